"""Setting up: RAID-SET, RAID-DIFF."""

from __future__ import annotations

from collections import Counter

import pytest

import undercroft
from tests.rules.dungeon_raiders.table import Table, new_match, playing, table_of, view_of
from undercroft.engine.match import Match, Start
from undercroft.games.dungeon_raiders import GAME
from undercroft.games.dungeon_raiders.content.characters import CHARACTERS, Character
from undercroft.games.dungeon_raiders.content.rooms import DECK

SEEDS = range(200)


def names(match: Match) -> list[str]:
    """The rooms of the dungeon in order, without the boss."""
    return [room.id for room in table_of(match).dungeon[:24]]


# -- the dungeon cards ------------------------------------------------------------------------


@pytest.mark.rule("RAID-SET-01")
def test_the_30_cards_are_shuffled() -> None:
    dungeons = [names(new_match(2, seed)) for seed in SEEDS]
    assert len({tuple(dungeon) for dungeon in dungeons}) == len(SEEDS)
    firsts = Counter(dungeon[0] for dungeon in dungeons)
    assert set(firsts) == {room.id for room in DECK}


@pytest.mark.rule("RAID-SET-02")
def test_six_cards_are_set_aside_and_any_card_can_be_among_them() -> None:
    asides = [table_of(new_match(2, seed)).aside for seed in SEEDS]
    assert {len(aside) for aside in asides} == {6}
    assert {room.id for aside in asides for room in aside} == {room.id for room in DECK}


@pytest.mark.rule("RAID-SET-02")
def test_nobody_sees_the_six_and_they_never_come() -> None:
    for match in playing(3, seed=4):
        assert view_of(match).aside == 6
    s = table_of(match)
    assert Counter(s.dungeon[:24]) == Counter(DECK) - Counter(s.aside)


@pytest.mark.rule("RAID-SET-03")
def test_twelve_of_the_24_cards_lie_face_up() -> None:
    for seed in SEEDS:
        assert table_of(new_match(2, seed)).dark[:24].count(False) == 12


@pytest.mark.rule("RAID-SET-04")
def test_the_deck_is_shuffled_again_so_that_open_cards_can_be_anywhere() -> None:
    darks = [table_of(new_match(2, seed)).dark for seed in SEEDS]
    for place in range(24):
        assert 60 < sum(dark[place] for dark in darks) < 140
    assert len(set(darks)) == len(SEEDS)


@pytest.mark.rule("RAID-SET-03", "RAID-SET-04")
def test_a_script_can_say_how_the_cards_come_and_cards_are_not_turned_by_the_second_shuffle() -> None:
    ups = ["goblin", "goblin", "lava"]
    script = undercroft.Script(deck=ups, dungeon="lava goblin goblin", boss="hydra")
    match = Match(Start(GAME, 3, script, None))
    assert names(match)[:3] == ["lava", "goblin", "goblin"]
    assert table_of(match).dark[:3] == (False, False, False)
    assert table_of(match).dungeon[24].id == "hydra"
    with pytest.raises(undercroft.UndercroftError, match="dark:lava"):
        Match(Start(GAME, 3, undercroft.Script(deck=ups, dungeon="dark:lava"), None))


@pytest.mark.rule("RAID-SET-05", "RAID-BOSS-01")
def test_a_boss_lies_face_down_under_the_deck_and_nobody_sees_it() -> None:
    for seed in range(30):
        s = table_of(new_match(2, seed))
        assert [place for place, room in enumerate(s.dungeon) if room.kind == "boss"] == [24]
        assert s.dark[24]
    table = Table(3, "zombie", level=5)
    for seat in (None, 0, 1, 2):
        assert [room.room for room in table.view(seat).row] == ["zombie"] * 4 + [None]


