"""Missing turns (TALB-MISS)."""

from __future__ import annotations

from undercroft.games.talisman.state import ENCOUNTER, Character, TalismanState


def miss(s: TalismanState, c: Character, turns: int, *, always_next: bool = False) -> None:
    """TALB-MISS-02: with cards still to encounter the own turn is broken off, and that is the one missed. Otherwise the
    next one (TALB-MISS-03, TALB-MISS-04); several add up (TALB-MISS-05)."""
    if c.seat == s.active and s.stage == ENCOUNTER and s.to_meet > 0 and not always_next and not s.ended:
        s.ended = True
        turns -= 1
    c.missing += turns
    s.tell("misses-turn", seat=c.seat, character=c.id)
