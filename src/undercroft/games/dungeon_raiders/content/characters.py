"""The five characters."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeon_raiders.content.cards import BALL, ITEMS, KEY, SWORD, TORCH


class Character:
    """A character card: what its player starts with."""

    __slots__ = ("belongings", "id", "items", "lives", "treasure")

    def __init__(self, character: str, lives: int, treasure: int, *items: int) -> None:
        self.id = character
        self.lives = lives
        self.treasure = treasure
        self.belongings = items
        self.items = tuple([items.count(item) for item in ITEMS])
        """How many of each item in the order of ``ITEMS``."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


NOBODY: Final = Character("", 0, 0)
"""Whom a player is before characters are chosen."""

CHARACTERS: Final = (
    Character("explorer", 8, 3, TORCH),
    Character("knight", 9, 1, SWORD),
    Character("thief", 8, 2, KEY),
    Character("warrior", 10, 2),
    Character("wizard", 9, 1, BALL, BALL),
)
"""RAID-COMP-08, RAID-SET-19. Published."""
CHARACTER_IDS: Final = tuple([character.id for character in CHARACTERS])

MOST_LIVES: Final = 10
"""RAID-TRK-04."""
