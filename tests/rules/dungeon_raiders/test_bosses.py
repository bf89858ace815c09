"""Bosses: RAID-BOSS, and which boss has which marks."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import Table, new_match, playing, table_of
from undercroft.games.dungeon_raiders.content.bosses import BOSSES
from undercroft.games.dungeon_raiders.content.cards import BALL, KEY, SWORD, TORCH

FACTS = {
    "tax-collector": (14, 18, 23, 2),
    "sphinx": (14, 18, 23, 4),
    "golem": (14, 18, 23, 0),
    "hydra": (8, 10, 13, 2),
    "wolf-pack": (11, 14, 18, 3),
    "medusa": (12, 16, 20, 0),
    "megadragon": (17, 23, 29, 4),
    "minotaur": (11, 15, 19, 4),
    "mummy": (13, 18, 23, 4),
    "necromancer": (12, 15, 19, 2),
    "vampire": (14, 18, 23, 3),
}
"""Strength with 3, 4 and 5 alive, and damage."""


@pytest.mark.rule("RAID-BOSS-02")
def test_strength_and_damage_of_the_bosses() -> None:
    assert {boss.id: (*boss.strength.values(), boss.damage) for boss in BOSSES} == FACTS


@pytest.mark.rule("RAID-BOSS-01")
@pytest.mark.parametrize("seed", range(4))
def test_the_boss_is_the_last_room_of_the_fifth_level(seed: int) -> None:
    boss = table_of(new_match(5, seed)).dungeon[24]
    for match in playing(5, seed):
        if match.decisions and match.decisions[0].kind == "fight-boss":
            s = table_of(match)
            assert (s.level, s.place, s.at) == (5, 24, boss)
    assert all(room.kind != "boss" for room in table_of(match).dungeon[:24])


@pytest.mark.rule("RAID-BOSS-02")
@pytest.mark.parametrize("boss", ["tax-collector", "sphinx", "mummy"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_boss_is_beaten_like_a_monster(boss: str, seats: int) -> None:
    strength = FACTS[boss][seats - 3]
    hands = ["4 5"] + ["1 2 3 4 5"] * (seats - 1)
    rest = strength - 9
    cards = ["4+5"]
    for left in range(seats - 1, 0, -1):
        card = min(5, rest - (left - 1))
        cards.append(str(card))
        rest -= card
    table = Table(seats, boss=boss, hands=hands).play(*cards)
    assert table.told("beaten")[0].data == {"room": boss, "total": strength, "strength": strength}
    assert table.lives == [8] * seats


@pytest.mark.rule("RAID-BOSS-02")
def test_a_boss_that_stands_strikes_the_lowest_like_a_monster() -> None:
    table = Table(4, boss="sphinx", hands=["1", "2", "3", "1"]).play("1", "2", "3", "1")
    assert table.told("stands")[0].data == {"room": "sphinx", "total": 7, "strength": 18}
    assert table.lives == [4, 8, 8, 4]


@pytest.mark.rule("RAID-BOSS-03")
def test_one_card_or_two_can_be_laid_against_a_boss() -> None:
    table = Table(3, boss="sphinx", hands=["3", "2 4", "1 2 3"], items=["sword", "", ""])
    assert table.asked == "fight-boss"
    assert table.offers(0) == ["3", "sword", "3+sword"]
    assert table.offers(1) == ["2", "4", "2+4"]
    assert table.offers(2) == ["1", "2", "3", "1+2", "1+3", "2+3"]
    assert table.rule_of(1, "2+4") == "RAID-BOSS-03"
    table.play("3+sword", "4", "1+2")
    assert [event.data["cards"] for event in table.told("played")] == [
        ("power-3", "sword"),
        ("power-4",),
        ("power-1", "power-2"),
    ]


@pytest.mark.rule("RAID-BOSS-03")
def test_one_card_must_be_laid_and_two_of_a_kind_need_two() -> None:
    table = Table(3, boss="sphinx", hands=["3", "2", "1"], items=["sword", "sword sword", ""])
    table.refuses(0, "hold", "must-play", "RAID-PLAY-01")
    table.refuses(0, "sword+sword", "not-twice", "RAID-PLAY-01")
    table.refuses(0, "3+3", "not-twice", "RAID-PLAY-01")
    table.refuses(0, "4", "already-played", "RAID-PLAY-02")
    assert table.offers(1) == ["2", "sword", "2+sword", "sword+sword"]


@pytest.mark.rule("RAID-BOSS-04")
def test_the_values_of_two_cards_are_added_up() -> None:
    table = Table(3, boss="sphinx", hands=["1 2", "4", "3 5"], items=["", "sword", ""])
    table.play("1+2", "4+sword", "3+5")
    assert table.told("beaten")[0].data["total"] == 20
    low = Table(3, boss="sphinx", hands=["1 2", "4", "2"]).play("1+2", "4", "2")
    assert low.told("stands")[0].data["total"] == 9
    assert low.lives == [8, 8, 4]


@pytest.mark.rule("RAID-BOSS-05")
def test_items_count_nothing_against_a_boss_except_the_sword() -> None:
    table = Table(4, boss="golem", hands=["1", "1", "1", "1"], items=["torch", "key", "", ""])
    table.play("1+torch", "1+key", "1", "1")
    assert table.told("stands")[0].data["total"] == 4
    sword = Table(3, boss="sphinx", hands=["1", "1", "1"], items=["sword", "", ""]).play("1+sword", "1", "1")
    assert sword.told("stands")[0].data["total"] == 8


@pytest.mark.rule("RAID-BOSS-05")
def test_what_each_item_counts_against_each_boss() -> None:
    counts = {boss.id: tuple(boss.worth[item] for item in (TORCH, BALL, KEY, SWORD)) for boss in BOSSES}
    special = {"sphinx": (0, 5, 0, 5), "mummy": (5, 0, 0, 5), "vampire": (3, 0, 0, 5)}
    assert counts == {boss: special.get(boss, (0, 0, 0, 5)) for boss in FACTS}


@pytest.mark.rule("RAID-BOSS-05")
def test_any_item_can_be_laid_even_alone() -> None:
    table = Table(3, boss="wolf-pack", hands=["3", "4", "5"], items=["torch key", "", ""])
    assert table.offers(0) == ["3", "torch", "key", "3+torch", "3+key", "torch+key"]
    assert table.rule_of(0, "torch") == "RAID-BOSS-05"
    table.play("key", "4", "5")
    assert table.told("stands")[0].data["total"] == 9
    assert table.lives == [5, 8, 8]


@pytest.mark.rule("RAID-BOSS-05")
def test_the_key_counts_five_when_the_treasure_of_a_boss_is_claimed_and_nothing_in_the_fight() -> None:
    table = Table(3, boss="megadragon", hands=["4 5", "4 5", "4 5"], items=["key key", "", ""])
    table.play("4+5", "4+5", "5")
    assert table.told("beaten")[0].data["total"] == 23
    assert table.asked == "claim-chest"
    table.play("key", "4")
    assert table.treasure == [8, 5, 5]
    fight = Table(3, boss="megadragon", hands=["5", "5", "5"], items=["key key", "", ""]).play("key+key", "5", "5")
    assert fight.told("stands")[0].data["total"] == 10


# -- crystal balls against a boss ---------------------------------------------------------------


@pytest.mark.rule("RAID-BOSS-05", "RAID-ITM-05")
def test_a_crystal_ball_works_against_a_boss_as_it_always_does() -> None:
    table = Table(3, boss="golem", hands=["4 5", "3", "2"], items=["ball", "", ""]).play("ball", "3", "2")
    assert (table.seats_asked, table.asked) == ([0], "follow-up")
    assert table.offers(0) == ["4", "5"]
    table.play("5")
    assert table.told("stands")[0].data["total"] == 10


@pytest.mark.rule("RAID-BOSS-05")
def test_beside_another_card_the_one_that_follows_a_ball_is_optional() -> None:
    table = Table(3, boss="golem", hands=["4 5", "3", "2"], items=["ball", "", ""]).play("4+ball", "3", "2")
    assert table.offers(0) == ["5", "hold"]
    assert table.rule_of(0, "hold") == "RAID-BOSS-03"
    table.play("hold")
    assert table.told("stands")[0].data["total"] == 9
    assert table.hand(0) == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("RAID-BOSS-05")
def test_two_balls_let_two_cards_follow() -> None:
    table = Table(3, boss="golem", hands=["4 5", "3", "2"], items=["ball ball", "", ""]).play("ball+ball", "3", "2")
    assert table.offers(0) == ["4", "5", "4+5"]
    table.refuses(0, "hold", "must-play", "RAID-PLAY-01")
    table.play("4+5")
    assert table.told("beaten")[0].data["total"] == 14


@pytest.mark.rule("RAID-BOSS-05")
def test_after_one_ball_only_one_card_follows() -> None:
    table = Table(3, boss="golem", hands=["3 4 5", "3", "2"], items=["ball", "", ""]).play("3+ball", "3", "2")
    table.refuses(0, "4+5", "one-card-only", "RAID-BOSS-03")


@pytest.mark.rule("RAID-BOSS-05")
def test_a_ball_without_a_card_to_follow_counts_nothing() -> None:
    table = Table(3, boss="golem", hands=["4", "3", "2"], items=["ball", "", ""]).play("4+ball", "3", "2")
    assert table.match.outcome is not None
    assert table.told("stands")[0].data["total"] == 9


@pytest.mark.rule("RAID-BOSS-05", "RAID-ITM-06")
def test_a_ball_can_follow_a_ball_against_a_boss_too() -> None:
    table = Table(3, boss="hydra", hands=["4 5", "3", "2"], items=["ball ball", "ball", ""])
    table.play("ball", "3+ball", "2").play("ball")
    assert table.seats_asked == [0]
    table.play("5")
    assert table.told("beaten")[0].data["total"] == 10
