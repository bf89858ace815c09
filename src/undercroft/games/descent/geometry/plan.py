"""A drawing of a place: cells with marks, walls and doors on the edges between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
"""Column and row."""
Edge: TypeAlias = tuple[Cell, Cell]
"""Two cells side by side, the left or upper one first."""


def edge(one: Cell, other: Cell) -> Edge:
    """The edge between two cells that lie side by side."""
    if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
        raise ValueError(f"{one} and {other} do not lie side by side")
    return (one, other) if one < other else (other, one)


class Plan:
    """Cells with their marks; beyond the outermost of them is nothing, and around nothing is a wall."""

    __slots__ = ("doors", "marks", "walls")

    def __init__(self, marks: Mapping[Cell, str], walls: Iterable[Edge], doors: Sequence[Sequence[Edge]]) -> None:
        self.marks = dict(marks)
        self.walls = frozenset(walls)
        self.doors = tuple([tuple(door) for door in doors])
        """By its number: the edges that each of them shuts."""


def drawn(rows: Sequence[str], walls: Iterable[Edge] = (), doors: Sequence[Sequence[Edge]] = ()) -> Plan:
    """A plan as rows of marks, from the top; where a row has a blank there is nothing."""
    marks = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != " "}
    return Plan(marks, walls, doors)
