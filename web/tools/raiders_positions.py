"""Positions of real matches of Dungeon Raiders for the tests of its board, by random play.

``python web/tools/raiders_positions.py`` writes ``web/tests/fixtures/dungeon-raiders.json`` anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

from positions import show, write

import undercroft
from undercroft.engine.match import Match

GAME = "dungeon-raiders"
MATCHES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"characters": "choose"}),
    (4, {"variant": "tactical"}),
    (5, {"first_game": True}),
    (4, {}),
    (4, {}),
]
KEPT = 12
"""How many positions are kept of each match."""
EVENTS = 40


def positions() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, (seats, setup) in enumerate(MATCHES):
        found += _positions_of(undercroft.new_match(GAME, seats=seats, seed=number, setup=setup), Random(number))
    return found


def _positions_of(match: Match, chance: Random) -> list[dict[str, Any]]:
    found = []
    while match.outcome is None:
        decision = chance.choice(match.decisions)
        found.append(show(match, decision, EVENTS))
        match.choose(decision.seat, chance.choice(decision.options))
    return [found[0], *chance.sample(found[1:], KEPT - 2), found[-1]]


if __name__ == "__main__":
    write(GAME, positions())
