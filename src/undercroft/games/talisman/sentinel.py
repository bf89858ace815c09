"""The Sentinel and the Portal of Power: crossings that have to be fought for (TALB-SENT, TALB-PORT)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.battle import meet_creature
from undercroft.games.talisman.belongings import settle
from undercroft.games.talisman.box import OUTER
from undercroft.games.talisman.counters import lose
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.fight import EVADED, WON
from undercroft.games.talisman.having import craft, has, strength
from undercroft.games.talisman.options import MOVE, OPEN_PORTAL, SPACE, STAT
from undercroft.games.talisman.places import put
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import BRIDGE_END, PORTAL, SENTINEL, distance, middle_walks

SENTINEL_STRENGTH: Final = 9
PLAIN: Final = "plain-of-peril"


def cross_bridge(s: TalismanState, c: Character, steps: int) -> Play[None]:
    """TALB-SENT-03: the Sentinel attacks whoever crosses. TALB-SENT-04 to TALB-SENT-06: beaten or evaded he lets one
    over, and over one must go, with the rest of the roll."""
    sentinel = s.box.space_ids[SENTINEL]
    left = steps - 1 - min(distance(OUTER, c.space, sentinel, way) for way in (1, -1))
    yield from put(s, c, sentinel, "walk")
    verdict = yield from meet_creature(s, c, "sentinel", SENTINEL_STRENGTH, psychic=False)
    if verdict not in (WON, EVADED) or c.role is None:
        s.ended = True
        return
    yield from put(s, c, s.box.space_ids[BRIDGE_END], "bridge")
    if left and c.role is not None:
        yield from go_on(s, c, left)


def go_on(s: TalismanState, c: Character, left: int) -> Play[None]:
    """TALB-MOV-07: in the Region entered the direction is chosen anew. Nobody turns back over the bridge in the same
    move."""
    back = s.box.space_ids[SENTINEL]
    choice: Option = yield ask(
        c.seat, "move", [each for each in beyond(s, c, left) if each.verb is not MOVE or stays(s, each, back)],
        {"steps": left},
    )  # fmt: skip
    if choice.verb is OPEN_PORTAL:
        yield from open_portal(s, c, STAT.of(choice))
    elif choice is not MOVE(BRIDGE_END):
        yield from put(s, c, s.box.space_ids[SPACE.of(choice)], "walk")


def beyond(s: TalismanState, c: Character, left: int) -> list[Option]:
    """All ways to go so far from the end of the bridge; with a card that allows it, less far, or no farther."""
    if not has(s, c, "stops-short"):
        return middle_walks(s, c, c.space, left)
    found = [option for count in range(left, 0, -1) for option in middle_walks(s, c, c.space, count)]
    return list(dict.fromkeys([*found, MOVE(BRIDGE_END)]))


def stays(s: TalismanState, option: Option, back: int) -> bool:
    """Whether the option ends in the Middle Region."""
    return s.box.space(SPACE.of(option)).region != s.box.spaces[back].region


def open_portal(s: TalismanState, c: Character, stat: str) -> Play[None]:
    """TALB-PORT-05 to TALB-PORT-09: two dice not above the chosen ability; for some one die, if it is Craft."""
    portal = s.box.space_ids[PORTAL]
    if c.space != portal:
        yield from put(s, c, portal, "walk")
    count = 1 if stat == "craft" and has(s, c, "one-die-portal") else 2
    dice = yield from roll(s, c, "portal", count)
    value = strength(s, c) if stat == "strength" else craft(s, c)
    opened = sum(dice) <= value
    s.tell("portal", seat=c.seat, character=c.id, stat=stat, total=sum(dice), value=value, success=int(opened))
    if opened:
        yield from put(s, c, s.box.space_ids[PLAIN], "portal")
    else:
        lose(s, c, stat, 1)
        yield from settle(s, c)
    s.ended = True
