"""Who stands where: what is empty, who is adjacent, how far, and who sees whom."""

from __future__ import annotations

from undercroft.games.descent.geometry.lay import Lay
from undercroft.games.descent.profiles import HERO
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState, Figure


def lay_of(s: DescentState) -> Lay:
    return s.board.lay(s.shut)


def occupied(s: DescentState) -> int:
    """DESC-EMPTY-01: the spaces with figures. DESC-KO-11: a hero who is knocked out is none."""
    spaces = 0
    for figure in s.figures:
        spaces |= figure.spaces
    return spaces


def empty(s: DescentState) -> int:
    """DESC-EMPTY-01, DESC-EMPTY-02: no figure and no obstacle; tokens, water, pits and lava do not matter, unless the
    quest says so of a token."""
    return s.board.open_floor & ~occupied(s) & ~script_of(s).filled(s)


def empty_for(s: DescentState, figure: Figure) -> int:
    """Where this figure can be put: what is empty, and not closed to it by the quest."""
    return empty(s) & ~script_of(s).barred(s, figure)


def blocked(s: DescentState) -> int:
    """DESC-LOS-04, DESC-OBST-02: what no line of sight goes through."""
    return s.board.obstacles | occupied(s) | script_of(s).filled(s)


def side_spaces(s: DescentState, side: int) -> int:
    spaces = 0
    for figure in s.figures:
        if figure.profile.side == side:
            spaces |= figure.spaces
    return spaces


def in_pit(s: DescentState, figure: Figure) -> bool:
    """DESC-PIT-09: a large figure only with all its spaces."""
    return figure.spaces != 0 and figure.spaces & ~s.board.pits == 0


def place_of(s: DescentState, figure: Figure) -> int:
    """Its spaces; of a hero who is knocked out, that of the token (DESC-KOINT-03)."""
    if figure.spaces == 0 and figure.profile.rank == HERO:
        fallen = s.hero(figure.id).fallen
        return 1 << fallen if fallen >= 0 else 0
    return figure.spaces


def adjacent(s: DescentState, one: Figure, other: Figure) -> bool:
    """DESC-ADJ-01; somebody in the very space of a hero who is knocked out is near enough, too."""
    here, there = place_of(s, one), place_of(s, other)
    return bool((lay_of(s).around(here) | here) & there)


def distance(s: DescentState, one: Figure, other: Figure) -> int:
    """DESC-DIST-01: from the nearest space to the nearest space; -1 if there is no way."""
    return lay_of(s).distance(place_of(s, one), place_of(s, other))


def within(s: DescentState, one: Figure, other: Figure, far: int) -> bool:
    """DESC-DIST-03: line of sight does not matter."""
    return bool(lay_of(s).within(place_of(s, one), far) & place_of(s, other))


def seen_among(s: DescentState, figure: Figure, wanted: int, past: int = 0) -> int:
    """DESC-LOS-01: which of these spaces can be seen from any space of a figure; DESC-PIT-05, DESC-PIT-06: into and out
    of pits only next to them. What is in the spaces ``past`` does not block."""
    lay = lay_of(s)
    seen = (lay.around(figure.spaces) | figure.spaces) & wanted
    far = wanted & ~seen
    if not far or in_pit(s, figure):
        return seen
    return seen | lay.seen_from(figure.spaces, far & ~in_pits(s), blocked(s) & ~past)


def in_pits(s: DescentState) -> int:
    """The spaces of all figures in pits."""
    found = 0
    for figure in s.figures if s.board.pits else []:
        if in_pit(s, figure):
            found |= figure.spaces
    return found


def sees_space(s: DescentState, figure: Figure, space: int, past: int = 0) -> bool:
    return seen_among(s, figure, 1 << space, past) != 0


def sees(s: DescentState, one: Figure, other: Figure) -> bool:
    """Whether one of the spaces of the other is in sight."""
    return seen_among(s, one, other.spaces) != 0


def seen_spaces(s: DescentState, figure: Figure) -> int:
    """All spaces in the figure's line of sight."""
    return seen_among(s, figure, s.board.ground.all)


def nearest_empty(s: DescentState, figure: Figure, space: int, without: int = 0) -> int:
    """DESC-STAND-08: the empty spaces nearest to this one; itself, if it is empty."""
    free = empty_for(s, figure) & ~without
    return 1 << space if free >> space & 1 else lay_of(s).nearest(1 << space, free)
