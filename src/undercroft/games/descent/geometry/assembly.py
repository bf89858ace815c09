"""Pieces with openings, laid beside each other: what becomes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from undercroft.games.descent.geometry.plan import Cell, Edge, Plan, edge

Opening: TypeAlias = tuple[Cell, Cell]
"""A cell of a piece, and the way out of it: a step to a neighbouring cell that is not one of its own."""

OUT: Final[Mapping[str, Cell]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Face:
    """One side of a piece, as it is drawn: rows of marks, openings in its border, walls within."""

    __slots__ = ("marks", "openings", "size", "walls")

    def __init__(
        self, size: Cell, marks: Mapping[Cell, str], openings: Sequence[Opening], walls: Sequence[Edge]
    ) -> None:
        self.size = size
        self.marks = dict(marks)
        self.openings = tuple(openings)
        self.walls = tuple(walls)

    def turned(self) -> Face:
        """By a quarter, clockwise."""
        width, height = self.size
        return Face(
            (height, width),
            {turned(cell, height): mark for cell, mark in self.marks.items()},
            [(turned(cell, height), (-step[1], step[0])) for cell, step in self.openings],
            [edge(turned(one, height), turned(other, height)) for one, other in self.walls],
        )


def turned(cell: Cell, height: int) -> Cell:
    """Where a cell of a piece so high comes to lie when that is turned by a quarter, clockwise."""
    return height - 1 - cell[1], cell[0]


def face(rows: Sequence[str], exits: Sequence[tuple[str, int, int]], walls: Sequence[Edge] = ()) -> Face:
    """A face as rows of marks with openings two cells wide: on which side, and row and column of the first cell."""
    marks = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != " "}
    openings: list[Opening] = []
    for side, row, column in exits:
        second = (column + 1, row) if side in "NS" else (column, row + 1)
        openings += [((column, row), OUT[side]), (second, OUT[side])]
    return Face((max([len(row) for row in rows]), len(rows)), marks, openings, walls)


class Laid:
    """A face that lies on the table, with its own cells there."""

    __slots__ = ("cells", "name", "openings", "walls")

    def __init__(self, name: str, face: Face, x: int, y: int, angle: int) -> None:
        for _ in range(angle // 90 % 4):
            face = face.turned()
        self.name = name
        self.cells: dict[Cell, str] = {(x + cx, y + cy): mark for (cx, cy), mark in face.marks.items()}
        self.openings: list[Opening] = [((x + cx, y + cy), step) for (cx, cy), step in face.openings]
        self.walls: list[Edge] = [((x + a, y + b), (x + c, y + d)) for (a, b), (c, d) in face.walls]


class Assembly:
    """Pieces on the table: the plan they make, and what is wrong with it."""

    __slots__ = ("open_ends", "overlaps", "pieces", "plan")

    def __init__(self, pieces: Sequence[Laid], doors: Sequence[Sequence[Edge]]) -> None:
        self.pieces = tuple(pieces)
        self.overlaps: list[Cell] = []
        """Cells on which two pieces lie."""
        marks: dict[Cell, str] = {}
        owner: dict[Cell, int] = {}
        for number, piece in enumerate(pieces):
            for cell, mark in piece.cells.items():
                if cell in marks:
                    self.overlaps.append(cell)
                marks[cell] = mark
                owner[cell] = number
        openings = {opening for piece in pieces for opening in piece.openings}
        self.open_ends: list[Opening] = [
            opening for piece in pieces for opening in piece.openings if meeting(opening) not in openings
        ]
        """Openings that meet no opening."""
        walls = {wall for piece in pieces for wall in piece.walls}
        for cell, number in owner.items():
            for step in ((1, 0), (0, 1)):
                other = (cell[0] + step[0], cell[1] + step[1])
                joined = (cell, step) in openings and meeting((cell, step)) in openings
                if owner.get(other, number) != number and not joined:
                    walls.add(edge(cell, other))
        self.plan = Plan(marks, walls, doors)


def meeting(opening: Opening) -> Opening:
    """The opening on the other side of the same edge."""
    (x, y), (right, below) = opening
    return (x + right, y + below), (-right, -below)
