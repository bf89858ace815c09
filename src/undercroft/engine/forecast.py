"""Forecasts: what an option may bring, worked out by the rules from what the seat may know."""

from __future__ import annotations

import msgspec


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a sentence: the id of a message of the game, and the details it is said with."""

    id: str
    details: dict[str, str | int | list[str]] = {}


class Reached(msgspec.Struct, frozen=True):
    """A place that can be reached, for how much, and the first place on the way there."""

    place: int
    cost: int
    first: int


class Forecast(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What comes of an option, as far as that can be known. Games add what they need to it."""

    says: list[Phrase] = []
    """The same in words, for whoever does not draw it."""
    chance: float | None = None
    """That it succeeds; none where nothing is decided by chance."""
    cost: dict[str, int] = {}
    """What it costs in any case."""
    success: dict[str, float] = {}
    failure: dict[str, float] = {}
    """What comes of it then, below zero what is lost; on average, where dice have a say in it."""
    wounds: list[float] = []
    """The chance of no wound, of one, of two and so on, for the seat's own."""
    reach: list[Reached] = []
    targets: list[str] = []
    """Ids of what it may be done to."""


def in_percent(chance: float) -> int:
    """As it is told: in whole percents."""
    return round(100 * chance)
