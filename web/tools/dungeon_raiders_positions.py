"""Positions of real matches of Dungeon Raiders for the tests of its board, by random play."""

from __future__ import annotations

from random import Random
from typing import Any

from positions import show

import undercroft
from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.bosses import BOSSES
from undercroft.games.dungeon_raiders.content.cards import ITEM_IDS
from undercroft.games.dungeon_raiders.content.characters import CHARACTER_IDS
from undercroft.games.dungeon_raiders.content.rooms import ROOMS

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


def positions(matches: int = len(MATCHES)) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, (seats, setup) in enumerate(MATCHES[:matches]):
        found += _positions_of(undercroft.new_match(GAME, seats=seats, seed=number, setup=setup), Random(number))
    return found


def _positions_of(match: Match, chance: Random) -> list[dict[str, Any]]:
    found = []
    while match.outcome is None:
        decision = chance.choice(match.decisions)
        found.append(show(match, decision, EVENTS))
        match.choose(decision.seat, chance.choice(decision.options))
    return [found[0], *chance.sample(found[1:], KEPT - 2), found[-1]]


def things() -> list[str]:
    """What the board has to have drawings of."""
    return [*ROOMS, *[boss.id for boss in BOSSES], *ITEM_IDS, *CHARACTER_IDS]


def fixture() -> object:
    return {"things": things(), "positions": positions()}
