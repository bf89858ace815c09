"""What is wrong with a quest: tiles, doors, places, who fits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from undercroft.games.descent.content.boards import SMALL, Board
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Encounter, Quest
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.geometry.lay import Lay

HEROES = (2, 3, 4)
OPEN = "open"


def check(quest: Quest) -> list[str]:
    """All that is wrong, a line each."""
    found: list[str] = []
    for number, encounter in enumerate(quest.encounters, 1):
        found += [f"{quest.id} {number}: {line}" for line in _encounter(encounter)]
    return found


def _encounter(encounter: Encounter) -> Iterator[str]:
    yield from _names(encounter)
    yield from _pieces(encounter)
    board = Board(encounter)
    problems = [*_tiles(board), *_places(encounter, board)]
    yield from problems
    if not problems:
        yield from _groups(encounter, board)
    if encounter.limit.rounds < 1:
        yield "the round limit is no round at all"


def _names(encounter: Encounter) -> Iterator[str]:
    groups = [group for group in encounter.groups if group not in BOX.monsters]
    lieutenants = [each for each in encounter.lieutenants if each not in BOX.lieutenants]
    for name in (*groups, *lieutenants):
        yield f"there is no {name}"
    traits = {trait for card in BOX.monsters.values() for trait in card.traits}
    for trait in encounter.traits:
        if trait not in traits:
            yield f"no monster has the trait {trait}"
    if len(open_choices(encounter)) < encounter.open_groups:
        yield "too few monsters share a trait with the open groups"


def open_choices(encounter: Encounter) -> list[str]:
    """DESC-QG-02: the monsters that may be chosen for an open group."""
    return [
        card.id
        for card in BOX.monsters.values()
        if card.id not in encounter.groups and any(trait in encounter.traits for trait in card.traits)
    ]


def _pieces(encounter: Encounter) -> Iterator[str]:
    """No piece is used twice: both faces of a number are one piece."""
    numbered = [name[:-1] for name, _, _, _ in encounter.tiles if not name.startswith(SMALL)]
    for name, count in Counter(numbered).items():
        if count > 1:
            yield f"tile {name} lies on the table {count} times"


def _tiles(board: Board) -> Iterator[str]:
    for cell in board.assembly.overlaps:
        yield f"two tiles lie on {cell}"
    for cell, _ in board.assembly.open_ends:
        yield f"an opening at {cell} leads nowhere"
    for number, door in enumerate(board.doors):
        for one, other in door:
            if one not in board.ground.number or other not in board.ground.number:
                yield f"door {number} is not between two spaces"
    first = next(iter(bits(board.open_floor)))
    reached = board.lay(0).rings(first)[-1]
    for space in bits(board.open_floor & ~reached):
        yield f"nobody gets to {board.ground.cells[space]}"


def _places(encounter: Encounter, board: Board) -> Iterator[str]:
    tokens = [at for places in (*encounter.search, *encounter.guests) for at in places]
    tokens += [objective.at for objective in encounter.objectives] + list(encounter.marks)
    tokens += [placing.at for placing in encounter.place if placing.at is not None]
    for at in dict.fromkeys(tokens):
        space = board.ground.number.get(at)
        if space is None or board.obstacles >> space & 1:
            yield f"{at} is no space to put something on"
    for tile in (*encounter.heroes, *[tile for placing in encounter.place for tile in placing.area]):
        if not board.tile(tile):
            yield f"tile {tile} is not on the table"
    for heroes, places in zip(HEROES, encounter.search, strict=True):
        if len(places) != heroes + encounter.unique_search:
            yield f"with {heroes} heroes there are {len(places)} search tokens"
    room = sum([board.tile(tile).bit_count() for tile in encounter.heroes])
    if room < HEROES[-1]:
        yield "the heroes do not fit on their tiles"


def _groups(encounter: Encounter, board: Board) -> Iterator[str]:
    """Every group that may be chosen fits its area, together with those placed there before it."""
    lay = board.lay((1 << len(board.doors)) - 1)
    for placing in encounter.place:
        if not placing.area:
            continue
        groups = open_choices(encounter) if placing.who.startswith(OPEN) else [placing.who]
        free = board.area(placing.area) & board.open_floor
        for group in groups:
            card = BOX.monsters.get(group)
            for heroes, size in zip(HEROES, card.groups if card else (), strict=False):
                if card and not fits(lay, free, [card.base] * sum(size)):
                    yield f"{group} does not fit on {', '.join(placing.area)} with {heroes} heroes"


def fits(lay: Lay, free: int, bases: Iterable[tuple[int, int]]) -> bool:
    """Whether all these bases find room beside each other."""
    left = list(bases)
    if not left:
        return True
    base = left.pop()
    tried: set[int] = set()
    for space in bits(free):
        for mask in lay.unfold(space, base, free):
            if mask not in tried:
                tried.add(mask)
                if fits(lay, free & ~mask, left):
                    return True
        if base == (1, 1):
            return False
    return False
