"""Figures by side: who holds which side, and what the sides are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.engine.game import Game
from undercroft.engine.sides import Side, Sides, each_alone, side_of
from undercroft.words import Words


def spread(sides: Sides, holders: Sequence[str]) -> tuple[str, ...]:
    """For each seat the player who holds its side."""
    seats = range(sum(map(len, sides)))
    return tuple([holders[sides.index(side_of(sides, seat))] for seat in seats])


def named_sides(game: Game[Any], seats: int, setup: Any) -> list[tuple[str, Side]]:
    """Each side with its role, or its number where all are alike. None where every seat plays for itself by the same
    rules: figures by seat then say it all."""
    sides, roles = game.sides(seats, setup), game.roles(seats, setup)
    if not roles and sides == each_alone(seats):
        return []
    names = roles or [str(number) for number in range(1, len(sides) + 1)]
    return list(zip(names, sides, strict=True))


def side_title(name: str, words: Words) -> str:
    """A side's name for people, in the words of its game."""
    return words.say("lab-side", number=int(name)) if name.isdigit() else words.title(name)
