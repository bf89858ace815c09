"""The 36 treasure tokens of 10 kinds."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeon_roll.content.dice import CLERIC, FIGHTER, MAGE, SCROLL, THIEF

VORPAL_SWORD: Final = 0
TALISMAN: Final = 1
SCEPTER: Final = 2
THIEVES_TOOLS: Final = 3
SCROLL_TOKEN: Final = 4
RING: Final = 5
SCALES: Final = 6
ELIXIR: Final = 7
BAIT: Final = 8
PORTAL: Final = 9

TREASURES: Final = (
    "vorpal-sword",
    "talisman",
    "scepter-of-power",
    "thieves-tools",
    "scroll-token",
    "ring-of-invisibility",
    "dragon-scales",
    "elixir",
    "dragon-bait",
    "town-portal",
)
NO_TREASURES: Final = [0] * len(TREASURES)
TOKENS_IN_BOX: Final = (3, 3, 3, 3, 3, 4, 6, 3, 4, 4)
"""ROLL-TRS-04 to ROLL-TRS-22: how many there are of each kind; 36 in all (ROLL-COMP-04)."""

STANDS_FOR: Final = (FIGHTER, CLERIC, MAGE, THIEF, SCROLL)
"""ROLL-TRS-05 to ROLL-TRS-13: the first five kinds are used as a party die of this face."""

XP_EACH: Final = (1, 1, 1, 1, 1, 1, 1, 1, 1, 2)
"""ROLL-GEND-02, ROLL-GEND-03: what an unused token is worth at the end."""
XP_PER_PAIR_OF_SCALES: Final = 2
