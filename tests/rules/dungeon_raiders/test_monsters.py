"""Monster rooms: RAID-MON."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import Table

STRENGTHS = {
    "snake": (8, 10, 13),
    "zombie": (11, 14, 18),
    "goblin": (11, 14, 18),
    "skeleton": (11, 14, 18),
    "gelatinous-cube": (14, 18, 23),
    "troll": (14, 18, 23),
    "dragon": (14, 18, 23),
}
DAMAGE = {"snake": 3, "zombie": 1, "goblin": 2, "skeleton": 3, "gelatinous-cube": 1, "troll": 2, "dragon": 3}


def wounds(room: str, *cards: str) -> list[int]:
    """What each loses to this monster with these cards."""
    return [8 - lives for lives in Table(len(cards), room).play(*cards).lives]


def cards_that_sum_to(total: int, seats: int) -> list[str]:
    """Cards from 1 to 5, the first the lowest if there is a choice."""
    cards = [1] * seats
    for seat in reversed(range(seats)):
        cards[seat] += min(4, total - sum(cards))
    return [str(card) for card in cards]


@pytest.mark.rule("RAID-MON-01", "RAID-MON-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("room", STRENGTHS)
def test_the_strength_goes_by_how_many_are_alive_and_is_enough_exactly(room: str, seats: int) -> None:
    strength = STRENGTHS[room][seats - 3]
    assert wounds(room, *cards_that_sum_to(strength, seats)) == [0] * seats
    assert sum(wounds(room, *cards_that_sum_to(strength - 1, seats))) > 0
    view = Table(seats, room).view()
    assert view.row[0].strength == strength


@pytest.mark.rule("RAID-MON-01", "RAID-DTH-05")
def test_the_dead_do_not_count_for_the_strength() -> None:
    table = Table(5, "goblin", dead=[0, 4]).play("4", "4", "3")
    assert table.told("beaten")[0].data == {"room": "goblin", "total": 11, "strength": 11}


@pytest.mark.rule("RAID-MON-01")
def test_with_two_left_of_a_larger_game_the_monster_rules_for_two_apply() -> None:
    table = Table(4, "goblin goblin", dead=[1, 2]).play("5", "4")
    assert table.lives == [8, 8, 8, 6]
    table.play("4", "-").match.choose(3, "play:power-5")
    assert table.lives == [6, 8, 8, 6]
    assert Table(4, "goblin", dead=[1, 2]).play("3", "3").lives == [8, 8, 8, 8]
    assert Table(4, "goblin", dead=[1, 2]).view().row[0].strength is None


@pytest.mark.rule("RAID-MON-02")
def test_a_beaten_monster_does_nothing_else() -> None:
    table = Table(3, "skeleton").play("5", "5", "1")
    assert table.lives == [8, 8, 8]
    assert table.treasure == [5, 5, 5]


@pytest.mark.rule("RAID-MON-03")
@pytest.mark.parametrize("victim", [0, 1, 2])
def test_a_monster_that_stands_attacks_the_lowest_value(victim: int) -> None:
    cards = ["3", "3", "3"]
    cards[victim] = "2"
    assert wounds("goblin", *cards) == [2 if seat == victim else 0 for seat in range(3)]


@pytest.mark.rule("RAID-MON-04")
@pytest.mark.parametrize("room", DAMAGE)
def test_the_one_attacked_loses_as_many_lives_as_the_card_says(room: str) -> None:
    assert wounds(room, "1", "2", "2") == [DAMAGE[room], 0, 0]
    assert Table(3, room).view().row[0].damage == DAMAGE[room]


@pytest.mark.rule("RAID-MON-05")
@pytest.mark.parametrize(
    ("cards", "expected"), [("1 1 5 2", [3, 3, 0, 0]), ("2 2 2 5", [3, 3, 3, 0]), ("1 1 1 1", [3, 3, 3, 3])]
)
def test_all_who_are_tied_for_the_lowest_take_all_the_wounds(cards: str, expected: list[int]) -> None:
    assert wounds("dragon", *cards.split()) == expected


@pytest.mark.rule("RAID-MON-06")
def test_the_example_of_the_rulebook() -> None:
    table = Table(4, "dragon")
    assert table.view().row[0].strength == 18
    table.play("5", "4", "3", "3")
    assert table.told("stands")[0].data == {"room": "dragon", "total": 15, "strength": 18}
    assert table.lives == [8, 8, 5, 5]
