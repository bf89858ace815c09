"""The shelf: all five games of the house in their order, also those that are not built yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from undercroft.engine.game import Game


class Planned(NamedTuple):
    """What is known of a game that cannot be played yet."""

    seats: range
    age: int | None = None
    minutes: int | None = None


ORDER = ("dungeon-roll", "dungeon-raiders", "dungeoneer", "talisman", "descent")
PLANNED = {
    "talisman": Planned(range(2, 7)),
    "descent": Planned(range(2, 6)),
}
"""Their titles are ``shelf-<id>`` in the words."""


def arrange(games: Mapping[str, Game[Any]]) -> Iterable[tuple[str, Game[Any] | Planned]]:
    """The games as they stand on the shelf; games that the house does not know come last."""
    for game_id in ORDER:
        if game_id in games:
            yield game_id, games[game_id]
        elif game_id in PLANNED:
            yield game_id, PLANNED[game_id]
    for game_id, game in games.items():
        if game_id not in ORDER:
            yield game_id, game
