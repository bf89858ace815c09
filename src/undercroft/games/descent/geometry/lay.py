"""How the ground lies while certain doors are shut: who is next to whom, how far, who sees whom, where one gets."""

from __future__ import annotations

from typing import TypeAlias

from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.geometry.ground import DOOR, OPEN, Cuts, Ground, Line

Shape: TypeAlias = tuple[int, int]
"""How many cells a base is long and wide; it may be turned."""


MOST_WALKS = 1000
"""So many are kept: whoever is offered where to go asks for the way there next."""


class Country:
    """A ground with all its lays, each made when it is first needed. ``solid`` spaces are not counted through."""

    __slots__ = ("_edges", "_gated", "_lays", "_lines", "ground", "solid")

    def __init__(self, ground: Ground, solid: int = 0) -> None:
        self.ground = ground
        self.solid = solid
        self._edges = ground.neighbours()
        self._lays: dict[int, Lay] = {}
        count = ground.count
        self._lines: list[tuple[int, ...]] = [()] * (count * count)
        """By pair: the lines that no door has to do with."""
        self._gated: list[tuple[int, int, list[Line]]] = []
        """The pairs that doors have to do with, and all their lines."""
        for (one, other), lines in ground.lines().items():
            if any(cuts for _, cuts in lines):
                self._gated.append((one, other, lines))
            masks = tuple([mask for mask, cuts in lines if not cuts])
            self._lines[one * count + other] = self._lines[other * count + one] = masks

    def lay(self, shut: int) -> Lay:
        """How it lies while these doors are shut."""
        found = self._lays.get(shut)
        if found is None:
            found = self._lays[shut] = Lay(self.ground, shut, self.solid, self._near(shut), self._sight(shut))
        return found

    def _near(self, shut: int) -> list[int]:
        near = [0] * self.ground.count
        for one, other, cuts in self._edges:
            if not is_cut(cuts, shut):
                near[one] |= 1 << other
                near[other] |= 1 << one
        return near

    def _sight(self, shut: int) -> list[tuple[int, ...]]:
        """What a door does not touch is shared with all other lays."""
        count, sight = self.ground.count, self._lines[:]
        for one, other, lines in self._gated:
            masks = tuple([mask for mask, cuts in lines if not is_cut(cuts, shut)])
            sight[one * count + other] = sight[other * count + one] = masks
        return sight


def is_cut(cuts: Cuts, shut: int) -> bool:
    """Whether all doors of one of the sets are shut."""
    return True in [doors & shut == doors for doors in cuts]


