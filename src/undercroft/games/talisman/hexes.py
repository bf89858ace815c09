"""Hex: a Spell that lies on a space and takes a life from whoever lands there (TALB-SPC-04)."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.talisman.casting import cannot_touch
from undercroft.games.talisman.lives import lose_life
from undercroft.games.talisman.state import Character, Lasting, TalismanState


def suffer_hex(s: TalismanState, c: Character) -> Play[None]:
    """TALB-SPC-04, TALB-CHE-04: before anything else on the space, whomever one wants to encounter."""
    for lasting in s.lasting[:]:
        if lasting.name == "hex" and lasting.space == c.space and c.role is not None and not keeps_away(s, c, lasting):
            s.tell("hexed", seat=c.seat, character=c.id)
            yield from lose_life(s, c)


def keeps_away(s: TalismanState, c: Character, lasting: Lasting) -> bool:
    """A Magic Shell, or against the Hex of another the Amulet."""
    return cannot_touch(s, s.characters[lasting.seat], c)
