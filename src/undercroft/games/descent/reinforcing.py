"""Putting monsters on the map: at the start, and as reinforcements."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.checking import OPEN
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moving import put_down
from undercroft.games.descent.options import MONSTER, PICK_GROUP, PLACE
from undercroft.games.descent.places import empty, lay_of
from undercroft.games.descent.profiles import MASTER, MINION, Profile, monster_profile
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure, Group


def ways_to_stand(s: DescentState, profile: Profile, area: int, closed: int = 0) -> list[int]:
    """DESC-QG-03, DESC-QG-05: on empty spaces of the area, turned at will; if there is no room, as near as there is."""
    lay, free = lay_of(s), empty(s) & ~closed
    inside = [mask for space in bits(area & free) for mask in lay.unfold(space, profile.base, free & area)]
    if inside:
        return list(dict.fromkeys(inside))
    room = lay.room(profile.base, free)
    nearest = lay.nearest(area, room)
    return list(dict.fromkeys([mask for space in bits(nearest) for mask in lay.unfold(space, profile.base, free)]))


def place(s: DescentState, figure: Figure, area: int, seat: int) -> Play[None]:
    """Somebody chooses where it stands, if there is a choice. DESC-MOVE-15: being placed is not entering."""
    yield from put_down(s, figure, ways_to_stand(s, figure.profile, area, script_of(s).barred(s, figure)), seat)


def place_on(s: DescentState, figure: Figure, area: int, seat: int) -> Play[None]:
    """So that it covers one of these spaces, wherever the rest of it lies; nowhere, if there is no room."""
    lay, free = lay_of(s), empty(s)
    masks = [mask for space in bits(area) for mask in lay.unfold(space, figure.profile.base, free)]
    yield from put_down(s, figure, list(dict.fromkeys(masks)), seat)


def members(s: DescentState, kind: str, rank: str) -> list[Figure]:
    """The monsters of a group that are on the map, of this rank."""
    return [
        figure for figure in s.figures if figure.spaces and figure.profile.kind == kind and figure.profile.rank == rank
    ]


def ids_of(kind: str, rank: str) -> list[str]:
    """DESC-COMP-04: the figures of this kind and rank in the box."""
    minions, masters = BOX.monsters[kind].figures
    return [f"{kind}-master"] * masters if rank == MASTER else [f"{kind}-{number}" for number in range(1, minions + 1)]


def spare(s: DescentState, kind: str, rank: str) -> bool:
    """Whether a figure of this kind and rank is not on the map."""
    return any(not s.has_figure(name) or not s.figure(name).spaces for name in ids_of(kind, rank))


def new_monster(s: DescentState, kind: str, rank: str) -> Figure:
    """A figure of the box that is not on the map; those that were defeated may come again."""
    name = next(name for name in ids_of(kind, rank) if not s.has_figure(name) or not s.figure(name).spaces)
    s.figures = [figure for figure in s.figures if figure.id != name]
    figure = Figure(name, monster_profile(kind, rank, s.act))
    s.figures.append(figure)
    return figure


def missing(s: DescentState, group: Group) -> list[str]:
    """DESC-QG-04: the ranks of which the group has fewer than it may have."""
    found: list[str] = []
    if len(members(s, group.kind, MINION)) < group.minions:
        found.append(MINION)
    if len(members(s, group.kind, MASTER)) < group.masters:
        found.append(MASTER)
    return found


def group_named(s: DescentState, who: str) -> str:
    """The kind of a group; ``open1`` is the first that the overlord chose."""
    return s.open_groups[int(who.removeprefix(OPEN)) - 1] if who.startswith(OPEN) else who


def arrivals(s: DescentState) -> Play[None]:
    """DESC-QG-06: all that the data of the encounter lets come, at the end of the overlord's turn."""
    for coming in script_of(s).data.coming:
        count = coming.count[s.hero_count - 2]
        yield from reinforce(s, group_named(s, coming.who), count, s.board.area(coming.area))


def reinforce_either(s: DescentState, kinds: list[str], area: int) -> Play[None]:
    """One monster of one of these groups, which the overlord chooses."""
    short = [group.kind for group in s.groups if group.kind in kinds and missing(s, group)]
    if not short:
        return
    kind = short[0]
    if len(short) > 1:
        choice: Option = yield ask(THE_OVERLORD, "which-group", [PICK_GROUP(each) for each in short])
        kind = MONSTER.of(choice)
    yield from reinforce(s, kind, 1, area)


def reinforce(s: DescentState, kind: str, count: int, area: int) -> Play[None]:
    """DESC-QG-04 to DESC-QG-06: so many monsters of a group come in, within its limit; the overlord chooses which and
    where. Unless he needs a master, minions come first."""
    group = next((group for group in s.groups if group.kind == kind), None)
    for _ in range(count if group is not None else 0):
        assert group is not None
        ranks = missing(s, group)
        if not ranks:
            return
        rank = ranks[0]
        if len(ranks) > 1:
            names = {MINION: f"{kind}-1", MASTER: f"{kind}-master"}
            offers = {each: PLACE(names[each], 0) for each in ranks}
            choice: Option = yield ask(THE_OVERLORD, "reinforce", list(offers.values()), {"monster": kind})
            rank = next(each for each, option in offers.items() if option is choice)
        yield from place(s, new_monster(s, kind, rank), area, THE_OVERLORD)
