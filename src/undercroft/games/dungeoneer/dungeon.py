"""The dungeon: location cards on a grid, what joins them, and where another one may be laid."""

from __future__ import annotations

from itertools import compress, product
from typing import Final

from undercroft.engine.decision import Option
from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.domains import EDGE, STRAIGHT, TURNED
from undercroft.games.dungeoneer.options import COLUMN, PLACE, ROW, TURN
from undercroft.games.dungeoneer.pieces import Place
from undercroft.games.dungeoneer.state import DungeonState

SIDES: Final = ("north", "east", "south", "west")
WIDTH: Final = 128
"""Cells in a row: more than any dungeon needs."""
CENTRE: Final = WIDTH * (WIDTH // 2) + WIDTH // 2
STEPS: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)
"""From a cell to the one on each side."""
OPPOSITE: Final[tuple[int, ...]] = (2, 3, 0, 1)
WAYS_OUT: Final = {
    is_open: tuple(compress(((STEPS[side], OPPOSITE[side]) for side in range(4)), is_open))
    for is_open in product((False, True), repeat=4)
}
"""By which sides of a card are open: the step out of each of them, and the side of the next card it comes to."""


def column(cell: int) -> int:
    """Counted from the first entrance, east is more."""
    return cell % WIDTH - WIDTH // 2


def row(cell: int) -> int:
    """Counted from the first entrance, south is more."""
    return cell // WIDTH - WIDTH // 2


def cell_at(column: int, row: int) -> int:
    return CENTRE + row * WIDTH + column


ACROSS: Final = range(-EDGE, EDGE + 1)
TABLE: Final = frozenset(cell_at(x, y) for x, y in product(ACROSS, ACROSS) if abs(x) + abs(y) <= EDGE)
"""DGN-LOCPH-03: all cells up to its edge."""


def put(s: DungeonState, location: Location, cell: int, turned: bool) -> int:
    """Lay a location card; its number. DGN-GODDESS-01: whoever lurks there is there now."""
    number = len(s.places)
    s.places.append(Place(location, cell, turned))
    s.grid[cell] = number
    for lurker in s.lurkers:
        if lurker.laid.card.lurks == location.id and lurker.place < 0:
            lurker.place = number
    return number


# -- joins ----------------------------------------------------------------------------------------


def neighbour(s: DungeonState, place: int, side: int) -> int:
    """DGN-STEP-02: the location on this side, wall or not; -1 if there is none."""
    return s.grid.get(s.places[place].cell + STEPS[side], -1)


def way(s: DungeonState, place: int, side: int) -> int:
    """DGN-STEP-03, DGN-EXIT-12: where a working exit on this side leads; -1 if there is none."""
    here = s.places[place]
    if not here.open[side]:
        return -1
    other = s.grid.get(here.cell + STEPS[side], -1)
    return other if other >= 0 and s.places[other].open[OPPOSITE[side]] else -1


def distances(s: DungeonState, start: int, most: int = WIDTH) -> list[int]:
    """How many moves each place is away; -1 where no way leads, or none of at most so many moves."""
    places, grid = s.places, s.grid
    far = [-1] * len(places)
    far[start] = 0
    queue = [start]
    for place in queue:
        moves = far[place] + 1
        if moves > most:
            break
        here = places[place]
        for step, facing in WAYS_OUT[here.open]:
            other = grid.get(here.cell + step, -1)
            if other >= 0 and far[other] < 0 and places[other].open[facing]:
                far[other] = moves
                queue.append(other)
    return far


def ways_from(s: DungeonState, start: int, most: int) -> list[tuple[int, int, int]]:
    """Each place within so many moves: how many it takes, and the first place on the way."""
    far = distances(s, start, most)
    first: dict[int, int] = {}
    for place in sorted([place for place in range(len(far)) if far[place] > 0], key=far.__getitem__):
        beside = [way(s, place, side) for side in range(4)]
        before = next(other for other in beside if other >= 0 and far[other] == far[place] - 1)
        first[place] = place if before == start else first[before]
    return [(place, far[place], first[place]) for place in first]


