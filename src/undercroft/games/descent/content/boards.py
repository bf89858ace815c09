"""The tiles of an encounter on the table: spaces, terrain, doors, areas, and where one can leave."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.packs import until_packs_change
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.content.schema import Encounter
from undercroft.games.descent.geometry.assembly import Assembly, Face, Laid, face
from undercroft.games.descent.geometry.ground import Ground
from undercroft.games.descent.geometry.lay import Country, Lay
from undercroft.games.descent.geometry.plan import Cell, Edge, edge

WATER: Final = "~"
OBSTACLE: Final = "#"
PIT: Final = "o"
LAVA: Final = "L"
"""DESC-TERR-01: how the data marks terrain."""
SMALL: Final = ("End", "Extension", "Exit", "Entrance")
"""Pieces without a number; each belongs to the area that it is joined to."""


@cache
def face_of(tile: str) -> Face:
    data = BOX.tiles[tile]
    return face(data.grid, data.exits, [edge(one, other) for one, other in data.walls])


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """An encounter's map. All copies of a state share it."""

    def __init__(self, encounter: Encounter) -> None:
        pieces = [Laid(name, face_of(name), x, y, angle) for name, x, y, angle in encounter.tiles]
        self.doors: list[list[Edge]] = [[edge(one, other) for one, other in door.edges] for door in encounter.doors]
        self.assembly = Assembly(pieces, self.doors)
        self.ground = Ground(self.assembly.plan)
        self.water = self.ground.marked(WATER)
        self.obstacles = self.ground.marked(OBSTACLE)
        self.pits = self.ground.marked(PIT)
        self.lava = self.ground.marked(LAVA)
        self.country = Country(self.ground, self.obstacles)
        self.pieces: list[tuple[str, int]] = [(piece.name, self.ground.spaces(piece.cells)) for piece in pieces]
        """The name and the spaces of each."""
        self.beside_door = [self.ground.spaces([cell for pair in door for cell in pair]) for door in self.doors]
        """DESC-DOOR-01: the spaces that border each door."""
        self.areas: dict[tuple[str, ...], int] = {}
        """Those that were asked for."""
        self.open_floor = self.ground.all & ~self.obstacles
        self.exits: dict[str, int] = {kind: self._outermost(kind) for kind in ("Entrance", "Exit") if self._named(kind)}
        """DESC-EXIT-02: where one can leave, by the kind of the piece."""

    def _named(self, kind: str) -> list[Laid]:
        return [piece for piece in self.assembly.pieces if piece.name.startswith(kind)]

    def _outermost(self, kind: str) -> int:
        """The spaces of an entrance or exit that are furthest from its opening."""
        found: list[Cell] = []
        for piece in self._named(kind):
            inner = {cell for cell, _ in piece.openings}
            found += [cell for cell in piece.cells if cell not in inner]
        return self.ground.spaces(found)

    def tile(self, name: str) -> int:
        """All spaces of the pieces of this name."""
        return sum([spaces for piece, spaces in self.pieces if piece == name])

    def area(self, tiles: Iterable[str]) -> int:
        """DESC-QG-03: the spaces of these tiles, and of small pieces joined to them; where heroes come in is not
        counted unless it is named."""
        named = tuple(tiles)
        known = self.areas.get(named)
        if known is not None:
            return known
        spaces = sum([self.tile(name) for name in named])
        lay = self.country.lay(0)
        for piece, more in self.pieces:
            joins = piece.startswith(SMALL) and not piece.startswith("Entrance") and piece not in named
            if joins and lay.around(more) & spaces:
                spaces |= more
        self.areas[named] = spaces
        return spaces

    def lay(self, shut: int) -> Lay:
        return self.country.lay(shut)

    def space(self, at: tuple[int, int]) -> int:
        return self.ground.number[at]


@until_packs_change
def board_of(quest: str, number: int) -> Board:
    """The map of a quest's encounter, the first of which is 0."""
    return Board(quest_of(quest).encounters[number])
