"""What is in the box, and setting up: ROLL-COMP, ROLL-SET."""

from __future__ import annotations

from collections import Counter

import pytest

import undercroft
from tests.rules.dungeon_roll.table import Table, dice_of, playing, table_of
from undercroft.games.dungeon_roll.content.dice import DUNGEON_DIE, PARTY_DIE
from undercroft.games.dungeon_roll.content.heroes import HEROES
from undercroft.games.dungeon_roll.view import RollView

HERO_NAMES = [hero.id for hero in HEROES]


def new_match(seats: int, seed: int = 0, **setup: object) -> undercroft.Match:
    return undercroft.new_match("dungeon-roll", seats=seats, seed=seed, setup=setup)


def heroes_of(match: undercroft.Match) -> list[str | None]:
    view = match.view(None)
    assert isinstance(view, RollView)
    return [adventurer.hero for adventurer in view.adventurers]


def first(match: undercroft.Match, kind: str) -> undercroft.Event:
    return next(event for event in match.events if event.kind == kind)


# -- what is in the box -----------------------------------------------------------------------


@pytest.mark.rule("ROLL-COMP-01")
@pytest.mark.parametrize("seed", range(4))
def test_there_are_exactly_seven_party_dice_and_all_are_rolled_in_the_party_or_in_the_graveyard(seed: int) -> None:
    for match in playing(2, seed):
        assert all(len(dice_of(event)) == 7 for event in match.events if event.kind == "party")
        if match.outcome is None and match.decisions[0].kind != "reroll":
            assert sum(table_of(match).party) + table_of(match).graveyard == 7


@pytest.mark.rule("ROLL-COMP-01")
def test_a_party_die_has_each_of_its_six_faces_once() -> None:
    assert sorted(PARTY_DIE.faces) == ["champion", "cleric", "fighter", "mage", "scroll", "thief"]
    rolled = Counter(face for seed in range(100) for face in dice_of(first(new_match(1, seed), "party")))
    assert rolled.total() == 700
    assert len(rolled) == 6
    assert all(80 < count < 160 for count in rolled.values())


@pytest.mark.rule("ROLL-COMP-02")
def test_there_are_exactly_seven_dungeon_dice_however_deep_the_level() -> None:
    table = Table(level=9, party="champion", dungeon="goblin skeleton ooze chest potion goblin goblin goblin goblin")
    assert table.thrown("level") == [("goblin", "goblin", "goblin", "skeleton", "ooze", "chest", "potion")]
    assert table.reserve == 0


@pytest.mark.rule("ROLL-COMP-02")
def test_a_dungeon_die_has_each_of_its_six_faces_once() -> None:
    assert sorted(DUNGEON_DIE.faces) == ["chest", "dragon", "goblin", "ooze", "potion", "skeleton"]
    levels = [first(new_match(1, seed, heroes=["knight"]), "level") for seed in range(300)]
    rolled = Counter(face for event in levels for face in dice_of(event))
    assert rolled.total() == 300
    assert len(rolled) == 6
    assert all(30 < count < 75 for count in rolled.values())


@pytest.mark.rule("ROLL-COMP-03")
def test_the_level_die_shows_one_to_ten_and_nothing_beyond() -> None:
    table = Table("spellsword", party="thief " * 7, dungeon="potion " * 49)
    for level in range(1, 11):
        assert table.state.level == level
        table.choose("onward")
        if level < 10:
            table.choose("seek-glory")
    table.refuses("seek-glory")
    assert [event.data["level"] for event in table.told("level")] == list(range(1, 11))


@pytest.mark.rule("ROLL-COMP-04", "ROLL-SET-01")
def test_all_36_treasure_tokens_are_in_the_chest_at_the_start() -> None:
    match = new_match(4)
    assert sum(table_of(match).chest) == 36
    assert not any(any(adventurer.treasures) for adventurer in table_of(match).adventurers)