def loose_cards(s: DungeonState) -> list[int]:
    """DGN-EFF-23: the places without whose card every other one still has a way to the first entrance."""
    if len(s.places) < 3:
        return []
    depths, needed = [-1] * len(s.places), [False] * len(s.places)
    _reach(s, 0, -1, 0, depths, needed)
    return [place for place in range(1, len(s.places)) if not needed[place]]


def _reach(s: DungeonState, place: int, before: int, depth: int, depths: list[int], needed: list[bool]) -> int:
    """Go on from a place to all that nobody has been to, and note which are needed for that: from behind them no way
    leads back to where one has been before them. How far back a way leads from here."""
    depths[place] = back = depth
    for side in range(4):
        other = way(s, place, side)
        if other < 0 or other == before:
            continue
        beyond = depths[other]
        if beyond < 0:
            beyond = _reach(s, other, place, depth + 1, depths, needed)
            if beyond >= depth:
                needed[place] = True
        back = min(back, beyond)
    return back


def entrances(s: DungeonState) -> list[int]:
    return [number for number, place in enumerate(s.places) if place.location.entrance]


def places_between(s: DungeonState, place: int) -> int:
    """DGN-QSRCH-03: the locations strictly between this one and the nearest entrance."""
    far = distances(s, place)
    return max(0, min([far[entrance] for entrance in entrances(s) if far[entrance] >= 0], default=1) - 1)


# -- where a card may be laid ---------------------------------------------------------------------


def spots(s: DungeonState, location: Location, last: bool, lifted: int = -1) -> list[Option]:
    """DGN-LOCPH-03 to DGN-LOCPH-06: every spot and way round that the placement rules allow. ``last``: no further
    card waits to be laid, so nothing need stay open. ``lifted``: a place whose card is off the table for a shift."""
    cells = [cell for cell in sorted(loose_ends(s, lifted)) if cell in TABLE]
    closing = len(cells) == 1 and not last
    straight, turned = Place(location, 0, False), Place(location, 0, True)
    ways_round = [straight] if straight.exits == turned.exits else [straight, turned]
    allowed = []
    for cell in cells:
        for card in ways_round:
            if joins(s.places, s.grid, card, cell) and (not closing or _leads_on(s.grid, card, cell)):
                allowed.append(PLACE(location.id, column(cell), row(cell), TURNED if card.turned else STRAIGHT))
    return allowed


def more_to_lay(s: DungeonState) -> bool:
    """Whether location cards are still to come: of the deck, or of a later band (DGN-BAND-10)."""
    return bool(s.location_deck) or s.stage + 1 < len(s.box.packs)


def loose_ends(s: DungeonState, lifted: int = -1) -> set[int]:
    """The free cells that exits without a wall lead to."""
    grid = s.grid
    found = set()
    for number, place in enumerate(s.places):
        if number != lifted:
            for step in compress(STEPS, place.open):
                if place.cell + step not in grid:
                    found.add(place.cell + step)
    return found


def joins(places: list[Place], grid: dict[int, int], card: Place, cell: int) -> bool:
    """DGN-LOCPH-03, DGN-LOCPH-04: at least one shared edge is free of walls on both cards. DGN-EFF-24: surface only
    meets surface, dungeon only dungeon; DGN-GEN-06: but for a location that joins both."""
    joined = False
    surface, between = card.location.surface, card.location.between
    for way, step in enumerate(STEPS):
        other = grid.get(cell + step, -1)
        if other >= 0:
            beside = places[other]
            if beside.location.surface is not surface and not between and not beside.location.between:
                return False
            joined = joined or (card.open[way] and beside.open[OPPOSITE[way]])
    return joined


def _leads_on(grid: dict[int, int], card: Place, cell: int) -> bool:
    """DGN-LOCPH-06: where nothing else leads to a free cell, the card itself must."""
    return any(cell + step not in grid for step in compress(STEPS, card.open))


def spot_of(option: Option) -> tuple[int, bool]:
    """The cell, and whether the card is turned."""
    return cell_at(COLUMN.of(option), ROW.of(option)), TURN.of(option) == TURNED
