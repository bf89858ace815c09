"""Treasure rooms: RAID-TRE."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import Table


def gains(room: str, *cards: str) -> list[int]:
    """What each gains in this room with these cards."""
    return [treasure - 5 for treasure in Table(len(cards), room).play(*cards).treasure]


@pytest.mark.rule("RAID-TRE-01")
@pytest.mark.parametrize(
    ("room", "chest"), [("treasure-1", 1), ("treasure-2", 2), ("treasure-3", 3), ("treasure-4", 4)]
)
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_highest_value_takes_the_chest(room: str, chest: int, winner: int) -> None:
    cards = ["1", "1", "1"]
    cards[winner] = "2"
    assert gains(room, *cards) == [chest if seat == winner else 0 for seat in range(3)]


@pytest.mark.rule("RAID-TRE-01")
def test_the_highest_value_takes_the_most_valuable_of_two_chests() -> None:
    assert gains("treasure-4-2", "3", "5", "1") == [2, 4, 0]
    assert gains("treasure-3-2", "5", "4", "3") == [3, 2, 0]
    assert gains("treasure-2-1", "1", "4", "5") == [0, 1, 2]


@pytest.mark.rule("RAID-TRE-02")
@pytest.mark.parametrize(
    ("room", "cards", "expected"),
    [
        ("treasure-4", "5 5 1", [2, 2, 0]),
        ("treasure-3", "5 5 1", [1, 1, 0]),
        ("treasure-4", "5 5 5", [1, 1, 1]),
        ("treasure-3", "2 2 2", [1, 1, 1]),
        ("treasure-4", "3 4 4 4 1", [0, 1, 1, 1, 0]),
    ],
)
def test_those_tied_for_the_highest_share_and_what_is_left_over_is_lost(
    room: str, cards: str, expected: list[int]
) -> None:
    assert gains(room, *cards.split()) == expected


@pytest.mark.rule("RAID-TRE-03")
@pytest.mark.parametrize(
    ("room", "cards"),
    [("treasure-1", "5 5 1"), ("treasure-2", "4 4 4"), ("treasure-3", "5 5 5 5"), ("treasure-4", "1 1 1 1 1")],
)
def test_a_chest_with_less_than_there_are_contenders_gives_nothing(room: str, cards: str) -> None:
    assert set(gains(room, *cards.split())) == {0}
    assert Table(len(cards.split()), room).play(*cards.split()).told("chest-too-small")


@pytest.mark.rule("RAID-TRE-04")
def test_the_second_highest_value_takes_the_second_chest() -> None:
    assert gains("treasure-4-2", "1", "2", "3", "4") == [0, 0, 2, 4]
    assert gains("treasure-4", "1", "2", "3", "4") == [0, 0, 0, 4]


@pytest.mark.rule("RAID-TRE-04")
def test_without_a_second_place_the_second_chest_goes_to_nobody() -> None:
    assert gains("treasure-4-2", "3", "3", "3") == [1, 1, 1]
    assert Table(3, "treasure-4-2").play("3", "3", "3").told("chest-stays")[0].data == {"chest": 2}


@pytest.mark.rule("RAID-TRE-05")
@pytest.mark.parametrize(
    ("room", "cards", "expected"),
    [
        ("treasure-4-2", "5 3 3 1", [4, 1, 1, 0]),
        ("treasure-3-2", "5 3 3 3", [3, 0, 0, 0]),
        ("treasure-2-1", "5 3 3", [2, 0, 0]),
        ("treasure-4-2", "2 5 5 2 1", [1, 2, 2, 1, 0]),
    ],
)
def test_those_tied_for_second_share_the_second_chest(room: str, cards: str, expected: list[int]) -> None:
    assert gains(room, *cards.split()) == expected


@pytest.mark.rule("RAID-TRE-06")
def test_second_place_may_earn_more_than_a_shared_first_place() -> None:
    assert gains("treasure-3-2", "5", "5", "4") == [1, 1, 2]
    assert gains("treasure-2-1", "5", "5", "5", "4") == [0, 0, 0, 1]


@pytest.mark.rule("RAID-TRE-07")
def test_the_example_of_the_rulebook() -> None:
    assert gains("treasure-4-2", "4", "4", "4", "2", "1") == [1, 1, 1, 2, 0]


@pytest.mark.rule("RAID-TRE-01")
def test_the_dead_take_no_part() -> None:
    table = Table(4, "treasure-4-2", dead=[1]).play("3", "2", "1")
    assert table.treasure == [9, 5, 7, 5]