class Lay:
    """The ground while certain doors are shut. Nothing here ever changes; what is asked for dearly is kept."""

    __slots__ = ("_covers", "_rings", "_sight", "_walks", "count", "ground", "near", "shut", "solid")

    def __init__(self, ground: Ground, shut: int, solid: int, near: list[int], sight: list[tuple[int, ...]]) -> None:
        self.ground = ground
        self.shut = shut
        self.solid = solid
        self.count = ground.count
        self.near = near
        """By space: those adjacent to it."""
        self._sight = sight
        self._rings: list[list[int] | None] = [None] * ground.count
        self._covers: dict[Shape, list[list[int]]] = {}
        self._walks: dict[tuple[int, int, int, int], list[int]] = {}

    # -- adjacency and distance -------------------------------------------------------------------

    def around(self, spaces: int) -> int:
        """All that is adjacent to one of these spaces, and not one of them."""
        found = 0
        near = self.near
        left = spaces
        while left:
            low = left & -left
            found |= near[low.bit_length() - 1]
            left ^= low
        return found & ~spaces

    def rings(self, space: int) -> list[int]:
        """By distance: all spaces that are no further away, round whatever is solid."""
        rings = self._rings[space]
        if rings is None:
            reached, edge, rings = 1 << space, 1 << space, [1 << space]
            while edge:
                edge = self.around(edge) & ~reached & ~self.solid
                reached |= edge
                if edge:
                    rings.append(reached)
            self._rings[space] = rings
        return rings

    def within(self, spaces: int, far: int) -> int:
        """All spaces that are at most so far from one of these."""
        found = 0
        for space in bits(spaces):
            rings = self.rings(space)
            found |= rings[far] if far < len(rings) else rings[-1]
        return found

    def distance(self, spaces: int, others: int) -> int:
        """From the nearest of these spaces to the nearest of the others, in steps; -1 if there is no way."""
        least = -1
        for space in bits(spaces):
            for far, reached in enumerate(self.rings(space)):
                if reached & others:
                    if least < 0 or far < least:
                        least = far
                    break
        return least

    def nearest(self, spaces: int, wanted: int) -> int:
        """Of the wanted spaces those that are nearest to one of these; nothing if none can be reached."""
        far = self.distance(spaces, wanted)
        return self.within(spaces, far) & wanted if far >= 0 else 0

    # -- sight ------------------------------------------------------------------------------------

    def sees(self, space: int, other: int, blocked: int) -> bool:
        """Whether a line leads from a corner of the one to a corner of the other that crosses no blocked space and does
        not run along the side of one. Adjacent spaces need none. Whoever looks and whoever is looked at belong to what
        is blocked, if they block at all."""
        if space == other or self.near[space] >> other & 1:
            return True
        return 0 in [mask & blocked for mask in self._sight[space * self.count + other]]

    def sees_any(self, spaces: int, others: int, blocked: int) -> bool:
        """Whether one of these sees one of the others."""
        for space in bits(spaces):
            for other in bits(others):
                if self.sees(space, other, blocked):
                    return True
        return False

    def seen_from(self, spaces: int, wanted: int, blocked: int) -> int:
        """Which of the wanted spaces one of these sees. What is looked at counts as blocked only if it is."""
        seen = 0
        sight, count = self._sight, self.count
        for space in bits(spaces):
            seen |= wanted & (self.near[space] | 1 << space)
            left = wanted & ~seen
            while left:
                low = left & -left
                for mask in sight[space * count + low.bit_length() - 1]:
                    if mask & blocked == 0:
                        seen |= low
                        break
                left ^= low
        return seen

    def lines_between(self, space: int, other: int) -> tuple[int, ...]:
        """What the lines cross that lead from the one to the other past all walls and doors that are shut."""
        return self._sight[space * self.count + other]

    # -- walking ----------------------------------------------------------------------------------

    def walk(self, start: int, points: int, passable: int, dear: int = 0) -> list[int]:
        """By cost: the spaces that can be reached for exactly that, at the least; ``dear`` ones cost two points to
        enter, all others one. The list is not to be changed."""
        walk = (start, points, passable, dear)
        found = self._walks.get(walk)
        if found is None:
            if len(self._walks) >= MOST_WALKS:
                self._walks.clear()
            found = self._walks[walk] = self._walk(start, points, passable, dear)
        return found

    def _walk(self, start: int, points: int, passable: int, dear: int) -> list[int]:
        layers, seen = [start], start
        cheap = passable & ~dear
        dear &= passable
        before = 0
        for _ in range(points):
            layer = self.around(layers[-1]) & cheap
            if dear and before:
                layer |= self.around(before) & dear
            layer &= ~seen
            seen |= layer
            if not layer and not layers[-1]:
                break
            before = layers[-1]
            layers.append(layer)
        while len(layers) > 1 and layers[-1] == 0:
            layers.pop()
        return layers

    def way(self, layers: list[int], goal: int, dear: int = 0) -> list[int]:
        """The steps of a cheapest walk to a space that one of the layers holds, its start left out."""
        cost = next(cost for cost, layer in enumerate(layers) if layer >> goal & 1)
        steps: list[int] = []
        while cost > 0:
            steps.append(goal)
            cost -= 2 if dear >> goal & 1 else 1
            goal = self._straightest(goal, layers[cost] & self.near[goal])
        steps.reverse()
        return steps

    def _straightest(self, space: int, choices: int) -> int:
        """Of several adjacent spaces one that lies beside the space, rather than across a corner."""
        x, y = self.ground.cells[space]
        for choice in bits(choices):
            column, row = self.ground.cells[choice]
            if column == x or row == y:
                return choice
        return lowest(choices)

    # -- large bases ------------------------------------------------------------------------------

    def covers(self, shape: Shape) -> list[list[int]]:
        """By space: every way to lie on the ground for a base of this shape that covers it. It lies on spaces alone, on
        nothing solid, and across no wall and no door that is shut."""
        found = self._covers.get(shape)
        if found is None:
            found = [[] for _ in range(self.count)]
            length, width = shape
            for turned in ((length, width), (width, length)) if length != width else ((length, width),):
                for number in range(self.count):
                    mask = self._base(number, turned)
                    for space in bits(mask):
                        found[space].append(mask)
            self._covers[shape] = found
        return found

    def _base(self, corner: int, shape: Shape) -> int:
        """The spaces of a base whose upper left cell is this one; nothing where there is no room for it."""
        ground = self.ground
        left, top = ground.cells[corner]
        mask = 0
        for y in range(top, top + shape[1]):
            for x in range(left, left + shape[0]):
                space = ground.number.get((x, y))
                if space is None or self.solid >> space & 1:
                    return 0
                mask |= 1 << space
                if x + 1 < left + shape[0] and not self._passes(ground.across[ground.at(x, y)]):
                    return 0
                if y + 1 < top + shape[1] and not self._passes(ground.down[ground.at(x, y)]):
                    return 0
        return mask

    def _passes(self, kind: int) -> bool:
        return kind == OPEN or (kind >= DOOR and not self.shut >> (kind - DOOR) & 1)

    def unfold(self, space: int, shape: Shape, free: int) -> list[int]:
        """Every way for a base of this shape to lie on free spaces so that it covers this one."""
        return [mask for mask in self.covers(shape)[space] if mask & ~free == 0]

    def room(self, shape: Shape, free: int) -> int:
        """The spaces that a base of this shape can cover while it lies on free spaces alone."""
        found, left = 0, free
        while left:
            low = left & -left
            for mask in self.covers(shape)[low.bit_length() - 1]:
                if mask & ~free == 0:
                    found |= mask
            left &= ~low
        return found
