"""What happens while a large monster strides: every counted space is entered, and whoever may answer does so there."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.state import IMMOBILIZED

S = {"syndrael": "knight"}
T = {"tomble": "thief"}
J = {"jain": "wildlander"}
ETTIN = "ettin-1"
HALL = (".....s.....", "ee.........", "ee.........")


def spaces(table: Table, *cells: tuple[int, int]) -> int:
    return table.board.ground.spaces(list(cells))


def number(table: Table, x: int, y: int) -> int:
    return spaces(table, (x, y)).bit_length() - 1


@pytest.mark.card("guard-skill")
@pytest.mark.rule("DESC-LARGE-07", "DESC-LARGE-02")
def test_a_guard_strikes_a_large_monster_that_passes_and_it_goes_on() -> None:
    table = Table(*HALL, at={"syndrael": "s", ETTIN: "e"}, party=S, turn=ETTIN, skills="guard-skill", blue="x")
    table.do("move", "move", f"stride:{number(table, 6, 1)}")
    assert table.options == ["use:guard-skill", "pass"]
    assert table.figure(ETTIN).spaces == spaces(table, (4, 1))
    assert table.figure(ETTIN).points == 6 - 3
    table.do("use:guard-skill")
    assert table.decision.kind == "place"
    lying = {(3, 0), (4, 0), (3, 1), (4, 1)}
    assert f"place:{ETTIN}:{number(table, 3, 0)}" in table.options
    table.do(f"place:{ETTIN}:{number(table, 3, 0)}")
    assert table.figure(ETTIN).spaces == spaces(table, *lying)
    assert table.figure(ETTIN).points == 3
    assert table.strides() != []


@pytest.mark.card("guard-skill")
def test_who_lets_it_pass_is_asked_at_every_space_next_to_it() -> None:
    table = Table(*HALL, at={"syndrael": "s", ETTIN: "e"}, party=S, turn=ETTIN, skills="guard-skill", blue="x")
    table.do("move", "move", f"stride:{number(table, 7, 1)}")
    entered = []
    while table.decision.kind == "answer":
        entered.append(table.figure(ETTIN).spaces)
        table.do("pass")
    assert len(entered) == 3
    assert entered[0] == spaces(table, (4, 1))
    assert table.figure(ETTIN).spaces == spaces(table, (7, 1), (8, 1), (7, 2), (8, 2))
    assert table.strides() == []


@pytest.mark.card("caltrops")
def test_caltrops_hold_a_large_monster_on_its_way() -> None:
    at = {"tomble": "s", ETTIN: "e"}
    table = Table(*HALL, at=at, party=T, turn=ETTIN, skills="caltrops", grey="1", black="0")
    table.do("move", "move", f"stride:{number(table, 7, 1)}", "use:caltrops")
    table.do(f"place:{ETTIN}:{number(table, 4, 1)}")
    ettin = table.figure(ETTIN)
    assert (ettin.damage, ettin.conditions, ettin.points) == (1, IMMOBILIZED, 0)
    assert ettin.spaces == spaces(table, (4, 1), (5, 1), (4, 2), (5, 2))
    assert table.strides() == []


@pytest.mark.card("guard-skill")
def test_it_does_not_lie_down_where_there_is_no_room_but_goes_on() -> None:
    rows = ("  s    ", "ee.....", "ee  ...")
    table = Table(*rows, at={"syndrael": "s", ETTIN: "e"}, party=S, turn=ETTIN, skills="guard-skill", blue="x")
    table.do("move", f"stride:{number(table, 4, 1)}", "use:guard-skill")
    assert table.figure(ETTIN).spaces == spaces(table, (4, 1), (5, 1), (4, 2), (5, 2))


@pytest.mark.card("caltrops")
def test_held_where_it_has_no_room_it_lies_as_near_as_there_is() -> None:
    rows = ("   s    ", "ee......", "ee   ...")
    at = {"tomble": "s", ETTIN: "e"}
    table = Table(*rows, at=at, party=T, turn=ETTIN, skills="caltrops", grey="1", black="0")
    table.do("move", "move", f"stride:{number(table, 5, 1)}", "use:caltrops")
    assert table.figure(ETTIN).conditions == IMMOBILIZED
    assert table.figure(ETTIN).spaces == spaces(table, (0, 1), (1, 1), (0, 2), (1, 2))


@pytest.mark.card("guard-skill")
def test_struck_at_its_goal_it_lies_as_it_wanted_and_may_go_on() -> None:
    table = Table(*HALL, at={"syndrael": "s", ETTIN: "e"}, party=S, turn=ETTIN, skills="guard-skill", blue="x")
    table.do("move", "move", f"stride:{number(table, 4, 1)}", "use:guard-skill")
    assert table.decision.kind == "monster"
    assert table.figure(ETTIN).spaces == spaces(table, (4, 1), (5, 1), (4, 2), (5, 2))
    assert table.strides() != []


@pytest.mark.card("guard-skill")
def test_a_large_monster_that_falls_on_its_way_is_gone() -> None:
    table = Table(
        *HALL, at={"syndrael": "s", ETTIN: "e"}, party=S, turn=ETTIN, skills="guard-skill", blue="r5d1", red="d3"
    )
    table.figure(ETTIN).damage = 4
    table.do("move", "move", f"stride:{number(table, 7, 1)}", "use:guard-skill")
    assert table.figure(ETTIN).spaces == 0


@pytest.mark.card("nimble")
@pytest.mark.rule("DESC-MOVE-09")
def test_nobody_walks_through_a_hero_who_stepped_into_the_way() -> None:
    rows = ("z.j..", "#.#.#")
    table = Table(*rows, at={"jain": "j", "flesh-moulder-1": "z"}, party=J, turn="flesh-moulder-1", skills="nimble")
    table.figure("jain").spaces = spaces(table, (1, 1))
    table.do("move", f"walk:{number(table, 4, 0)}", "use:nimble", f"use-at:nimble:{number(table, 2, 0)}")
    assert table.decision.kind == "monster"
    assert table.figure("flesh-moulder-1").spaces == spaces(table, (1, 0))
    assert not table.can(f"walk:{number(table, 4, 0)}")


@pytest.mark.card("nimble")
def test_a_hero_who_steps_into_the_place_makes_a_large_monster_lie_elsewhere() -> None:
    rows = ("...j..", "ee....", "ee....")
    table = Table(*rows, at={"jain": "j", ETTIN: "e"}, party=J, turn=ETTIN, skills="nimble")
    table.do("move", f"stride:{number(table, 2, 1)}", "use:nimble", f"use-at:nimble:{number(table, 3, 1)}")
    assert table.decision.kind == "place"
    entered = table.figure(ETTIN).spaces
    lying = [option for option in table.options if option != f"place:{ETTIN}:{number(table, 2, 1)}"]
    assert lying == table.options
    assert table.do(lying[0]).figure(ETTIN).spaces & entered


@pytest.mark.rule("DESC-LARGE-06", "DESC-LAVA-06")
def test_who_lies_half_in_lava_does_not_turn_for_nothing() -> None:
    rows = ("Le...", "ee...")
    table = Table(*rows, at={"grisban": "-", ETTIN: "e"}, party={"grisban": "berserker"}, turn=ETTIN)
    table.figure(ETTIN).spaces = spaces(table, (0, 0), (1, 0), (0, 1), (1, 1))
    table.do("move")
    for option in table.strides():
        twin = table.match.fork()
        twin.choose(0, option)
        assert twin.state.figure(ETTIN).points < 3, option  # type: ignore[attr-defined]  # of Descent's state
