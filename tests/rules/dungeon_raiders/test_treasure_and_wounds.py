"""Treasure and wounds, and death: RAID-TRK, RAID-DTH."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import Table, playing, table_of

# -- RAID-TRK ---------------------------------------------------------------------------------


@pytest.mark.rule("RAID-TRK-01")
def test_all_see_each_raiders_treasure_and_lives() -> None:
    table = Table(3, "goblin", lives=[9, 7, 3], treasure=[1, 14, 0])
    for seat in (None, 0, 1, 2):
        raiders = table.view(seat).raiders
        assert [(raider.lives, raider.treasure) for raider in raiders] == [(9, 1), (7, 14), (3, 0)]


@pytest.mark.rule("RAID-TRK-02")
def test_each_wound_costs_a_life() -> None:
    table = Table(3, "dragon").play("1", "2", "2")
    assert table.lives == [5, 8, 8]
    assert table.told("wounded")[0].data == {"seat": 0, "wounds": 3, "total": 5}


@pytest.mark.rule("RAID-TRK-03")
def test_healing_gives_lives_back() -> None:
    table = Table(3, "vault-coins", lives=[4, 4, 4]).play("5", "3", "1")
    assert table.lives == [6, 5, 4]
    assert [event.data["lives"] for event in table.told("healed")] == [2, 1]


@pytest.mark.rule("RAID-TRK-04")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_ever_has_more_than_ten_lives(seed: int) -> None:
    for match in playing(5, seed, characters="deal"):
        assert all(0 <= raider.lives <= 10 for raider in table_of(match).raiders)
    assert Table(2, "vault-coins", lives=[10, 9]).play("5", "5").lives == [10, 10]


@pytest.mark.rule("RAID-TRK-05")
def test_treasure_is_added_when_gained_and_taken_away_when_lost() -> None:
    table = Table(3, "treasure-4 magnet", treasure=[5, 5, 5]).play("5", "1", "1")
    assert table.treasure == [9, 5, 5]
    table.play("4", "2", "2")
    assert table.treasure == [7, 5, 5]


@pytest.mark.rule("RAID-TRK-05")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_treasure_never_falls_below_nothing(before: int, after: int) -> None:
    assert Table(3, "lava", treasure=[before, 9, 9]).play("2", "5", "5").treasure[0] == after


# -- RAID-DTH ---------------------------------------------------------------------------------


@pytest.mark.rule("RAID-DTH-01")
@pytest.mark.parametrize(
    ("room", "lives", "cards"),
    [
        ("dragon", [3, 8, 8], "1 2 2"),
        ("dragon", [1, 8, 8], "1 2 2"),
        ("boulder", [3, 2, 2], "5 1 1"),
        ("spikes", [2, 8, 8], "2 5 5"),
        ("spikes", [1, 8, 8], "3 5 5"),
    ],
)
def test_a_raider_without_lives_dies_at_once_whatever_the_cause(room: str, lives: list[int], cards: str) -> None:
    table = Table(3, f"{room} zombie", lives=lives).play(*cards.split())
    assert table.alive == [False, True, True]
    assert table.lives[0] == 0
    assert table.seats_told("died") == [0]
    assert table.seats_asked == [1, 2]


@pytest.mark.rule("RAID-DTH-01")
def test_one_life_is_enough_to_live() -> None:
    assert Table(3, "dragon", lives=[4, 8, 8]).play("1", "2", "2").alive == [True, True, True]
    assert Table(3, "spikes", lives=[1, 8, 8]).play("1", "2", "2").alive == [True, True, True]


@pytest.mark.rule("RAID-DTH-01")
def test_several_can_die_together() -> None:
    table = Table(4, "dragon", lives=[2, 3, 8, 8]).play("1", "1", "2", "2")
    assert table.alive == [False, False, True, True]


@pytest.mark.rule("RAID-DTH-02")
def test_the_dead_cannot_win_and_score_nothing() -> None:
    table = Table(3, boss="tax-collector", treasure=[40, 1, 2], lives=[2, 8, 8], hands=["1", "2", "2"])
    table.play("1", "2", "2")
    assert table.outcome.winners == (2,)
    assert table.outcome.scores == (0, 1, 2)
    assert table.outcome.notes == {"0": ["dead"], "1": [], "2": []}


@pytest.mark.rule("RAID-DTH-02")
def test_the_dead_play_no_more() -> None:
    table = Table(4, "dragon treasure-1 vault-coins", lives=[3, 8, 8, 8]).play("1", "2", "2", "2")
    assert table.seats_asked == [1, 2, 3]
    table.play("5", "1", "1")
    assert table.seats_asked == [1, 2, 3]


@pytest.mark.rule("RAID-DTH-03")
def test_all_see_that_a_raider_is_dead() -> None:
    table = Table(3, "dragon", lives=[8, 3, 8]).play("2", "1", "2")
    for seat in (None, 0, 1, 2):
        assert [raider.alive for raider in table.view(seat).raiders] == [True, False, True]


@pytest.mark.rule("RAID-DTH-04")
def test_the_items_of_the_dead_go_back_to_their_piles() -> None:
    table = Table(3, "dragon", lives=[3, 8, 8], items=["torch ball ball key sword", "key", ""])
    assert table.piles == {"torch": 5, "crystal-ball": 4, "key": 4, "sword": 5}
    table.play("1", "2", "2")
    assert table.piles == {"torch": 6, "crystal-ball": 6, "key": 5, "sword": 6}
    assert table.items(0) == []
    assert table.items(1) == ["key"]


@pytest.mark.rule("RAID-DTH-04", "RAID-ITM-14")
def test_an_item_that_the_dead_played_goes_back_once() -> None:
    table = Table(3, "dragon", lives=[3, 8, 8], items=["ball ball", "", ""]).play("ball", "2", "2").play("1")
    assert table.piles["crystal-ball"] == 6


@pytest.mark.rule("RAID-DTH-05")
def test_a_monster_is_weaker_when_somebody_has_died() -> None:
    table = Table(4, "dragon goblin", lives=[3, 8, 8, 8]).play("1", "2", "2", "2")
    assert table.view().row[0].strength == 11
    table.play("3", "4", "4")
    assert table.told("beaten")[0].data == {"room": "goblin", "total": 11, "strength": 11}
