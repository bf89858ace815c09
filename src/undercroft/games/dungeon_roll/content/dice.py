"""The dice: 7 white party dice, 7 black dungeon dice, one level die."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Die

PARTY_DICE: Final = 7
DUNGEON_DICE: Final = 7
DEEPEST_LEVEL: Final = 10

FIGHTER: Final = 0
CLERIC: Final = 1
MAGE: Final = 2
THIEF: Final = 3
CHAMPION: Final = 4
SCROLL: Final = 5
PARTY_DIE: Final = Die("party", ("fighter", "cleric", "mage", "thief", "champion", "scroll"))
COMPANIONS: Final = (FIGHTER, CLERIC, MAGE, THIEF, CHAMPION)
"""ROLL-MON-01: the five kinds of companion; a scroll is not one."""

GOBLIN: Final = 0
SKELETON: Final = 1
OOZE: Final = 2
CHEST: Final = 3
POTION: Final = 4
DRAGON: Final = 5
DUNGEON_DIE: Final = Die("dungeon", ("goblin", "skeleton", "ooze", "chest", "potion", "dragon"))
MONSTERS: Final = (GOBLIN, SKELETON, OOZE)
"""ROLL-MON-02: the three kinds of monster."""

PARTY_FACES: Final = PARTY_DIE.faces
DUNGEON_FACES: Final = DUNGEON_DIE.faces
