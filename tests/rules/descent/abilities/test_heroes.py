"""Abilities and feats of the eight heroes."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.forecast import forecast
from undercroft.games.descent.state import POISONED, STUNNED

HIT = {"blue": "r4d2", "yellow": "d1s1", "grey": "0"}


@pytest.mark.card("ashrian-ability")
@pytest.mark.rule("DESC-SHEET-03")
def test_minions_beside_ashrian_are_stunned() -> None:
    at = {"ashrian": "a", "zombie-1": "z", "zombie-master": "m", "zombie-2": "y"}
    table = Table(".m..", "az.y", at=at, party={"ashrian": "disciple"}).do("end-turn")
    for name in ("zombie-1", "zombie-master", "zombie-2"):
        if table.decision.kind == "activate":
            table.do(f"activate:{name}")
        table.do("end-activation")
    stunned = [name for name in ("zombie-1", "zombie-master", "zombie-2") if table.figure(name).conditions]
    assert stunned == ["zombie-1"]


@pytest.mark.card("ashrian-feat")
@pytest.mark.rule("DESC-FEAT-01", "DESC-FEAT-02", "DESC-FEAT-03", "DESC-FEAT-04")
def test_ashrian_stuns_a_group_once() -> None:
    at = {"ashrian": "a", "zombie-1": "z", "zombie-2": "y", "ettin-1": "e"}
    table = Table("a..z..y.ee", "........ee", at=at, party={"ashrian": "disciple"})
    assert not table.can("use-on:ashrian-feat:zombie-2")
    table.do("use-on:ashrian-feat:zombie-1")
    assert [table.figure(name).conditions for name in ("zombie-1", "zombie-2", "ettin-1")] == [STUNNED, STUNNED, 0]
    assert table.figure("ashrian").actions == 1
    assert table.why("use-on:ashrian-feat:zombie-1") == "DESC-FEAT-02"


@pytest.mark.card("avric-ability")
def test_heroes_near_avric_heal_with_surges() -> None:
    at = {"grisban": "g", "avric": "a", "zombie-master": "z"}
    party = {"grisban": "berserker", "avric": "disciple"}
    table = Table("zg..a", at=at, party=party, blue="r2d2s1", red="d1", brown="0")
    table.figure("grisban").damage = 3
    table.do("attack:chipped-greataxe:zombie-master", "surge:avric-ability")
    assert table.figure("grisban").damage == 2
    far = Table("zg...a", at=at, party=party, blue="r2d2s1", red="d1", brown="0")
    far.do("attack:chipped-greataxe:zombie-master")
    assert not far.can("surge:avric-ability")


@pytest.mark.card("avric-feat")
def test_avric_heals_all_within_three() -> None:
    at = {"avric": "a", "grisban": "g", "jain": "j"}
    party = {"avric": "disciple", "grisban": "berserker", "jain": "wildlander"}
    table = Table("a..gj", at=at, party=party, red="d2 d1")
    for name in at:
        table.figure(name).damage = 5
    table.do("use:avric-feat")
    assert [table.figure(name).damage for name in at] == [2, 2, 5]


@pytest.mark.card("leoric-ability")
def test_monsters_near_leoric_are_weaker() -> None:
    at = {"grisban": "g", "leoric": "l", "zombie-1": "z"}
    table = Table("gz..l", at=at, turn="zombie-1", rolls=HIT)
    option = next(each for each in table.decision.options if each.id == "attack:own-attack:grisban")
    near = forecast(table.s, 0, option)
    table.do("attack:own-attack:grisban", "keep")
    assert table.figure("grisban").damage == 2
    far = Table("gz...l", at=at, turn="zombie-1", rolls=HIT)
    plain = forecast(far.s, 0, option)
    assert near is not None
    assert plain is not None
    assert near.damage != plain.damage
    weak = Table("gz..l", at=at, turn="zombie-1", blue="r5d1", yellow="r1s1", grey="0")
    weak.do("attack:own-attack:grisban", "keep")
    assert weak.figure("grisban").damage == 1


@pytest.mark.card("leoric-feat")
def test_leoric_strikes_all_around() -> None:
    at = {"leoric": "l", "grisban": "g", "zombie-1": "z", "zombie-2": "y"}
    party = {"leoric": "runemaster", "grisban": "berserker"}
    table = Table("zl.", "g.y", at=at, party=party, blue="r4d2", yellow="d2", brown="0 0", grey="0")
    table.do("use:leoric-feat")
    assert not table.figure("zombie-1").spaces
    assert not table.figure("zombie-2").spaces
    assert table.figure("grisban").damage == 4


@pytest.mark.card("tarha-ability")
def test_tarha_rolls_a_die_again_once_a_round() -> None:
    at = {"tarha": "t", "zombie-master": "z"}
    table = Table("t.z", at=at, party={"tarha": "runemaster"}, blue="x r4d2 r4d2", yellow="d2 d2", brown="0 0")
    table.do("attack:arcane-bolt:zombie-master")
    assert table.options == ["reroll:tarha-ability:1", "reroll:tarha-ability:2", "pass"]
    table.do("reroll:tarha-ability:1")
    assert table.figure("zombie-master").damage == 4
    table.do("attack:arcane-bolt:zombie-master")
    assert table.decision.kind == "act"


@pytest.mark.card("tarha-feat")
def test_tarha_strikes_two() -> None:
    at = {"tarha": "t", "zombie-1": "z", "zombie-2": "y"}
    table = Table("t.z", "...", "y..", at=at, party={"tarha": "runemaster"}, blue="r4d2", yellow="d2", brown="0 0")
    table.do("use:tarha-feat", "attack:arcane-bolt:zombie-1", "pass")
    assert len(table.told("rolled")) == 1
    assert not table.figure("zombie-1").spaces
    assert not table.figure("zombie-2").spaces


@pytest.mark.card("tarha-feat")
@pytest.mark.parametrize(("blue", "struck"), [("r3d2", True), ("r2d2s1", False)])
def test_tarhas_one_attack_has_to_reach_the_further_of_the_two(blue: str, struck: bool) -> None:
    at = {"tarha": "t", "zombie-1": "z", "zombie-2": "y"}
    table = Table("t..y", "z...", at=at, party={"tarha": "runemaster"}, blue=blue, yellow="d2", brown="0 0")
    table.do("use:tarha-feat", "attack:arcane-bolt:zombie-1")
    while table.decision.kind in ("answer", "surge"):
        table.do("pass" if table.can("pass") else "keep")
    assert [not table.figure(name).spaces for name in ("zombie-1", "zombie-2")] == [struck, struck]


@pytest.mark.card("jain-ability")
def test_jain_takes_damage_as_fatigue() -> None:
    table = Table("jz.", at={"jain": "j", "zombie-1": "z"}, party={"jain": "wildlander"}, turn="zombie-1", rolls=HIT)
    table.hero("jain").fatigue = 3
    table.do("attack:own-attack:jain", "keep")
    assert table.options == ["spend:jain-ability:1", "spend:jain-ability:2", "pass"]
    table.do("spend:jain-ability:2")
    assert (table.figure("jain").damage, table.hero("jain").fatigue) == (1, 5)


@pytest.mark.card("jain-ability")
def test_only_damage_of_attacks_becomes_fatigue() -> None:
    table = Table("jo.", at={"jain": "j"}, party={"jain": "wildlander"}).do("move").go("o")
    assert table.figure("jain").damage == 2


@pytest.mark.card("jain-feat")
def test_jain_runs_and_attacks() -> None:
    table = Table("j.........z", at={"jain": "j", "zombie-1": "z"}, party={"jain": "wildlander"}).do("use:jain-feat")
    figure = table.figure("jain")
    assert (figure.points, figure.actions) == (10, 1)
    table.do("attack:yew-shortbow:zombie-1")
    assert table.figure("jain").actions == 1


@pytest.mark.card("tomble-ability")
def test_tomble_hides_behind_a_friend() -> None:
    at = {"tomble": "t", "grisban": "g", "zombie-1": "z"}
    party = {"tomble": "thief", "grisban": "berserker"}
    table = Table("gtz", at=at, party=party, turn="zombie-1", blue="r4d2", yellow="d2", grey="1 1")
    table.do("attack:own-attack:tomble")
    assert table.options == ["use-on:tomble-ability:grisban", "pass"]
    table.do("use-on:tomble-ability:grisban")
    assert table.told("defended")[0]["dice"] == ("grey", "grey")
    assert table.figure("tomble").damage == 2


@pytest.mark.card("tomble-feat")
def test_tomble_vanishes_and_is_back() -> None:
    at = {"tomble": "t", "zombie-1": "z"}
    table = Table("t....x.z", at=at, party={"tomble": "thief"}).do("use:tomble-feat")
    assert table.options == ["end-turn"]
    table.do("end-turn")
    assert not table.can("attack:own-attack:tomble")
    table.do("end-activation")
    assert table.can("use-at:tomble-feat:4")
    assert not table.can("use-at:tomble-feat:5")
    table.do("use-at:tomble-feat:3")
    assert table.figure("tomble").spaces == 1 << 3


@pytest.mark.card("grisban-ability")
def test_grisban_rests_a_condition_away() -> None:
    table = Table("g.z", at={"grisban": "g", "zombie-1": "z"})
    table.figure("grisban").conditions = POISONED
    table.do("rest", "pick-condition:poisoned")
    assert table.figure("grisban").conditions == 0


@pytest.mark.card("grisban-feat")
def test_grisban_has_another_attack() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, blue="x").do("rest", "rest", "use:grisban-feat")
    table.do("attack:chipped-greataxe:zombie-1")
    assert not table.can("attack:chipped-greataxe:zombie-1")
    assert not table.can("use:grisban-feat")


@pytest.mark.card("syndrael-ability")
def test_syndrael_rests_by_standing_still() -> None:
    table = Table("sa", at={"syndrael": "s"}, party={"syndrael": "knight"})
    table.hero("syndrael").fatigue = 3
    table.do("end-turn")
    assert table.hero("syndrael").fatigue == 1
    walked = Table("sa", at={"syndrael": "s"}, party={"syndrael": "knight"})
    walked.hero("syndrael").fatigue = 3
    walked.do("move").go("a").do("end-turn")
    assert walked.hero("syndrael").fatigue == 3


@pytest.mark.card("syndrael-feat")
def test_syndrael_moves_with_a_friend() -> None:
    at = {"syndrael": "s", "grisban": "g"}
    party = {"syndrael": "knight", "grisban": "berserker"}
    table = Table("s..g...x", ".a......", at=at, party=party).do("use-on:syndrael-feat:grisban")
    assert not table.goes("x")
    table.do("walk:6")
    assert table.figure("grisban").spaces == 1 << 6
    table.go("a").do("done")
    assert table.where("syndrael") == "a"
    assert table.figure("syndrael").actions == 2
