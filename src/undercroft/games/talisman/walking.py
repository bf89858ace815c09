"""Where a move of so many steps can end: rings, the bridge, the Portal, the Dungeon (TALB-MOV, TAL-MOV)."""

from __future__ import annotations

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why
from undercroft.games.talisman.box import DUNGEON, INNER, MIDDLE, OUTER, Box
from undercroft.games.talisman.having import has
from undercroft.games.talisman.lasting import lasts
from undercroft.games.talisman.options import CROSS, MOVE, OPEN_PORTAL
from undercroft.games.talisman.places import ring
from undercroft.games.talisman.state import Character, TalismanState

SENTINEL = "sentinel-1"
BRIDGE_END = "hills-3"
RUINS = "ruins-1"
PORTAL = "portal-of-power-1"


# -- whether --------------------------------------------------------------------------------------


def one_space_only(s: TalismanState, c: Character) -> bool:
    """TALB-TOAD-04, the Blizzard, the Poltergeist."""
    return c.toad > 0 or lasts(s, "blizzard") or has(s, c, "one-space")


def may_travel(s: TalismanState, c: Character) -> bool:
    """TALB-MOV-09, TALB-MOV-10: wherever one may move, not on the Crown; nor held as a slave."""
    return c.space != s.box.crown and not c.enslaved and c.toad == 0 and not (s.short and c.space == s.box.chamber)


def would_roll(s: TalismanState, c: Character) -> bool:
    """TALB-MOV-08: whether there is a roll that can be replaced: none in the Inner Region (TALB-INMOV-01) nor for those
    who move one space only; and a slave's is for its freedom (TALB-MID-09)."""
    return s.box.spaces[c.space].region != INNER and may_travel(s, c) and not one_space_only(s, c)


# -- where to -------------------------------------------------------------------------------------


def along(region: int, space: int, steps: int) -> int:
    """So many steps clockwise (below 0: counterclockwise) round a ring."""
    first, length = ring(region)
    return first + (space - first + steps) % length


def distance(region: int, space: int, other: int, way: int) -> int:
    """How many steps it is from one space of a ring to another in this direction."""
    _, length = ring(region)
    return (other - space) * way % length


def walks(s: TalismanState, c: Character, steps: int, *, limited: bool = False) -> list[Option]:
    """TALB-MOV-02, TALB-MOV-03: all ways to go exactly so far; with a card that allows it, less far, too.
    ``limited``: the character can move one space only."""
    least = 1 if has(s, c, "stops-short") else steps
    found: list[Option] = []
    for count in range(steps, least - 1, -1):
        found += walks_from(s, c, c.space, count, limited=limited)
    return list(dict.fromkeys(found))


def walks_from(s: TalismanState, c: Character, space: int, steps: int, *, limited: bool) -> list[Option]:
    region = s.box.spaces[space].region
    if region == DUNGEON:
        return dungeon_walks(s, c, steps, limited=limited)
    if region == OUTER:
        return outer_walks(s, space, steps)
    return middle_walks(s, c, space, steps)


def _to(box: Box, spaces: list[int]) -> list[Option]:
    return [MOVE(box.spaces[space].id) for space in spaces]


def outer_walks(s: TalismanState, space: int, steps: int) -> list[Option]:
    """Round the Outer Region (TALB-MOV-04), over the bridge (TALB-SENT-01, TALB-SENT-02), or from the Ruins down
    into the Dungeon (TAL-ENT-02, TAL-ENT-03)."""
    box = s.box
    sentinel, ruins = box.space_ids[SENTINEL], box.space_ids[RUINS]
    spaces = [along(OUTER, space, steps), along(OUTER, space, -steps)]
    crosses = False
    for way in (1, -1):
        if distance(OUTER, space, sentinel, way) < steps:
            crosses = True
        before = distance(OUTER, space, ruins, way)
        if s.dungeon and before < steps:
            spaces.append(min(box.chamber, box.entrance + steps - before - 1))
    return _to(box, spaces) + ([CROSS(BRIDGE_END)] if crosses else [])


def middle_walks(s: TalismanState, c: Character, space: int, steps: int) -> list[Option]:
    """Round the Middle Region, back over the bridge with a new direction (TALB-MOV-07, TALB-SENT-13), or through the
    Portal of Power (TALB-PORT-01, TALB-PORT-02)."""
    box = s.box
    bridge, sentinel, portal = box.space_ids[BRIDGE_END], box.space_ids[SENTINEL], box.space_ids[PORTAL]
    spaces = [along(MIDDLE, space, steps), along(MIDDLE, space, -steps)]
    opens = False
    for way in (1, -1):
        before = distance(MIDDLE, space, bridge, way)
        if before < steps:
            left = steps - before - 1
            spaces += [along(OUTER, sentinel, left), along(OUTER, sentinel, -left)]
        opens = opens or distance(MIDDLE, space, portal, way) < steps
    found = _to(box, spaces)
    if opens and cannot_open_portal(c) is None:
        found += [OPEN_PORTAL("strength"), OPEN_PORTAL("craft")]
    return found


QUEST_OPEN = Why("quest-open", "TALB-PORT-03")


def cannot_open_portal(c: Character) -> Why | None:
    """TALB-PORT-03: not with an unfinished quest."""
    return QUEST_OPEN if c.quest else None


def dungeon_walks(s: TalismanState, c: Character, steps: int, *, limited: bool) -> list[Option]:
    """TAL-MOV-04: wholly with the arrows, up to the Treasure Chamber (TAL-CHAM-02), or wholly against them and perhaps
    out. Fight or Flight: forward, unless one flees (TAL-FOF-01, TAL-FLEE-02)."""
    box = s.box
    forward = min(box.chamber, c.space + steps)
    back = c.space - steps
    spaces: list[int] = []
    bound = s.setup.flight == "fight-or-flight"
    if not c.fleeing and c.space != box.chamber:
        spaces.append(forward)
    if c.fleeing or not bound:
        if back >= box.entrance:
            spaces.append(back)
        elif not s.short:
            spaces += way_out(s, c, box.entrance - back - 1, limited=limited)
    return _to(box, spaces)


def way_out(s: TalismanState, c: Character, left: int, *, limited: bool) -> list[int]:
    """TAL-EXIT-03, TAL-EXIT-04: past the Ruins, in either direction. Ending on the Ruins is for those who flee, for
    those who can move one space only (TALH-DECK-09), and for all if so agreed."""
    ruins = s.box.space_ids[RUINS]
    if left == 0:
        return [ruins] if s.setup.exit == "ruins" or c.fleeing or limited else []
    return [along(OUTER, ruins, left), along(OUTER, ruins, -left)]
