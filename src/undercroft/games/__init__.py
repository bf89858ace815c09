"""The games: one room each, found by being here; and those that other packages bring.

A room of the house is a package in this folder with a ``GAME``; one without is still being built, and nobody sees it.
A package that is installed brings a game with an entry point in the group ``undercroft.games`` that names the package
in which its ``GAME`` is. What stands beside a game on other floors (its thumb, its board ...) is found by the room's
name, too: :func:`companion`.
"""

from __future__ import annotations

import pkgutil
import sys
import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NamedTuple

from undercroft.engine.errors import BadRecord, UnknownGame, quoted
from undercroft.engine.game import Game
from undercroft.engine.record import Record

ENTRY_POINTS: Final = "undercroft.games"
"""An entry ``<game> = package`` says that the package has this game."""


PACKAGES: Final[dict[str, str]] = {}
"""By the game's id: the package that it lives in, once its room was found."""


class _Rooms(ModuleType):
    """``undercroft.games()`` are all games, though ``undercroft.games`` is the package that their rooms lie in."""

    def __call__(self) -> dict[str, Game[Any]]:
        return games()


sys.modules[__name__].__class__ = _Rooms


class Room(NamedTuple):
    """Where a game lives."""

    game: Game[Any]
    package: str


@cache
def games() -> dict[str, Game[Any]]:
    """All games that can be played, by id, as they stand on the shelf."""
    found: dict[str, Game[Any]] = {}
    for room in (*_own_rooms(), *_foreign_rooms()):
        if room.game.id in found:
            warnings.warn(f"{room.package} has a game {room.game.id!r}, and there is one already", stacklevel=2)
        else:
            found[room.game.id] = room.game
            PACKAGES[room.game.id] = room.package
    return dict(sorted(found.items(), key=lambda each: each[1].shelf))


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


def companion(game_id: str, kind: str, floor: str) -> Any:
    """What stands for this game on another floor, if it has it: ``THUMB`` (the kind in capitals) in the module
    ``undercroft.<floor>.<room>``; for a game that another package brings, in that package's own module ``thumb``."""
    games()
    return _beside(PACKAGES[game_id], kind, floor) if game_id in PACKAGES else None


@cache
def _beside(package: str, kind: str, floor: str) -> Any:
    above, _, name = package.rpartition(".")
    module = f"undercroft.{floor}.{name}" if above == __name__ else f"{package}.{kind}"
    return None if find_spec(module) is None else getattr(import_module(module), kind.upper())


def _own_rooms() -> Iterator[Room]:
    for found in pkgutil.iter_modules(__path__, f"{__name__}."):
        game = getattr(import_module(found.name), "GAME", None) if found.ispkg else None
        if game is not None:
            yield Room(game, found.name)


def _foreign_rooms() -> Iterator[Room]:
    """A package that cannot be read takes no other game along."""
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            yield Room(import_module(entry.module).GAME, entry.module)
        except Exception as error:
            warnings.warn(f"the game of {entry.module} cannot be read: {error!r}", stacklevel=2)
