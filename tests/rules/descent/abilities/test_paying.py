"""Skills that heroes begin with, and what it takes to use a skill."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.geometry.plan import edge

RAGE = "use-on:rage:zombie-1"


def fight(row: str = "gz.", blue: str = "", red: str = "", brown: str = "") -> Table:
    return Table(row, at={"grisban": "g", "zombie-1": "z"}, blue=blue, red=red, brown=brown)


@pytest.mark.rule("DESC-SKILL-01", "DESC-SKILL-02", "DESC-SKILL-03", "DESC-SKILL-04", "DESC-CLASS-06")
def test_rage_is_an_attack_with_more_damage() -> None:
    table = fight(blue="r5d1", red="d1", brown="1").do(RAGE)
    assert table.told("suffered") == [{"figure": "zombie-1", "damage": 2}]
    assert table.hero("grisban").fatigue == 1
    assert table.figure("grisban").actions == 1
    assert not fight("g.z").can(RAGE)


@pytest.mark.rule("DESC-SKILL-06", "DESC-SKILL-07", "DESC-RECOV-03")
def test_nobody_pays_beyond_stamina() -> None:
    table = fight().do("tire", "tire", "tire")
    assert table.can(RAGE)
    assert not table.do("tire").can(RAGE)
    assert table.why(RAGE) == "DESC-SKILL-06"


@pytest.mark.rule("DESC-TWOH-02", "DESC-TWOH-05")
def test_rage_is_no_free_attack() -> None:
    table = Table(
        "gzj", at={"grisban": "g", "zombie-1": "z", "jain": "j"}, blue="x", red="d1", brown="0",
        party={"grisban": "berserker", "jain": "wildlander"},
    )  # fmt: skip
    table.do("rest", "rest")
    assert table.can("free-attack:chipped-greataxe:zombie-1")
    assert not table.can(RAGE)


def test_runic_knowledge_buys_damage_with_a_surge_and_fatigue() -> None:
    table = Table(
        "l.z", at={"leoric": "l", "zombie-master": "z"}, party={"leoric": "runemaster"}, blue="r2d2s1", yellow="r1d1",
        brown="0",
    )  # fmt: skip
    table.do("attack:arcane-bolt:zombie-master", "surge:runic-knowledge")
    assert table.figure("zombie-master").damage == 5
    assert table.hero("leoric").fatigue == 1


@pytest.mark.rule("DESC-EXH-03", "DESC-SKILL-05", "DESC-HTURN-10")
def test_prayer_heals_a_neighbour_once_a_turn() -> None:
    party = {"avric": "disciple", "jain": "wildlander"}
    table = Table("ajz", at={"avric": "a", "jain": "j", "zombie-1": "z"}, party=party, red="d3")
    table.figure("jain").damage = 5
    table.do("use-on:prayer-of-healing:jain")
    assert table.figure("jain").damage == 2
    assert table.figure("avric").actions == 2
    assert table.hero("avric").skills[0].exhausted
    assert table.why("use-on:prayer-of-healing:jain") == "DESC-EXH-03"


@pytest.mark.rule("DESC-KOINT-02", "DESC-KOINT-03", "DESC-KO-14", "DESC-RECOV-01")
def test_prayer_brings_a_hero_back_to_the_feet() -> None:
    party = {"avric": "disciple", "jain": "wildlander"}
    table = Table("ajz", at={"avric": "a", "jain": "-", "zombie-1": "z"}, party=party, red="d1")
    table.figure("jain").damage, table.hero("jain").fallen = 8, table.space("j")
    table.do("use-on:prayer-of-healing:jain")
    assert table.where("jain") == "j"
    assert table.figure("jain").damage == 7


@pytest.mark.rule("DESC-ROLL-07")
def test_stoneskin_adds_a_die_before_the_roll() -> None:
    party = {"ashrian": "spiritspeaker", "jain": "wildlander"}
    table = Table(
        "a.jz", at={"ashrian": "a", "jain": "j", "zombie-1": "z"}, party=party, turn="zombie-1", blue="r5d1",
        yellow="d2", grey="0 2",
    )  # fmt: skip
    table.do("attack:own-attack:jain")
    assert table.options == ["use-on:stoneskin:jain", "pass"]
    table.do("use-on:stoneskin:jain", "pass")
    assert table.figure("jain").damage == 1
    assert table.hero("ashrian").fatigue == 1


@pytest.mark.rule("DESC-LOS-08", "DESC-DIST-03", "DESC-DIST-01", "DESC-SEARCH-01")
def test_greedy_counts_past_figures_but_not_through_walls() -> None:
    at = {"tomble": "t", "zombie-1": "z"}
    table = Table("tz.s", at=at, party={"tomble": "thief"}, search="s", deck="curse-doll")
    table.do(f"use-at:greedy:{table.space('s')}")
    assert [card.id for card in table.hero("tomble").found] == ["curse-doll"]
    walled = Table("tz.s", at=at, party={"tomble": "thief"}, search="s", walls=[edge((2, 0), (3, 0))])
    assert not walled.can(f"use-at:greedy:{walled.space('s')}")
