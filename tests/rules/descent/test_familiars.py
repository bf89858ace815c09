"""The Reanimate: a familiar that is a figure."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.profiles import familiar_profile
from undercroft.games.descent.state import IMMOBILIZED, POISONED, Figure
from undercroft.games.descent.wounds import inflict, suffer

PARTY = {"tarha": "necromancer", "jain": "wildlander", "grisban": "berserker"}
ACTIVATE = "activate:reanimate"


def called(*rows: str, turn: str = "", blue: str = "", red: str = "", grey: str = "", yellow: str = "") -> Table:
    at = {"tarha": "t", "jain": "j", "grisban": "-", "reanimate": "r", "zombie-1": "z", "barghest-1": "b"}
    return Table(*rows, at=at, party=PARTY, turn=turn, blue=blue, red=red, grey=grey, yellow=yellow)


@pytest.mark.rule("DESC-FAM-01", "DESC-CMPD-36")
def test_raising_it_takes_an_action_and_there_is_one() -> None:
    table = Table("ta.", at={"tarha": "t"}, party={"tarha": "necromancer"})
    table.do(f"use-at:raise-dead:{table.space('a')}")
    assert table.where("reanimate") == "a"
    assert table.figure("tarha").actions == 1
    assert table.hero("tarha").fatigue == 1
    assert not [option for option in table.options if option.startswith("use-at:raise-dead")]
    table.do("use:raise-dead")
    assert table.figure("reanimate").spaces == 0


@pytest.mark.rule("DESC-FAM-03", "DESC-FAM-04", "DESC-FAM-06", "DESC-FAM-08", "DESC-FAM-13", "DESC-FAM-16")
def test_it_moves_three_spaces_and_attacks_before_its_hero() -> None:
    table = called("tr..abb", "j......", blue="r2d2s1", red="d2", grey="0").do(ACTIVATE)
    assert table.options[-2:] == ["move", "end-activation"]
    table.do("move").go("a").do("attack:own-attack:barghest-1", "surge:damage-1")
    assert table.told("suffered") == [{"figure": "barghest-1", "damage": 5}]
    assert not table.can("move")
    assert not table.can("attack:own-attack:barghest-1")
    table.do("end-activation")
    assert table.s.active == "tarha"
    assert table.figure("tarha").actions == 2
    assert table.why(ACTIVATE) == "DESC-FAM-03"


@pytest.mark.rule("DESC-FAM-05", "DESC-FAM-09")
def test_it_never_acts_between_the_heros_actions() -> None:
    table = called("trj.z").do("rest")
    assert not table.can(ACTIVATE)
    assert table.why(ACTIVATE) == "DESC-FAM-03"
    assert table.do("rest").can(ACTIVATE)


@pytest.mark.rule("DESC-FAMFIG-01", "DESC-FAMFIG-02", "DESC-FAMFIG-03", "DESC-FAMFIG-04")
def test_it_blocks_movement_and_sight() -> None:
    table = called("zrt", "###", turn="zombie-1").do("move")
    assert not table.goes("t")
    archers = Table(
        "arj",
        at={"goblin-archer-1": "a", "reanimate": "r", "jain": "j", "tarha": "-"},
        party=PARTY,
        turn="goblin-archer-1",
    )
    assert not archers.can("attack:own-attack:jain")


@pytest.mark.rule("DESC-FAMFIG-05")
def test_heroes_pass_through_it_and_do_not_stop_there() -> None:
    table = called("tra", turn="tarha").do("move")
    assert table.goes("a")
    assert not table.goes("r")


@pytest.mark.rule("DESC-FAMFIG-06", "DESC-FAM-02")
def test_monsters_attack_it() -> None:
    table = called("zrt", turn="zombie-1", blue="r5d1", yellow="d2")
    table.do("attack:own-attack:reanimate")
    assert table.figure("reanimate").damage == 3
    assert table.told("defended") == [{"figure": "reanimate", "dice": (), "faces": ()}]


@pytest.mark.rule("DESC-FAMFIG-07", "DESC-FAMFIG-10")
def test_it_suffers_conditions_and_fails_tests() -> None:
    table = called("trz")
    inflict(table.s, table.figure("reanimate"), POISONED)
    assert table.figure("reanimate").conditions == POISONED
    assert table.figure("reanimate").profile.tests == "fail"


@pytest.mark.rule("DESC-FAMFIG-10", "DESC-COND-06")
def test_what_holds_it_does_so_until_the_end_of_its_activation() -> None:
    table = called("tr..z")
    inflict(table.s, table.figure("reanimate"), IMMOBILIZED)
    table.do(ACTIVATE)
    assert table.why("move") == "DESC-COND-06"
    assert table.figure("reanimate").conditions == IMMOBILIZED
    table.do("end-activation")
    assert table.figure("reanimate").conditions == 0


@pytest.mark.rule("DESC-FAMFIG-09")
def test_terrain_works_on_it() -> None:
    table = called("trL.z").do(ACTIVATE, "move").go("L")
    assert table.figure("reanimate").damage == 1


@pytest.mark.rule("DESC-FAMFIG-11", "DESC-FAMFIG-12")
def test_defeated_it_is_gone_and_its_hero_matters_not() -> None:
    table = called("trz")
    list(suffer(table.s, table.figure("tarha"), 20))
    assert table.figure("reanimate").spaces
    list(suffer(table.s, table.figure("reanimate"), 4))
    assert table.figure("reanimate").spaces == 0
    assert table.figure("reanimate").damage == 4


@pytest.mark.rule("DESC-QG-08")
def test_it_carries_nothing() -> None:
    figure = Figure("reanimate", familiar_profile("necromancer"))
    assert figure.carries == ""
    table = called("trz").do(ACTIVATE)
    assert not [option for option in table.options if option.startswith("pick-up")]