@pytest.mark.rule("RAID-SET-06", "RAID-SET-07", "RAID-SET-09")
def test_five_piles_of_five_cards_each_a_level() -> None:
    match = new_match(2, characters="choose")
    assert view_of(match).piles == 5
    assert len(table_of(match).dungeon) == 25
    levels = [event for match in playing(5, seed=2, variant="tactical") for event in match.events]
    dealt = {event.data["level"]: len(event.data) - 1 for event in levels if event.kind == "level"}
    assert set(dealt.values()) == {5}


@pytest.mark.rule("RAID-SET-08", "RAID-LVL-02")
@pytest.mark.parametrize("seed", range(4))
def test_the_piles_are_played_in_the_order_they_were_made(seed: int) -> None:
    match = new_match(5, seed)
    dungeon = [room.id for room in table_of(match).dungeon]
    *_, match = playing(5, seed)
    entered = [event.data["room"] for event in match.events if event.kind in ("room", "dark-room")]
    assert entered == dungeon[: len(entered)]
    assert len(entered) > 5


@pytest.mark.rule("RAID-SET-10")
def test_nobody_knows_the_rooms_of_a_level_before_it_is_laid_out() -> None:
    """Deal the piles anew: nothing that anybody can see changes, yet other rooms will come."""
    match = new_match(3, seed=5)
    forks = [match.fork(0, seed=seed) for seed in range(20)]
    assert all(fork.view(0) == match.view(0) for fork in forks)
    assert len({tuple(names(fork)[5:]) for fork in [match, *forks]}) == 21
    assert len({table_of(fork).dark for fork in forks}) > 15
    assert len({table_of(fork).dungeon[24].id for fork in forks}) > 4


@pytest.mark.rule("RAID-SET-10")
def test_even_which_cards_of_the_piles_lie_open_is_not_to_be_seen() -> None:
    view = view_of(new_match(3, seed=5), 0)
    assert len(view.row) == 5
    assert view.piles == 4
    assert not hasattr(view, "dungeon")


# -- items and characters ---------------------------------------------------------------------


@pytest.mark.rule("RAID-SET-11")
def test_the_items_are_in_four_open_piles() -> None:
    view = view_of(new_match(2, characters=["warrior", "thief"]))
    assert view.items == {"torch": 6, "crystal-ball": 6, "key": 5, "sword": 6}


@pytest.mark.rule("RAID-SET-12")
def test_each_player_is_dealt_a_character_at_random() -> None:
    dealt = [[raider.character for raider in view_of(new_match(3, seed)).raiders] for seed in SEEDS]
    assert all(len(set(characters)) == 3 for characters in dealt)
    for seat in range(3):
        counts = Counter(characters[seat] for characters in dealt)
        assert len(counts) == 5
        assert min(counts.values()) > 20


@pytest.mark.rule("RAID-SET-12")
def test_characters_can_be_chosen_in_turn() -> None:
    match = new_match(3, characters="choose")
    assert [option.id for option in match.decisions[0].options] == [
        f"choose-character:{name}" for name in ("explorer", "knight", "thief", "warrior", "wizard")
    ]
    match.choose(0, "choose-character:thief")
    with pytest.raises(undercroft.Refusal) as refusal:
        match.choose(1, "choose-character:thief")
    assert (refusal.value.code, refusal.value.rule) == ("character-taken", "RAID-SET-12")
    match.choose(1, "choose-character:wizard")
    match.choose(2, "choose-character:knight")
    assert [raider.character for raider in view_of(match).raiders] == ["thief", "wizard", "knight"]
    assert match.decisions[0].kind == "play-card"


@pytest.mark.rule("RAID-SET-12")
@pytest.mark.parametrize(
    "characters", [["knight"], ["knight", "knight"], ["knight", "bard"], ["knight", "thief", "wizard"], "random", 3]
)
def test_bad_agreements_are_refused(characters: object) -> None:
    with pytest.raises(undercroft.UndercroftError, match="bad set-up"):
        new_match(2, characters=characters)


