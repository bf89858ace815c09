"""What players agree on before a match of Dungeon Raiders."""

from __future__ import annotations

from typing import Literal

from undercroft.engine.setup import Setup


class RaidSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """The set-up options of Dungeon Raiders."""

    characters: Literal["deal", "choose"] | tuple[str, ...] = "deal"
    """Dealt at random (RAID-SET-12), chosen by the players in turn, or agreed beforehand."""
    variant: Literal["secret", "tactical"] = "secret"
    """Cards are chosen in secret and at once, or played openly in turn (RAID-TAC)."""
    first_game: bool = False
    """RAID-DIFF-01: at least one vault with items is in the dungeon."""
