"""Positions of real matches of Talisman for the tests of its board: few, and every kind of option among them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from positions import Features, Moment, few, show_end

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match, Start
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.game import GAME
from undercroft.table.showing import show_event

MATCHES = 40
EVENTS = 16
PATIENCE = 900
"""After so many decisions a match has shown what it can."""
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"characters": "three", "bonus": "starting", "trophies": "five"}),
    (2, {"goal": "short", "flight": "fight-or-flight"}),
    (4, {"evading": "individuals", "estate": "inheritance", "crown": "sudden-death"}),
    (1, {}),
    (3, {"expansion": "cards", "characters": "choose"}),
    (2, {"expansion": "none", "death": "bloodbath"}),
]


def positions(matches: int = MATCHES) -> list[dict[str, Any]]:
    """Each option of each question at least once."""
    return few((moment for number in range(matches) for moment in _moments(number)), _features, EVENTS)


def _features(match: Match, decision: Decision) -> Features:
    return {(decision.kind, option.verb.name) for option in decision.options}


def _moments(number: int) -> Iterator[Moment]:
    match = _match(number)
    chance = Random(number)
    for _ in range(PATIENCE):
        if match.outcome is not None:
            return
        decision = chance.choice(match.decisions)
        yield match, decision
        match.choose(decision.seat, chance.choice(decision.options))


def _match(number: int) -> Match:
    seats, setup = SETUPS[number % len(SETUPS)]
    return Match(Start(GAME, seats, number, setup))


def ends() -> list[dict[str, Any]]:
    """How matches end by chance: by the Lord of Darkness, by the rounds."""
    wanted = {"lord", "rounds"}
    found = []
    for number, (seats, setup) in enumerate([(2, {"goal": "short"}), (2, {"rounds": 5}), (3, {"goal": "short"})]):
        match = Match(Start(GAME, seats, number, setup))
        chance = Random(number)
        while match.outcome is None:
            decision = match.decisions[0]
            match.choose(decision.seat, chance.choice(decision.options))
        last = match.events_for(0)[-1]
        if last.kind == "decided" and last.data["how"] in wanted:
            wanted.remove(str(last.data["how"]))
            found.append({"how": last.data["how"], "history": [show_event(last)], **show_end(match)})
    return found


def things() -> list[str]:
    """What the board has to have drawings of."""
    box = box_for("whole")
    cards = dict.fromkeys(card.id for card in box.all_cards)
    return [*cards, *[role.id for role in box.roles], *[space.id for space in box.spaces]]


def fixture() -> dict[str, Any]:
    return {"positions": positions(), "ends": ends(), "things": things()}
