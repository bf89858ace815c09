"""Positions of real matches of Dungeoneer for the tests of its board: few, and every kind of option among them.

``python web/tools/dungeoneer_positions.py`` writes ``web/tests/fixtures/dungeoneer.json`` anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import undercroft
from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.players import make_player
from undercroft.table.showing import show_decision, show_event, show_outcome

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "dungeoneer.json"
MATCHES = 160
PATIENCE = 600
"""After so many decisions a match has shown what it can."""
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"quests": "common", "spikes": "dodge"}),
    (3, {"movement": "limit", "discard": "may"}),
    (2, {"heroes": "choose", "blank_spots": "none", "decks": "split"}),
    (1, {}),
    (1, {"solo": "harder", "sets": "heroic"}),
    (3, {"death": "resurrection", "placement": "unbiased", "sets": "epic"}),
    (2, {"sets": "heroic-serpent"}),
]
MEANT = 0.75
"""So often the rule of thumb chooses: chance alone completes no quest."""


def positions() -> list[dict[str, Any]]:
    """As few as show each option of each question at least once."""
    seen: set[tuple[object, ...]] = set()
    found = []
    for number in range(MATCHES):
        for match, decision in _moments(number):
            features = {(decision.kind, option.verb.name) for option in decision.options}
            if features - seen:
                seen |= features
                found.append(_position(match, decision))
    return found


def _moments(number: int) -> Iterator[tuple[Match, Decision]]:
    match = _match(number)
    chance = Random(number)
    thumb = make_player("thumb", "dungeoneer", number)
    for _ in range(PATIENCE):
        if match.outcome is not None:
            return
        decision = chance.choice(match.decisions)
        yield match, decision
        chosen: Option = thumb.choose(match, decision) if chance.random() < MEANT else chance.choice(decision.options)
        match.choose(decision.seat, chosen)


def _match(number: int) -> Match:
    seats, setup = SETUPS[number % len(SETUPS)]
    return undercroft.new_match("dungeoneer", seats=seats, seed=number, setup=setup)


def _position(match: Match, decision: Decision) -> dict[str, Any]:
    events = match.events_for(decision.seat)[-24:]
    return {
        "seat": decision.seat,
        "seats": match.seats,
        "setup": msgspec.to_builtins(match.start.setup),
        "view": msgspec.to_builtins(match.view(decision.seat)),
        "decision": show_decision(decision, len(match.choices)).model_dump(),
        "history": [show_event(event).model_dump() for event in events],
    }


def ends() -> list[dict[str, Any]]:
    """How matches end: by three quests, by the goddess, as the last hero, lost alone."""
    wanted = {"quests", "nakari", "last-hero", "lost"}
    found = []
    for number in range(MATCHES):
        match = _played_out(number)
        last = match.events_for(0)[-1] if match.outcome is not None else None
        if last is None or last.kind != "decided" or last.data["how"] not in wanted:
            continue
        wanted.remove(str(last.data["how"]))
        outcome = show_outcome(match.outcome)
        assert outcome is not None
        found.append(
            {
                "how": last.data["how"],
                "seats": match.seats,
                "view": msgspec.to_builtins(match.view(0)),
                "history": [show_event(last).model_dump()],
                "outcome": outcome.model_dump(),
            }
        )
    return found


def _played_out(number: int) -> Match:
    match = _match(number)
    thumb = make_player("thumb", "dungeoneer", number)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, thumb.choose(match, decision))
    return match


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    found = {"positions": positions(), "ends": ends()}
    FILE.write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
