"""Positions of real matches, for the tests of the boards: what a seat sees and is asked, and how matches end.

``make positions`` writes all fixtures anew: those of a game are
made by ``<room>_positions.py`` here, those of replays by ``replays.py``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match
from undercroft.table.showing import show_decision, show_event, show_forecasts, show_outcome

FIXTURES = Path(__file__).parent.parent / "tests" / "fixtures"
Features = set[tuple[object, ...]]
Moment = tuple[Match, Decision]


def show(match: Match, decision: Decision, events: int) -> dict[str, Any]:
    """The position of the seat that decides, with so many of the last events."""
    seat = decision.seat
    outlook, options = show_forecasts(match, seat)
    return {
        "seat": seat,
        "seats": match.seats,
        "setup": msgspec.to_builtins(match.start.setup),
        "view": msgspec.to_builtins(match.view(seat)),
        "decision": show_decision(decision, len(match.choices)).model_dump(),
        "foretold": {"outlook": outlook, "options": options},
        "deciding": [each.seat for each in match.decisions],
        "history": [show_event(event) for event in match.events_for(seat)[-events:]],
    }


def show_end(match: Match) -> dict[str, Any]:
    outcome = show_outcome(match.outcome)
    assert outcome is not None
    return {"seats": match.seats, "view": msgspec.to_builtins(match.view(0)), "outcome": outcome.model_dump()}


def few(
    moments: Iterable[Moment], features: Callable[[Match, Decision], Features], events: int
) -> list[dict[str, Any]]:
    """As few positions as show each feature at least once."""
    seen: Features = set()
    found = []
    for match, decision in moments:
        fresh = features(match, decision) - seen
        if fresh:
            seen |= fresh
            found.append(show(match, decision, events))
    return found


def file_of(name: str) -> Path:
    return FIXTURES / f"{name}.json"


def as_text(found: object) -> str:
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n"


def tools() -> dict[str, ModuleType]:
    """By the game's id: what makes the positions of its board's tests."""
    found = sorted(Path(__file__).parent.glob("*_positions.py"))
    return {path.stem.removesuffix("_positions").replace("_", "-"): import_module(path.stem) for path in found}


def main() -> None:
    """Write the fixtures of all games anew."""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for game_id, tool in tools().items():
        file_of(game_id).write_text(as_text(tool.fixture()), encoding="utf-8")
    file_of("replays").write_text(as_text(import_module("replays").fixture()), encoding="utf-8")


if __name__ == "__main__":
    main()
