"""Strength, Craft, gold, fate and healing: what counters and coins stand for."""

from __future__ import annotations

from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.supply import left


def gain(s: TalismanState, c: Character, what: str, count: int) -> int:
    """TALB-GOLD-04: as far as the stock goes. TALB-LIF-02, TALB-FATE-11: also above the printed value. TALB-TOAD-12,
    TALB-TOAD-13: a toad takes no gold, and Strength and Craft gained as a toad vanish with the toad."""
    if c.role is None or (c.toad and what in ("gold", "strength", "craft")):
        return 0
    count = min(count, left(s, what))
    if count <= 0:
        return 0
    add(c, what, count)
    s.tell("counters-gained", seat=c.seat, character=c.id, what=what, count=count)
    return count


def lose(s: TalismanState, c: Character, what: str, count: int) -> int:
    """TALB-ABL-06, TALB-ABL-07: counters only; TALB-GLD-05: only what there is. Lives are lost in ``lives.py``."""
    if c.toad and what in ("strength", "craft"):
        return 0
    count = min(count, held(c, what))
    if count <= 0:
        return 0
    add(c, what, -count)
    s.tell("counters-lost", seat=c.seat, character=c.id, what=what, count=count)
    return count


def held(c: Character, what: str) -> int:
    if what == "strength":
        return c.strength
    if what == "craft":
        return c.craft
    return c.gold if what == "gold" else c.fate if what == "fate" else c.lives


def add(c: Character, what: str, count: int) -> None:
    if what == "strength":
        c.strength += count
    elif what == "craft":
        c.craft += count
    elif what == "gold":
        c.gold += count
    elif what == "fate":
        c.fate += count
    else:
        c.lives += count


def wounds(c: Character) -> int:
    """How many lives can be healed (TALB-LIF-01)."""
    role = c.role
    return 0 if role is None else max(0, role.life - c.lives)


def heal(s: TalismanState, c: Character, count: int) -> int:
    """TALB-LIF-01: up to the life value; 0: all."""
    return restore(s, c, "life", min(count or wounds(c), wounds(c)), "healed")


def spent_fate(c: Character) -> int:
    """How much fate can be replenished (TALB-FATE-10)."""
    role = c.role
    return 0 if role is None else max(0, role.fate - c.fate)


def replenish(s: TalismanState, c: Character, count: int) -> int:
    """TALB-FATE-10: up to the fate value; 0: all."""
    return restore(s, c, "fate", min(count or spent_fate(c), spent_fate(c)), "replenished")


def restore(s: TalismanState, c: Character, what: str, count: int, event: str) -> int:
    count = min(count, left(s, what))
    if count > 0:
        add(c, what, count)
        s.tell(event, seat=c.seat, character=c.id, count=count)
    return max(0, count)
