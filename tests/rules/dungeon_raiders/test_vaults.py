"""Vaults: RAID-STA."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import Table


@pytest.mark.rule("RAID-STA-01")
def test_in_a_vault_with_items_each_gets_what_belongs_to_the_card_played() -> None:
    table = Table(5, "vault-items").play("1", "2", "3", "4", "5")
    assert [table.items(seat) for seat in range(5)] == [["torch"], ["ball"], ["key"], ["sword"], []]
    assert table.lives == [8, 8, 8, 8, 9]
    assert table.treasure == [5] * 5


@pytest.mark.rule("RAID-STA-01")
def test_in_a_vault_with_coins_each_gets_what_belongs_to_the_card_played() -> None:
    table = Table(5, "vault-coins", lives=[5] * 5).play("1", "2", "3", "4", "5")
    assert table.treasure == [6, 7, 5, 8, 5]
    assert table.lives == [5, 5, 6, 5, 7]
    assert all(table.items(seat) == [] for seat in range(5))


@pytest.mark.rule("RAID-STA-02")
@pytest.mark.parametrize(("card", "item"), [("1", "torch"), ("2", "crystal-ball"), ("3", "key"), ("4", "sword")])
def test_an_item_comes_from_its_pile_into_the_hand(card: str, item: str) -> None:
    table = Table(3, "vault-items").play(card, "5", "5")
    assert table.view(0).raiders[0].hand == [f"power-{n}" for n in range(1, 6) if str(n) != card] + [item]
    assert table.piles == {name: 5 if name == item else 6 for name in ("torch", "crystal-ball", "key", "sword")}


@pytest.mark.rule("RAID-STA-02")
def test_several_can_take_the_same_item_if_there_are_enough() -> None:
    table = Table(4, "vault-items", piles={"key": 3}).play("3", "3", "3", "5")
    assert [table.items(seat) for seat in range(4)] == [["key"], ["key"], ["key"], []]
    assert table.piles["key"] == 0


@pytest.mark.rule("RAID-STA-03")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_if_there_are_too_few_for_all_nobody_takes_the_item(left: int) -> None:
    table = Table(4, "vault-items", piles={"key": left}).play("3", "3", "3", "4")
    assert [table.items(seat) for seat in range(4)] == [[], [], [], ["sword"]]
    assert table.piles["key"] == left


@pytest.mark.rule("RAID-STA-03")
def test_one_alone_gets_nothing_from_an_empty_pile() -> None:
    table = Table(3, "vault-items", piles={"torch": 0}).play("1", "5", "5")
    assert table.items(0) == []
    assert table.piles["torch"] == 0


@pytest.mark.rule("RAID-STA-04")
def test_a_hand_can_be_as_large_as_one_likes() -> None:
    items = "torch torch torch ball ball ball key key key sword sword sword"
    table = Table(3, "vault-items", items=[items, "", ""]).play("4", "5", "5")
    assert len(table.items(0)) == 13
    assert table.items(0).count("sword") == 4


@pytest.mark.rule("RAID-STA-05", "RAID-STA-06")
@pytest.mark.parametrize(("card", "coins"), [("1", 1), ("2", 2), ("4", 3)])
def test_a_stack_of_coins_is_treasure_for_each_who_earned_it(card: str, coins: int) -> None:
    table = Table(4, "vault-coins").play(card, card, card, "5")
    assert table.treasure == [5 + coins] * 3 + [5]


@pytest.mark.rule("RAID-STA-07", "RAID-STA-08")
@pytest.mark.parametrize(
    ("room", "card", "lives"), [("vault-coins", "3", 1), ("vault-coins", "5", 2), ("vault-items", "5", 1)]
)
def test_a_potion_restores_lives_to_each_who_earned_it(room: str, card: str, lives: int) -> None:
    table = Table(4, room, lives=[3, 4, 5, 6]).play(card, card, card, "1")
    assert table.lives == [3 + lives, 4 + lives, 5 + lives, 6]


@pytest.mark.rule("RAID-STA-07", "RAID-TRK-04")
@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_a_potion_never_gives_more_than_ten_lives(before: int, after: int) -> None:
    assert Table(3, "vault-coins", lives=[before] * 3).play("5", "1", "1").lives[0] == after


@pytest.mark.rule("RAID-STA-09")
@pytest.mark.parametrize("rooms", ["goblin goblin goblin", "lava lava lava", "vault-coins vault-coins vault-coins"])
def test_played_power_cards_lie_open_for_all_until_the_level_ends(rooms: str) -> None:
    table = Table(3, rooms).play("5", "4", "3").play("2", "3", "5")
    for seat in (None, 0, 1, 2):
        assert [raider.played for raider in table.view(seat).raiders] == [
            ["power-2", "power-5"],
            ["power-3", "power-4"],
            ["power-3", "power-5"],
        ]
