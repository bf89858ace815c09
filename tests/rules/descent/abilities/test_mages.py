"""Skills of the necromancer and the runemaster."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.state import POISONED
from undercroft.games.descent.wounds import health, stamina

N = {"tarha": "necromancer"}
R = {"leoric": "runemaster"}
AT = {"tarha": "t", "reanimate": "r", "zombie-1": "z"}
RUNE = {"leoric": "l", "zombie-master": "z"}


def died(**dice: str) -> dict[str, str]:
    return {"blue": "r4d2", "yellow": "d2", "red": "d1", "brown": "0", **dice}


@pytest.mark.card("raise-dead")
def test_the_dead_are_raised_one_at_a_time() -> None:
    table = Table("t.z", at={"tarha": "t", "zombie-1": "z"}, party=N).do("use-at:raise-dead:1")
    assert table.figure("reanimate").spaces == 2
    assert table.hero("tarha").fatigue == 1
    assert table.can("use:raise-dead")
    table.do("use:raise-dead")
    assert not table.figure("reanimate").spaces


@pytest.mark.card("corpse-blast")
def test_a_corpse_explodes() -> None:
    table = Table("t#rz", at=AT, party=N, skills="corpse-blast", rolls=died()).do("use:corpse-blast", "pass")
    assert not table.figure("zombie-1").spaces
    assert not table.figure("reanimate").spaces


@pytest.mark.card("deathly-haste")
def test_haste_of_the_dead() -> None:
    table = Table("t.r.z", at=AT, party=N, skills="deathly-haste").do("tire")
    assert table.options == ["use-at:deathly-haste:1", "use-at:deathly-haste:3", "done"]
    table.do("use-at:deathly-haste:3")
    assert table.figure("reanimate").spaces == 1 << 3
    assert table.figure("tarha").points == 1


@pytest.mark.card("fury-of-undeath")
def test_fury_is_another_activation() -> None:
    table = Table("t.r.z", at=AT, party=N, skills="fury-of-undeath").do("use:fury-of-undeath")
    assert table.decision.kind == "familiar"
    table.do("end-activation")
    assert not table.figure("reanimate").acted


@pytest.mark.card("dark-pact")
def test_a_pact_moves_damage() -> None:
    at = {"tarha": "t", "reanimate": "r", "zombie-1": "z"}
    table = Table("rtz", at=at, party=N, turn="zombie-1", skills="dark-pact", blue="r5d1", yellow="d2", grey="0")
    table.do("attack:own-attack:tarha", "use:dark-pact")
    assert (table.figure("tarha").damage, table.figure("reanimate").damage) == (0, 3)
    assert table.decision.kind == "monster"
    defended = Table("trz", at=at, party=N, turn="zombie-1", skills="dark-pact", blue="r5d1", yellow="d2", brown="1")
    defended.do("attack:own-attack:reanimate")
    assert defended.told("defended")[0]["dice"] == ("brown",)


@pytest.mark.card("undead-might")
def test_the_might_of_the_dead() -> None:
    at = {"tarha": "t", "reanimate": "r", "zombie-master": "z"}
    table = Table("trz", at=at, party=N, skills="undead-might", rolls=died())
    assert health(table.s, table.figure("reanimate")) == 6
    table.do("activate:reanimate", "attack:own-attack:zombie-master", "use:undead-might")
    assert table.figure("zombie-master").damage == 4


@pytest.mark.card("vampiric-blood")
def test_blood_of_vampires() -> None:
    table = Table("trz", at=AT, party=N, skills="vampiric-blood", rolls=died())
    table.hero("tarha").fatigue = 2
    table.do("activate:reanimate", "attack:own-attack:zombie-1")
    assert table.told("rolled")[0]["dice"] == ("blue", "red", "yellow")
    assert table.hero("tarha").fatigue == 1


@pytest.mark.card("army-of-death")
def test_an_army_strikes_all_in_sight() -> None:
    at = {**AT, "zombie-2": "y"}
    table = Table("t....z", "r....y", at=at, party=N, skills="army-of-death", rolls=died(brown="0 0")).do(
        "use:army-of-death"
    )
    assert not table.figure("zombie-1").spaces
    assert not table.figure("zombie-2").spaces
    assert not Table("t....z", at={"tarha": "t", "zombie-1": "z"}, party=N, skills="army-of-death").can(
        "use:army-of-death"
    )


@pytest.mark.card("dying-command")
def test_the_dying_obey() -> None:
    at = {"tarha": "t", "zombie-1": "z", "zombie-2": "y"}
    dice = died(blue="r4d2 r4d2", yellow="d2 d2", brown="0 0", grey="0", black="0")
    table = Table("t.z.y", at=at, party=N, skills="dying-command", rolls=dice)
    table.do("attack:reapers-scythe:zombie-1", "pass", "use:dying-command", "walk:3", "done")
    table.do("attack:own-attack:zombie-2")
    assert not table.figure("zombie-2").spaces
    assert not table.figure("zombie-1").spaces
    failed = Table("t.z.y", at=at, party=N, skills="dying-command", rolls=died(grey="3", black="4"))
    failed.do("attack:reapers-scythe:zombie-1", "pass", "use:dying-command")
    assert failed.hero("tarha").fatigue == 1
    assert not failed.figure("zombie-1").spaces


# -- the runemaster -----------------------------------------------------------------------------------


@pytest.mark.card("runic-knowledge")
def test_knowledge_of_runes() -> None:
    table = Table("l.z", at=RUNE, party=R, rolls=died(blue="r2d2s1", yellow="r1d1"))
    table.do("attack:arcane-bolt:zombie-master", "surge:runic-knowledge")
    assert (table.figure("zombie-master").damage, table.hero("leoric").fatigue) == (5, 1)
    tired = Table("l.z", at=RUNE, party=R, rolls=died(blue="r2d2s1"))
    tired.hero("leoric").fatigue = 5
    tired.do("attack:arcane-bolt:zombie-master")
    assert not tired.can("surge:runic-knowledge")


@pytest.mark.card("exploding-rune")
def test_a_rune_explodes() -> None:
    at = {"leoric": "l", "zombie-1": "z", "zombie-2": "y"}
    table = Table("l..zy", at=at, party=R, skills="exploding-rune", rolls=died(brown="0 0"))
    table.do("use-on:exploding-rune:zombie-1")
    assert not table.figure("zombie-2").spaces


@pytest.mark.card("ghost-armor")
def test_ghostly_armour() -> None:
    at = {"leoric": "l", "zombie-1": "z"}
    table = Table("lz.", at=at, party=R, turn="zombie-1", skills="ghost-armor", rolls=died(grey="0"))
    table.do("attack:own-attack:leoric", "use:ghost-armor", "use:ghost-armor", "pass")
    assert (table.figure("leoric").damage, table.hero("leoric").fatigue) == (1, 2)


@pytest.mark.card("inscribe-rune", "rune-mastery")
def test_runes_on_every_weapon() -> None:
    plain = Table("l.z", at=RUNE, party=R, skills="rune-mastery", items="sling", rolls=died())
    plain.do("attack:sling:zombie-master")
    assert plain.decision.kind == "act"
    table = Table("l.z", at=RUNE, party=R, skills="rune-mastery inscribe-rune", items="sling", rolls=died())
    table.do("attack:sling:zombie-master", "use:rune-mastery", "surge:stunned")
    assert table.figure("zombie-master").conditions == 8


@pytest.mark.card("iron-will")
def test_an_iron_will() -> None:
    table = Table("l.z", at=RUNE, party=R, skills="iron-will", rolls=died(blue="r2d2s1"))
    assert stamina(table.s, table.hero("leoric")) == 6
    table.hero("leoric").fatigue = 3
    table.do("attack:arcane-bolt:zombie-master", "surge:fatigue")
    assert table.hero("leoric").fatigue == 1


@pytest.mark.card("runic-sorcery")
def test_sorcery_brings_a_condition() -> None:
    table = Table("l.z", at=RUNE, party=R, skills="runic-sorcery", rolls=died())
    table.do("use-on:runic-sorcery:zombie-master", "pick-condition:poisoned")
    assert table.figure("zombie-master").conditions == POISONED
    weak = Table("l.z", at=RUNE, party=R, skills="runic-sorcery", rolls=died(blue="r5d1", yellow="d1s1", brown="2"))
    weak.do("use-on:runic-sorcery:zombie-master", "keep")
    assert weak.decision.kind == "act"


@pytest.mark.card("break-the-rune")
def test_a_broken_rune_strikes_friend_and_foe() -> None:
    at = {"leoric": "l", "grisban": "g", "zombie-1": "z", "zombie-2": "y"}
    party = {**R, "grisban": "berserker"}
    table = Table(
        "g.l..z", "...#..", "...y..", at=at, party=party, skills="break-the-rune", rolls=died(grey="0", brown="0")
    )
    table.do("use:break-the-rune")
    assert table.figure("grisban").damage == 4
    assert not table.figure("zombie-1").spaces
    assert table.hero("leoric").fatigue == 4


@pytest.mark.card("break-the-rune")
def test_a_broken_rune_strikes_nobody_out_of_sight() -> None:
    at = {"leoric": "l", "zombie-1": "z", "zombie-2": "y"}
    table = Table("l#z", "y..", at=at, party=R, skills="break-the-rune", rolls=died(brown="0 0"))
    table.do("use:break-the-rune")
    assert [table.figure(name).spaces != 0 for name in ("zombie-1", "zombie-2")] == [True, False]


@pytest.mark.card("quick-casting")
def test_a_second_spell_at_once() -> None:
    table = Table(
        "l.z", at=RUNE, party=R, skills="quick-casting", rolls=died(blue="r5d1 r5d1", yellow="r1d1 r1d1", brown="0 0")
    )
    table.do("attack:arcane-bolt:zombie-master", "use:quick-casting", "attack:arcane-bolt:zombie-master")
    assert table.figure("zombie-master").damage == 4
    assert table.figure("leoric").actions == 1
    assert table.decision.kind == "act"