@pytest.mark.rule("ROLL-COMP-04")
@pytest.mark.parametrize("seed", range(4))
def test_the_36_tokens_are_always_in_the_chest_or_with_a_player(seed: int) -> None:
    for match in playing(3, seed):
        s = table_of(match)
        assert sum(s.chest) + sum(sum(adventurer.treasures) for adventurer in s.adventurers) == 36


@pytest.mark.rule("ROLL-COMP-05")
@pytest.mark.parametrize("xp", [22, 24, 40])
def test_experience_is_not_limited_by_the_24_tokens(xp: int) -> None:
    table = Table(level=3, party="thief", dungeon="chest chest chest", xp=xp).choose("onward", "rest")
    assert table.me.xp == xp + 3


@pytest.mark.rule("ROLL-COMP-06")
def test_there_are_eight_hero_cards_and_each_can_be_played() -> None:
    assert len(HEROES) == len(set(HERO_NAMES)) == 8
    offered = [str(option.args[0]) for option in new_match(1, heroes="choose").decisions[0].options]
    assert sorted(offered) == sorted(HERO_NAMES)
    assert [heroes_of(new_match(1, heroes=[hero])) for hero in HERO_NAMES] == [[hero] for hero in HERO_NAMES]


@pytest.mark.rule("ROLL-COMP-07")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play_as_there_are_four_reference_cards(seats: int) -> None:
    assert len(heroes_of(new_match(seats))) == seats


@pytest.mark.rule("ROLL-COMP-07")
@pytest.mark.parametrize("seats", [-1, 0, 5, 8])
def test_nobody_plays_without_a_reference_card(seats: int) -> None:
    with pytest.raises(undercroft.BadSetup):
        new_match(seats)


# -- the treasure chest -----------------------------------------------------------------------


@pytest.mark.rule("ROLL-SET-01")
def test_treasures_are_drawn_from_the_tokens_in_the_chest() -> None:
    table = Table(level=3, party="thief", dungeon="chest chest chest", chest="elixir talisman town-portal elixir")
    table.choose("open:thief:2")
    assert table.chest == 2
    table = Table(level=3, party="thief", dungeon="chest chest chest", chest="elixir talisman town-portal")
    table.choose("open:thief:3")
    assert table.chest == 0
    assert table.treasures == ["talisman", "elixir", "town-portal"]


@pytest.mark.rule("ROLL-SET-01")
def test_the_dice_are_out_of_the_chest_and_none_is_on_the_table_before_the_first_roll() -> None:
    view = new_match(2, heroes="choose").view(None)
    assert isinstance(view, RollView)
    assert (view.party, view.graveyard, view.dungeon, view.lair, view.reserve) == ({}, 0, {}, 0, 7)


@pytest.mark.rule("ROLL-SET-02")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_can_see_which_tokens_are_in_the_chest(viewer: int | None) -> None:
    one, other = (
        Table("knight", "minstrel", "crusader", level=2, party="thief", dungeon="chest potion", chest=chest)
        for chest in ("elixir elixir talisman", "town-portal dragon-bait dragon-scales")
    )
    assert one.state.chest != other.state.chest
    assert one.match.view(viewer) == other.match.view(viewer)
    assert one.match.events_for(viewer) == other.match.events_for(viewer)
    assert one.options == other.options


# -- heroes -----------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-SET-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_is_dealt_one_hero_and_no_hero_twice(seats: int) -> None:
    for seed in range(20):
        match = new_match(seats, seed)
        dealt = heroes_of(match)
        assert [event.data for event in match.events if event.kind == "hero"] == [
            {"seat": seat, "hero": hero} for seat, hero in enumerate(dealt)
        ]
        assert set(dealt) <= set(HERO_NAMES)
        assert len(set(dealt)) == seats


@pytest.mark.rule("ROLL-SET-03")
def test_heroes_are_dealt_at_random() -> None:
    hands = [heroes_of(new_match(4, seed)) for seed in range(100)]
    for seat in range(4):
        assert {hand[seat] for hand in hands} == set(HERO_NAMES)


