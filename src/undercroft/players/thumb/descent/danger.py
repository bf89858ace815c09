"""What awaits a figure where: the attacks that its enemies could make on it in their next turn."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.descent.attacks import REACH, has_reach, is_ranged, weapons
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.geometry.lay import Lay
from undercroft.games.descent.places import blocked, in_pit, lay_of
from undercroft.games.descent.state import STUNNED, DescentState, Figure
from undercroft.games.descent.threats import blow, standing


def danger_to(s: DescentState, figure: Figure) -> dict[int, float]:
    """By space: the damage to be expected there, if all enemies that reach it attack. The figure itself is in nobody's
    way, since it may be elsewhere by then."""
    enemies = s.on_map(1 - figure.profile.side)
    blows = [blow(s, enemy, figure) for enemy in enemies]
    spaces, figure.spaces = figure.spaces, 0
    areas = [attackable(s, enemy) for enemy in enemies]
    figure.spaces = spaces
    found: dict[int, float] = {}
    for area, harm in zip(areas, blows, strict=True):
        for space in bits(area):
            found[space] = found.get(space, 0.0) + harm
    return found


def attackable(s: DescentState, figure: Figure) -> int:
    """All spaces that the figure can attack after a move action, as all others stand now."""
    if figure.conditions & STUNNED:
        return 0
    lay, stands = lay_of(s), standing(s, figure)
    found = lay.around(stands) | stands
    armed = weapons(s, figure)
    floor = s.board.open_floor
    blocks = blocked(s) & ~figure.spaces
    if not in_pit(s, figure) and any(is_ranged(figure, weapon) for weapon in armed):
        found |= seen(lay, stands, floor & ~found, blocks)
    elif any(has_reach(figure, weapon) for weapon in armed):
        found |= seen(lay, stands, lay.within(stands, REACH) & ~found, blocks)
    return found & floor


@lru_cache(1024)
def seen(lay: Lay, spaces: int, wanted: int, blocks: int) -> int:
    return lay.seen_from(spaces, wanted, blocks)
