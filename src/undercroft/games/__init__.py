"""The games: one room each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from undercroft.engine.errors import BadRecord, UnknownGame, quoted
from undercroft.engine.game import Game
from undercroft.engine.record import Record

ROOMS = ("dungeon_roll", "dungeon_raiders", "dungeoneer")


@cache
def games() -> dict[str, Game[Any]]:
    """All games that can be played, by id."""
    rooms = [import_module(f"undercroft.games.{room}").GAME for room in ROOMS]
    return {game.id: game for game in rooms}


def game(game_id: str) -> Game[Any]:
    """The game of this id, or :class:`UnknownGame`."""
    known = games()
    if game_id not in known:
        raise UnknownGame(game_id, list(known))
    return known[game_id]


def game_of(record: Record) -> Game[Any]:
    """The game that was recorded."""
    if record.game not in games():
        message = f"this record is of a game called {quoted(record.game)}, which is not here"
        raise BadRecord(message, "record-game", game=record.game)
    return game(record.game)
