"""Positions of real matches for the tests of a board: what a seat sees and is asked, by random play.

``python web/tools/positions.py dungeon-raiders`` writes ``web/tests/fixtures/dungeon-raiders.json`` anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import undercroft
from undercroft.engine.match import Match
from undercroft.table.showing import show_decision, show_event

FIXTURES = Path(__file__).parent.parent / "tests" / "fixtures"
MATCHES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dungeon-raiders": [
        (2, {}),
        (3, {"characters": "choose"}),
        (4, {"variant": "tactical"}),
        (5, {"first_game": True}),
        (4, {}),
        (4, {}),
    ],
}
KEPT = 12
"""How many positions are kept of each match."""


def positions(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, (seats, setup) in enumerate(MATCHES[game]):
        found += _positions_of(undercroft.new_match(game, seats=seats, seed=number, setup=setup), Random(number))
    return found


def _positions_of(match: Match, chance: Random) -> list[dict[str, Any]]:
    found = []
    while match.outcome is None:
        decision = chance.choice(match.decisions)
        found.append(_position(match, decision.seat))
        match.choose(decision.seat, chance.choice(decision.options))
    return [found[0], *chance.sample(found[1:], KEPT - 2), found[-1]]


def _position(match: Match, seat: int) -> dict[str, Any]:
    decision = match.decision(seat)
    assert decision is not None
    return {
        "seat": seat,
        "seats": match.start.seats,
        "setup": msgspec.to_builtins(match.start.setup),
        "view": msgspec.to_builtins(match.view(seat)),
        "decision": show_decision(decision, len(match.choices)).model_dump(),
        "deciding": [each.seat for each in match.decisions],
        "history": [show_event(event.seen_by(seat)).model_dump() for event in match.events[-40:]],
    }


if __name__ == "__main__":
    FIXTURES.mkdir(parents=True, exist_ok=True)
    text = json.dumps(positions(sys.argv[1]), separators=(",", ":"))
    (FIXTURES / f"{sys.argv[1]}.json").write_text(text + "\n", encoding="utf-8")
