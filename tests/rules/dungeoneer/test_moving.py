"""Moving, exits and hazards: DGN-STEP, DGN-MOVE, DGN-EXIT, DGN-OBST."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeoneer.table import Table

# -- DGN-STEP, DGN-MOVE ---------------------------------------------------------------------------


@pytest.mark.rule("DGN-STEP-01", "DGN-FEAT-03")
def test_a_move_costs_an_action_point_and_leads_to_an_adjacent_location() -> None:
    table = Table(places={"hall": (0, -1), "loft": (0, -2)}, action=[2, 0])
    assert table.offers_of("move") == ["move:north:hall"]
    table.do("move:north:hall")
    assert (table.where(), table.hero().action) == ("hall", 1)
    table.do("move:north:loft")
    table.refuses("move:south:hall", "no-action", "DGN-FEAT-03")
    table.refuses("move:north:hall", "nothing-there", "DGN-STEP-01")


@pytest.mark.rule("DGN-STEP-02", "DGN-STEP-03", "DGN-EXIT-12")
def test_a_wall_joins_adjacent_locations_but_nobody_gets_through_from_either_side() -> None:
    places = {"twist": (0, -1), "hall": (0, -2), "loft": (1, -1)}
    table = Table(2, places=places, at=["gate", "twist"])
    table.refuses("move:north:twist", "wall", "DGN-EXIT-12")
    table = Table(2, places=places, at=["twist", "gate"])
    table.refuses("move:south:gate", "wall", "DGN-EXIT-12")
    assert table.offers_of("move") == ["move:north:hall", "move:east:loft"]


@pytest.mark.rule("DGN-STEP-02")
def test_a_transfer_to_an_adjacent_location_may_cross_a_wall() -> None:
    from undercroft.games.dungeoneer.dungeon import neighbour, way

    s = Table(places={"twist": (0, -1)}).state
    assert neighbour(s, 0, 0) == 1
    assert way(s, 0, 0) == -1


@pytest.mark.rule("DGN-STEP-04", "DGN-STEP-05", "DGN-STEP-06", "DGN-MOVE-01")
def test_only_the_exit_one_leaves_by_counts() -> None:
    """The cellar has a trap on its west side: entering by it is free, leaving by it takes a check."""
    places = {"hall": (0, -1), "cellar": (1, -1)}
    table = Table(places=places, at=["hall", "gate"])
    table.do("move:east:cellar")
    assert (table.where(), table.hero().action) == ("cellar", 3)
    assert not table.told("overcame")
    assert not table.told("failed")
    table = Table(places=places, at=["cellar", "gate"], dice="6").do("move:west:hall")
    assert (table.where(), table.hero().action) == ("hall", 3)
    assert table.last("overcame", "source") == "trap-exit"


@pytest.mark.rule("DGN-MOVE-01")
def test_the_exit_of_each_move_is_that_of_the_location_where_it_starts() -> None:
    places = {"hall": (0, -1), "cellar": (1, -1)}
    table = Table(places=places, dice="6").do("move:north:hall", "move:east:cellar", "move:west:hall")
    assert len(table.told("overcame")) == 1


@pytest.mark.rule("DGN-STEP-07", "DGN-STEP-08", "DGN-STEP-09")
def test_each_new_location_gives_its_glory_and_peril_once_a_turn() -> None:
    table = Table(places={"hall": (0, -1), "loft": (0, -2)}).do("move:north:hall", "move:north:loft")
    assert (table.hero().glory, table.hero().peril) == (10 + 2 + 3, 10 + 3 + 1)
    table.do("move:south:hall", "move:south:gate")
    assert (table.hero().glory, table.hero().peril) == (15, 14)


@pytest.mark.rule("DGN-STEP-10", "DGN-EFF-10", "DGN-OBST-02")
def test_a_hero_moved_in_another_players_turn_gains_nothing_and_meets_no_hazard() -> None:
    table = Table(phase="villainy", places={"spike-room": (0, -1)}, hands=["banish", ""])
    table.do("bane:banish:bo:bo")
    assert table.where(1) == "spike-room"
    assert (table.hero(1).glory, table.hero(1).peril) == (10, 9)
    assert not table.told("failed") + table.told("overcame")


# -- DGN-EXIT -------------------------------------------------------------------------------------


def at_the_blocked_exit(**table: Any) -> Table:
    """The cellar's north exit is blocked, melee 9; Ana's melee is 6."""
    places = {"hall": (0, -1), "cellar": (1, -1), "loft": (1, -2)}
    return Table(places=places, at=["cellar", "cellar"], **table)


@pytest.mark.rule("DGN-EXIT-01")
def test_exits_are_open_walls_blocked_or_traps() -> None:
    view = at_the_blocked_exit().view()
    assert view.places[2].exits == {"north": "blocked melee 9", "east": "wall", "south": "open", "west": "trap speed 8"}


@pytest.mark.rule("DGN-EXIT-02")
def test_an_open_exit_asks_for_nothing() -> None:
    table = Table(places={"hall": (0, -1)}, action=[1, 0]).do("move:north:hall")
    assert table.where() == "hall"
    assert not table.told("overcame") + table.told("failed")


@pytest.mark.rule("DGN-EXIT-03")
def test_a_blocked_exit_is_overcome_or_costs_another_action_point() -> None:
    table = at_the_blocked_exit(dice="3").do("move:north:loft")
    assert (table.where(), table.hero().action) == ("loft", 3)
    table = at_the_blocked_exit(dice="2", action=[2, 0]).do("move:north:loft")
    assert (table.where(), table.hero().action) == ("loft", 0)


@pytest.mark.rule("DGN-EXIT-04", "DGN-EXIT-05", "DGN-EXIT-06")
def test_without_another_point_the_exit_is_open_and_the_hero_stays_until_the_next_turn() -> None:
    table = at_the_blocked_exit(dice="2", action=[1, 0]).do("move:north:loft")
    assert (table.where(), table.hero().action) == ("cellar", 0)
    assert table.view().heroes[0].at_exit == "north"
    table.do("end-phase:feats").until(0, "feats")
    before = table.hero().action
    table.do("move:north:loft")
    assert (table.where(), table.hero().action) == ("loft", before - 1)
    assert len(table.told("failed")) == 1


@pytest.mark.rule("DGN-EXIT-07", "DGN-EXIT-08", "DGN-RECOV-03")
def test_an_exit_forced_open_is_open_to_others_until_its_opener_has_left() -> None:
    table = at_the_blocked_exit(dice="2", action=[1, 0]).do("move:north:loft", "end-phase:feats").until(1, "feats")
    table.do("move:north:loft")
    assert table.where(1) == "loft"
    assert len(table.told("failed")) == 1
    table.do("end-phase:feats").until(0, "feats")
    assert table.view().places[2].opened == ["north"]
    table.do("move:south:twist" if "move:south:twist" in table.offers else "move:north:loft")
    assert table.view().places[2].opened == []


@pytest.mark.rule("DGN-EXIT-08")
def test_an_exit_opened_by_a_passed_check_closes_behind_the_hero() -> None:
    table = at_the_blocked_exit(dice="3 1").do("move:north:loft")
    assert table.view().places[2].opened == []
    table.do("end-phase:feats").until(1, "feats")
    table.do("move:north:loft")
    assert table.told("failed")


@pytest.mark.rule("DGN-EXIT-09", "DGN-EXIT-10")
@pytest.mark.parametrize(("die", "health"), [("4", 18), ("3", 17)])
def test_a_trap_exit_is_overcome_or_wounds_and_lets_the_hero_out_in_any_case(die: str, health: int) -> None:
    table = Table(places={"hall": (0, -1), "cellar": (1, -1)}, at=["cellar", "gate"], dice=die).do("move:west:hall")
    assert (table.where(), table.hero().health) == ("hall", health)


@pytest.mark.rule("DGN-EXIT-10")
def test_a_trap_exit_can_be_the_end_of_a_hero() -> None:
    places = {"hall": (0, -1), "cellar": (1, -1)}
    table = Table(places=places, at=["cellar", "gate"], dice="1", health=[1, 18]).do("move:west:hall")
    assert not table.hero().alive
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.rule("DGN-EXIT-10")
def test_a_hero_who_dies_there_does_not_leave() -> None:
    places = {"hall": (0, -1), "cellar": (1, -1)}
    table = Table(3, places=places, at=["cellar", "gate", "gate"], dice="1", health=[1, 18, 18]).do("move:west:hall")
    assert not table.hero().alive
    assert not table.told("moved")


@pytest.mark.rule("DGN-EXIT-11")
def test_effects_on_trap_cards_do_not_touch_trap_exits() -> None:
    table = Table(places={"hall": (0, -1), "cellar": (1, -1)}, at=["cellar", "gate"], dice="1")
    table.hero().granted.append("avoids-traps")
    assert table.do("move:west:hall").hero().health == 17


# -- DGN-OBST -------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-OBST-01", "DGN-OBST-05", "DGN-OBST-03", "DGN-LOC-07")
@pytest.mark.parametrize(("die", "health"), [("4", 18), ("3", 17)])
def test_spikes_are_overcome_or_wound_at_every_entry(die: str, health: int) -> None:
    table = Table(places={"spike-room": (0, -1)}, dice=f"{die} 1").do("move:north:spike-room")
    assert table.hero().health == health
    table.do("move:south:gate", "move:north:spike-room")
    assert table.hero().health == health - 1


@pytest.mark.rule("DGN-OBST-06", "DGN-EFF-05")
@pytest.mark.parametrize(("die", "fallen"), [("2", False), ("1", True)])
def test_a_pit_is_overcome_or_the_hero_falls(die: str, fallen: bool) -> None:
    table = Table(places={"pit-room": (0, -1)}, dice=die).do("move:north:pit-room")
    assert table.hero().fallen is fallen
    assert bool(table.offers_of("move")) is not fallen


@pytest.mark.rule("DGN-OBST-04")
def test_danger_makes_traps_in_its_location_harder() -> None:
    values = []
    for room in ("risky-room", "hall"):
        table = Table(places={room: (0, -1)}, traps={"acid": room}, dice="6").do(f"move:north:{room}")
        values.append((table.told("failed") + table.told("overcame"))[0].data["value"])
    assert values == [12, 10]


@pytest.mark.rule("DGN-OBST-04")
def test_danger_counts_for_traps_that_spring_at_once_too() -> None:
    table = Table(places={"risky-room": (0, -1)}, at=["gate", "risky-room"], phase="villainy", hands=["net", ""])
    table.do("set-trap:net:bo", "attack")
    assert (table.told("failed") + table.told("overcame"))[0].data["value"] == 10


@pytest.mark.rule("DGN-HAZEX-04", "DGN-EFF-30")
def test_a_second_trap_waits_on_if_the_hero_has_left_before_it_springs() -> None:
    traps = {"mill": "hall", "acid": "hall"}
    table = Table(places={"hall": (0, -1)}, traps=traps, hands=["jump", ""]).do("move:north:hall", "play:jump")
    assert [event.data["trap"] for event in table.told("trap-sprung")] == ["mill"]
    assert table.view().places[1].traps == ["mill", "acid"]


# -- DGN-SPEC-07, DGN-EFF -------------------------------------------------------------------------


@pytest.mark.rule("DGN-SPEC-07", "DGN-EFF-06", "DGN-EFF-07")
def test_a_fallen_hero_can_only_stand_up_for_action_points_but_do_all_that_is_free() -> None:
    table = Table(
        places={"hall": (0, -1)}, fallen=[0], hands=["sprint cap", ""], locations="loft", quests=["march", ""]
    )
    assert table.offers == ["attempt:march", "play:sprint", "play:cap", "stand-up", "end-phase:feats"]
    table.refuses("move:north:hall", "fallen", "DGN-EFF-06")
    table.refuses("explore", "fallen", "DGN-EFF-06")
    table.refuses("fight:bo", "fallen", "DGN-EFF-06")
    table.do("stand-up")
    assert not table.hero().fallen
    assert table.hero().action == 3
    table.refuses("stand-up", "not-fallen", "DGN-SPEC-07")


@pytest.mark.rule("DGN-EFF-07")
def test_a_fallen_hero_counterattacks_as_usual() -> None:
    table = Table(phase="villainy", hands=["boa", ""], fallen=[1], dice="1 6", action=[4, 1])
    table.do("send:boa:hand:3:bo", "attack").settle_response()
    assert table.last("counter-roll", "total") == 7
    assert table.asked == (0, "lair")


@pytest.mark.rule("DGN-EFF-08")
def test_a_card_may_ask_for_a_check_to_stand_up() -> None:
    table = Table(3, phase="villainy", hands=["shackle", "", ""], peril=[9, 5, 5], dice="1")
    table.do("bane:shackle:cid:cid").until(2, "feats")
    before = table.hero(2).action
    table.do("stand-up").settle()
    assert table.last("failed", "source") == "standing-up"
    assert table.hero(2).fallen
    assert table.hero(2).action == before - 1


@pytest.mark.rule("DGN-EFF-11")
def test_a_transferred_hero_stays_fallen() -> None:
    table = Table(places={"hall": (0, -1)}, fallen=[0], hands=["jump", ""]).do("play:jump")
    assert table.where() == "hall"
    assert table.hero().fallen
