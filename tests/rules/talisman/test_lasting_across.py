"""Things that last, each across death, a change into a toad and a teleport: what stays and what is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.rules.talisman.table import Table
from undercroft.engine.decision import Play
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.death import kill
from undercroft.games.talisman.places import put, throw_to
from undercroft.games.talisman.state import ENCOUNTER, Lasting
from undercroft.games.talisman.toads import turn_into_toad

Change = Callable[[Table], None]


def dies(table: Table) -> None:
    kill(table.state, table.me)


def becomes_toad(table: Table) -> None:
    turn_into_toad(table.state, table.me)


def teleports(table: Table) -> None:
    unasked(put(table.state, table.me, table.state.box.space_ids["castle-1"], "teleport"))


def unasked(play: Play[None]) -> None:
    """Nobody is asked anything."""
    assert list(play) == []


CHANGES: Final[dict[str, Change]] = {"death": dies, "toad": becomes_toad, "teleport": teleports}

OWN: Final[dict[str, tuple[object, object, object, object]]] = {
    "toad": (2, 0, 3, 2),
    "missing": (1, 0, 1, 1),
    "enslaved": (True, False, True, False),
    "privileges": (["tavern-teleport"], [], [], []),
    "held": (True, False, True, False),
    "backing": (True, False, True, True),
    "werewolf": (9, 0, 9, 0),
    "pitfiends": (3, 0, 3, 0),
    "turns": (2, 0, 2, 2),
    "extra": (True, False, True, True),
    "quest": (2, 0, 2, 2),
    "strength": (2, 0, 2, 2),
    "craft": (1, 0, 1, 1),
    "fate": (3, 0, 3, 3),
    "plus_strength": (2, 0, 2, 2),
    "plus_craft": (2, 0, 2, 2),
    "turned": (True, False, True, True),
    "used": (["mercenary"], [], ["mercenary"], ["mercenary"]),
    "evades": (True, False, True, True),
}
"""What is a character's own: before, and after its death, its change into a toad (TALB-TOAD-15 for a toad), a
teleport."""
PRIVILEGES: Final = ("tavern-teleport", "tavern-ferry", "rune-gate", "dungeon-door", "tunneler")


@pytest.mark.rule("TALB-DEAD-02", "TALB-DEAD-10", "TALB-TOAD-08", "TALB-TOAD-09", "TALB-TOAD-13", "TALB-TOAD-15")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("field", OWN)
def test_what_becomes_of_what_is_the_characters_own(field: str, change: str) -> None:
    before, *after = OWN[field]
    table = Table("wizard thief elf", at=["temple-1", "city-1", "village-1"], hands="nullify")
    setattr(table.me, field, before)
    CHANGES[change](table)
    assert getattr(table.me, field) == after[list(CHANGES).index(change)]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("privilege", PRIVILEGES)
def test_a_privilege_for_the_next_move(privilege: str, change: str) -> None:
    """It is for the move from where one is; only the tunnel of a dead Goblin Tunneler is entered from anywhere."""
    table = Table("troll thief", at=["tavern-1", "city-1"], with_={"privileges": [privilege]})
    CHANGES[change](table)
    assert table.me.privileges == (["tunneler"] if (privilege, change) == ("tunneler", "teleport") else [])


@pytest.mark.rule("TALB-INMOV-06", "TALB-TURN-07")
def test_a_new_encounter_is_for_those_who_were_turning_back_too() -> None:
    table = Table("troll thief", at=["mines", "city-1"])
    table.state.stage, table.me.backing = ENCOUNTER, True
    unasked(throw_to(table.state, table.me, table.state.box.space_ids["crypt"], "teleport"))
    assert (table.state.moved, table.me.backing) == (True, False)


@pytest.mark.rule("TALB-DEAD-01", "TALB-TOAD-11", "TALB-RAFT-08")
@pytest.mark.parametrize(("change", "held", "lying"), [("death", [], ["raft"]), ("toad", [], ["raft"]),
                                                      ("teleport", ["raft"], [])])  # fmt: skip
def test_a_raft_is_an_object_like_others(change: str, held: list[str], lying: list[str]) -> None:
    table = Table("troll thief", at=["woods-1", "city-1"], objects="raft")
    CHANGES[change](table)
    assert (table.objects(), table.lying("woods-1")) == (held, lying)


@pytest.mark.rule("TAL-FLEE-03")
@pytest.mark.parametrize(("change", "fleeing"), [("death", False), ("toad", True), ("teleport", False)])
def test_a_flight_ends_with_death_and_on_the_main_board(change: str, fleeing: bool) -> None:
    table = Table("wizard thief", at=["tunnel-4", "city-1"], hands="nullify", flight="fight-or-flight").do("flee")
    CHANGES[change](table)
    assert table.me.fleeing is fleeing


LASTING: Final = ("blizzard", "hex", "destroy-magic", "magic-shell", "dark-denizens")


def begun(name: str) -> dict[str, Any]:
    """It has been cast or drawn by the first seat."""
    box = box_for("whole")
    spell = name in ("hex", "destroy-magic", "magic-shell")
    card = box.card(name, "spell" if spell else "adventure")
    space = -1 if name in ("destroy-magic", "magic-shell") else box.space_ids["oasis-1"]
    return {"state": {"lasting": [Lasting(name, card, space, 0, 2)]}, "lying": {"oasis-1": name} if space >= 0 else {}}


@pytest.mark.rule("TALB-EVT-05", "TALB-CAST-18")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", LASTING)
def test_what_lasts_on_the_table_outlives_whoever_began_it(name: str, change: str) -> None:
    """Only a Magic Shell is nothing without the one in it."""
    table = Table("wizard thief", at=["city-1", "village-1"], **begun(name))
    CHANGES[change](table)
    over = (name, change) == ("magic-shell", "death")
    assert [lasting.name for lasting in table.state.lasting] == ([] if over else [name])
    assert (name in table.discarded("spell")) is over
    assert table.lying("oasis-1") == ([name] if name in ("blizzard", "hex", "dark-denizens") else [])


@pytest.mark.rule("TALB-EVT-04", "TALB-CAST-18", "TALB-DEAD-03")
@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize("name", ["blizzard", "hex", "destroy-magic", "dark-denizens"])
def test_it_is_counted_in_the_turns_of_the_seat_whoever_plays_there(name: str, out: bool) -> None:
    """By a successor, and by an empty seat, too."""
    table = Table("troll thief elf", at=["city-1", "village-1", "graveyard-1"], dice="1 " * 40, **begun(name))
    kill(table.state, table.character(0))
    table.character(0).out = out
    table.state.active = 1
    for _ in range(200):
        if not table.state.lasting:
            break
        table.match.choose(table.decision.seat, table.decision.options[-1])
    assert (table.state.lasting, table.lying("oasis-1")) == ([], [])


@pytest.mark.rule("TALB-TOAD-01", "TALB-TOAD-08", "TALB-TOAD-13")
def test_a_toad_is_itself_again_with_the_old_counters_and_the_lives_left() -> None:
    table = Table("troll thief", at=["fields-1", "city-1"], with_={"toad": 1, "strength": 3}, adventure="pestilence")
    assert table.strength() == 1
    table.do("move:hills-1").settle()
    assert (table.me.toad, table.strength(), table.me.lives) == (0, 9, 5)
