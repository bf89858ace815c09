"""Toads (TALB-TOAD)."""

from __future__ import annotations

from typing import Final

from undercroft.games.talisman.state import Character, TalismanState

TOAD_TURNS: Final = 3


def turn_into_toad(s: TalismanState, c: Character) -> None:
    """TALB-TOAD-01, TALB-TOAD-15: for three turns from now on. TALB-TOAD-11: Objects, Followers and gold stay on the
    space; Spells, trophies, lives and fate are kept (TALB-TOAD-07 to TALB-TOAD-10)."""
    c.toad = TOAD_TURNS
    c.hopping = False
    s.table[c.space] += [*c.objects, *c.followers]
    s.coins[c.space] += c.gold
    c.objects = []
    c.followers = []
    c.gold = 0
    c.privileges = []
    s.tell("toad", seat=c.seat, character=c.id, space=s.box.spaces[c.space].id)


def count_toad_turn(s: TalismanState, c: Character) -> None:
    """At the end of each turn that it began as a toad; after the third the character is itself again."""
    if c.hopping:
        c.hopping = False
        c.toad -= 1
        if c.toad == 0:
            s.tell("toad-no-more", seat=c.seat, character=c.id)
