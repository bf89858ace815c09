"""What stands on lieutenants' cards, in both acts."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.state import IMMOBILIZED, POISONED, STUNNED, Group

both_acts = pytest.mark.parametrize("act", [1, 2])
PASS = {"grey": "0", "black": "0"}
G = {"grisban": "berserker"}
BITE = {"blue": "r4d2", "red": "d1 d1", "yellow": "d1s1", "grey": "0 0"}


@both_acts
@pytest.mark.card("dominion")
def test_dominion_moves_and_holds_a_hero(act: int) -> None:
    at = {"grisban": "g", "zachareth": "z"}
    table = Table("gab..z", at=at, turn="zachareth", act=act, grey="0 3", black="0 4")
    table.do("use-on:dominion:grisban", "use-at:dominion:1", "use-at:dominion:2")
    assert table.where("grisban") == "b"
    assert table.figure("grisban").conditions == IMMOBILIZED


@both_acts
@pytest.mark.card("subdue")
def test_subdue_brings_a_condition_of_choice(act: int) -> None:
    at = {"grisban": "g", "zachareth": "z"}
    table = Table("gz", at=at, turn="zachareth", act=act, rolls={**BITE, "blue": "r2d2s1"})
    table.do("attack:own-attack:grisban", "surge:subdue", "pick-condition:poisoned")
    assert table.figure("grisban").conditions == POISONED


@pytest.mark.card("shadow-bolt")
def test_a_bolt_of_shadow() -> None:
    at = {"grisban": "g", "zachareth": "z"}
    table = Table("g...z", at=at, turn="zachareth", act=2, rolls=BITE).do("use-on:shadow-bolt:grisban")
    assert table.told("rolled")[0]["dice"] == ("blue", "red", "yellow")
    assert not table.can("use-on:shadow-bolt:grisban")
    assert not Table("g...z", at=at, turn="zachareth").can("use-on:shadow-bolt:grisban")


@both_acts
@pytest.mark.card("fly")
def test_flight_ignores_enemies_and_terrain(act: int) -> None:
    at = {"grisban": "g", "belthir": "b"}
    table = Table("xgo#b", at=at, turn="belthir", act=act).do("move")
    assert table.goes("x")
    table.go("x")
    assert table.figure("belthir").damage == 0
    assert table.figure("belthir").points == 0


@pytest.mark.card("cry-havoc")
def test_havoc_strikes_whom_it_crosses() -> None:
    at = {"grisban": "g", "belthir": "b"}
    table = Table("xg..b", at=at, turn="belthir", act=2, rolls=BITE).do("use:cry-havoc", "walk:0")
    assert table.told("attacks")[0]["target"] == "grisban"
    assert table.figure("grisban").damage == 4
    assert not table.can("attack:own-attack:grisban")


@both_acts
@pytest.mark.card("sacrifice")
def test_a_sacrifice_heals_her(act: int) -> None:
    at = {"grisban": "g", "eliza": "e", "zombie-1": "z"}
    table = Table("g..ez", at=at, turn="eliza", act=act)
    table.figure("eliza").damage = 4
    table.do("use-on:sacrifice:zombie-1", "spend:sacrifice:2")
    assert (table.figure("eliza").damage, table.figure("zombie-1").damage) == (2, 2)


@pytest.mark.card("sacrifice")
def test_no_more_is_sacrificed_than_there_is() -> None:
    table = Table("g..ez", at={"grisban": "g", "eliza": "e", "zombie-1": "z"}, turn="eliza")
    table.figure("eliza").damage, table.figure("zombie-1").damage = 6, 1
    table.do("use-on:sacrifice:zombie-1")
    assert table.options == ["spend:sacrifice:1", "spend:sacrifice:2"]


@both_acts
@pytest.mark.card("seduce")
def test_the_seduced_are_stunned(act: int) -> None:
    at = {"grisban": "g", "eliza": "e"}
    table = Table("ga.e", at=at, turn="eliza", act=act, rolls=PASS).do("use-on:seduce:grisban", "use-at:seduce:1")
    assert table.where("grisban") == "a"
    assert table.figure("grisban").conditions == STUNNED


@both_acts
@pytest.mark.card("blood-call")
def test_blood_calls(act: int) -> None:
    at = {"grisban": "g", "eliza": "e"}
    table = Table("g.e", at=at, turn="eliza", act=act, rolls={**BITE, "blue": "r2d2s1", "yellow": "d2"})
    table.figure("eliza").damage = 6
    table.do("attack:own-attack:grisban", "surge:blood-call")
    assert table.figure("eliza").damage == 6 - table.figure("grisban").damage


@pytest.mark.card("wail")
def test_a_wail_tires() -> None:
    at = {"grisban": "g", "eliza": "e"}
    table = Table("g..e", at=at, turn="eliza", act=2, grey="3", black="4").do("use:wail")
    assert table.hero("grisban").fatigue == 2


@both_acts
@pytest.mark.card("aftershock")
def test_aftershocks_tire_attackers(act: int) -> None:
    at = {"grisban": "g", "merick": "m"}
    table = Table("gm", at=at, party=G, act=act, blue="x", grey="0 3", black="4", brown="0")
    table.do("attack:chipped-greataxe:merick")
    assert table.hero("grisban").fatigue == 1
    assert table.told("tested")[0]["attribute"] == "willpower"


@both_acts
@pytest.mark.card("ignite")
def test_merick_burns_and_all_around_him(act: int) -> None:
    at = {"grisban": "g", "merick": "m", "zombie-1": "z"}
    table = Table("gmz", at=at, turn="merick", act=act, rolls=BITE, brown="0").do("use:ignite")
    while table.can("keep"):
        table.do("keep")
    assert table.figure("merick").damage == 1
    assert {str(event["figure"]) for event in table.told("defended")} == {"grisban", "zombie-1"}


@pytest.mark.card("wither")
@pytest.mark.rule("DESC-RECOV-04", "DESC-RECOV-07")
def test_the_withered_are_tired() -> None:
    at = {"grisban": "g", "merick": "m"}
    table = Table("g.m", at=at, turn="merick", act=2, rolls={**BITE, "blue": "r2d2s1", "yellow": "d2"})
    table.do("attack:own-attack:grisban", "surge:wither")
    assert table.hero("grisban").fatigue == 1


@both_acts
@pytest.mark.card("unmovable", "crossbow")
def test_alric_is_not_moved(act: int) -> None:
    at = {"jain": "j", "alric": "a"}
    dice = {"blue": "r2d2s1", "yellow": "d2", "grey": "0 0", "brown": "0"}
    table = Table("j.a.", at=at, party={"jain": "wildlander"}, items="crossbow", act=act, rolls=dice)
    table.do("attack:crossbow:alric", "surge:damage-1-push")
    assert table.decision.kind == "act"
    assert table.figure("alric").spaces == 1 << 2


@both_acts
@pytest.mark.card("overpower")
def test_alric_changes_places(act: int) -> None:
    at = {"grisban": "g", "alric": "a"}
    table = Table("xg..a", at=at, turn="alric", act=act, rolls=PASS).do("use:overpower", "walk:2")
    table.do("use-on:overpower:grisban")
    assert (table.figure("alric").spaces, table.figure("grisban").spaces) == (1 << 1, 1 << 2)
    assert table.hero("grisban").fatigue == 1


@pytest.mark.card("regeneration-1")
def test_alric_regenerates() -> None:
    table = Table("g...a", at={"grisban": "g", "alric": "a"}, party=G, act=2)
    table.figure("alric").damage = 3
    table.do("end-turn")
    assert table.figure("alric").damage == 2


@both_acts
@pytest.mark.card("not-me")
def test_splig_has_others_struck(act: int) -> None:
    at = {"grisban": "g", "splig": "s", "zombie-1": "z"}
    table = Table("gs.", ".z.", at=at, party=G, act=act, blue="r4d2", red="d3", brown="0", rolls=PASS)
    table.do("attack:chipped-greataxe:splig")
    assert table.options == ["use-on:not-me:zombie-1", "pass"]
    table.do("use-on:not-me:zombie-1")
    assert table.figure("splig").damage == 0
    assert table.told("suffered")[0]["figure"] == "zombie-1"


@both_acts
@pytest.mark.card("knockback")
def test_splig_knocks_back(act: int) -> None:
    at = {"grisban": "g", "splig": "s"}
    table = Table("sg..x", at=at, turn="splig", act=act, rolls={**BITE, "blue": "r2d2s1", "yellow": "d2"})
    table.do("attack:own-attack:grisban", "surge:knockback", "use-at:knockback:4")
    assert table.where("grisban") == "x"
    assert table.told("stepped")[-1]["figure"] == "grisban"


@pytest.mark.card("promotion")
def test_splig_promotes_a_minion() -> None:
    at = {"grisban": "g", "splig": "s", "zombie-1": "z"}
    table = Table("g..sz", at=at, turn="splig", act=2, rolls=PASS)
    table.s.groups.append(Group("zombie", 2, 1))
    table.do("use-on:promotion:zombie-1")
    assert table.figure("zombie-master").spaces == 1 << 4
    assert not table.figure("zombie-1").spaces
