"""A turn: dig, and leave in time."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Die
from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.outcome import Outcome
from undercroft.games.new_game.options import DIG, LEAVE
from undercroft.games.new_game.state import NewGameState

DIE: Final = Die("die", ["1", "2", "3", "4", "5", "6"])
TURNS_EACH: Final = {"short": 3, "long": 5}


def turn(s: NewGameState) -> Play[None]:
    """NEW-TURN-01, NEW-TURN-03: the digger digs as often as it likes, then leaves with what is in the bag."""
    s.bag = 0
    while True:
        choice: Option = yield ask(s.digger, "dig", [DIG(), LEAVE()], {"bag": s.bag})
        if choice is LEAVE() or not dig(s):
            break
    s.finds[s.digger] += s.bag
    s.tell("left", seat=s.digger, finds=s.bag)
    s.turns += 1
    s.digger = s.turns % s.seats


def dig(s: NewGameState) -> bool:
    """NEW-TURN-01: the die says how much is found. NEW-TURN-02: a 1 buries it all. Whether the digging can go on."""
    found = s.chance.throw(DIE, 1)[0] + 1
    s.tell("dug", seat=s.digger, found=found)
    if found == 1:
        s.bag = 0
        return False
    s.bag += found
    return True


def outcome(s: NewGameState) -> Outcome | None:
    """NEW-END-01: after three turns each (five in a long match). NEW-END-02: the most finds win."""
    if s.turns < s.seats * TURNS_EACH[s.setup.length]:
        return None
    most = max(s.finds)
    return Outcome(tuple(seat for seat, finds in enumerate(s.finds) if finds == most), tuple(s.finds))
