"""Threats: DGN-HAZ."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeoneer.table import Table


def trapped(trap: str, **table: Any) -> Table:
    """Ana sets this trap against Bo."""
    return Table(2, phase="villainy", hands=[trap, ""], **table).do(f"set-trap:{trap}:bo", "attack")


@pytest.mark.rule("DGN-HAZ-01")
def test_a_threat_cannot_be_declined() -> None:
    table = Table(places={"spike-room": (0, -1)}, dice="1").do("move:north:spike-room")
    assert table.told("failed")
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-HAZ-02")
def test_a_threat_is_no_battle() -> None:
    table = trapped("net", dice="1", action=[4, 1], glory=[0, 0])
    kinds = {event.kind for event in table.match.events}
    assert "failed" in kinds
    assert not kinds & {"attacked", "attack-roll", "counter-roll", "glory-gained", "peril-given"}
    assert table.asked[1] not in ("challenge", "respond", "lair", "reward")


@pytest.mark.rule("DGN-HAZ-03")
@pytest.mark.parametrize(("room", "stat", "value"), [("spike-room", "speed", 4), ("pit-room", "melee", 6)])
def test_a_threat_checks_one_characteristic(room: str, stat: str, value: int) -> None:
    table = Table(places={room: (0, -1)}, dice="3").do(f"move:north:{room}")
    event = (table.told("failed") + table.told("overcame"))[0]
    assert (event.data["stat"], event.data["total"]) == (stat, 3 + value)


@pytest.mark.rule("DGN-HAZ-04")
def test_a_threat_may_check_level_or_health() -> None:
    table = trapped("needle", dice="4", level=[7, 8], glory=[0, 0])
    assert (table.last("overcame", "stat"), table.last("overcame", "total")) == ("level", 12)
    table = Table(places={"loft": (0, -1)}, at=["loft", "gate"], quests=["errand", ""], health=[2, 18], dice="2")
    table.do("attempt:errand")
    assert (table.last("failed", "stat"), table.last("failed", "total")) == ("health", 4)


@pytest.mark.rule("DGN-HAZ-05", "DGN-HAZ-06")
@pytest.mark.parametrize(("die", "overcome"), [("4", False), ("5", True), ("6", True)])
def test_die_and_characteristic_must_reach_the_value(die: str, overcome: bool) -> None:
    table = Table(2, active=1, places={"hall": (0, -1)}, traps={"acid": "hall"}, dice=die).do("move:north:hall")
    assert bool(table.told("overcame")) is overcome
    assert bool(table.told("failed")) is not overcome


@pytest.mark.rule("DGN-HAZ-07", "DGN-HAZ-08")
def test_a_trap_hits_every_hero_in_the_location_each_with_a_roll() -> None:
    table = Table(3, places={"hall": (0, -1)}, at=["gate", "hall", "hall"], traps={"mill": "hall"}, dice="1 6 1")
    table.do("move:north:hall").settle()
    checks = [(event.kind, event.data["hero"]) for event in table.match.events if event.kind in ("overcame", "failed")]
    assert checks == [("failed", "ana"), ("overcame", "bo"), ("failed", "cid")]
    assert [table.hero(seat).health for seat in range(3)] == [17, 18, 17]


@pytest.mark.rule("DGN-HAZ-07")
def test_unless_its_card_says_otherwise() -> None:
    table = Table(3, phase="villainy", hands=["needle", "", ""], glory=[0, 0, 0], dice="1")
    table.do("set-trap:needle:bo", "attack")
    assert [event.data["hero"] for event in table.told("failed")] == ["bo"]


@pytest.mark.rule("DGN-RECOV-02")
def test_a_trap_that_stays_is_armed_again_in_the_next_recovery() -> None:
    table = Table(places={"hall": (0, -1)}, traps={"mill": "hall"}, dice="1 1 1").do("move:north:hall")
    assert table.hero().health == 17
    table.do("move:south:gate", "move:north:hall")
    assert table.hero().health == 17
    table.do("end-phase:feats").until(1, "feats").do("move:north:hall").settle()
    assert table.hero(1).health < 18 or table.hero(0).health < 17
    assert table.view().places[1].traps == ["mill"]
