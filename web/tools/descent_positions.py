"""Positions of real matches of Descent for the tests of its board: few, and every kind of option among them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

from positions import Features, Moment, few, show_end

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match, Start
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.domains import figure_ids
from undercroft.games.descent.game import GAME
from undercroft.games.descent.setup_options import QuestId
from undercroft.players.thumb.descent import DescentThumb
from undercroft.table.showing import show_event

MATCHES = 12
EVENTS = 16
PATIENCE = 260
"""After so many decisions a match has shown what it can."""
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"heroes": "four"}),
    (3, {}),
    (5, {"party": "choose"}),
    (2, {"heroes": "two"}),
    (4, {"party": "choose"}),
]


def positions(matches: int = MATCHES) -> list[dict[str, Any]]:
    """Each option of each question at least once."""
    return few((moment for number in range(matches) for moment in _moments(number)), _features, EVENTS)


def _features(match: Match, decision: Decision) -> Features:
    return {(decision.kind, option.verb.name) for option in decision.options}


def _moments(number: int) -> Iterator[Moment]:
    """By turns at random and as a thumb plays, so that sensible and odd positions come up."""
    match = _match(number)
    chance = Random(number)
    thumb = DescentThumb()
    for _ in range(PATIENCE):
        if match.outcome is not None:
            return
        decision = chance.choice(match.decisions)
        yield match, decision
        wild = chance.random() < (0.8 if number % 2 else 0.15)
        option = chance.choice(decision.options) if wild else thumb.choose(match, decision)
        match.choose(decision.seat, option)


def _match(number: int) -> Match:
    seats, setup = SETUPS[number % len(SETUPS)]
    quests = get_args(QuestId)
    return Match(Start(GAME, seats, number, {**setup, "quest": quests[number % len(quests)]}))


def ends() -> list[dict[str, Any]]:
    """How a match ends for either side."""
    found: dict[int, dict[str, Any]] = {}
    thumb = DescentThumb()
    for number in range(12):
        if len(found) == 2:
            break
        match = Match(Start(GAME, 2, number, {"heroes": "two" if number % 2 else "four"}))
        while match.outcome is None:
            decision = match.decisions[0]
            match.choose(decision.seat, thumb.choose(match, decision))
        winner = match.state.winner
        last = match.events_for(0)[-1]
        found.setdefault(winner, {"winner": winner, "history": [show_event(last)], **show_end(match)})
    return list(found.values())


def things() -> list[str]:
    """What the board has to have drawings of."""
    cards = [*BOX.skills, *BOX.items, *BOX.search, *BOX.overlord]
    sheets = [f"{hero}-{part}" for hero in BOX.heroes for part in ("ability", "feat")]
    return list(dict.fromkeys([*figure_ids(), *BOX.monsters, *BOX.classes, *cards, *sheets]))


def fixture() -> dict[str, Any]:
    return {"positions": positions(), "ends": ends(), "things": things()}
