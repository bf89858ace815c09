"""Positions of real matches of Dungeoneer for the tests of its board: few, and every kind of option among them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from positions import Features, Moment, few, show_end

import undercroft
from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.content.packs import SETS, pack
from undercroft.players import make_player
from undercroft.table.showing import show_event

GAME = "dungeoneer"
MATCHES = 160
EVENTS = 24
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


def positions(matches: int = MATCHES) -> list[dict[str, Any]]:
    """Each option of each question at least once."""
    return few((moment for number in range(matches) for moment in _moments(number)), _features, EVENTS)


def _features(match: Match, decision: Decision) -> Features:
    return {(decision.kind, option.verb.name) for option in decision.options}


def _moments(number: int) -> Iterator[Moment]:
    match = _match(number)
    chance = Random(number)
    thumb = make_player("thumb", GAME, number)
    for _ in range(PATIENCE):
        if match.outcome is not None:
            return
        decision = chance.choice(match.decisions)
        yield match, decision
        chosen: Option = thumb.choose(match, decision) if chance.random() < MEANT else chance.choice(decision.options)
        match.choose(decision.seat, chosen)


def _match(number: int) -> Match:
    seats, setup = SETUPS[number % len(SETUPS)]
    return undercroft.new_match(GAME, seats=seats, seed=number, setup=setup)


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
        found.append({"how": last.data["how"], "history": [show_event(last)], **show_end(match)})
    return found


def _played_out(number: int) -> Match:
    match = _match(number)
    thumb = make_player("thumb", GAME, number)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, thumb.choose(match, decision))
    return match


def things() -> list[str]:
    """What the board has to have drawings of: cards are drawn by their kind."""
    packs = [pack(set_id) for set_id in SETS]
    kinds = [card.kind for one in packs for card in (*one.cards, *one.monsters)]
    named = [each.id for one in packs for each in (*one.heroes, *one.locations)]
    return list(dict.fromkeys([*kinds, *named]))


def fixture() -> object:
    return {"things": things(), "positions": positions(), "ends": ends()}