@pytest.mark.rule("RAID-SET-13")
def test_characters_that_nobody_has_take_no_part() -> None:
    match = new_match(2, characters=["warrior", "wizard"])
    assert len(view_of(match).raiders) == 2
    assert view_of(match).items == {"torch": 6, "crystal-ball": 4, "key": 6, "sword": 6}


@pytest.mark.rule("RAID-SET-14")
def test_all_see_who_plays_whom() -> None:
    match = new_match(4, seed=3)
    for seat in (None, 0, 1, 2, 3):
        assert [raider.character for raider in view_of(match, seat).raiders] == [
            raider.character.id for raider in table_of(match).raiders
        ]
    assert [event.data["seat"] for event in match.events if event.kind == "character"] == [0, 1, 2, 3]


STARTS = {
    "explorer": (8, 3, ["torch"]),
    "knight": (9, 1, ["sword"]),
    "thief": (8, 2, ["key"]),
    "warrior": (10, 2, []),
    "wizard": (9, 1, ["crystal-ball", "crystal-ball"]),
}


@pytest.mark.rule("RAID-SET-15", "RAID-SET-16", "RAID-SET-17")
@pytest.mark.parametrize("character", CHARACTERS, ids=str)
def test_each_character_starts_with_what_the_card_shows(character: Character) -> None:
    other = "thief" if character.id == "warrior" else "warrior"
    raider = view_of(new_match(2, characters=[character.id, other]), 0).raiders[0]
    lives, treasure, items = STARTS[character.id]
    assert (raider.lives, raider.treasure) == (lives, treasure)
    assert raider.hand == ["power-1", "power-2", "power-3", "power-4", "power-5", *items]


@pytest.mark.rule("RAID-SET-18")
@pytest.mark.parametrize("seed", range(3))
def test_hands_are_hidden_from_one_another(seed: int) -> None:
    for match in playing(4, seed):
        for seat in (None, 0, 1, 2, 3):
            for raider in view_of(match, seat).raiders:
                assert (raider.hand is None) == (raider.seat != seat)
                assert (raider.chosen is None) == (raider.seat != seat)
                if raider.hand is not None:
                    assert raider.cards == len(raider.hand)


@pytest.mark.rule("RAID-SET-19")
def test_the_pictured_character_starts_with_1_treasure_9_lives_and_2_crystal_balls() -> None:
    raider = view_of(new_match(2, characters=["knight", "wizard"]), 1).raiders[1]
    assert (raider.treasure, raider.lives) == (1, 9)
    assert raider.hand == ["power-1", "power-2", "power-3", "power-4", "power-5", "crystal-ball", "crystal-ball"]


# -- the first games --------------------------------------------------------------------------

WITHOUT_VAULTS = [room.id for room in DECK if room.id != "vault-items"][:24]
"""A deck that leaves all vaults with items among the six cards set aside."""


def scripted(first_game: bool) -> Match:
    return Match(Start(GAME, 3, undercroft.Script(deck=WITHOUT_VAULTS, swap="dragon"), {"first_game": first_game}))


@pytest.mark.rule("RAID-DIFF-01")
def test_a_vault_with_items_is_swapped_in_for_the_first_games() -> None:
    assert names(scripted(False)).count("vault-items") == 0
    match = scripted(True)
    assert names(match).count("vault-items") == 1
    assert names(match).count("dragon") == 1
    assert sorted(room.id for room in table_of(match).aside).count("vault-items") == 2
    assert Counter(table_of(match).dungeon[:24] + table_of(match).aside) == Counter(DECK)


@pytest.mark.rule("RAID-DIFF-01")
def test_in_a_first_game_everybody_knows_that_a_vault_is_there() -> None:
    match = scripted(True)
    for seed in range(300):
        assert "vault-items" in names(match.fork(0, seed=seed))


@pytest.mark.rule("RAID-DIFF-01")
def test_nothing_is_swapped_where_a_vault_is_in_play_already() -> None:
    same = [seed for seed in range(40) if names(new_match(2, seed)) == names(new_match(2, seed, first_game=True))]
    assert len(same) > 35
