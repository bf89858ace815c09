"""Positions of real matches of New Game for the tests of its board, by random play."""

from __future__ import annotations

from random import Random
from typing import Any

from positions import show

import undercroft

GAME = "new-game"
MATCHES = 4
EVENTS = 8


def positions(matches: int = MATCHES) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number in range(matches):
        match, chance = undercroft.new_match(GAME, seats=3, seed=number), Random(number)
        while match.outcome is None:
            decision = match.decisions[0]
            found.append(show(match, decision, EVENTS))
            match.choose(decision.seat, chance.choice(decision.options))
    return found


def things() -> list[str]:
    """What the board has to have drawings of."""
    return ["dig", "leave"]


def fixture() -> object:
    return {"things": things(), "positions": positions()}
