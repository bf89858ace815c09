"""Figures on random maps against the slow twin: where they get, how large ones lie, whom they see and can attack."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.descent.geometry.slow import Slow, random_plan
from tests.rules.descent.table import Table
from undercroft.games.descent.attacks import target_spaces
from undercroft.games.descent.domains import OWN_ATTACK
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.geometry.plan import Cell, Plan
from undercroft.games.descent.moving import reach, strides, walk_offers
from undercroft.games.descent.places import distance, seen_spaces, sees, within
from undercroft.games.descent.state import Figure

HEROES = ("grisban", "jain", "leoric")
MONSTERS = ("zombie-1", "flesh-moulder-1", "barghest-1", "ettin-1", "shadow-dragon-1", "goblin-archer-1", "belthir")
FLIES = ("belthir",)
THROUGH_ENEMIES = ("goblin-archer-1", *FLIES)
FEW = [pytest.param(range(first, first + 10), id=f"from-{first}") for first in range(0, 60, 10)]
MANY = [pytest.param(range(first, first + 250), id=f"from-{first}") for first in range(1000, 4000, 250)]


class Scene:
    """A random map with figures on it, some of them large, in pits and lava, too."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        width, height = self.random.randint(4, 7), self.random.randint(3, 6)
        plan = random_plan(self.random, width, height)
        for cell in list(plan.marks):
            if plan.marks[cell] == "." and self.random.random() < 0.06:
                plan.marks[cell] = "L"
        rows = ["".join(plan.marks.get((x, y), " ") for x in range(width)) for y in range(height)]
        at = dict.fromkeys((*HEROES, *MONSTERS), "-")
        party = {"grisban": "berserker", "jain": "wildlander", "leoric": "runemaster"}
        self.table = Table(*rows, at=at, party=party, walls=sorted(plan.walls), doors=plan.doors)
        self.s, self.ground = self.table.s, self.table.board.ground
        self.s.shut = self.random.randrange(1 << len(plan.doors))
        self.plan: Plan = plan
        self.slow = Slow(plan, self.s.shut)
        self.figures = [figure for figure in self.s.figures if self.stands(figure)]

    def stands(self, figure: Figure) -> bool:
        """Somewhere where there is room; not everybody comes."""
        if self.random.random() < 0.3:
            return False
        taken = self.cells_of(*self.s.figures)
        bases = sorted(sorted(base) for base in self.slow.bases(figure.profile.base) if not base & taken)
        if bases:
            figure.spaces = self.ground.spaces(self.random.choice(bases))
        return bool(bases)

    def cells(self, mask: int) -> frozenset[Cell]:
        return frozenset(self.ground.cells[space] for space in bits(mask))

    def cells_of(self, *figures: Figure) -> set[Cell]:
        return {cell for figure in figures for cell in self.cells(figure.spaces)}

    def others(self, figure: Figure) -> set[Cell]:
        return self.cells_of(*[each for each in self.figures if each is not figure])

    def marked(self, marks: str) -> set[Cell]:
        return {cell for cell, mark in self.plan.marks.items() if mark in marks}

    # -- walking ----------------------------------------------------------------------------------

    def costs(self, figure: Figure) -> dict[Cell, int]:
        """What it takes to enter each cell, on ways that do no harm; where one is hurt the way ends."""
        flies, large = figure.id in FLIES, figure.profile.large
        foes = {each for each in self.figures if each.profile.side != figure.profile.side}
        shut_off = set() if flies else self.marked("#")
        shut_off |= set() if figure.id in THROUGH_ENEMIES else self.cells_of(*foes)
        harm = set() if flies else self.marked("L" if large else "Lo")
        found: dict[Cell, int] = dict.fromkeys(self.cells(figure.spaces), 0)
        edge = list(found.items())
        while edge:
            edge.sort(key=lambda each: -each[1])
            cell, cost = edge.pop()
            if cost > found[cell] or (cell in harm and cost):
                continue
            for other in self.slow.neighbours(cell):
                price = cost + (2 if self.plan.marks[other] == "~" and not flies else 1)
                if other not in shut_off and price < found.get(other, 99):
                    found[other] = price
                    edge.append((other, price))
        return found

    # -- sight ------------------------------------------------------------------------------------

    def in_pit(self, figure: Figure) -> bool:
        return self.cells(figure.spaces) <= self.marked("o")

    def sees(self, one: Figure, cell: Cell) -> bool:
        """From any of its cells to this one, with everybody in the way; into and out of pits only next to them."""
        here = self.cells(one.spaces)
        if cell in here or any(self.slow.adjacent(each, cell) for each in here):
            return True
        there = [each for each in self.figures if cell in self.cells(each.spaces)]
        if self.in_pit(one) or any(self.in_pit(each) for each in there):
            return False
        blocked = self.cells_of(*self.figures) | self.marked("#")
        return any(self.slow.sees(each, cell, blocked) for each in here)

    def far(self, one: Figure, other: Figure) -> int:
        ways = [
            self.slow.distances(cell).get(to, -1) for cell in self.cells(one.spaces) for to in self.cells(other.spaces)
        ]
        return min([each for each in ways if each >= 0], default=-1)


