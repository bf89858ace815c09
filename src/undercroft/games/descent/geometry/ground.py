"""A plan with numbered spaces, and the lines between the corners of every two of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from undercroft.games.descent.geometry.bits import mask_of
from undercroft.games.descent.geometry.lines import EAST, NORTH, SOUTH, WEST, Slope, ways_round
from undercroft.games.descent.geometry.plan import Cell, Edge, Plan

OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2
"""What an edge is; doors are numbered from here on."""

Cuts: TypeAlias = tuple[int, ...]
"""Sets of doors: something is cut off while all doors of one of the sets are shut."""
Line: TypeAlias = tuple[int, Cuts]
"""The spaces that a line crosses or runs along, and what cuts it off."""

CORNERS: Final = ((0, 0, 1), (1, 0, 3), (1, 1, 5), (0, 1, 7))
"""Of a cell: column and row of each corner, and where around that corner the cell lies."""


class Ground:
    """A plan whose spaces are numbered from the top, row by row."""

    __slots__ = ("across", "all", "cells", "count", "doors", "down", "height", "number", "plan", "stride", "width")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        left, top = min([x for x, _ in plan.marks]), min([y for _, y in plan.marks])
        if left < 0 or top < 0:
            raise ValueError("a plan has no cells left of its first column or above its first row")
        self.cells: list[Cell] = sorted(plan.marks, key=lambda cell: (cell[1], cell[0]))
        self.number: dict[Cell, int] = {cell: number for number, cell in enumerate(self.cells)}
        self.count = len(self.cells)
        self.all = (1 << self.count) - 1
        self.width = max([x for x, _ in self.cells]) + 1
        self.height = max([y for _, y in self.cells]) + 1
        self.stride = self.width + 2
        """Of a grid with a margin of one cell all around."""
        size = self.stride * (self.height + 2)
        self.across: list[int] = [WALL] * size
        self.down: list[int] = [WALL] * size
        """By place in that grid: what the edge to the right, and the one below, is."""
        self.doors = len(plan.doors)
        self._draw_edges()

    def _draw_edges(self) -> None:
        for cell in self.cells:
            x, y = cell
            if (x + 1, y) in self.number:
                self.across[self.at(x, y)] = OPEN
            if (x, y + 1) in self.number:
                self.down[self.at(x, y)] = OPEN
        for wall in self.plan.walls:
            self._draw(wall, WALL)
        for door, edges in enumerate(self.plan.doors):
            for each in edges:
                self._draw(each, DOOR + door)

    def _draw(self, where: Edge, what: int) -> None:
        first, second = where
        edges = self.across if first[1] == second[1] else self.down
        edges[self.at(first[0], first[1])] = what

    def at(self, x: int, y: int) -> int:
        """The place of a cell, or of the corner to the left of it and above, in the grid with a margin."""
        return (y + 1) * self.stride + x + 1

    def marked(self, mark: str) -> int:
        """The spaces with this mark."""
        return mask_of([number for number, cell in enumerate(self.cells) if self.plan.marks[cell] == mark])

    def spaces(self, cells: Iterable[Cell]) -> int:
        """The set of the spaces in these cells."""
        return mask_of([self.number[cell] for cell in cells])

    def edge_at(self, corner: int, place: int) -> int:
        """What the edge is that ends in this corner from this side."""
        if place == EAST:
            return self.down[corner - self.stride]
        if place == SOUTH:
            return self.across[corner - 1]
        if place == WEST:
            return self.down[corner - self.stride - 1]
        assert place == NORTH
        return self.across[corner - self.stride - 1]

    # -- what cuts off what -----------------------------------------------------------------------

    def turn(self, corner: int, one: int, other: int) -> Cuts | None:
        """What cuts two places around a corner off from each other: walls or doors on both ways round. Nothing to be
        done about it: none."""
        clockwise, back = ways_round(one, other)
        if not clockwise or not back:
            return ()
        ways: list[set[int]] = []
        for way in (clockwise, back):
            kinds = [self.edge_at(corner, place) for place in way]
            ways.append({0} if WALL in kinds else {1 << (kind - DOOR) for kind in kinds if kind >= DOOR})
        both = {first | second for first in ways[0] for second in ways[1]}
        return None if 0 in both else tuple(sorted(both))

    def neighbours(self) -> list[tuple[int, int, Cuts]]:
        """Every two spaces that can be adjacent, and what cuts them off from each other. Spaces that meet in a corner
        only are cut off if both ways round it are."""
        found: list[tuple[int, int, Cuts]] = []
        for number, (x, y) in enumerate(self.cells):
            for beside, below in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                other = self.number.get((x + beside, y + below))
                if other is None:
                    continue
                cuts = self._between(x, y, beside, below)
                if cuts is not None:
                    found.append((number, other, cuts))
        return found

    def _between(self, x: int, y: int, beside: int, below: int) -> Cuts | None:
        if beside and below:
            corner = self.at(x + 1, y + 1) if beside > 0 else self.at(x, y + 1)
            return self.turn(corner, 5, 1) if beside > 0 else self.turn(corner, 7, 3)
        kind = self.across[self.at(x, y)] if beside else self.down[self.at(x, y)]
        if kind == WALL:
            return None
        return () if kind == OPEN else (1 << (kind - DOOR),)

    # -- lines ------------------------------------------------------------------------------------

    def lines(self) -> dict[tuple[int, int], list[Line]]:
        """For each two spaces, the lower number first: the lines from a corner of one to a corner of the other, as far
        as no wall cuts them. Of lines that cross the same and more only the barest are kept."""
        slopes: dict[tuple[int, int], Slope] = {}
        known: dict[tuple[int, int], Line | None] = {}
        turns: dict[tuple[int, int, int], Cuts | None] = {}
        bit = [0] * len(self.across)
        for number, (x, y) in enumerate(self.cells):
            bit[self.at(x, y)] = 1 << number
        found: dict[tuple[int, int], list[Line]] = {}
        for one in range(self.count):
            for other in range(one + 1, self.count):
                lines = self._lines_between(one, other, slopes, known, turns, bit)
                if lines:
                    found[one, other] = barest(lines)
        return found

    def _lines_between(
        self,
        one: int,
        other: int,
        slopes: dict[tuple[int, int], Slope],
        known: dict[tuple[int, int], Line | None],
        turns: dict[tuple[int, int, int], Cuts | None],
        bit: list[int],
    ) -> list[Line]:
        lines: list[Line] = []
        x1, y1 = self.cells[one]
        x2, y2 = self.cells[other]
        for right1, below1, place1 in CORNERS:
            for right2, below2, place2 in CORNERS:
                dx, dy = x2 + right2 - x1 - right1, y2 + below2 - y1 - below1
                if dx == 0 and dy == 0:
                    continue
                first, last = self.at(x1 + right1, y1 + below1), self.at(x2 + right2, y2 + below2)
                if dy < 0 or (dy == 0 and dx < 0):
                    dx, dy, first, last, from_place, to_place = -dx, -dy, last, first, place2, place1
                else:
                    from_place, to_place = place1, place2
                slope = slopes.get((dx, dy))
                if slope is None:
                    slope = slopes[dx, dy] = Slope(dx, dy, self.stride)
                if (first, last) not in known:
                    known[first, last] = self._line(first, slope, bit)
                line = known[first, last]
                if line is None:
                    continue
                start = self._turn(turns, first, from_place, slope.leaves)
                end = self._turn(turns, last, slope.arrives, to_place)
                if start is not None and end is not None:
                    mask, cuts = line
                    lines.append((mask, cuts + start + end if start or end else cuts))
        return lines

    def _turn(self, turns: dict[tuple[int, int, int], Cuts | None], corner: int, one: int, other: int) -> Cuts | None:
        key = (corner, one, other)
        if key not in turns:
            turns[key] = self.turn(corner, one, other)
        return turns[key]

    def _line(self, first: int, slope: Slope, bit: list[int]) -> Line | None:
        """A line that begins in this corner; none if a wall cuts it."""
        shut: list[int] = []
        for offset in slope.across:
            kind = self.across[first + offset]
            if kind == WALL:
                return None
            if kind >= DOOR:
                shut.append(1 << (kind - DOOR))
        for offset in slope.down:
            kind = self.down[first + offset]
            if kind == WALL:
                return None
            if kind >= DOOR:
                shut.append(1 << (kind - DOOR))
        for offset, place in slope.points:
            cuts = self.turn(first + offset, place, (place + 4) % 8)
            if cuts is None:
                return None
            shut += cuts
        mask = 0
        for offset in slope.cells:
            mask |= bit[first + offset]
        return mask, tuple(shut)


def barest(lines: list[Line]) -> list[Line]:
    """Without those that are free only if another one is."""
    kept: list[Line] = []
    for mask, cuts in sorted(lines, key=lambda line: (len(line[1]), line[0].bit_count(), line[0])):
        for other, fewer in kept:
            if other & mask == other and (not fewer or set(fewer) <= set(cuts)):
                break
        else:
            kept.append((mask, cuts))
    return kept
