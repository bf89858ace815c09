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
    c.raised = []
    c.gold = 0
    c.privileges = []
    if s.rules >= FIGHTS_AS_A_TOAD:
        fight_alone(s, c)
    s.tell("toad", seat=c.seat, character=c.id, space=s.box.spaces[c.space].id)


FIGHTS_AS_A_TOAD: Final = 5
"""The version of the rules since which a Hound that was left on the space does not fight for its master any more."""


def fight_alone(s: TalismanState, c: Character) -> None:
    """Nobody is left who fights in the toad's place (TALB-TOAD-11)."""
    fight = s.fight
    if fight is not None and c.seat == fight.seat:
        fight.substitute = None
    elif fight is not None and c.seat == fight.rival:
        fight.rival_substitute = None


def count_toad_turn(s: TalismanState, c: Character) -> None:
    """At the end of each turn that it began as a toad; after the third the character is itself again."""
    if c.hopping:
        c.hopping = False
        c.toad -= 1
        if c.toad == 0:
            s.tell("toad-no-more", seat=c.seat, character=c.id)
