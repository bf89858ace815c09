"""What a straight line between two corners crosses, touches and runs along.

Corners and cells are numbered in the same grid: a corner has the number of the cell to the right of it and below. All
that is told here is relative to where a line begins, so that it holds for every line of one slope.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

EAST: Final = 0
SOUTH: Final = 2
WEST: Final = 4
NORTH: Final = 6
"""Around a corner, clockwise: the four edges that end in it are even, the cells between them odd."""


class Slope:
    """All that lines with this slope and length have in common. Offsets are in a grid with this many cells in a row."""

    __slots__ = ("across", "arrives", "cells", "down", "leaves", "points")

    def __init__(self, dx: int, dy: int, stride: int) -> None:
        """From a corner to one that lies further down, or to the right in the same row."""
        self.cells: list[int] = []
        """Cells that it crosses, or along whose side it runs."""
        self.across: list[int] = []
        """Cells whose edge to the right it crosses or runs along."""
        self.down: list[int] = []
        """Cells whose edge below it crosses or runs along."""
        self.points: list[tuple[int, int]] = []
        """Corners that it passes through, and where around each of them it comes from."""
        if dy == 0:
            self._runs_right(dx, stride)
        elif dx == 0:
            self._runs_down(dy, stride)
        else:
            self._slants(abs(dx), dy, 1 if dx > 0 else -1, stride)
        self.leaves = heading(dx, dy)
        self.arrives = (self.leaves + 4) % 8
        """Where it lies around its first and its last corner."""

    def _runs_right(self, length: int, stride: int) -> None:
        for x in range(length):
            self.cells += [x - stride, x]
            self.down.append(x - stride)
            if x:
                self.points.append((x, WEST))

    def _runs_down(self, length: int, stride: int) -> None:
        for y in range(length):
            self.cells += [y * stride - 1, y * stride]
            self.across.append(y * stride - 1)
            if y:
                self.points.append((y * stride, NORTH))

    def _slants(self, width: int, height: int, sign: int, stride: int) -> None:
        """Along the way, in steps so small that every grid line is met after a whole number of them."""
        columns = {x * height for x in range(1, width)}
        rows = {y * width for y in range(1, height)}
        times = sorted({0, width * height} | columns | rows)
        for start, end in pairwise(times):
            x, y = (start + end) // (2 * height), (start + end) // (2 * width)
            self.cells.append(y * stride + (x if sign > 0 else -x - 1))
        for time in times[1:-1]:
            x, y = time // height, time // width
            if time in columns and time in rows:
                self.points.append((y * stride + sign * x, (heading(sign, 1) + 4) % 8))
            elif time in columns:
                self.across.append(y * stride + sign * x - 1)
            else:
                self.down.append((y - 1) * stride + (x if sign > 0 else -x - 1))


def heading(dx: int, dy: int) -> int:
    """Where around a corner a line goes that leaves it."""
    if dy == 0:
        return EAST if dx > 0 else WEST
    if dx == 0:
        return SOUTH if dy > 0 else NORTH
    if dy > 0:
        return 1 if dx > 0 else 3
    return 5 if dx < 0 else 7


def ways_round(one: int, other: int) -> tuple[list[int], list[int]]:
    """The edges that one crosses between two places around a corner, clockwise and the other way."""
    clockwise = [place % 8 for place in range(one + 1, one + (other - one) % 8) if place % 2 == 0]
    back = [place % 8 for place in range(other + 1, other + (one - other) % 8) if place % 2 == 0]
    return clockwise, back
