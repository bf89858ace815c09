"""4) The regroup phase and the end of an adventure: ROLL-REG, ROLL-AEND."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeon_roll.table import Table, playing, table_of

THREE = ("knight", "minstrel", "crusader")


def regrouping(*heroes: str, level: int, party: str = "thief", lair: int = 0, then: str = "", **more: Any) -> Table:
    """All dice of the level were chests and are left behind; ``then`` is what comes up on the next."""
    dice = min(level, 7 - lair)
    table = Table(*heroes, level=level, party=party, lair=lair, dungeon="chest " * dice + then, **more)
    while table.asked != "regroup":
        table.choose("onward")
    return table


# -- the choice -------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-REG-01")
@pytest.mark.parametrize("lair", [1, 2])
def test_dice_in_the_lair_stay_there_when_regrouping_begins(lair: int) -> None:
    table = regrouping(level=3, lair=lair)
    assert table.state.lair == lair
    assert table.reserve == 7 - lair


@pytest.mark.rule("ROLL-REG-02")
def test_all_dice_outside_the_lair_are_in_the_reserve_when_regrouping_begins() -> None:
    table = Table(level=7, party="champion thief", dungeon="goblin goblin chest chest potion potion dragon")
    table.choose("fight:champion:goblin:2", "open:thief:1", "onward")
    assert table.asked == "regroup"
    assert (table.dungeon, table.state.lair, table.reserve) == ([], 1, 6)


@pytest.mark.rule("ROLL-REG-01", "ROLL-REG-02")
def test_at_every_regrouping_of_real_matches_only_the_lair_holds_dice() -> None:
    lairs = set()
    for seed in range(25):
        for match in playing(2, seed):
            if match.decisions and match.decisions[0].kind == "regroup":
                s = table_of(match)
                assert not any(s.dungeon)
                assert s.reserve == 7 - s.lair
                lairs.add(s.lair)
    assert lairs == {0, 1, 2}


@pytest.mark.rule("ROLL-REG-03")
@pytest.mark.parametrize("level", range(1, 10))
def test_above_level_ten_one_rests_or_seeks_glory(level: int) -> None:
    table = regrouping(level=level)
    assert table.options == ["rest", "seek-glory"]
    table.refuses("legend", "onward", "flee")


@pytest.mark.rule("ROLL-REG-03", "ROLL-REG-07")
def test_on_level_ten_one_must_stop_as_a_living_legend() -> None:
    table = regrouping(level=10)
    assert table.options == ["legend"]
    table.refuses("seek-glory", "rest")


# -- rest in the tavern -----------------------------------------------------------------------


@pytest.mark.rule("ROLL-REG-04")
@pytest.mark.parametrize("level", range(1, 10))
def test_resting_gives_as_much_experience_as_the_level_die_shows(level: int) -> None:
    table = regrouping(level=level, xp=2).choose("rest")
    assert table.me.xp == 2 + level


@pytest.mark.rule("ROLL-REG-05")
def test_resting_ends_the_adventure() -> None:
    table = regrouping(*THREE, level=4, then="goblin").choose("rest")
    assert [event.data for event in table.told("rest")] == [{"seat": 0, "level": 4}]
    assert table.me.delves == 1
    assert (table.state.adventurer, table.state.level) == (1, 1)


@pytest.mark.rule("ROLL-REG-06")
def test_on_resting_all_dungeon_dice_go_back_to_the_reserve_and_those_in_the_lair_too() -> None:
    table = regrouping(*THREE, level=4, lair=2, then="goblin")
    assert table.reserve == 5
    table.choose("rest")
    assert (table.dungeon, table.state.lair, table.reserve) == (["goblin"], 0, 6)


# -- living legend ----------------------------------------------------------------------------


@pytest.mark.rule("ROLL-REG-08")
@pytest.mark.parametrize("lair", [0, 2])
def test_a_living_legend_gains_ten_experience(lair: int) -> None:
    table = regrouping(level=10, lair=lair, xp=3).choose("legend")
    assert table.me.xp == 13


@pytest.mark.rule("ROLL-REG-09")
def test_living_legend_ends_the_adventure() -> None:
    table = regrouping(*THREE, level=10, then="goblin").choose("legend")
    assert [event.data for event in table.told("legend")] == [{"seat": 0, "level": 10}]
    assert table.me.delves == 1
    assert (table.state.adventurer, table.state.level) == (1, 1)


# -- seek glory -------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-REG-10")
def test_seeking_glory_takes_all_available_dice_along_as_they_lie() -> None:
    table = regrouping(level=1, party="scroll mage champion scroll", graveyard=3, then="goblin ooze")
    table.choose("seek-glory")
    assert table.party == ["mage", "champion", "scroll", "scroll"]
    assert table.thrown("party") == table.thrown("rerolled") == []
    assert table.told("delve") == []
    assert table.state.adventurer == 0
    assert table.me.xp == 0


@pytest.mark.rule("ROLL-REG-11")
def test_dice_in_the_graveyard_stay_there_on_the_next_level() -> None:
    table = regrouping(level=1, party="mage", graveyard=6, then="goblin ooze").choose("seek-glory")
    assert table.state.graveyard == 6
    assert table.party == ["mage"]


@pytest.mark.rule("ROLL-REG-12")
@pytest.mark.parametrize("level", range(1, 10))
def test_seeking_glory_raises_the_level_die_by_one(level: int) -> None:
    table = regrouping(*THREE, level=level, then="goblin " * 7).choose("seek-glory")
    assert table.state.level == level + 1
    assert table.told("level")[-1].data["level"] == level + 1
    assert table.told("level")[-1].data["lord"] == 1


@pytest.mark.rule("ROLL-REG-13")
@pytest.mark.parametrize("level", range(1, 7))
def test_as_many_dungeon_dice_are_rolled_as_the_new_level_shows(level: int) -> None:
    table = regrouping(level=level, then="goblin " * 8).choose("seek-glory")
    assert table.thrown("level")[-1] == ("goblin",) * (level + 1)
    assert table.dungeon == ["goblin"] * (level + 1)


@pytest.mark.rule("ROLL-REG-14")
@pytest.mark.parametrize(
    ("level", "lair", "rolled"),
    [(6, 1, 6), (5, 2, 5), (6, 2, 5), (4, 2, 5), (3, 2, 4), (7, 0, 7), (9, 0, 7), (9, 2, 5)],
)
def test_with_too_few_dice_left_all_that_are_there_are_rolled(level: int, lair: int, rolled: int) -> None:
    table = regrouping(level=level, lair=lair, then="goblin " * 8).choose("seek-glory")
    assert table.thrown("level")[-1] == ("goblin",) * rolled
    assert table.reserve == 7 - lair - rolled


@pytest.mark.rule("ROLL-REG-15")
@pytest.mark.parametrize(
    ("phase", "dungeon"),
    [("monsters", "goblin chest"), ("loot", "chest potion"), ("dragon", "dragon dragon"), ("regroup", "dragon potion")],
)
def test_once_the_dice_of_a_level_are_rolled_one_rests_only_after_clearing_it(phase: str, dungeon: str) -> None:
    lair = 1 if phase == "dragon" else 0
    table = regrouping(level=1, party="fighter", lair=lair, then=dungeon).choose("seek-glory")
    if phase == "regroup":
        table.choose("onward", "rest")
        assert table.me.xp == 2
    else:
        assert table.asked == phase
        table.refuses("rest", "seek-glory", "legend")


@pytest.mark.rule("ROLL-REG-15")
@pytest.mark.parametrize(("lair", "dungeon"), [(0, "goblin ooze"), (1, "dragon dragon")])
def test_who_goes_deeper_and_cannot_win_flees_without_experience(lair: int, dungeon: str) -> None:
    table = regrouping("crusader", level=1, party="", lair=lair, then=dungeon, exhausted=True).choose("seek-glory")
    assert table.options == ["flee"]
    table.choose("flee")
    assert table.me.xp == 0


# -- the end of an adventure ------------------------------------------------------------------

ENDINGS = [
    (4, "dragon chest chest potion goblin", ["onward", "rest"]),
    (4, "dragon ooze chest goblin goblin", ["flee"]),
    (2, "dragon dragon goblin", ["flee"]),
    (10, "dragon chest chest chest chest chest goblin", ["onward", "legend"]),
    (4, "dragon ooze chest goblin goblin", ["use:town-portal"]),
]


@pytest.mark.rule("ROLL-AEND-01")
@pytest.mark.parametrize(("level", "dungeon", "choices"), ENDINGS)
def test_after_an_adventure_all_dice_are_passed_to_the_left(level: int, dungeon: str, choices: list[str]) -> None:
    table = ended(level, dungeon, choices)
    assert table.told("party")[-1].data["seat"] == 1
    assert len(table.thrown("party")[-1]) == len(table.party) == 7
    assert table.state.graveyard == 0
    assert table.told("level")[-1].data["lord"] == 2
    assert (table.dungeon, table.state.lair, table.reserve) == (["goblin"], 0, 6)


@pytest.mark.rule("ROLL-AEND-02", "ROLL-AEND-03")
@pytest.mark.parametrize(("level", "dungeon", "choices"), ENDINGS)
def test_the_dungeon_lord_is_the_next_adventurer(level: int, dungeon: str, choices: list[str]) -> None:
    table = ended(level, dungeon, choices)
    assert (table.state.adventurer, table.state.lord, table.seat) == (1, 2, 1)


@pytest.mark.rule("ROLL-AEND-04")
@pytest.mark.parametrize(("level", "dungeon", "choices"), ENDINGS)
def test_the_next_adventure_starts_with_forming_a_party(level: int, dungeon: str, choices: list[str]) -> None:
    table = ended(level, dungeon, choices)
    last = [event.kind for event in table.match.events][-3:]
    assert last == ["delve", "party", "level"]
    assert table.told("delve")[-1].data == {"seat": 1, "lord": 2, "number": 1}
    assert table.thrown("level")[-1] == ("goblin",)
    assert table.state.level == 1


@pytest.mark.rule("ROLL-AEND-04")
def test_the_next_adventurer_has_the_new_party_and_nobody_else() -> None:
    table = Table("occultist", "minstrel", level=2, party="thief", dungeon="skeleton ooze goblin")
    table.choose("ability:animate-dead")
    assert table.allies == ["fighter"]
    table.choose("flee")
    assert (table.state.adventurer, len(table.party), table.allies) == (1, 7, [])


@pytest.mark.rule("ROLL-AEND-02", "ROLL-AEND-03", "ROLL-AEND-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_adventurer_and_dungeon_lord_go_round_to_the_left_in_real_matches(seats: int, first: int) -> None:
    *_, match = playing(seats, seed=seats, first=first)
    told = [event for event in match.events if event.kind in ("delve", "party")]
    around = [(first + turn) % seats for turn in range(3 * seats)]
    assert [event.kind for event in told] == ["delve", "party"] * (3 * seats)
    assert [event.data["seat"] for event in told[::2]] == [event.data["seat"] for event in told[1::2]] == around
    assert [event.data["lord"] for event in told[::2]] == [(seat + 1) % seats for seat in around]


def ended(level: int, dungeon: str, choices: list[str]) -> Table:
    """The first of three players has lost some dice, some lie in the Lair, and the adventure ends so."""
    table = Table(*THREE, level=level, party="mage", graveyard=6, lair=1, dungeon=dungeon, treasures="town-portal")
    return table.choose(*choices)
