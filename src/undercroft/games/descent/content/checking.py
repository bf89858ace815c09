"""What is wrong with a quest: tiles, doors, places, who fits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from undercroft.games.descent.content.boards import SMALL, Board
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Encounter, Goal, Quest
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.geometry.lay import Lay

HEROES = (2, 3, 4)
MOST_DOORS = 7
EVERY_HERO = "heroes"
OPEN = "open"
ENDLESS = 1000


def check(quest: Quest) -> list[str]:
    """All that is wrong, a line each. Quests of the box have scripts, which may add what the data does not say."""
    found: list[str] = []
    scripted = quest.id in BOX.quests
    if not quest.encounters:
        found.append("there is no encounter")
    for number, encounter in enumerate(quest.encounters, 1):
        lines = [*_encounter(encounter), *(() if scripted else _course(encounter))]
        found += [f"{quest.id} {number}: {line}" for line in lines]
    return found


def _encounter(encounter: Encounter) -> Iterator[str]:
    yield from _names(encounter)
    tiles = [*_pieces(encounter)]
    yield from tiles
    if any(name not in BOX.tiles for name, _, _, _ in encounter.tiles) or not encounter.tiles:
        yield from () if encounter.tiles else ("there is no map",)
        return
    doors = [*_doors(encounter)]
    yield from doors
    board = Board(msgspec.structs.replace(encounter, doors=[]) if doors else encounter)
    problems = [*_tiles(board), *_places(encounter, board)]
    yield from problems
    if not problems:
        yield from _groups(encounter, board)
    if encounter.limit.rounds < 1:
        yield "the round limit is no round at all"
    yield from _arrivals(encounter, board)


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
    yield from _placings(encounter)
    if len(encounter.doors) > MOST_DOORS:
        yield f"there are {len(encounter.doors)} doors, and {MOST_DOORS} in the box"


def _placings(encounter: Encounter) -> Iterator[str]:
    """Who is set up takes part and has a place; a group or a lieutenant has no more than one with so many heroes."""
    for placing in encounter.place:
        if not _is_there(encounter, placing.who):
            yield f"{placing.who} is set up, but takes no part"
        if not placing.area and placing.at is None:
            yield f"nothing says where {placing.who} is set up"
        if not placing.with_heroes or set(placing.with_heroes) - set(HEROES):
            yield f"{placing.who} is set up with {list(placing.with_heroes)} heroes, and there are two, three or four"
    for heroes in HEROES:
        placed = Counter(placing.who for placing in encounter.place if heroes in placing.with_heroes)
        for who in _parties(encounter):
            if placed[who] > 1:
                yield f"with {heroes} heroes {who} is set up {placed[who]} times"


def _parties(encounter: Encounter) -> list[str]:
    """Groups and lieutenants, each of whom there is once."""
    opened = [f"{OPEN}{number}" for number in range(1, encounter.open_groups + 1)]
    return [*encounter.groups, *opened, *encounter.lieutenants]


def _is_there(encounter: Encounter, who: str) -> bool:
    """Whether this is a group, an open group, a lieutenant or a character of the encounter."""
    return who in (*_parties(encounter), *[each.id for each in encounter.figures])


def open_choices(encounter: Encounter) -> list[str]:
    """DESC-QG-02: the monsters that may be chosen for an open group."""
    return [
        card.id
        for card in BOX.monsters.values()
        if card.id not in encounter.groups and any(trait in encounter.traits for trait in card.traits)
    ]


def _pieces(encounter: Encounter) -> Iterator[str]:
    """No piece is used twice: both faces of a number are one piece."""
    for name, _, _, _ in encounter.tiles:
        if name not in BOX.tiles:
            yield f"there is no tile {name}"
    numbered = [name[:-1] for name, _, _, _ in encounter.tiles if not name.startswith(SMALL)]
    for name, count in Counter(numbered).items():
        if count > 1:
            yield f"tile {name} lies on the table {count} times"


def _doors(encounter: Encounter) -> Iterator[str]:
    """A door stands between two spaces that lie side by side."""
    cells = Board(msgspec.structs.replace(encounter, doors=[])).ground.number
    for number, door in enumerate(encounter.doors):
        for one, other in door.edges:
            beside = abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
            if not beside or one not in cells or other not in cells:
                yield f"door {number} is not between two spaces"


def _tiles(board: Board) -> Iterator[str]:
    for cell in board.assembly.overlaps:
        yield f"two tiles lie on {cell}"
    for cell, _ in board.assembly.open_ends:
        yield f"an opening at {cell} leads nowhere"
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
    for tile in (*encounter.heroes, *[tile for each in encounter.place for tile in (*each.area, *each.entered)]):
        if not board.tile(tile):
            yield f"tile {tile} is not on the table"
    for heroes, places in zip(HEROES, encounter.search, strict=False):
        if len(places) != heroes + encounter.unique_search:
            yield f"with {heroes} heroes there are {len(places)} search tokens"
    if len(encounter.search) != len(HEROES):
        yield "search tokens have to be laid for two, three and four heroes"
    room = sum([board.tile(tile).bit_count() for tile in encounter.heroes])
    if room < HEROES[-1]:
        yield "the heroes do not fit on their tiles"


def _groups(encounter: Encounter, board: Board) -> Iterator[str]:
    """Every group that may be chosen fits its area."""
    lay = board.lay((1 << len(board.doors)) - 1)
    for placing in encounter.place:
        if not placing.area:
            continue
        groups = open_choices(encounter) if placing.who.startswith(OPEN) else [placing.who]
        free = board.area(placing.area) & board.open_floor
        for group in groups:
            card = BOX.monsters.get(group)
            for heroes, size in zip(HEROES, card.groups if card else (), strict=False):
                counts = heroes in placing.with_heroes
                if card and counts and not fits(lay, free, [card.base] * sum(size)):
                    yield f"{group} does not fit on {', '.join(placing.area)} with {heroes} heroes"


def _arrivals(encounter: Encounter, board: Board) -> Iterator[str]:
    """Reinforcements are of groups that take part, and arrive on the map."""
    for coming in encounter.coming:
        if not _is_there(encounter, coming.who):
            yield f"{coming.who} arrives, but takes no part"
        if len(coming.count) != len(HEROES):
            yield f"say how many of {coming.who} arrive with two, three and four heroes"
        for tile in coming.area:
            if not board.tile(tile):
                yield f"{coming.who} arrives on {tile}, which is not on the table"


# -- what a quest without a script needs ---------------------------------------------------------------


def _course(encounter: Encounter) -> Iterator[str]:
    """Both sides can win, and nothing waits for a rule that nobody wrote."""
    if encounter.limit.winner == "count":
        yield "the limit says that something is counted, but data alone cannot say how"
    for door, data in enumerate(encounter.doors):
        if data.kind != "normal":
            yield f"door {door} is {data.kind}, and nothing opens it"
    yield from _absent(encounter)
    for side, goals in (("heroes", encounter.heroes_goals), ("overlord", encounter.overlord_goals)):
        if not goals and encounter.limit.winner != side:
            yield f"the {side} cannot win: they have no goal"
        for goal in goals:
            yield from _reachable(encounter, side, goal)


def _absent(encounter: Encounter) -> Iterator[str]:
    """Who takes part is set up, or arrives."""
    arriving = [coming.who for coming in encounter.coming]
    for heroes in HEROES:
        placed = [placing.who for placing in encounter.place if heroes in placing.with_heroes]
        for who in _parties(encounter):
            if who not in placed and who not in arriving:
                yield f"with {heroes} heroes nothing says where {who} is set up"


def _reachable(encounter: Encounter, side: str, goal: Goal) -> Iterator[str]:
    """DESC-WIN-01: whether a goal can be reached at all, with any number of heroes."""
    if goal.count < 1:
        yield f"the {side} win from the start: {goal.who} counts {goal.count}"
    if goal.what == "left":
        ways = [each.by for each in encounter.leaving if each.who == goal.who]
        if not ways:
            yield f"the {side} cannot win: {goal.who} may not leave"
        elif not any(tile[0].startswith(way) for way in ways for tile in encounter.tiles):
            yield f"the {side} cannot win: there is no {ways[0].lower()} on the map"
    if goal.who == EVERY_HERO:
        if goal.what != "left":
            yield "heroes who are knocked out may stand up again: that is no goal"
        return
    for heroes, most in zip(HEROES, _most(encounter, goal.who), strict=True):
        if most < goal.count:
            yield f"the {side} cannot win with {heroes} heroes: there are {most} of {goal.who}"


def _most(encounter: Encounter, who: str) -> list[int]:
    """How many of these can ever be on the map, with two, three and four heroes; those that arrive never end."""
    kind = who.removesuffix("-master") if who.endswith("-master") else who
    if kind in encounter.groups:
        sizes = BOX.monsters[kind].groups if kind in BOX.monsters else []
        numbers = [masters if who != kind else minions + masters for minions, masters in sizes]
        endless = any(coming.who == kind for coming in encounter.coming)
        return [ENDLESS if endless and number else number for number in numbers]
    if kind in encounter.lieutenants:
        return [1, 1, 1]
    own = [placing for placing in encounter.place if placing.who == kind]
    return [len([placing for placing in own if heroes in placing.with_heroes]) for heroes in HEROES]


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
