"""A replay of each game, and a digest of every view in it: for the tests of what puts the views together again."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

import undercroft
from undercroft.engine.match import Match
from undercroft.players.random import RandomPlayer
from undercroft.table.worker import GZIP, Brief, replay

GAMES = "undercroft.games:games"
MOST = 240
"""Choices of each match."""


def digest(view: object) -> str:
    """Of the view as JSON: a browser can make the same."""
    text = json.dumps(as_in_a_browser(view), separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def as_in_a_browser(value: object) -> object:
    """There a number without a fraction is a whole one."""
    if isinstance(value, dict):
        return {key: as_in_a_browser(each) for key, each in value.items()}
    if isinstance(value, list):
        return [as_in_a_browser(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def replay_of(match: Match, seat: int) -> dict[str, Any]:
    start, choices = match.start, [(seat, option.id) for seat, option in match.choices]
    brief = Brief("", GAMES, match.game.id, match.seats, start.seed, {}, [])
    told = json.loads(zlib.decompress(replay(brief, choices, seat), GZIP))
    patches = [step["patch"] for step in told["steps"]]
    return {"view": told["view"], "patches": patches, "digests": [digest(view) for view in views_of(match, seat)]}


def views_of(match: Match, seat: int) -> Iterator[object]:
    """What the seat saw in the beginning and after each choice."""
    again = Match(match.start)
    yield msgspec.to_builtins(again.view(seat))
    for chooser, option in match.choices:
        again.choose(chooser, option)
        yield msgspec.to_builtins(again.view(seat))


def fixture() -> object:
    found = {}
    for game_id, game in undercroft.games().items():
        match = undercroft.new_match(game_id, seats=game.seats[-1], seed=5)
        player = RandomPlayer(5)
        while match.outcome is None and len(match.choices) < MOST:
            decision = match.decisions[0]
            match.choose(decision.seat, player.choose(match, decision))
        found[game_id] = replay_of(match, 0)
    return found
