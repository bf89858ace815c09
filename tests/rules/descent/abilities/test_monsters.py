"""What stands on monster cards, in both acts."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.forecast import forecast
from undercroft.games.descent.state import IMMOBILIZED

both_acts = pytest.mark.parametrize("act", [1, 2])
GRISBAN = {"grisban": "berserker"}
LEORIC = {"leoric": "runemaster"}


@both_acts
@pytest.mark.card("howl")
@pytest.mark.rule("DESC-ODET-09", "DESC-ODET-11", "DESC-MCARD-02")
def test_howl_tires_those_near_who_fail(act: int) -> None:
    at = {"grisban": "g", "leoric": "l", "jain": "j", "barghest-1": "b"}
    table = Table("g.bb..l.j", at=at, turn="barghest-1", act=act, grey="3 0", black="2 0")
    table.do("use:howl")
    assert [table.hero(name).fatigue for name in ("grisban", "leoric", "jain")] == [1, 0, 0]
    assert len(table.told("tested")) == 2
    assert table.figure("barghest-1").actions == 1
    far = Table("g....bb", at={"grisban": "g", "barghest-1": "b"}, turn="barghest-1", act=act)
    assert not far.can("use:howl")


@both_acts
@pytest.mark.card("night-stalker")
def test_night_stalker_has_another_die_against_those_far_away(act: int) -> None:
    die = ["grey", "black"][act - 1]
    rolls = {die: "0", "brown": "2", "blue": "r6d1s1", "yellow": "d2"}
    table = Table("l..bb", at={"leoric": "l", "barghest-master": "b"}, party=LEORIC, act=act, rolls=rolls)
    table.do("attack:arcane-bolt:barghest-master", "keep")
    assert table.told("defended")[0]["dice"] == (die, "brown")
    near = Table("lbb", at={"leoric": "l", "barghest-master": "b"}, party=LEORIC, act=act, rolls=rolls)
    near.do("attack:arcane-bolt:barghest-master", "keep")
    assert near.told("defended")[0]["dice"] == (die,)


@both_acts
@pytest.mark.card("web")
def test_webs_are_left_for_fatigue(act: int) -> None:
    table = Table("asgb.c", at={"grisban": "g", "cave-spider-master": "s"}, act=act).do("move").go("c")
    assert table.hero("grisban").fatigue == 1
    assert table.where("grisban") == "c"
    tired = Table("asgb.c", at={"grisban": "g", "cave-spider-master": "s"}, act=act)
    tired.hero("grisban").fatigue = 4
    tired.do("move")
    assert not tired.goes("b")
    assert tired.why(f"walk:{tired.space('b')}") == "DESC-MCARD-08"
    minion = Table("asgb.c", at={"grisban": "g", "cave-spider-1": "s"}, act=act).do("move").go("c")
    assert minion.hero("grisban").fatigue == 0


@pytest.mark.card("web")
def test_a_walk_leads_into_webs_but_not_on() -> None:
    table = Table("g....", "..s..", "....x", at={"grisban": "g", "cave-spider-master": "s"}).do("move")
    assert table.goes("x") is False
    step = table.s.board.ground.spaces([(1, 0)]).bit_length() - 1
    table.do(f"walk:{step}")
    assert table.hero("grisban").fatigue == 0


@both_acts
@pytest.mark.card("fire")
@pytest.mark.rule("DESC-ODET-12", "DESC-ROLL-09")
def test_fire_strikes_all_around_with_one_roll(act: int) -> None:
    at = {"grisban": "g", "leoric": "l", "zombie-1": "z", "elemental-1": "e", "jain": "j"}
    table = Table(
        "gee.j",
        "zeel.",
        at=at,
        turn="elemental-1",
        act=act,
        blue="r4d2",
        red="d1",
        yellow="r1d1",
        grey="1 0",
        brown="0",
    )
    table.do("use:fire")
    assert len(table.told("rolled")) == 1
    struck = {str(event["figure"]) for event in table.told("defended")}
    assert struck == {"grisban", "leoric", "zombie-1"}
    assert not table.can("attack:own-attack:grisban")
    assert table.figure("grisban").damage == table.told("suffered")[0]["damage"]


@both_acts
@pytest.mark.card("earth", "water-ability")
def test_earth_holds_and_water_tires_neighbours(act: int) -> None:
    at = {"grisban": "g", "leoric": "l", "elemental-1": "e"}
    table = Table("gee.l", ".ee..", at=at, turn="elemental-1", act=act, grey="3 3", black="4 4")
    table.do("use:earth", "use:water-ability")
    assert table.figure("grisban").conditions == IMMOBILIZED
    assert table.hero("grisban").fatigue == 2
    assert table.figure("leoric").conditions == table.hero("leoric").fatigue == 0
    assert {str(event["attribute"]) for event in table.told("tested")} == {"awareness", "willpower"}


@both_acts
@pytest.mark.card("air")
def test_air_is_struck_by_neighbours_alone(act: int) -> None:
    at = {"leoric": "l", "grisban": "g", "elemental-1": "e"}
    table = Table("l..ee", "..gee", at=at, turn="elemental-1", act=act).do("use:air", "end-activation")
    assert table.s.phase == "heroes"
    table.do("next:leoric")
    assert table.why("attack:arcane-bolt:elemental-1") == "DESC-MCARD-08"
    table.do("end-turn")
    assert table.can("attack:chipped-greataxe:elemental-1")
    table.do("end-turn")
    assert table.s.lasting == []


@both_acts
@pytest.mark.card("throw")
def test_throw_places_a_hero_who_fails(act: int) -> None:
    at = {"grisban": "g", "leoric": "l", "ettin-master": "e"}
    table = Table("lee.x", "gee..", at=at, turn="ettin-master", act=act, grey="3", black="4")
    table.do("use-on:throw:leoric", f"use-at:throw:{table.space('x')}")
    assert table.where("leoric") == "x"
    assert table.figure("leoric").damage == 1
    assert table.told("stepped")[-1]["figure"] == "leoric"
    strong = Table("lee.x", "gee..", at=at, turn="ettin-master", act=act, grey="1", black="2")
    strong.do("use-on:throw:grisban")
    assert strong.where("grisban") == "g"


@pytest.mark.card("throw")
def test_a_trap_may_answer_a_throw() -> None:
    at = {"grisban": "g", "ettin-master": "e"}
    table = Table("gee", "xee", at=at, turn="ettin-master", hand=("pit-trap",), grey="3 3", black="4 4")
    table.do("use-on:throw:grisban")
    assert table.where("grisban") == "x"
    assert table.options == ["play:pit-trap", "pass"]


@both_acts
@pytest.mark.card("grab")
def test_grab_holds_a_hero_who_fails(act: int) -> None:
    at = {"grisban": "g", "leoric": "l", "zombie-master": "z"}
    table = Table("gz.l", at=at, turn="zombie-master", act=act, grey="3", black="3")
    assert not table.can("use-on:grab:leoric")
    table.do("use-on:grab:grisban")
    assert table.figure("grisban").conditions == IMMOBILIZED


@both_acts
@pytest.mark.card("heal")
def test_heal_mends_a_monster_near(act: int) -> None:
    at = {"grisban": "g", "flesh-moulder-master": "f", "zombie-1": "z", "zombie-2": "y"}
    table = Table("gzf...y", at=at, turn="flesh-moulder-master", act=act, red="d2")
    table.figure("zombie-1").damage = table.figure("zombie-2").damage = 2
    table.do("use-on:heal:zombie-1")
    assert table.figure("zombie-1").damage == 0
    assert not table.can("use-on:heal:zombie-2")


@both_acts
@pytest.mark.card("scamper")
def test_goblins_run_through_heroes(act: int) -> None:
    at = {"grisban": "g", "goblin-archer-1": "a"}
    table = Table("agx", at=at, turn="goblin-archer-1", act=act).do("move")
    assert table.goes("x")
    assert not table.goes("g")
    zombie = Table("agx", at={"grisban": "g", "zombie-1": "a"}, turn="zombie-1", act=act).do("move")
    assert not zombie.goes("x")


@both_acts
@pytest.mark.card("cowardly")
def test_cowards_use_surges_only_near_a_leader(act: int) -> None:
    rolls = {"blue": "r6d1s1", "yellow": "d1s1", "grey": "0"}
    at = {"grisban": "g", "goblin-archer-1": "a"}
    alone = Table("g..a", at=at, turn="goblin-archer-1", act=act, rolls=rolls)
    option = next(each for each in alone.decision.options if each.id == "attack:own-attack:grisban")
    before = forecast(alone.s, 0, option)
    alone.do("attack:own-attack:grisban")
    assert alone.figure("grisban").damage == 2
    led = Table("g..al", at={**at, "splig": "l"}, turn="goblin-archer-1", act=act, rolls=rolls)
    after = forecast(led.s, 0, option)
    assert before is not None
    assert after is not None
    assert len(after.damage) > len(before.damage)
    led.do("attack:own-attack:grisban")
    assert led.decision.kind == "surge"


@both_acts
@pytest.mark.card("flail")
def test_flail_may_strike_two(act: int) -> None:
    at = {"grisban": "g", "leoric": "l", "merriod-master": "m"}
    table = Table(
        "gmml", ".mm.", at=at, turn="merriod-master", act=act, blue="r4d2", red="d1", yellow="d1s1", grey="0 0"
    )
    table.do("attack:own-attack:grisban")
    assert table.options == ["pick:leoric", "done"]
    table.do("pick:leoric")
    assert len(table.told("rolled")) == 1
    assert {str(event["figure"]) for event in table.told("defended")} == {"grisban", "leoric"}


@both_acts
@pytest.mark.card("shadow")
def test_shadow_wants_a_surge_of_those_beside_it(act: int) -> None:
    rolls = {"blue": "r3d2", "red": "d3", "grey": "0 0", "black": "0"}
    at = {"grisban": "g", "shadow-dragon-1": "d"}
    table = Table("gddd", ".ddd", at=at, party=GRISBAN, act=act, rolls=rolls)
    option = next(each for each in table.decision.options if each.id == "attack:chipped-greataxe:shadow-dragon-1")
    found = forecast(table.s, 1, option)
    assert found is not None
    table.do("attack:chipped-greataxe:shadow-dragon-1", "aim:1")
    assert table.figure("shadow-dragon-1").damage == 0
    rolls["blue"] = "r2d2s1"
    lucky = Table("gddd", ".ddd", at=at, party=GRISBAN, act=act, rolls=rolls)
    lucky.do("attack:chipped-greataxe:shadow-dragon-1", "aim:1", "surge:shadow")
    assert lucky.figure("shadow-dragon-1").damage == 5
    assert found.chance == pytest.approx(1 - 1 / 6 - 3 / 6 * 5 / 6)


@both_acts
@pytest.mark.card("fire-breath")
def test_breath_of_fire_follows_a_path(act: int) -> None:
    at = {"grisban": "g", "leoric": "l", "jain": "j", "shadow-dragon-master": "d"}
    table = Table(
        "dddg.l", "ddd..j", at=at, turn="shadow-dragon-master", act=act,
        blue="r2d2s1", red="d1 d1", grey="0 0 0", hand=(),
    )  # fmt: skip
    table.do("attack:own-attack:grisban", "surge:fire-breath")
    table.do("use-at:fire-breath:4")
    assert not table.can("use-at:fire-breath:3"), "no path leads twice through a space"
    table.do("use-at:fire-breath:5", "done")
    assert {str(event["figure"]) for event in table.told("defended")} == {"grisban", "leoric"}
    assert table.figure("leoric").damage >= 2
    assert table.figure("jain").damage == 0


@both_acts
@pytest.mark.card("shambling")
def test_zombies_move_once(act: int) -> None:
    table = Table("g...z", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1", act=act).do("move")
    assert table.why("move") == "DESC-ODET-09"


@both_acts
@pytest.mark.card("reach")
def test_ettins_reach_two_spaces(act: int) -> None:
    table = Table("g.ee", "..ee", at={"grisban": "g", "ettin-1": "e"}, turn="ettin-1", act=act)
    assert table.can("attack:own-attack:grisban")
