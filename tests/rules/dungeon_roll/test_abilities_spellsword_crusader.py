"""Spellsword and Battlemage, Crusader and Paladin: ROLL-ABIL-02 to -04, -06 to -10, -21."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_roll.table import Table

STEPS_IN = {"spellsword": ("fighter", "mage"), "crusader": ("fighter", "cleric")}
SWEPT = {"spellsword": ("goblin", "ooze"), "crusader": ("goblin", "skeleton")}
NAME = {"spellsword": "arcane-blade", "crusader": "holy-strike"}
each_novice = pytest.mark.parametrize("hero", STEPS_IN)


# -- Arcane Blade and Holy Strike: the hero steps in as a companion ---------------------------


@each_novice
def test_the_hero_steps_in_as_either_of_the_pair_against_monsters(hero: str) -> None:
    table = Table(hero, level=6, graveyard=7, dungeon="goblin goblin skeleton skeleton ooze ooze")
    assert [option for option in table.offers("fight:hero") if option.endswith(":2")] == [
        f"fight:hero:{monster}:2" for monster in SWEPT[hero]
    ]
    table.choose(f"fight:hero:{SWEPT[hero][1]}:2")
    assert SWEPT[hero][1] not in table.dungeon
    assert table.me.exhausted
    assert [event.data["ability"] for event in table.told("ability")] == [NAME[hero]]


@each_novice
def test_the_hero_who_stepped_in_does_not_go_to_the_graveyard(hero: str) -> None:
    table = Table(hero, level=1, graveyard=4, party="mage mage mage", dungeon="goblin").choose("fight:hero:goblin:1")
    assert table.state.graveyard == 4
    assert table.party == ["mage"] * 3


@each_novice
def test_the_hero_steps_in_once_in_a_delve(hero: str) -> None:
    table = Table(hero, level=2, dungeon="goblin ooze").choose("fight:hero:goblin:1")
    assert table.options == ["flee"]
    table.refuses("fight:hero:ooze:1")


@each_novice
def test_an_exhausted_hero_does_not_step_in(hero: str) -> None:
    assert Table(hero, level=1, exhausted=True, dungeon="goblin").options == ["flee"]
    assert Table(hero, level=2, exhausted=True, dungeon="chest potion").options == ["onward"]
    assert Table(hero, level=1, exhausted=True, party="thief champion", lair=3, dungeon="dragon").options == ["flee"]


@each_novice
def test_the_hero_opens_one_chest(hero: str) -> None:
    table = Table(hero, level=2, dungeon="chest chest", draws="elixir")
    assert table.offers("open") == ["open:hero:1"]
    table.choose("open:hero:1")
    assert table.treasures == ["elixir"]
    assert table.options == ["onward"]


@each_novice
def test_the_hero_drinks_potions(hero: str) -> None:
    table = Table(hero, level=2, graveyard=7, dungeon="potion potion")
    table.choose("drink:hero:2", "revive:champion", "revive:thief")
    assert table.party == ["thief", "champion"]
    assert table.state.graveyard == 5
    assert table.me.exhausted


@each_novice
def test_the_hero_stands_against_the_dragon_as_either_of_the_pair(hero: str) -> None:
    for face in STEPS_IN[hero]:
        table = Table(hero, level=1, party=f"{face} thief", lair=3, dungeon="dragon")
        assert table.offers("slay") == [f"slay:{face}:thief:hero"]
        table.choose(f"slay:{face}:thief:hero")
        assert table.me.exhausted
        assert table.state.graveyard == 2
        assert table.me.xp == 1


@each_novice
def test_the_hero_and_both_of_the_pair_are_two_kinds_only(hero: str) -> None:
    table = Table(hero, level=1, party=" ".join(STEPS_IN[hero]), lair=3, dungeon="dragon")
    assert table.options == ["flee"]


@each_novice
def test_the_hero_waits_from_level_to_level_until_needed(hero: str) -> None:
    table = Table(hero, level=1, dungeon="dragon goblin goblin").choose("seek-glory")
    assert "fight:hero:goblin:2" in table.options


@each_novice
def test_the_master_does_not_step_in(hero: str) -> None:
    assert Table(hero, master=True, level=1, dungeon="goblin").offers("fight") == []


# -- Arcane Fury ------------------------------------------------------------------------------


def battlemage(level: int, dungeon: str, *, lair: int = 0, exhausted: bool = False) -> Table:
    return Table(
        "spellsword", master=True, level=level, lair=lair, exhausted=exhausted, graveyard=7, xp=5, dungeon=dungeon
    )


@pytest.mark.rule("ROLL-ABIL-21")
def test_arcane_fury_discards_monsters_chests_potions_and_the_lair() -> None:
    table = battlemage(5, "goblin skeleton ooze chest potion", lair=2).choose("ability:arcane-fury")
    assert table.dungeon == []
    assert table.state.lair == 0
    assert table.reserve == 7
    assert table.asked == "regroup"
    assert table.me.exhausted


@pytest.mark.rule("ROLL-ABIL-21")
@pytest.mark.parametrize(
    ("phase", "level", "lair", "dungeon"),
    [
        ("monsters", 1, 0, "goblin"),
        ("loot", 1, 0, "chest"),
        ("loot", 1, 0, "potion"),
        ("dragon", 1, 2, "dragon"),
        ("regroup", 1, 0, "dragon"),
    ],
)
def test_arcane_fury_works_in_any_phase_on_whatever_lies_there(phase: str, level: int, lair: int, dungeon: str) -> None:
    table = battlemage(level, dungeon, lair=lair)
    assert table.asked == phase
    table.choose("ability:arcane-fury")
    assert table.asked == "regroup"
    assert (table.dungeon, table.state.lair) == ([], 0)


@pytest.mark.rule("ROLL-ABIL-21")
def test_arcane_fury_needs_something_to_discard_and_a_ready_hero() -> None:
    table = battlemage(1, "chest").choose("onward")
    assert table.asked == "regroup"
    table.refuses("ability:arcane-fury")
    battlemage(1, "goblin", exhausted=True).refuses("ability:arcane-fury")


def test_the_spellsword_has_no_arcane_fury() -> None:
    Table("spellsword", level=1, dungeon="goblin").refuses("ability:arcane-fury")


@pytest.mark.rule("ROLL-ABIL-02")
def test_chests_discarded_by_arcane_fury_give_no_treasure() -> None:
    table = battlemage(3, "goblin chest chest").choose("ability:arcane-fury")
    assert table.treasures == []
    assert table.chest == 36
    assert table.told("opened") == table.told("drew") == []


@pytest.mark.rule("ROLL-ABIL-03")
def test_potions_discarded_by_arcane_fury_revive_nobody() -> None:
    table = battlemage(3, "goblin potion potion").choose("ability:arcane-fury")
    assert table.asked == "regroup"
    assert table.party == []
    assert table.state.graveyard == 7
    assert table.told("drank") == table.told("revived") == []


@pytest.mark.rule("ROLL-ABIL-04")
def test_discarding_the_lair_by_arcane_fury_is_no_victory_over_the_dragon() -> None:
    table = battlemage(1, "dragon", lair=3)
    assert table.asked == "dragon"
    table.choose("ability:arcane-fury")
    assert table.asked == "regroup"
    assert table.me.xp == 5
    assert table.treasures == []
    assert table.told("dragon-slain") == table.told("xp") == []


# -- Divine Intervention ----------------------------------------------------------------------


def paladin(level: int, dungeon: str, *, treasures: str = "elixir", lair: int = 0, draws: str = "") -> Table:
    return Table(
        "crusader",
        master=True,
        level=level,
        lair=lair,
        treasures=treasures,
        graveyard=7,
        xp=5,
        dungeon=dungeon,
        draws=draws,
    )


@pytest.mark.rule("ROLL-ABIL-06")
def test_divine_intervention_drives_off_all_monsters_for_a_treasure() -> None:
    table = paladin(4, "goblin skeleton ooze ooze").choose("ability:divine-intervention")
    assert table.dungeon == []
    assert table.reserve == 7
    assert table.asked == "regroup"
    assert table.treasures == []
    assert table.in_chest("elixir") == 3
    assert table.me.exhausted


@pytest.mark.rule("ROLL-ABIL-06")
def test_the_paladin_chooses_which_treasure_to_give() -> None:
    table = paladin(1, "goblin", treasures="elixir dragon-scales dragon-scales").choose("ability:divine-intervention")
    assert table.options == ["tithe:dragon-scales", "tithe:elixir"]
    table.choose("tithe:dragon-scales")
    assert table.treasures == ["dragon-scales", "elixir"]
    assert table.in_chest("dragon-scales") == 5


@pytest.mark.rule("ROLL-ABIL-06")
def test_divine_intervention_needs_a_treasure_something_to_work_on_and_a_ready_hero() -> None:
    paladin(1, "goblin", treasures="").refuses("ability:divine-intervention")
    paladin(1, "chest").choose("onward").refuses("ability:divine-intervention")
    exhausted = Table("crusader", master=True, exhausted=True, level=1, treasures="elixir", dungeon="goblin")
    exhausted.refuses("ability:divine-intervention")
    Table("crusader", level=1, treasures="elixir", dungeon="goblin").refuses("ability:divine-intervention")


@pytest.mark.rule("ROLL-ABIL-07", "ROLL-ABIL-10")
def test_divine_intervention_opens_all_chests_for_a_treasure_each() -> None:
    table = paladin(3, "goblin chest chest", draws="talisman town-portal").choose("ability:divine-intervention")
    assert table.dungeon == []
    assert table.treasures == ["talisman", "town-portal"]
    assert table.told("left-behind") == []
    assert table.asked == "regroup"


@pytest.mark.rule("ROLL-ABIL-10")
def test_the_treasure_given_may_be_drawn_from_a_chest_again() -> None:
    table = Table("crusader", master=True, level=2, xp=5, treasures="elixir", empty_chest=True, dungeon="chest chest")
    table.choose("ability:divine-intervention")
    assert table.treasures == ["elixir"]
    assert table.me.xp == 6


@pytest.mark.rule("ROLL-ABIL-08")
def test_divine_intervention_revives_one_companion_for_each_potion() -> None:
    table = paladin(3, "goblin potion potion").choose("ability:divine-intervention")
    table.choose("revive:champion", "revive:mage")
    assert table.party == ["mage", "champion"]
    assert table.state.graveyard == 5
    assert table.asked == "regroup"


@pytest.mark.rule("ROLL-ABIL-09")
def test_divine_intervention_empties_the_lair_without_a_victory_over_the_dragon() -> None:
    table = paladin(1, "dragon", lair=3)
    assert table.asked == "dragon"
    table.choose("ability:divine-intervention")
    assert table.asked == "regroup"
    assert table.state.lair == 0
    assert table.me.xp == 5
    assert table.treasures == []
    assert table.told("dragon-slain") == table.told("xp") == []