def check_walk(scene: Scene, figure: Figure) -> None:
    points, costs = scene.random.randint(1, 6), scene.costs(figure)
    figure.points, figure.conditions = points, 0
    for cost, layer in enumerate(reach(scene.s, figure, points)):
        assert scene.cells(layer) == {cell for cell, price in costs.items() if price == cost}
    if figure.profile.large:
        check_strides(scene, figure, {cell: cost for cell, cost in costs.items() if 0 < cost <= points})
    elif figure.id in FLIES or not scene.in_pit(figure):
        free = {cell for cell, cost in costs.items() if 0 < cost <= points} - scene.others(figure) - scene.marked("#")
        offered = {option.id for option in walk_offers(scene.s, figure)}
        assert offered == {f"walk:{scene.ground.number[cell]}" for cell in free}


def check_strides(scene: Scene, figure: Figure, reached: dict[Cell, int]) -> None:
    """Every way to lie that covers a space reached, and that space is one of the cheapest."""
    found = {scene.cells(mask): scene.ground.cells[goal] for mask, goal in strides(scene.s, figure).items()}
    taken, now = scene.others(figure), scene.cells(figure.spaces)
    bases = [base for base in scene.slow.bases(figure.profile.base) if not base & taken and base != now]
    assert set(found) == {base for base in bases if base & set(reached)}
    for base, goal in found.items():
        assert reached[goal] == min(cost for cell, cost in reached.items() if cell in base)


def check_sight(scene: Scene, one: Figure) -> None:
    in_sight = {cell for cell in scene.slow.cells if scene.sees(one, cell)}
    assert scene.cells(seen_spaces(scene.s, one)) == in_sight
    for other in scene.figures:
        if other is not one:
            assert sees(scene.s, one, other) is bool(scene.cells(other.spaces) & in_sight)
            assert sees(scene.s, one, other) is sees(scene.s, other, one), "sight is mutual"
            assert distance(scene.s, one, other) == scene.far(one, other) == distance(scene.s, other, one)
            assert within(scene.s, one, other, 3) is (0 <= scene.far(one, other) <= 3)
            check_targets(scene, one, other, in_sight)


def check_targets(scene: Scene, one: Figure, other: Figure, in_sight: set[Cell]) -> None:
    if one.profile.side == other.profile.side or one.id in HEROES:
        return
    near = {
        cell
        for cell in scene.cells(other.spaces)
        if any(scene.slow.adjacent(each, cell) for each in scene.cells(one.spaces))
    }
    expected = near
    if one.profile.ranged:
        expected = set(scene.cells(other.spaces)) & in_sight
    elif "reach" in one.profile.abilities:
        rings = [scene.slow.distances(cell) for cell in scene.cells(one.spaces)]
        two = {cell for cell in scene.cells(other.spaces) if any(0 <= ring.get(cell, 9) <= 2 for ring in rings)}
        expected = near | (two & in_sight)
    assert scene.cells(target_spaces(scene.s, one, OWN_ATTACK, other)) == expected


def check_all(seed: int) -> None:
    scene = Scene(seed)
    for figure in scene.figures:
        check_walk(scene, figure)
        check_sight(scene, figure)


@pytest.mark.parametrize("seeds", FEW)
def test_dozens_of_maps(seeds: range) -> None:
    for seed in seeds:
        check_all(seed)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", MANY)
def test_thousands_of_maps(seeds: range) -> None:
    for seed in seeds:
        check_all(seed)
