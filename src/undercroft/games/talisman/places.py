"""Being put on a space, however one gets there, and what follows from it by itself."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.talisman.belongings import discard_belonging, settle_all
from undercroft.games.talisman.box import DUNGEON, MIDDLE, OUTER, Space
from undercroft.games.talisman.ending import on_crown
from undercroft.games.talisman.state import ENCOUNTER, START, Character, TalismanState


def destination(s: TalismanState, space: int) -> int:
    """TALH-SHORT-01: in the Short Dungeon Game a space of the main board means the Dungeon Entrance."""
    return s.box.entrance if s.short and s.box.spaces[space].region != DUNGEON else space


def put(s: TalismanState, c: Character, space: int, how: str) -> Play[None]:
    """The character is on that space now: walked, teleported, or thrown there."""
    before = s.box.spaces[c.space]
    after = s.box.spaces[destination(s, space)]
    c.space = after.index
    s.tell("moved", seat=c.seat, character=c.id, space=after.id, how=how)
    if before is not after:
        leave(c, before)
        yield from shed(s, c, before, after, how)
    if after.index == s.box.crown:
        on_crown(s, c)
    yield from settle_all(s)


def leave(c: Character, before: Space) -> None:
    """What held the character where it was no longer does; only the tunnel of a dead Goblin Tunneler can be
    entered from anywhere."""
    c.enslaved = False
    c.held = False
    c.werewolf = 0
    c.pitfiends = 0
    c.privileges = [name for name in c.privileges if name == "tunneler"]


def shed(s: TalismanState, c: Character, before: Space, after: Space, how: str) -> Play[None]:
    """Followers that go their own ways: at the Storm River, and on leaving the Dungeon. TAL-FLEE-03: a flight ends
    on the main board."""
    crossed = before.region != after.region and before.region <= MIDDLE and after.region <= MIDDLE
    if crossed and how in ("walk", "bridge", "raft", "ferry"):
        yield from lose_with(s, c, "leaves-at-river")
    if before.region == DUNGEON and after.region != DUNGEON:
        c.fleeing = False
        yield from lose_with(s, c, "leaves-dungeon")


def lose_with(s: TalismanState, c: Character, trait: str) -> Play[None]:
    for card in [card for card in c.followers if trait in card.traits]:
        yield from discard_belonging(s, c, card)


def throw_to(s: TalismanState, c: Character, space: int, how: str) -> Play[None]:
    """TALB-TURN-07: moved during its own encounter, a character begins a new one where it comes to; moved
    by a card of its own at the start of its turn, it has moved."""
    yield from put(s, c, space, how)
    if c.seat == s.active and s.stage == ENCOUNTER and c.role is not None:
        s.moved = True
        c.backing = False
    elif c.seat == s.active and s.stage == START:
        s.arrived = True


def land(s: TalismanState, c: Character, space: int) -> Play[None]:
    """TAL-DEF-01 to TAL-DEF-03, TALB-TURN-08: after a defeat the turn ends there, without an encounter."""
    yield from put(s, c, space, "land")
    if c.seat == s.active:
        s.ended = True


def step_along(s: TalismanState, c: Character, count: int) -> int:
    """The space so many steps forward, or back: clockwise on the main board (TALH-DECK-07), with the arrows in the
    Dungeon (TAL-FWD-01, TAL-CLK-01), where the Treasure Chamber (TAL-CHAM-02) and the Dungeon Entrance
    (TALH-DECK-08) stop it."""
    here = s.box.spaces[c.space]
    if here.region == DUNGEON:
        return max(s.box.entrance, min(s.box.chamber, c.space + count))
    first, length = ring(here.region)
    return c.space if length == 0 else first + (c.space - first + count) % length


OUTER_RING = (0, 24)
MIDDLE_RING = (24, 16)


def ring(region: int) -> tuple[int, int]:
    """Where a ring begins and how long it is; the Inner Region is none."""
    return OUTER_RING if region == OUTER else MIDDLE_RING if region == MIDDLE else (0, 0)
