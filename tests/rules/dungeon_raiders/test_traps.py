"""Trap rooms: RAID-TRP."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import Table

BY_HIGHEST = [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)]
"""The highest card played, and what it costs the leaders."""


def others(card: int) -> str:
    """A card that does not decide where ``card`` is the highest."""
    return str(max(1, card - 1))


@pytest.mark.rule("RAID-TRP-01")
@pytest.mark.parametrize(("card", "loss"), BY_HIGHEST)
def test_the_magnet_takes_treasure_from_the_richest_by_the_highest_card(card: int, loss: int) -> None:
    table = Table(3, "magnet", treasure=[6, 9, 8]).play(str(card), others(card), others(card))
    assert table.treasure == [6, 9 - loss, 8]
    assert table.lives == [8, 8, 8]


@pytest.mark.rule("RAID-TRP-02")
def test_the_magnet_takes_the_whole_loss_from_all_who_are_richest() -> None:
    assert Table(4, "magnet", treasure=[7, 9, 9, 2]).play("5", "1", "1", "1").treasure == [7, 6, 6, 2]
    assert Table(3, "magnet", treasure=[4, 4, 4]).play("4", "1", "1").treasure == [2, 2, 2]


@pytest.mark.rule("RAID-TRP-02", "RAID-DTH-02")
def test_the_magnet_does_not_see_the_treasure_of_the_dead() -> None:
    table = Table(4, "magnet", treasure=[20, 9, 8, 2], dead=[0]).play("5", "1", "1")
    assert table.treasure == [20, 6, 8, 2]


@pytest.mark.rule("RAID-TRP-03")
@pytest.mark.parametrize(("card", "loss"), BY_HIGHEST)
def test_the_boulder_takes_lives_from_the_strongest_by_the_highest_card(card: int, loss: int) -> None:
    table = Table(3, "boulder", lives=[6, 7, 9]).play(others(card), str(card), others(card))
    assert table.lives == [6, 7, 9 - loss]
    assert table.treasure == [5, 5, 5]


@pytest.mark.rule("RAID-TRP-04")
def test_the_boulder_takes_the_whole_loss_from_all_who_are_strongest() -> None:
    assert Table(4, "boulder", lives=[9, 4, 9, 9]).play("1", "4", "1", "1").lives == [7, 4, 7, 7]
    assert Table(3, "boulder", lives=[3, 3, 3]).play("1", "3", "1").lives == [2, 2, 2]


@pytest.mark.rule("RAID-TRP-05")
def test_lava_takes_one_treasure_from_all_if_the_lowest_card_is_3() -> None:
    assert Table(3, "lava", treasure=[9, 4, 1]).play("3", "5", "4").treasure == [8, 3, 0]


@pytest.mark.rule("RAID-TRP-05", "RAID-TRP-08")
@pytest.mark.parametrize("trap", ["lava", "spikes"])
@pytest.mark.parametrize("card", ["4", "5"])
def test_a_lowest_card_of_4_or_5_does_nothing(trap: str, card: str) -> None:
    table = Table(3, trap).play(card, "5", "5")
    assert (table.lives, table.treasure) == ([8, 8, 8], [5, 5, 5])
    assert table.told("trap-still")


@pytest.mark.rule("RAID-TRP-06")
def test_lava_takes_two_treasures_from_all_if_the_lowest_card_is_2() -> None:
    assert Table(3, "lava", treasure=[9, 4, 1]).play("3", "2", "4").treasure == [7, 2, 0]


@pytest.mark.rule("RAID-TRP-07")
def test_lava_takes_half_the_treasure_rounded_down_if_the_lowest_card_is_1() -> None:
    table = Table(5, "lava", treasure=[5, 8, 1, 0, 13]).play("1", "5", "5", "5", "5")
    assert table.treasure == [3, 4, 1, 0, 7]


@pytest.mark.rule("RAID-TRP-08")
def test_spikes_take_one_life_from_all_if_the_lowest_card_is_3() -> None:
    assert Table(3, "spikes", lives=[9, 4, 2]).play("4", "5", "3").lives == [8, 3, 1]


@pytest.mark.rule("RAID-TRP-09")
def test_spikes_take_two_lives_from_all_if_the_lowest_card_is_2() -> None:
    assert Table(3, "spikes", lives=[9, 4, 3]).play("4", "2", "3").lives == [7, 2, 1]


@pytest.mark.rule("RAID-TRP-10")
def test_spikes_take_half_the_lives_rounded_down_if_the_lowest_card_is_1() -> None:
    assert Table(5, "spikes", lives=[7, 10, 2, 1, 3]).play("2", "5", "5", "1", "5").lives == [4, 5, 1, 1, 2]


@pytest.mark.rule("RAID-TRP-11")
@pytest.mark.parametrize("cards", [("5", "1", "1"), ("1", "5", "1"), ("1", "1", "5"), ("5", "5", "5"), ("5", "4", "5")])
def test_it_does_not_matter_who_played_the_highest_card_nor_how_many_did(cards: tuple[str, ...]) -> None:
    assert Table(3, "magnet", treasure=[6, 9, 8]).play(*cards).treasure == [6, 6, 8]


@pytest.mark.rule("RAID-TRP-11")
@pytest.mark.parametrize("cards", [("2", "5", "5"), ("5", "2", "4"), ("2", "2", "2"), ("3", "3", "2")])
def test_it_does_not_matter_who_played_the_lowest_card_nor_how_many_did(cards: tuple[str, ...]) -> None:
    assert Table(3, "spikes").play(*cards).lives == [6, 6, 6]


@pytest.mark.rule("RAID-TRP-12")
@pytest.mark.parametrize(
    ("trap", "lives", "treasure"),
    [
        ("magnet", [9, 8, 7], [9, 5, 5 - 1]),
        ("boulder", [9 - 3, 8, 7], [12, 5, 4]),
        ("lava", [9, 8, 7], [12 - 2, 5 - 2, 4 - 2]),
        ("spikes", [9 - 2, 8 - 2, 7 - 2], [12, 5, 4]),
    ],
)
def test_magnet_and_boulder_hit_the_leaders_lava_and_spikes_hit_all(
    trap: str, lives: list[int], treasure: list[int]
) -> None:
    table = Table(3, trap, lives=[9, 8, 7], treasure=[12, 5, 4]).play("5", "2", "3")
    assert (table.lives, table.treasure) == (lives, treasure)


@pytest.mark.rule("RAID-TRP-11")
def test_the_dead_are_not_hit() -> None:
    table = Table(4, "spikes", dead=[2], lives=[8, 8, 0, 8]).play("2", "3", "4")
    assert table.lives == [6, 6, 0, 6]
