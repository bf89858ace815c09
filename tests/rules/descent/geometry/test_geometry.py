"""Geometry against its slow twin: on random plans with holes, walls, doors, obstacles and large bases."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.descent.geometry.slow import Slow, random_plan
from undercroft.games.descent.geometry.bits import bits, lowest, mask_of
from undercroft.games.descent.geometry.ground import Ground
from undercroft.games.descent.geometry.lay import Country, Lay
from undercroft.games.descent.geometry.plan import Cell

SHAPES = ((1, 1), (2, 1), (2, 2), (3, 2))
FEW = [pytest.param(range(first, first + 25), id=f"from-{first}") for first in range(0, 200, 25)]
MANY = [pytest.param(range(first, first + 250), id=f"from-{first}") for first in range(1000, 5000, 250)]


class Twins:
    """A random plan, both ways."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        plan = random_plan(self.random, self.random.randint(3, 7), self.random.randint(3, 6))
        self.ground = Ground(plan)
        self.country = Country(self.ground, self.ground.marked("#"))
        self.shut = self.random.randrange(1 << self.ground.doors)
        self.lay: Lay = self.country.lay(self.shut)
        self.slow = Slow(plan, self.shut)

    def cells(self, mask: int) -> set[Cell]:
        return {self.ground.cells[space] for space in bits(mask)}

    def some(self, share: float) -> int:
        return mask_of([space for space in range(self.ground.count) if self.random.random() < share])

    def any_space(self) -> int:
        return self.random.randrange(self.ground.count)


def check_adjacency(twins: Twins) -> None:
    for space, cell in enumerate(twins.ground.cells):
        assert twins.cells(twins.lay.near[space]) == set(twins.slow.neighbours(cell))


def check_distances(twins: Twins) -> None:
    for space, cell in enumerate(twins.ground.cells):
        far = twins.slow.distances(cell)
        for other, there in enumerate(twins.ground.cells):
            assert twins.lay.distance(1 << space, 1 << other) == far.get(there, -1)


def check_sight(twins: Twins, pairs: int) -> None:
    """Between single spaces, with and without figures in them, and the same from both ends."""
    for _ in range(pairs):
        one, other = twins.any_space(), twins.any_space()
        blocked = twins.some(0.25) | twins.ground.marked("#")
        if twins.random.random() < 0.7:
            blocked |= 1 << one | 1 << other
        free = twins.slow.sees(twins.ground.cells[one], twins.ground.cells[other], twins.cells(blocked))
        assert twins.lay.sees(one, other, blocked) is free
        assert twins.lay.sees(other, one, blocked) is free
        assert bool(twins.lay.seen_from(1 << one, 1 << other, blocked)) is free


def check_large_sight(twins: Twins) -> None:
    """A large base looks from any of its spaces, and all of them block."""
    shape = twins.random.choice(SHAPES)
    bases = [base for covers in twins.lay.covers(shape) for base in covers]
    if not bases:
        return
    base, other = twins.random.choice(bases), twins.any_space()
    blocked = twins.some(0.15) | twins.ground.marked("#") | base | 1 << other
    there, cells = twins.ground.cells[other], twins.cells(blocked)
    seen = any(twins.slow.sees(cell, there, cells) for cell in twins.cells(base))
    assert twins.lay.sees_any(base, 1 << other, blocked) is seen
    assert twins.lay.sees_any(1 << other, base, blocked) is seen


def check_walks(twins: Twins) -> None:
    start, points = twins.any_space(), twins.random.randint(0, 7)
    passable = twins.ground.all & ~twins.some(0.2) & ~twins.ground.marked("#")
    dear = twins.ground.marked("~")
    layers = twins.lay.walk(1 << start, points, passable, dear)
    open_to, water = twins.cells(passable), twins.cells(dear)

    def price(cell: Cell) -> int:
        return 0 if cell not in open_to else 2 if cell in water else 1

    costs = twins.slow.costs(twins.ground.cells[start], price)
    for space, cell in enumerate(twins.ground.cells):
        reached = [cost for cost, layer in enumerate(layers) if layer >> space & 1]
        cost = costs.get(cell, points + 1)
        assert reached == ([cost] if cost <= points else [])
        if reached:
            check_way(twins, start, twins.lay.way(layers, space, dear), space, cost, price)


def check_way(twins, start, way, goal, cost, price) -> None:  # type: ignore[no-untyped-def]  # details of a walk
    """Step by step from neighbour to neighbour, for exactly what it costs."""
    at = start
    for step in way:
        assert twins.slow.adjacent(twins.ground.cells[at], twins.ground.cells[step])
        cost -= price(twins.ground.cells[step])
        at = step
    assert (at, cost) == (goal, 0)


def check_bases(twins: Twins) -> None:
    free = twins.ground.all & ~twins.some(0.2)
    for shape in SHAPES:
        bases = twins.slow.bases(shape)
        open_to = twins.cells(free)
        for space, cell in enumerate(twins.ground.cells):
            found = [frozenset(twins.cells(mask)) for mask in twins.lay.covers(shape)[space]]
            assert len(found) == len(set(found))
            assert set(found) == {base for base in bases if cell in base}
            unfolded = {frozenset(twins.cells(mask)) for mask in twins.lay.unfold(space, shape, free)}
            assert unfolded == {base for base in bases if cell in base and base <= open_to}
        room = {cell for base in bases if base <= open_to for cell in base}
        assert twins.cells(twins.lay.room(shape, free)) == room


def check_all(seed: int, pairs: int) -> None:
    twins = Twins(seed)
    check_adjacency(twins)
    check_distances(twins)
    check_sight(twins, pairs)
    check_large_sight(twins)
    check_walks(twins)
    check_bases(twins)


@pytest.mark.parametrize("seeds", FEW)
def test_hundreds_of_plans(seeds: range) -> None:
    for seed in seeds:
        check_all(seed, 12)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", MANY)
def test_thousands_of_plans(seeds: range) -> None:
    for seed in seeds:
        check_all(seed, 25)


def test_doors_change_only_what_they_touch() -> None:
    """Lines that no door has to do with are the very same objects in all lays."""
    twins = next(twins for twins in map(Twins, range(100)) if twins.ground.doors)
    shut, opened = twins.country.lay((1 << twins.ground.doors) - 1), twins.country.lay(0)
    pairs = [(one, other) for one in range(twins.ground.count) for other in range(twins.ground.count)]
    same = [pair for pair in pairs if shut.lines_between(*pair) is opened.lines_between(*pair)]
    other = [pair for pair in pairs if shut.lines_between(*pair) != opened.lines_between(*pair)]
    assert other
    assert len(same) > len(pairs) // 2


def test_bits() -> None:
    assert bits(0b10110) == [1, 2, 4]
    assert mask_of([1, 2, 4]) == 0b10110
    assert lowest(0b10100) == 2
