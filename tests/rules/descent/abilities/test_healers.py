"""Skills of the disciple and the spiritspeaker."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.state import POISONED

D = {"avric": "disciple", "grisban": "berserker"}
P = {"ashrian": "spiritspeaker", "grisban": "berserker"}
AT = {"avric": "a", "grisban": "g", "zombie-1": "z"}
NEAR = {"ashrian": "a", "grisban": "g", "zombie-1": "z"}


def hurt(table: Table, damage: int = 5) -> Table:
    for hero in table.s.heroes:
        table.figure(hero.id).damage = damage
    return table


@pytest.mark.rule("DESC-ROLL-02")
@pytest.mark.card("prayer-of-healing", "armor-of-faith", "cleansing-touch", "divine-fury")
def test_a_prayer_with_all_that_adds_to_it() -> None:
    skills = "armor-of-faith cleansing-touch divine-fury"
    dice = {"red": "d2 d1 d1", "blue": "r4d2 r4d2", "yellow": "d2 d2", "brown": "0 1", "grey": "0"}
    table = hurt(Table("agz", at=AT, party=D, skills=skills, rolls=dice))
    table.figure("grisban").conditions = POISONED
    table.do("use-on:prayer-of-healing:grisban", "pick-condition:poisoned")
    assert (table.figure("grisban").damage, table.figure("grisban").conditions) == (3, 0)
    table.do("end-turn")
    table.do("attack:chipped-greataxe:zombie-1")
    assert table.told("rolled")[0]["dice"] == ("blue", "red", "yellow")
    assert "divine-fury on grisban until round" not in table.s.lasting
    assert "armor-of-faith on grisban until avric" in table.s.lasting


@pytest.mark.card("armor-of-faith")
def test_faith_is_an_armour() -> None:
    table = Table(
        "agz", at=AT, party=D, skills="armor-of-faith", turn="zombie-1", blue="r4d2", yellow="d2", grey="0", brown="1"
    )
    table.s.lasting = ["armor-of-faith on grisban until avric"]
    table.do("attack:own-attack:grisban")
    assert table.told("defended")[0]["dice"] == ("grey", "brown")


@pytest.mark.card("blessed-strike")
def test_a_blessed_strike_heals_two() -> None:
    table = hurt(Table("gaz", at=AT, party=D, skills="blessed-strike", blue="r4d2", yellow="d2", brown="0"))
    table.do("use-on:blessed-strike:zombie-1")
    assert (table.figure("avric").damage, table.figure("grisban").damage) == (3, 3)


@pytest.mark.card("prayer-of-peace")
def test_monsters_beside_a_peaceful_hero_do_not_attack() -> None:
    at = {**AT, "zombie-2": "y"}
    table = Table("azg", "..y", at=at, party=D, skills="prayer-of-peace").do("use:prayer-of-peace", "end-turn")
    table.do("end-turn", "activate:zombie-1")
    assert table.why("attack:own-attack:grisban") == "DESC-CLASS-06"
    table.do("end-activation")
    assert table.can("attack:own-attack:grisban")


@pytest.mark.card("time-of-need")
def test_a_time_of_need() -> None:
    table = Table("a.gz", at=AT, party=D, skills="time-of-need")
    table.hero("avric").fatigue = 3
    table.do("use:time-of-need")
    assert (table.figure("avric").points, table.hero("avric").fatigue, table.figure("avric").actions) == (2, 1, 1)


@pytest.mark.card("time-of-need")
def test_what_a_time_of_need_brings_adds_to_the_points_that_are_left() -> None:
    table = Table("a....", at={"avric": "a"}, party=D, skills="time-of-need").do("tire", "use:time-of-need")
    assert (table.figure("avric").points, table.hero("avric").fatigue) == (3, 0)


@pytest.mark.card("holy-power")
def test_holy_power_helps_two() -> None:
    table = hurt(Table("agz", at=AT, party=D, skills="holy-power", red="d3s1"))
    table.hero("grisban").fatigue = 2
    table.do("use-on:prayer-of-healing:grisban", "pick:avric")
    assert (table.figure("avric").damage, table.figure("grisban").damage) == (2, 2)
    assert table.hero("grisban").fatigue == 1
    assert table.hero("avric").fatigue == 0


@pytest.mark.card("holy-power")
def test_holy_power_takes_no_fatigue_off_without_a_surge() -> None:
    table = hurt(Table("agz", at=AT, party=D, skills="holy-power", red="d2"))
    table.hero("grisban").fatigue = 2
    table.do("use-on:prayer-of-healing:grisban", "pick:avric")
    assert (table.hero("grisban").fatigue, table.hero("avric").fatigue) == (2, 1)


@pytest.mark.card("radiant-light")
def test_light_heals_and_burns() -> None:
    at = {**AT, "zombie-2": "y"}
    table = hurt(Table("a.gz", "###.", "...y", at=at, party=D, skills="radiant-light", red="d2"))
    table.do("use:radiant-light")
    assert (table.figure("avric").damage, table.figure("grisban").damage) == (3, 3)
    assert table.figure("zombie-2").damage == 0
    assert table.hero("avric").fatigue == 3


# -- the spiritspeaker --------------------------------------------------------------------------------


@pytest.mark.card("stoneskin")
def test_stoneskin_before_the_roll() -> None:
    table = Table("a.gz", at=NEAR, party=P, turn="zombie-1", blue="r4d2", yellow="d2", grey="1 1")
    table.do("attack:own-attack:grisban", "use-on:stoneskin:grisban")
    assert table.told("defended")[0]["dice"] == ("grey", "grey")
    assert table.figure("grisban").damage == 2
    far = Table("a...gz", at=NEAR, party=P, turn="zombie-1", blue="x").do("attack:own-attack:grisban")
    assert far.decision.kind == "monster"


@pytest.mark.card("drain-spirit")
def test_a_drained_spirit_heals_all_near() -> None:
    table = hurt(Table("zag", at=NEAR, party=P, skills="drain-spirit", blue="r4d2", yellow="d2", brown="0"))
    table.do("use-on:drain-spirit:zombie-1")
    assert (table.figure("ashrian").damage, table.figure("grisban").damage) == (4, 4)


@pytest.mark.card("healing-rain")
def test_rain_heals_all_near() -> None:
    table = hurt(Table("a..gz", at=NEAR, party=P, skills="healing-rain", red="d3")).do("use:healing-rain")
    assert (table.figure("ashrian").damage, table.figure("grisban").damage) == (2, 2)
    assert table.hero("ashrian").fatigue == 2


@pytest.mark.card("shared-pain")
def test_pain_is_shared_by_the_group() -> None:
    at = {**NEAR, "zombie-2": "y", "ettin-1": "e"}
    table = Table("zag.y.ee", "......ee", at=at, party=P, skills="shared-pain", blue="r4d2", yellow="d2", brown="0")
    table.do("use-on:shared-pain:zombie-1")
    assert (table.figure("zombie-2").damage, table.figure("ettin-1").damage) == (1, 0)


@pytest.mark.card("cloud-of-mist")
def test_mist_wants_a_surge() -> None:
    table = Table("a.gz", at=NEAR, party=P, skills="cloud-of-mist", blue="r4d2", yellow="d2", grey="0").do(
        "use:cloud-of-mist", "end-turn", "end-turn", "attack:own-attack:grisban"
    )
    while table.decision.kind == "answer":
        table.do("pass")
    assert table.figure("grisban").damage == 0
    assert [event["figure"] for event in table.told("fell-short")] == ["zombie-1"]


@pytest.mark.card("natures-bounty")
def test_rest_heals_with_natures_bounty() -> None:
    table = hurt(Table("a.gz", at=NEAR, party=P, skills="natures-bounty"))
    table.hero("ashrian").fatigue = 2
    table.do("rest", "end-turn")
    assert table.figure("ashrian").damage == 5 - 2 - 2


@pytest.mark.card("tempest")
def test_a_tempest() -> None:
    table = hurt(Table("a.gz", at=NEAR, party=P, skills="tempest", grey="1", black="2")).do("use:tempest")
    assert table.figure("zombie-1").damage == 2
    assert (table.figure("ashrian").damage, table.figure("grisban").damage) == (4, 4)
    failed = hurt(Table("a.gz", at=NEAR, party=P, skills="tempest", grey="3", black="2")).do("use:tempest")
    assert failed.hero("ashrian").fatigue == 1
    assert failed.figure("zombie-1").damage == 0


@pytest.mark.card("ancestor-spirits")
def test_ancestors_follow_a_skill() -> None:
    skills = "tempest ancestor-spirits"
    table = hurt(Table("a.gz", at=NEAR, party=P, skills=skills, grey="1", black="2")).do("use:tempest")
    assert table.options == ["use-on:ancestor-spirits:zombie-1", "use:ancestor-spirits", "done"]
    table.do("use-on:ancestor-spirits:zombie-1")
    assert table.figure("zombie-1").conditions == POISONED
    helped = hurt(Table("a.gz", at=NEAR, party=P, skills=skills, grey="1", black="2"))
    helped.hero("grisban").fatigue = 2
    helped.do("use:tempest", "use:ancestor-spirits")
    assert (helped.figure("grisban").damage, helped.hero("grisban").fatigue) == (3, 1)


@pytest.mark.card("vigor")
def test_vigor_refreshes_all() -> None:
    table = Table("za...g", at=NEAR, party=P, skills="vigor", blue="r2d2s1", yellow="r1d1", brown="2")
    for hero in table.s.heroes:
        hero.fatigue = 2
    table.do("attack:oak-staff:zombie-1", "surge:vigor")
    assert [hero.fatigue for hero in table.s.heroes] == [1, 1]
