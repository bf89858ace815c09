"""What players hold: power cards and items.

A card is a number: 1 to 5 are the power cards, the four items follow. A hand's power cards, and what may be played,
are bits: bit ``n`` stands for card ``n``.
"""

from __future__ import annotations

from typing import Final

LOWEST: Final = 1
HIGHEST: Final = 5
TORCH: Final = 6
BALL: Final = 7
KEY: Final = 8
SWORD: Final = 9

CARD_IDS: Final = (
    "",
    "power-1",
    "power-2",
    "power-3",
    "power-4",
    "power-5",
    "torch",
    "crystal-ball",
    "key",
    "sword",
)
POWER_CARDS: Final = range(LOWEST, HIGHEST + 1)
"""RAID-COMP-06: the values of one set."""
ITEMS: Final = (TORCH, BALL, KEY, SWORD)
FIRST_ITEM: Final = TORCH
ITEM_IDS: Final = CARD_IDS[FIRST_ITEM:]
COPIES_OF_ITEM: Final = 6
"""RAID-COMP-07: how many cards there are of each item."""

FULL_SET: Final = 0b111110
"""All five power cards, as bits."""

Worth = tuple[int, ...]
"""What each card counts for, by its number."""


def worth(*, torch: int = 0, ball: int = 0, key: int = 0, sword: int = 0) -> Worth:
    """Power cards count what they show; the items what is said."""
    return (0, *POWER_CARDS, torch, ball, key, sword)


def held(power: int) -> list[int]:
    """The power cards that these bits stand for."""
    return [card for card in POWER_CARDS if power >> card & 1]


def bits(*cards: int) -> int:
    """These cards as bits."""
    return sum([1 << card for card in cards])
