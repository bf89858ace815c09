"""The games of a server: thinking processes find them too, and need nothing else of the settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from undercroft.engine.game import Game


@cache
def find_games(where: str) -> Mapping[str, Game[Any]]:
    """The games that ``Settings.games`` names."""
    module, _, function = where.partition(":")
    games: Mapping[str, Game[Any]] = getattr(import_module(module), function)()
    return games
