"""Geometry once more, slowly and plainly: in fractions, one square and one wall at a time."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from fractions import Fraction
from random import Random

from undercroft.games.descent.geometry.plan import Cell, Edge, Plan, edge

Point = tuple[Fraction, Fraction]
Corner = tuple[int, int]
HALF = Fraction(1, 2)


class Slow:
    """A plan while certain doors are shut."""

    def __init__(self, plan: Plan, shut: int) -> None:
        self.cells = set(plan.marks)
        self.solid = {cell for cell, mark in plan.marks.items() if mark == "#"}
        self.barriers: set[Edge] = set(plan.walls)
        for number, door in enumerate(plan.doors):
            if shut >> number & 1:
                self.barriers |= set(door)
        for x, y in self.cells:
            for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if other not in self.cells:
                    self.barriers.add(edge((x, y), other))

    # -- adjacency --------------------------------------------------------------------------------

    def adjacent(self, one: Cell, other: Cell) -> bool:
        """Side by side with nothing between, or across a corner with an L-shaped way over a cell of the plan."""
        right, below = other[0] - one[0], other[1] - one[1]
        if max(abs(right), abs(below)) != 1:
            return False
        if right == 0 or below == 0:
            return edge(one, other) not in self.barriers
        bends = [(one[0], other[1]), (other[0], one[1])]
        return any(bend in self.cells and self.adjacent(one, bend) and self.adjacent(bend, other) for bend in bends)

    def neighbours(self, cell: Cell) -> Iterator[Cell]:
        for right in (-1, 0, 1):
            for below in (-1, 0, 1):
                other = (cell[0] + right, cell[1] + below)
                if other in self.cells and self.adjacent(cell, other):
                    yield other

    def distances(self, start: Cell) -> dict[Cell, int]:
        return self.costs(start, lambda cell: 0 if cell in self.solid else 1)

    def costs(self, start: Cell, price) -> dict[Cell, int]:  # type: ignore[no-untyped-def]  # a lambda of the test
        """What it takes to get everywhere; a price of nothing means that a cell cannot be entered."""
        found: dict[Cell, int] = {}
        queue = [(0, start)]
        while queue:
            cost, cell = heapq.heappop(queue)
            if cell in found:
                continue
            found[cell] = cost
            for other in self.neighbours(cell):
                if price(other):
                    heapq.heappush(queue, (cost + price(other), other))
        return found

    # -- sight ------------------------------------------------------------------------------------

    def sees(self, one: Cell, other: Cell, blocked: set[Cell]) -> bool:
        if one == other or self.adjacent(one, other):
            return True
        return any(
            self.free(start, end, one, other, blocked)
            for start in corners(one)
            for end in corners(other)
            if start != end
        )

    def free(self, start: Corner, end: Corner, one: Cell, other: Cell, blocked: set[Cell]) -> bool:
        if any(touches_inside(start, end, cell) for cell in blocked):
            return False
        if any(self.crosses(start, end, barrier) for barrier in self.barriers):
            return False
        if not self.round_the_corner(start, one, end) or not self.round_the_corner(end, other, start):
            return False
        return all(self.slips_through(start, end, corner) for corner in corners_on(start, end))

    def crosses(self, start: Corner, end: Corner, barrier: Edge) -> bool:
        """Whether the line goes through the barrier between its ends, or along it."""
        low, high = ends(barrier)
        side_low, side_high = side(start, end, low), side(start, end, high)
        if side_low == 0 and side_high == 0:
            return overlap(start, end, low, high) > 0
        if side_low * side_high >= 0:
            return False
        return side(low, high, start) * side(low, high, end) < 0

    def around(self, corner: Corner) -> list[Point]:
        """The barriers that end in a corner, each by a point on it a little way off."""
        found: list[Point] = []
        for right, below in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            if barrier_from(corner, (right, below)) in self.barriers:
                found.append((corner[0] + HALF * right, corner[1] + HALF * below))
        return found

    def slips_through(self, start: Corner, end: Corner, corner: Corner) -> bool:
        """A line through a corner is free if, moved a little to one side, it would pass by."""
        sides = [side(start, end, point) for point in self.around(corner)]
        return not (any(each > 0 for each in sides) and any(each < 0 for each in sides))

    def round_the_corner(self, corner: Corner, cell: Cell, towards: Corner) -> bool:
        """Whether one gets from the cell to the line without crossing a barrier, close around the corner."""
        ring: list[Point] = [(Fraction(x), Fraction(y)) for x, y in RING]
        middle = (cell[0] + HALF - corner[0], cell[1] + HALF - corner[1])
        here = ring.index((middle[0] * 2, middle[1] * 2))
        right, below = towards[0] - corner[0], towards[1] - corner[1]
        there = ring.index((Fraction(sign(right)), Fraction(sign(below))))
        barred = {ring.index((2 * (x - corner[0]), 2 * (y - corner[1]))) for x, y in self.around(corner)}
        for step in (1, -1):
            at = here
            while at != there and at not in barred:
                at = (at + step) % 8
            if at == there and at not in barred:
                return True
        return False

    # -- large bases ------------------------------------------------------------------------------

    def bases(self, shape: tuple[int, int]) -> set[frozenset[Cell]]:
        """Every way to lie: cells of a rectangle that hang together by their sides."""
        found = set()
        for width, height in {shape, shape[::-1]}:
            for left, top in self.cells:
                cells = {(x, y) for x in range(left, left + width) for y in range(top, top + height)}
                if cells <= self.cells - self.solid and not any(self.cut(cells, barrier) for barrier in self.barriers):
                    found.add(frozenset(cells))
        return found

    def cut(self, cells: set[Cell], barrier: Edge) -> bool:
        return barrier[0] in cells and barrier[1] in cells


RING = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def corners(cell: Cell) -> list[Corner]:
    return [(cell[0] + right, cell[1] + below) for right in (0, 1) for below in (0, 1)]


def corners_on(start: Corner, end: Corner) -> list[Corner]:
    """The corners that a line passes through on its way."""
    xs, ys = sorted((start[0], end[0])), sorted((start[1], end[1]))
    inside = [(x, y) for x in range(xs[0], xs[1] + 1) for y in range(ys[0], ys[1] + 1)]
    return [corner for corner in inside if corner not in (start, end) and side(start, end, corner) == 0]


def side(start, end, point) -> Fraction:  # type: ignore[no-untyped-def]  # corners and points alike
    """On which side of a line a point lies."""
    return Fraction((end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0]))


def overlap(start: Corner, end: Corner, low: Corner, high: Corner) -> Fraction:
    """How long two pieces of one line lie upon each other, measured along the longer direction."""
    axis = 0 if start[0] != end[0] else 1
    first, last = sorted((start[axis], end[axis]))
    return Fraction(min(last, max(low[axis], high[axis])) - max(first, min(low[axis], high[axis])))


def ends(barrier: Edge) -> tuple[Corner, Corner]:
    (x, _), (column, row) = barrier
    return ((column, row), (column, row + 1)) if column > x else ((column, row), (column + 1, row))


def barrier_from(corner: Corner, step: Corner) -> Edge:
    """The edge that leads from a corner this way."""
    x, y = corner
    if step[0]:
        column = x if step[0] > 0 else x - 1
        return edge((column, y - 1), (column, y))
    row = y if step[1] > 0 else y - 1
    return edge((x - 1, row), (x, row))


def touches_inside(start: Corner, end: Corner, cell: Cell) -> bool:
    """Whether a line goes through the inside of a square or along one of its sides: what is left of it within the
    square, sides included, is longer than a point."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        step = end[axis] - start[axis]
        if step == 0:
            if not cell[axis] <= start[axis] <= cell[axis] + 1:
                return False
            continue
        times = sorted((Fraction(cell[axis] - start[axis], step), Fraction(cell[axis] + 1 - start[axis], step)))
        low, high = max(low, times[0]), min(high, times[1])
    return low < high


# -- random plans -------------------------------------------------------------------------------------


def random_plan(random: Random, width: int, height: int) -> Plan:
    """With holes, walls, doors of one or two edges, and marks of all kinds."""
    marks: dict[Cell, str] = {}
    for x in range(width):
        for y in range(height):
            if random.random() < 0.85:
                marks[x, y] = random.choice("......~#o")
    marks[0, 0] = "."
    edges = [edge((x, y), other) for x, y in sorted(marks) for other in ((x + 1, y), (x, y + 1)) if other in marks]
    random.shuffle(edges)
    walls = edges[: len(edges) // 10]
    doors = [edges[-2:], edges[-3:-2], edges[-5:-3]] if len(edges) > 20 else []
    return Plan(marks, walls, doors[: random.randrange(4)])
