"""The shelf: all games of the house in their order, also those that are not built yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from undercroft.engine.game import Game


class Planned(NamedTuple):
    """What is known of a game that cannot be played yet."""

    shelf: int
    seats: range
    age: int | None = None
    minutes: int | None = None


PLANNED: dict[str, Planned] = {}
"""Not shown any more as soon as there is such a game. Their titles are ``shelf-<id>`` in the words."""


def arrange(games: Mapping[str, Game[Any]]) -> Iterable[tuple[str, Game[Any] | Planned]]:
    """The games as they stand on the shelf."""
    shown: dict[str, Game[Any] | Planned] = {**PLANNED, **games}
    return sorted(shown.items(), key=lambda each: each[1].shelf)
