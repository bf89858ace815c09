"""Sides: seats that win together and know together."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

Side: TypeAlias = tuple[int, ...]
"""The seats of a side."""
Sides: TypeAlias = tuple[Side, ...]
"""All sides of a match: every seat is in one of them."""


@cache
def each_alone(seats: int) -> Sides:
    """Every seat is a side of its own."""
    return tuple((seat,) for seat in range(seats))


def side_of(sides: Sides, seat: int) -> Side:
    """The side that the seat is in."""
    for side in sides:
        if seat in side:
            return side
    raise LookupError(f"seat {seat} is on no side")


@cache
def sides_of_seats(sides: Sides) -> tuple[Side, ...]:
    """By seat: the side that it is in."""
    return tuple(side_of(sides, seat) for seat in range(sum(map(len, sides))))
