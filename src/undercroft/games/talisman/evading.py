"""Evading (TALB-EVA), and what else may be done before an attack begins."""

from __future__ import annotations

from undercroft.engine.errors import Why
from undercroft.games.talisman.fight import Fight, Foe
from undercroft.games.talisman.having import has
from undercroft.games.talisman.state import Character, TalismanState

NOTHING_ALLOWS_IT = Why("nothing-allows-evading", "TALB-EVA-01")
NOT_THESE = Why("cannot-be-evaded", "TALB-EVA-08")
NOT_THE_LORD = Why("lord-not-evaded", "TAL-LORD-05")


def cannot_evade(s: TalismanState, c: Character, fight: Fight, foe: Foe | None) -> Why | None:
    """TALB-EVA-01: a Spell, an ability or a card must allow it. TALB-EVA-08, TAL-LORD-05: not the creatures of the
    Inner Region, not the Lord of Darkness."""
    if fight.lord:
        return NOT_THE_LORD
    if fight.fixed:
        return NOT_THESE
    if c.evades or evades_here(s, c):
        return None
    if foe is not None and foe.card is not None and "evadable" in foe.card.traits:
        return None
    return NOTHING_ALLOWS_IT


def evades_here(s: TalismanState, c: Character) -> bool:
    """An ability or Follower that allows it on this kind of space."""
    return has(s, c, f"evades:{s.space_of(c).kind}")