@pytest.mark.rule("ROLL-SET-04")
@pytest.mark.parametrize("hero", HERO_NAMES)
def test_a_hero_card_has_a_novice_side_and_a_master_side(hero: str) -> None:
    table = Table(hero, level=5, party="champion", dungeon="goblin " * 5)
    novice = table.me.side
    table.choose("fight:champion:goblin:5", "rest")
    assert table.me.master
    assert table.me.side is not novice
    assert {novice.name, table.me.side.name} == {table.me.card.novice.name, table.me.card.master.name}


@pytest.mark.rule("ROLL-SET-04")
def test_the_eight_cards_have_sixteen_sides() -> None:
    assert len({side.name for hero in HEROES for side in (hero.novice, hero.master)}) == 16


@pytest.mark.rule("ROLL-SET-05")
@pytest.mark.parametrize("heroes", ["deal", ["knight", "minstrel", "crusader"]])
def test_every_hero_starts_with_the_novice_side_up(heroes: str | list[str]) -> None:
    for seed in range(20):
        for adventurer in table_of(new_match(3, seed, heroes=heroes)).adventurers:
            assert not adventurer.master
            assert adventurer.side is adventurer.card.novice
            assert not adventurer.exhausted


@pytest.mark.rule("ROLL-SET-05", "ROLL-SET-06")
def test_players_may_choose_their_heroes_and_those_are_novices() -> None:
    match = new_match(3, heroes="choose", first=1)
    wishes = {0: "minstrel", 1: "half-goblin", 2: "occultist"}
    asked = []
    while match.decisions[0].kind == "choose-hero":
        seat = match.decisions[0].seat
        asked.append(seat)
        match.choose(seat, f"choose-hero:{wishes[seat]}")
    assert sorted(asked) == [0, 1, 2]
    assert heroes_of(match) == ["minstrel", "half-goblin", "occultist"]
    assert [adventurer.side.name for adventurer in table_of(match).adventurers] == heroes_of(match)


@pytest.mark.rule("ROLL-SET-06")
def test_a_hero_that_one_player_took_is_not_left_for_another() -> None:
    match = new_match(2, heroes="choose")
    match.choose(match.decisions[0].seat, "choose-hero:knight")
    decision = match.decisions[0]
    assert len(decision.options) == 7
    with pytest.raises(undercroft.Refusal):
        match.choose(decision.seat, "choose-hero:knight")


@pytest.mark.rule("ROLL-SET-06")
def test_players_may_agree_on_the_heroes_beforehand() -> None:
    for seed in range(5):
        assert heroes_of(new_match(2, seed, heroes=["enchantress", "knight"])) == ["enchantress", "knight"]


@pytest.mark.rule("ROLL-SET-06")
@pytest.mark.parametrize(
    "heroes", [["knight", "knight"], ["knight"], ["knight", "minstrel", "crusader"], ["knight", "?"]]
)
def test_an_agreement_that_the_cards_do_not_allow_is_refused(heroes: list[str]) -> None:
    with pytest.raises(undercroft.BadSetup):
        new_match(2, heroes=heroes)


# -- the first adventurer ---------------------------------------------------------------------


@pytest.mark.rule("ROLL-SET-07")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_whoever_was_underground_last_is_the_first_adventurer(seat: int) -> None:
    match = new_match(4, first=seat)
    assert table_of(match).adventurer == seat
    assert first(match, "delve").data["seat"] == first(match, "party").data["seat"] == seat


@pytest.mark.rule("ROLL-SET-07")
def test_if_nobody_says_who_it_was_any_player_can_be_the_first() -> None:
    assert {table_of(new_match(4, seed)).adventurer for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("ROLL-SET-07")
@pytest.mark.parametrize("seat", [-1, 2])
def test_the_first_adventurer_sits_at_the_table(seat: int) -> None:
    with pytest.raises(undercroft.BadSetup):
        new_match(2, first=seat)


@pytest.mark.rule("ROLL-SET-08")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_dungeon_lord_sits_to_the_left_of_the_adventurer(seat: int, left: int) -> None:
    match = new_match(3, first=seat, heroes=["knight", "minstrel", "crusader"])
    assert table_of(match).lord == left
    assert first(match, "delve").data["lord"] == first(match, "level").data["lord"] == left
