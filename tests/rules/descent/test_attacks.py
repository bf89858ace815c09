"""Attacks: targets, dice, range, surges, damage, Blast, Pierce, Reach."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.attacks import got_through

AXE = "attack:chipped-greataxe:zombie-1"
BOW = "attack:yew-shortbow:zombie-1"
JAIN = {"jain": "wildlander"}


def swing(blue: str = "", red: str = "", brown: str = "") -> Table:
    return Table("gz.", at={"grisban": "g", "zombie-1": "z"}, blue=blue, red=red, brown=brown)


def shoot(row: str, blue: str = "", yellow: str = "", brown: str = "") -> Table:
    return Table(row, at={"jain": "j", "zombie-1": "z"}, party=JAIN, blue=blue, yellow=yellow, brown=brown)


@pytest.mark.rule("DESC-ATK-01", "DESC-ATK-02", "DESC-TGT-05", "DESC-HTURN-12")
def test_melee_reaches_adjacent_spaces_only() -> None:
    assert swing().can(AXE)
    far = Table("g.z", at={"grisban": "g", "zombie-1": "z"})
    assert not far.can(AXE)
    assert far.why(AXE) == "DESC-TGT-05"


@pytest.mark.rule("DESC-TGT-02", "DESC-TGT-01")
def test_only_enemies_are_attacked() -> None:
    table = Table("gjz", at={"grisban": "g", "jain": "j", "zombie-1": "z"})
    assert table.why("attack:chipped-greataxe:jain") == "DESC-TGT-02"


@pytest.mark.rule("DESC-TGT-04", "DESC-TGT-06", "DESC-TGT-11", "DESC-TGT-14", "DESC-CBX-01")
def test_bows_reach_whatever_is_in_sight() -> None:
    table = Table("jz...", "....y", at={"jain": "j", "zombie-1": "z", "zombie-2": "y"}, party=JAIN)
    assert table.can(BOW)
    assert table.can("attack:yew-shortbow:zombie-2")
    assert shoot("j#z").why(BOW) == "DESC-TGT-04"


@pytest.mark.rule("DESC-TGT-07", "DESC-TGT-08", "DESC-TGT-09")
def test_bare_hands_reach_the_next_space_with_the_blue_die() -> None:
    table = swing(blue="r2d2s1", brown="0")
    table.do("attack:unarmed:zombie-1")
    assert table.told("rolled")[0]["dice"] == ("blue",)
    assert table.figure("zombie-1").damage == 2
    far = Table("g.z", at={"grisban": "g", "zombie-1": "z"})
    assert far.why("attack:unarmed:zombie-1") == "DESC-TGT-05"
    assert swing().why("attack:sling:zombie-1") == "DESC-TGT-07"


@pytest.mark.rule("DESC-TGT-03")
def test_a_space_of_a_large_monster_is_chosen() -> None:
    table = Table(".ee", "gee", at={"grisban": "g", "ettin-1": "e"}, blue="x").do("attack:chipped-greataxe:ettin-1")
    assert table.decision.kind == "aim"
    assert table.options == ["aim:1", "aim:4"]


@pytest.mark.rule("DESC-TGT-10", "DESC-TGT-13", "DESC-ROLL-01", "DESC-ROLL-06", "DESC-CBX-02", "DESC-SHCARD-05")
def test_the_pools_are_those_of_weapon_and_card() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-master": "z"}, blue="x")
    table.do("attack:chipped-greataxe:zombie-master")
    assert table.told("rolled")[0]["dice"] == ("blue", "red")
    assert table.told("defended")[0]["dice"] == ("brown",)


@pytest.mark.rule("DESC-ROLL-03", "DESC-SURGE-08")
def test_a_miss_ends_the_attack_surges_and_all() -> None:
    table = swing(blue="x", red="d3s1", brown="0").do(AXE)
    assert table.figure("zombie-1").damage == 0
    assert table.decision.kind == "act"
    assert table.told("missed")


@pytest.mark.rule("DESC-ROLL-04", "DESC-ROLL-08", "DESC-DMG-01", "DESC-DMG-02", "DESC-DMG-06", "DESC-ROLL-05")
def test_hearts_less_shields_are_damage() -> None:
    table = Table("ga.", at={"grisban": "g", "goblin-archer-1": "a"}, blue="r5d1", red="d2", grey="2")
    table.do("attack:chipped-greataxe:goblin-archer-1")
    assert table.figure("goblin-archer-1").damage == 1


@pytest.mark.rule("DESC-DMG-03", "DESC-PIERCE-01")
def test_shields_and_pierce() -> None:
    assert got_through(2, 0, 5) == 0
    assert got_through(3, 0, 1) == 2
    assert got_through(3, 2, 1) == 3
    assert got_through(3, 2, 4) == 1


@pytest.mark.rule("DESC-PIERCE-02")
def test_pierce_adds_up() -> None:
    battle = Table("gz.", at={"grisban": "g", "ettin-1": "z"}, blue="r2d2s1", red="d1", grey="3 3")
    battle.hero("grisban").items[0].id = "iron-battleaxe"
    battle.do("attack:iron-battleaxe:ettin-1", "surge:pierce-1")
    assert battle.figure("ettin-1").damage == 0
    more = Table("gz.", at={"grisban": "g", "ettin-1": "z"}, blue="r2d2s1", red="d1", grey="3 1")
    more.hero("grisban").items[0].id = "iron-battleaxe"
    more.do("attack:iron-battleaxe:ettin-1", "surge:pierce-1")
    assert more.figure("ettin-1").damage == 1


@pytest.mark.rule("DESC-RANGE-01", "DESC-RANGE-02", "DESC-RANGE-03", "DESC-RANGE-05", "DESC-CBX-03")
def test_range_has_to_reach_the_distance() -> None:
    hit = shoot("j.z", blue="r3d2", yellow="r2d1", brown="0").do(BOW)
    assert hit.figure("zombie-1").damage == 3
    short = shoot("j....z", blue="r3d2", yellow="r1d1", brown="0").do(BOW)
    assert short.figure("zombie-1").damage == 0
    assert short.told("fell-short") == [{"figure": "jain", "range": 4, "distance": 5}]
    enough = shoot("j...z", blue="r3d2", yellow="r1d1", brown="0").do(BOW)
    assert enough.figure("zombie-1").damage == 3


@pytest.mark.rule("DESC-RANGE-04")
def test_a_surge_may_make_up_for_range() -> None:
    table = shoot("j.....z", blue="r2d2s1", yellow="r2d1", brown="0").do(BOW, "surge:range-2")
    assert table.figure("zombie-1").damage == 3


@pytest.mark.rule("DESC-SURGE-01", "DESC-SURGE-03", "DESC-SURGE-05", "DESC-SURGE-09")
def test_two_surges_for_two_like_abilities() -> None:
    table = swing(blue="r2d2s1", red="d3s1", brown="2").do(AXE, "surge:damage-1", "surge:damage-1")
    assert table.told("suffered") == [{"figure": "zombie-1", "damage": 5}]


@pytest.mark.rule("DESC-SURGE-04")
def test_each_ability_once() -> None:
    table = shoot("jz", blue="r2d2s1", yellow="d1s1", brown="2").do(BOW, "surge:damage-1")
    assert not table.can("surge:damage-1")
    assert table.can("surge:range-2")


@pytest.mark.rule("DESC-SURGE-06", "DESC-DICE-06")
def test_one_surge_for_fatigue() -> None:
    table = swing(blue="r2d2s1", red="d3s1", brown="2").do("tire", "tire", AXE, "surge:fatigue")
    assert table.hero("grisban").fatigue == 1
    assert not table.can("surge:fatigue")
    table.do("surge:damage-1")
    assert table.told("suffered") == [{"figure": "zombie-1", "damage": 4}]


@pytest.mark.rule("DESC-SURGE-02", "DESC-SURGE-07", "DESC-ATK-03")
def test_monsters_spend_surges_on_their_card_alone() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1", blue="r2d2s1", yellow="d2", grey="0")
    table.do("attack:own-attack:grisban")
    assert table.options == ["surge:diseased", "surge:damage-1", "keep"]
    table.do("surge:damage-1")
    assert table.figure("grisban").damage == 5


@pytest.mark.rule("DESC-CBX-04", "DESC-CBX-06")
def test_the_example_of_combat() -> None:
    table = Table(
        "j..z",
        at={"tomble": "j", "zombie-master": "z"},
        party={"tomble": "thief"},
        blue="r3d2",
        yellow="r1s1",
        brown="1",
    )
    table.hero("tomble").items[0].id = "sling"
    table.do("attack:sling:zombie-master")
    assert table.options == ["surge:damage-1-range-1", "surge:stunned", "keep"]
    table.do("surge:damage-1-range-1")
    assert table.figure("zombie-master").damage == 2
    assert table.figure("zombie-master").spaces


@pytest.mark.rule("DESC-COND-02", "DESC-COND-01", "DESC-COND-05")
def test_conditions_need_a_damage_that_got_through() -> None:
    def bite(shields: str) -> Table:
        table = Table(
            "gz.", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1", blue="r5d1", yellow="d1s1", grey=shields
        )
        return table.do("attack:own-attack:grisban", "surge:diseased")

    assert bite("1").figure("grisban").conditions == 1
    assert bite("2").figure("grisban").conditions == 0


@pytest.mark.rule("DESC-REACH-01", "DESC-REACH-02")
def test_reach_is_two_spaces_and_needs_sight() -> None:
    party = {"ashrian": "spiritspeaker"}
    attack = "attack:oak-staff:zombie-1"
    assert Table("a.z", at={"ashrian": "a", "zombie-1": "z"}, party=party).can(attack)
    assert not Table("a..z", at={"ashrian": "a", "zombie-1": "z"}, party=party).can(attack)
    assert not Table("ayz", at={"ashrian": "a", "zombie-1": "z", "zombie-2": "y"}, party=party).can(attack)


@pytest.mark.rule("DESC-BLAST-01", "DESC-BLAST-02", "DESC-BLAST-03", "DESC-BLAST-04", "DESC-BLAST-05", "DESC-ROLL-09")
def test_blast_hits_all_around_the_target_space() -> None:
    table = Table(
        "l..zj",
        "....y",
        at={"leoric": "l", "zombie-1": "z", "jain": "j", "zombie-2": "y"},
        party={"leoric": "runemaster", "jain": "wildlander"},
        turn="leoric",
        blue="r4d2",
        red="d1",
        yellow="d2s1",
        brown="1 0",
        grey="2",
    )
    table.hero("leoric").items[0].id = "dwarven-firebomb"
    table.do("attack:dwarven-firebomb:zombie-1", "surge:blast", "pass")
    assert table.told("defended")[0]["figure"] == "zombie-1"
    assert len(table.told("rolled")) == 1
    assert not table.figure("zombie-1").spaces
    assert not table.figure("zombie-2").spaces
    assert table.figure("jain").damage == 3
    assert table.figure("leoric").damage == 0


@pytest.mark.rule("DESC-ROLL-10")
def test_defences_are_settled_one_by_one() -> None:
    table = Table(
        "zgy",
        at={"grisban": "g", "zombie-1": "z", "zombie-2": "y"},
        skills="whirlwind",
        hand=["dark-fortune", "dark-fortune"],
        blue="r2d2s1",
        red="d1",
        brown="0 1 2",
    )
    table.do("use:whirlwind")
    assert (table.decision.about["moment"], table.decision.about["figure"]) == ("defended", "zombie-1")
    table.do("reroll:dark-fortune:1")
    assert (table.decision.about["moment"], table.decision.about["figure"]) == ("defended", "zombie-2")
    table.do("pass", "keep")
    assert (table.figure("zombie-1").damage, table.figure("zombie-2").damage) == (1, 2)


@pytest.mark.rule("DESC-BLAST-06")
def test_blast_hits_a_large_figure_once() -> None:
    table = Table(
        "lee", ".ee", at={"leoric": "l", "ettin-1": "e"}, party={"leoric": "runemaster"}, blue="r4d2", red="d1",
        yellow="d2s1", grey="0 0 0 0",
    )  # fmt: skip
    table.hero("leoric").items[0].id = "dwarven-firebomb"
    table.do("attack:dwarven-firebomb:ettin-1", "aim:1", "surge:blast")
    assert len([event for event in table.told("defended") if event["figure"] == "ettin-1"]) == 1


@pytest.mark.rule("DESC-BLAST-07")
def test_blast_inflicts_conditions_on_all_who_are_hurt() -> None:
    table = Table(
        "l.zy",
        at={"leoric": "l", "ettin-master": "z", "merriod-1": "y"},
        party={"leoric": "runemaster"},
        blue="r2d2s1",
        red="d1",
        yellow="d2s1",
        grey="0 0",
        black="4",
    )
    table.hero("leoric").items[0].id = "dwarven-firebomb"
    table.do("attack:dwarven-firebomb:ettin-master", "surge:blast", "surge:stunned")
    assert table.figure("ettin-master").conditions == 8
    assert table.figure("merriod-1").damage == 1
    assert table.figure("merriod-1").conditions == 8


@pytest.mark.rule("DESC-ODET-04", "DESC-ODET-10", "DESC-ODET-12")
def test_a_monster_attacks_once() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1", blue="x", yellow="d2", grey="0")
    table.do("attack:own-attack:grisban")
    assert table.figure("zombie-1").actions == 1
    assert not table.can("attack:own-attack:grisban")
    assert table.why("attack:own-attack:grisban") == "DESC-ODET-04"


@pytest.mark.rule("DESC-TGT-12")
def test_monsters_have_no_weapons() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1")
    assert table.why("attack:unarmed:grisban") == "DESC-TGT-07"


@pytest.mark.rule("DESC-ATK-04", "DESC-ROLL-11")
def test_the_order_of_an_attack() -> None:
    table = swing(blue="r2d2s1", red="d1", brown="0").do(AXE, "surge:damage-1")
    kinds = [event.kind for event in table.match.events]
    assert kinds[-6:] == ["attacks", "rolled", "defended", "surged", "suffered", "defeated"]


@pytest.mark.rule("DESC-DICE-04")
def test_a_roll_may_have_more_dice_than_the_box() -> None:
    table = Table("gz.", at={"grisban": "g", "ettin-1": "z"}, blue="r4d2", red="d3 d3 d3", grey="0 0")
    table.hero("grisban").items[0].id = "grinding-axe"
    table.do("attack:grinding-axe:ettin-1")
    assert table.told("rolled")[0]["dice"] == ("blue", "red", "red")
