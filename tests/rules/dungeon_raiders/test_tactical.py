"""The tactical variant: RAID-TAC, RAID-NEXT."""

from __future__ import annotations

from collections import Counter

import pytest

import undercroft
from tests.rules.dungeon_raiders.table import Table, new_match, playing, table_of, view_of
from undercroft.engine.match import Match, Start
from undercroft.games.dungeon_raiders import GAME


def tactical(seats: int, rooms: str = "goblin goblin", first: int = 0, **laid: object) -> Table:
    return Table(seats, rooms, first=first, variant="tactical", **laid)  # type: ignore[arg-type]  # passed on as it is


# -- RAID-TAC ---------------------------------------------------------------------------------


@pytest.mark.rule("RAID-TAC-01")
def test_chance_picks_the_first_player() -> None:
    firsts = Counter(view_of(new_match(4, seed, variant="tactical")).first for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25
    match = Match(Start(GAME, 4, undercroft.Script(first="2"), {"variant": "tactical"}))
    assert view_of(match).first == 2
    assert match.decisions[0].seat == 2


@pytest.mark.rule("RAID-TAC-01")
def test_the_first_player_is_picked_after_the_characters_are_chosen() -> None:
    match = new_match(2, variant="tactical", characters="choose")
    assert view_of(match).first is None
    match.choose(0, "choose-character:thief")
    assert view_of(match).first is None
    match.choose(1, "choose-character:knight")
    assert view_of(match).first in (0, 1)


@pytest.mark.rule("RAID-TAC-02")
def test_all_see_who_has_the_token() -> None:
    table = tactical(3, first=1)
    for seat in (None, 0, 1, 2):
        assert table.view(seat).first == 1


@pytest.mark.rule("RAID-TAC-03")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_cards_are_played_openly_one_by_one_clockwise_from_the_first_player(first: int) -> None:
    table = tactical(4, first=first)
    for turn, card in enumerate(("4", "3", "2", "1")):
        seat = (first + turn) % 4
        assert table.seats_asked == [seat]
        assert [raider.laid for raider in table.view().raiders].count([]) == 4 - turn
        table.play(card)
    assert table.seats_told("played") == [(first + turn) % 4 for turn in range(4)]


@pytest.mark.rule("RAID-TAC-03")
def test_each_sees_what_was_played_before() -> None:
    table = tactical(3).play("4").play("2")
    assert [raider.laid for raider in table.view(2).raiders] == [["power-4"], ["power-2"], []]


@pytest.mark.rule("RAID-TAC-03")
def test_the_dead_are_passed_over() -> None:
    table = tactical(4, first=1, dead=[2]).play("4")
    assert table.seats_asked == [3]


@pytest.mark.rule("RAID-TAC-04")
def test_when_all_have_played_the_room_takes_effect_as_usual() -> None:
    table = tactical(3, "treasure-4-2 goblin").play("4").play("2")
    assert table.treasure == [5, 5, 5]
    table.play("3")
    assert table.treasure == [9, 5, 7]
    assert table.view().contest == "goblin"


@pytest.mark.rule("RAID-TAC-05")
def test_a_crystal_ball_passes_and_its_player_plays_when_the_others_have() -> None:
    table = tactical(3, "treasure-4", items=["ball", "", ""]).play("ball")
    assert table.seats_asked == [1]
    table.play("3").play("4")
    assert (table.seats_asked, table.asked) == ([0], "follow-up")
    assert table.offers(0) == ["1", "2", "3", "4", "5"]
    table.refuses(0, "hold", "must-play", "RAID-PLAY-01")
    table.play("5")
    assert table.treasure == [9, 5, 5]


@pytest.mark.rule("RAID-TAC-05")
def test_one_more_ball_passes_once_more() -> None:
    table = tactical(3, "treasure-4", items=["ball ball", "", "ball"]).play("ball").play("3").play("ball")
    assert table.seats_asked == [0]
    table.play("ball")
    assert table.seats_asked == [2]
    table.play("4")
    assert table.seats_asked == [0]
    table.play("5")
    assert table.treasure == [9, 5, 5]


@pytest.mark.rule("RAID-TAC-06")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 3]), (2, [3, 0, 1]), (1, [1, 3, 0])])
def test_several_who_passed_play_in_turn_order_from_the_first_player(first: int, order: list[int]) -> None:
    table = tactical(4, "treasure-4", first=first, items=["ball", "ball", "", "ball"])
    for turn in range(4):
        table.play("2" if (first + turn) % 4 == 2 else "ball")
    for place, seat in enumerate(order):
        assert table.seats_asked == [seat]
        if place:
            assert table.view().raiders[order[place - 1]].laid[-1].startswith("power")
        table.play(str(5 - place))
    assert table.treasure[order[0]] == 9


