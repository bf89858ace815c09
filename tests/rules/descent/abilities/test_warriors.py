"""Skills of the berserker and the knight."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.forecast import forecast
from undercroft.games.descent.state import IMMOBILIZED, STUNNED
from undercroft.games.descent.wounds import health

AT = {"grisban": "g", "zombie-1": "z"}
G = {"grisban": "berserker"}
S = {"syndrael": "knight"}
HIT = {"blue": "r4d2", "red": "d1", "brown": "0"}
BITE = {"blue": "r4d2", "yellow": "d2", "grey": "0"}


@pytest.mark.card("rage")
def test_rage_and_its_odds() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-master": "z"}, rolls=HIT)
    options = {each.id: each for each in table.decision.options}
    plain = forecast(table.s, 1, options["attack:chipped-greataxe:zombie-master"])
    angry = forecast(table.s, 1, options["use-on:rage:zombie-master"])
    assert plain is not None
    assert angry is not None
    assert len(angry.damage) == len(plain.damage) + 1
    table.do("use-on:rage:zombie-master")
    assert table.figure("zombie-master").damage == 4


@pytest.mark.card("brute")
def test_a_brute_has_more_health_and_rises_stronger() -> None:
    table = Table("g.z", at=AT, skills="brute", red="d1 d1")
    assert health(table.s, table.figure("grisban")) == 18
    table.figure("grisban").damage, table.hero("grisban").fallen = 18, 0
    table.figure("grisban").spaces = 0
    assert health(table.s, table.figure("grisban")) == 18
    table.do("stand-up")
    assert table.figure("grisban").damage == 14


@pytest.mark.card("counter-attack")
def test_a_counter_attack_follows_a_hit() -> None:
    table = Table(
        "gz.", at=AT, turn="zombie-1", skills="counter-attack", rolls={**BITE, "blue": "r4d2 r4d2"}, red="d1", brown="0"
    )
    table.do("attack:own-attack:grisban")
    assert table.options == ["use:counter-attack", "pass"]
    table.do("use:counter-attack")
    assert not table.figure("zombie-1").spaces
    missed = Table("gz.", at=AT, turn="zombie-1", skills="counter-attack", blue="x").do("attack:own-attack:grisban")
    assert missed.decision.kind == "monster"


@pytest.mark.card("cripple")
def test_cripple_holds_a_monster() -> None:
    table = Table("gz.", at=AT, skills="cripple", grey="1", black="2").do("use-on:cripple:zombie-1")
    assert table.figure("zombie-1").conditions == IMMOBILIZED
    assert (table.hero("grisban").fatigue, table.figure("grisban").actions) == (2, 2)


@pytest.mark.card("charge")
def test_a_charge_is_a_walk_and_a_blow() -> None:
    table = Table("g.a.z", at={"grisban": "g", "zombie-1": "z"}, skills="charge", rolls=HIT)
    table.do("use:charge", "walk:3", "attack:chipped-greataxe:zombie-1")
    assert not table.figure("zombie-1").spaces
    assert table.figure("grisban").actions == 1
    assert table.figure("grisban").points == 0


@pytest.mark.card("weapon-mastery", "mana-weave")
def test_mastery_of_weapons() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-master": "z"}, skills="weapon-mastery", rolls=HIT)
    table.do("attack:chipped-greataxe:zombie-master", "use:weapon-mastery", "surge:damage-1")
    assert table.figure("zombie-master").damage == 4
    short = Table("gz.", at=AT, skills="weapon-mastery", items="steel-broadsword iron-shield", rolls=HIT)
    short.do("attack:steel-broadsword:zombie-1")
    assert not short.can("use:weapon-mastery")


@pytest.mark.card("whirlwind")
def test_a_whirlwind_strikes_all_monsters_around() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z", "zombie-2": "y", "zombie-3": "x"}
    party = {"grisban": "berserker", "jain": "wildlander"}
    table = Table("zgj", "y.x", at=at, party=party, skills="whirlwind", rolls={**HIT, "brown": "0 0 2"})
    table.do("use:whirlwind")
    assert len(table.told("rolled")) == 1
    assert [bool(table.figure(name).spaces) for name in ("zombie-1", "zombie-2", "zombie-3")] == [False, False, True]
    assert table.figure("jain").damage == 0


@pytest.mark.card("death-rage")
def test_rage_in_the_face_of_death() -> None:
    table = Table(
        "gz.", at={"grisban": "g", "zombie-master": "z"}, skills="death-rage", blue="r2d2s1", red="d1", brown="0"
    )
    table.figure("grisban").damage = 5
    table.do("use-on:death-rage:zombie-master", "surge:death-rage")
    assert table.figure("zombie-master").damage == 5


@pytest.mark.card("execute")
def test_an_execution_is_paid_in_fatigue() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-master": "z"}, skills="execute", rolls=HIT)
    table.hero("grisban").fatigue = 2
    table.do("attack:chipped-greataxe:zombie-master")
    assert table.options == ["spend:execute:1", "spend:execute:2", "pass"]
    table.do("spend:execute:2")
    assert table.figure("zombie-master").damage == 5
    assert table.hero("grisban").fatigue == 4


# -- the knight ---------------------------------------------------------------------------------------


@pytest.mark.card("oath-of-honor")
def test_an_oath_leads_to_a_friends_foe() -> None:
    at = {"syndrael": "s", "grisban": "g", "zombie-1": "z"}
    table = Table("s..gz", ".....", at=at, party={**S, **G}, rolls=HIT).do("use-on:oath-of-honor:zombie-1")
    assert table.figure("syndrael").spaces == 1 << 8
    assert not table.figure("zombie-1").spaces
    far = Table("s...gz", "......", at=at, party={**S, **G})
    assert not far.can("use-on:oath-of-honor:zombie-1")


@pytest.mark.card("advance")
def test_an_advance_follows_a_victory() -> None:
    at = {"syndrael": "s", "zombie-1": "z", "zombie-2": "y"}
    rolls = {"blue": "r4d2 r4d2", "red": "d1 d1", "brown": "0 0"}
    table = Table("sz..y", at=at, party=S, skills="advance", rolls=rolls)
    table.do("attack:iron-longsword:zombie-1", "use:advance", "walk:3", "done", "attack:iron-longsword:zombie-2")
    assert not table.figure("zombie-2").spaces
    assert table.figure("syndrael").actions == 1
    weak = Table("sz..y", at=at, party=S, skills="advance", blue="r4d2", red="d1", brown="2")
    weak.do("attack:iron-longsword:zombie-1")
    assert weak.decision.kind == "act"


@pytest.mark.card("challenge")
def test_a_challenge_binds_two() -> None:
    at = {"syndrael": "s", "zombie-master": "z"}
    table = Table("sz.", at=at, party=S, skills="challenge", rolls={**HIT, "blue": "r4d2 r4d2"}, yellow="d2", grey="0")
    table.do("use-on:challenge:zombie-master", "attack:iron-longsword:zombie-master")
    assert table.figure("zombie-master").damage == 4
    table.do("end-turn", "attack:own-attack:syndrael", "pass")
    assert table.figure("syndrael").damage == 5


@pytest.mark.card("defend")
def test_the_knight_takes_the_place_of_the_target() -> None:
    at = {"syndrael": "s", "jain": "j", "zombie-1": "z"}
    table = Table("sjz", at=at, party={**S, "jain": "wildlander"}, turn="zombie-1", skills="defend", rolls=BITE)
    table.do("attack:own-attack:jain")
    assert table.options == ["use:defend", "pass"]
    table.do("use:defend", "pass")
    assert (table.figure("syndrael").damage, table.figure("jain").damage) == (4, 0)


@pytest.mark.card("defense-training")
def test_training_adds_a_die_and_spares_the_shield() -> None:
    at = {"syndrael": "s", "zombie-1": "z"}
    table = Table("sz.", at=at, party=S, turn="zombie-1", skills="defense-training", rolls=BITE, brown="0")
    table.do("attack:own-attack:syndrael")
    assert table.told("defended")[0]["dice"] == ("grey", "brown")
    table.do("use:wooden-shield")
    assert not table.hero("syndrael").skills[-1].exhausted
    table.do("use:wooden-shield")
    assert table.figure("syndrael").damage == 2
    assert table.hero("syndrael").skills[-1].exhausted


@pytest.mark.card("guard-skill")
def test_a_guard_strikes_who_comes_near() -> None:
    at = {"syndrael": "s", "zombie-1": "z"}
    table = Table("s.a.z", at=at, party=S, turn="zombie-1", skills="guard-skill", blue="x")
    table.do("move", "walk:1")
    assert table.figure("zombie-1").spaces == 1 << 1
    assert table.options == ["use:guard-skill", "pass"]
    table.do("use:guard-skill")
    assert table.decision.kind == "monster"
    assert table.figure("zombie-1").spaces


@pytest.mark.card("shield-slam")
def test_a_shield_stuns() -> None:
    at = {"syndrael": "s", "zombie-master": "z"}
    table = Table("sz.", at=at, party=S, skills="shield-slam", blue="r2d2s1", red="d1", brown="0")
    table.do("attack:iron-longsword:zombie-master", "surge:shield-slam")
    assert table.figure("zombie-master").conditions == STUNNED


@pytest.mark.card("inspiration")
def test_an_inspired_knight_refreshes_friends() -> None:
    at = {"syndrael": "s", "grisban": "g", "jain": "j"}
    table = Table("sg.j", at=at, party={**S, **G, "jain": "wildlander"}, turn="jain", skills="inspiration")
    for hero in table.s.heroes:
        hero.fatigue = 2
    table.do("end-turn", "next:syndrael")
    assert [hero.fatigue for hero in table.s.heroes] == [1, 1, 2]


@pytest.mark.card("stalwart")
def test_the_stalwart_strike_before_they_fall() -> None:
    at = {"syndrael": "s", "zombie-1": "z"}
    table = Table(
        "sz..",
        at=at,
        party=S,
        turn="zombie-1",
        skills="stalwart",
        rolls={**BITE, "blue": "r4d2 r4d2"},
        red="d1",
        brown="0",
    )
    assert health(table.s, table.figure("syndrael")) == 14
    table.figure("syndrael").damage = 12
    table.do("attack:own-attack:syndrael", "pass", "use:stalwart", "attack:iron-longsword:zombie-1")
    assert not table.figure("zombie-1").spaces
    assert table.hero("syndrael").fallen >= 0
