"""Facts of the map that many questions ask for, worked out once for each map."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.dungeoneer.dungeon import OPPOSITE, STEPS
from undercroft.games.dungeoneer.pieces import Place
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.games.dungeoneer.where import serves

FAR = 12
"""As good as out of reach."""

Places = tuple[Place, ...]


def links(s: DungeonState) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each place: by which side one comes to which other."""
    return _links(tuple(s.places))


@lru_cache(maxsize=1 << 12)
def _links(places: Places) -> tuple[tuple[tuple[int, int], ...], ...]:
    grid = {place.cell: number for number, place in enumerate(places)}
    return tuple([tuple(joined(places, grid, place)) for place in places])


def joined(places: Places | list[Place], grid: dict[int, int], laid: Place) -> list[tuple[int, int]]:
    """By which side a location is joined to which place."""
    found = []
    for side in range(4):
        other = grid.get(laid.cell + STEPS[side], -1)
        if other >= 0 and laid.open[side] and places[other].open[OPPOSITE[side]]:
            found.append((side, other))
    return found


def moves(s: DungeonState, start: int) -> tuple[int, ...]:
    """How many moves each place is away."""
    return _moves(tuple(s.places), (start,))


def moves_from_entrance(s: DungeonState) -> tuple[int, ...]:
    """From the nearest one."""
    places = tuple(s.places)
    return _moves(places, tuple([number for number, place in enumerate(places) if place.location.entrance]))


@lru_cache(maxsize=1 << 14)
def _moves(places: Places, starts: tuple[int, ...]) -> tuple[int, ...]:
    far = [FAR] * len(places)
    for start in starts:
        far[start] = 0
    queue = list(starts)
    for place in queue:
        for _, other in _links(places)[place]:
            if far[other] == FAR and other not in starts:
                far[other] = far[place] + 1
                queue.append(other)
    return tuple(far)


def serving(s: DungeonState, words: tuple[str, ...]) -> tuple[int, ...]:
    """The places where a quest with these words can be done."""
    return _serving(tuple(s.places), words)


@lru_cache(maxsize=1 << 14)
def _serving(places: Places, words: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([number for number, place in enumerate(places) if serves(place.location, words)])