@pytest.mark.rule("RAID-TAC-03", "RAID-ITM-01")
def test_a_torch_can_be_lit_before_one_plays() -> None:
    table = tactical(3, "goblin dark:lava", items=["", "torch", ""]).play("4").play("light")
    assert table.seats_asked == [1]
    assert table.view(1).row[1].room == "lava"
    assert table.view(0).row[1].room is None
    table.play("3")
    assert table.seats_asked == [2]


@pytest.mark.rule("RAID-TAC-04", "RAID-BOSS-03")
def test_against_a_boss_one_or_two_cards_are_laid_openly() -> None:
    table = tactical(3, first=2, boss="megadragon", hands=["3 4 5"] * 3).play("4+5")
    assert table.seats_asked == [0]
    assert table.view(0).raiders[2].laid == ["power-4", "power-5"]
    table.play("4+5").play("4+5")
    assert (table.asked, table.seats_asked) == ("claim-chest", [2])
    table.play("3").play("3").play("3")
    assert table.treasure == [6, 6, 6]


# -- RAID-NEXT --------------------------------------------------------------------------------


@pytest.mark.rule("RAID-NEXT-01")
@pytest.mark.parametrize(("cards", "first"), [("5 4 3", 0), ("3 5 4", 1), ("1 2 3", 2)])
def test_whoever_played_the_highest_value_is_first_in_the_next_room(cards: str, first: int) -> None:
    table = tactical(3)
    for card in cards.split():
        table.play(card)
    assert table.view().first == first
    assert table.seats_asked == [first]


@pytest.mark.rule("RAID-NEXT-01")
def test_the_token_is_kept_from_one_level_to_the_next() -> None:
    table = tactical(3, "goblin", room=5).play("1").play("5").play("2")
    assert table.view().level == 2
    assert table.seats_asked == [1]


@pytest.mark.rule("RAID-NEXT-01")
def test_the_dead_do_not_get_the_token() -> None:
    table = tactical(3, "boulder goblin", lives=[2, 2, 3]).play("1").play("2").play("5")
    assert table.alive == [True, True, False]
    assert table.view().first == 1


@pytest.mark.rule("RAID-NEXT-01")
@pytest.mark.parametrize("seed", range(4))
def test_in_real_matches_the_token_is_with_the_living(seed: int) -> None:
    for match in playing(4, seed, variant="tactical"):
        if match.outcome is None:
            s = table_of(match)
            assert s.raiders[s.first].alive


@pytest.mark.rule("RAID-NEXT-02")
@pytest.mark.parametrize(("item", "room"), [("key", "treasure-1"), ("sword", "goblin")])
def test_a_key_or_sword_counts_five_for_the_token(item: str, room: str) -> None:
    table = tactical(3, f"{room} goblin", items=["", item, ""]).play("4").play(item).play("4")
    assert table.view().first == 1


@pytest.mark.rule("RAID-NEXT-02")
def test_a_card_after_a_crystal_ball_counts_for_the_token() -> None:
    table = tactical(3, items=["", "ball", ""]).play("3").play("ball").play("2").play("4")
    assert table.view().first == 1


@pytest.mark.rule("RAID-NEXT-03")
@pytest.mark.parametrize(
    ("first", "cards", "following"),
    [
        (1, {1: "2", 2: "5", 3: "1", 0: "5"}, 2),
        (3, {3: "2", 0: "5", 1: "1", 2: "5"}, 0),
        (2, {2: "5", 3: "5", 0: "5", 1: "5"}, 2),
        (2, {2: "1", 3: "4", 0: "3", 1: "4"}, 3),
    ],
)
def test_a_tie_goes_to_the_nearest_clockwise_from_the_first_player(
    first: int, cards: dict[int, str], following: int
) -> None:
    table = tactical(4, first=first)
    for card in cards.values():
        table.play(card)
    assert table.view().first == following
