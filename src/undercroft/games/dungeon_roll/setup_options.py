"""What players agree on before a match of Dungeon Roll."""

from __future__ import annotations

from typing import Literal

from undercroft.engine.setup import Setup


class RollSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """The set-up options of Dungeon Roll."""

    heroes: Literal["deal", "choose"] | tuple[str, ...] = "deal"
    """Dealt at random (ROLL-SET-03), chosen by the players in turn, or agreed beforehand (ROLL-SET-06)."""
    first: int | None = None
    """The seat that went underground last (ROLL-SET-07); any, if nobody says."""
    bait: Literal["all", "monsters"] = "all"
    """What Dragon Bait takes (ROLL-TRS-21)."""
    mesmerize: Literal["two", "one-or-two"] = "two"
    """How many monsters the Beguiler's Mesmerize turns into one potion (ROLL-EX-02)."""
    fleeing: Literal["keeps", "forfeits"] = "keeps"
    """Whether XP taken earlier in a delve is kept when fleeing (ROLL-MON-08)."""
