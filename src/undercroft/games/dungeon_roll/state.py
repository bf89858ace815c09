"""What is on the table in Dungeon Roll."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.state import State
from undercroft.games.dungeon_roll.content.dice import DUNGEON_DICE, GOBLIN, OOZE, SKELETON
from undercroft.games.dungeon_roll.content.heroes import NOBODY, Hero, Side
from undercroft.games.dungeon_roll.content.treasures import TOKENS_IN_BOX
from undercroft.games.dungeon_roll.setup_options import RollSetup

NO_PHASE: Final = 0
MONSTER_PHASE: Final = 1
LOOT_PHASE: Final = 2
DRAGON_PHASE: Final = 3
REGROUP_PHASE: Final = 4
"""ROLL-ADV-01; none while the party is formed, and between delves."""
PHASES: Final = ("", "monsters", "loot", "dragon", "regroup")


@mypyc_attr(allow_interpreted_subclasses=True)
class Adventurer:
    """One player's hero card, experience and treasures."""

    __slots__ = (
        "card",
        "delves",
        "exhausted",
        "feats",
        "seat",
        "side",
        "treasures",
        "used_hero",
        "used_treasure",
        "xp",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card: Hero = NOBODY
        self.side: Side = NOBODY.novice
        """The side of the hero card that is up."""
        self.exhausted = False
        self.xp = 0
        self.treasures = [0] * len(TOKENS_IN_BOX)
        self.delves = 0
        self.feats: list[str] = []
        self.used_hero = False
        self.used_treasure = False

    def copy(self) -> Adventurer:
        twin = Adventurer.__new__(Adventurer)
        twin.seat = self.seat
        twin.card = self.card
        twin.side = self.side
        twin.exhausted = self.exhausted
        twin.xp = self.xp
        twin.treasures = self.treasures[:]
        twin.delves = self.delves
        twin.feats = self.feats[:]
        twin.used_hero = self.used_hero
        twin.used_treasure = self.used_treasure
        return twin

    @property
    def master(self) -> bool:
        return self.side is self.card.master

    def earn(self, feat: str) -> None:
        """An achievement, noted once."""
        if feat not in self.feats:
            self.feats.append(feat)


@mypyc_attr(allow_interpreted_subclasses=True)
class RollState(State):
    """The table: the adventurers, the chest of tokens, and the delve under way."""

    __slots__ = (
        "adventurers",
        "allies",
        "chest",
        "companions_used",
        "dragons_slain",
        "dungeon",
        "entered_with",
        "graveyard",
        "lair",
        "level",
        "me",
        "party",
        "phase",
        "setup",
        "seven_rolled",
        "wiped_out",
        "xp_before",
    )

    def __init__(self, seats: int, setup: RollSetup, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.adventurers = [Adventurer(seat) for seat in range(seats)]
        self.chest: list[int] = list(TOKENS_IN_BOX)
        """The tokens left in the chest, by kind."""
        self.me = self.adventurers[0]
        """The player whose delve it is."""
        self.level = 0
        """What the level die shows; 0 between delves."""
        self.phase: int = NO_PHASE
        self.party = [0] * 6
        """Available party dice, by face."""
        self.graveyard = 0
        self.dungeon = [0] * 5
        """Dungeon dice on the level, by face: monsters, chests, potions."""
        self.lair = 0
        self.allies = [0] * 6
        """Monsters that fight for the hero until regroup, by the companion they stand for."""
        self.xp_before = 0
        """The adventurer's XP when the delve began."""
        self.dragons_slain = 0
        """Dragons defeated in this delve."""
        self.entered_with = 0
        """Party dice available when the level was entered."""
        self.seven_rolled = False
        """Whether seven dungeon dice were thrown at once on this level."""
        self.companions_used = False
        """Whether a companion was used on this level."""
        self.wiped_out = False
        """Whether Arcane Fury or Divine Intervention was used on this level."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.setup = self.setup
        twin.adventurers = [adventurer.copy() for adventurer in self.adventurers]
        twin.chest = self.chest[:]
        twin.me = twin.adventurers[self.me.seat]
        twin.level = self.level
        twin.phase = self.phase
        twin.party = self.party[:]
        twin.graveyard = self.graveyard
        twin.dungeon = self.dungeon[:]
        twin.lair = self.lair
        twin.allies = self.allies[:]
        twin.xp_before = self.xp_before
        twin.dragons_slain = self.dragons_slain
        twin.entered_with = self.entered_with
        twin.seven_rolled = self.seven_rolled
        twin.companions_used = self.companions_used
        twin.wiped_out = self.wiped_out
        return twin

    @property
    def adventurer(self) -> int:
        """The seat whose delve it is."""
        return self.me.seat

    @property
    def lord(self) -> int:
        """ROLL-SET-08, ROLL-AEND-03: the player to the left; alone, one is one's own Dungeon Lord (ROLL-SOLO-02)."""
        return (self.me.seat + 1) % self.seats

    @property
    def monsters(self) -> int:
        """Monsters still standing. Chests, potions and the Lair are not monsters (ROLL-LOOT-09)."""
        dungeon = self.dungeon
        return dungeon[GOBLIN] + dungeon[SKELETON] + dungeon[OOZE]

    @property
    def reserve(self) -> int:
        """ROLL-MON-05: dungeon dice that are neither on the level nor in the Lair."""
        goblins, skeletons, oozes, chests, potions = self.dungeon
        return DUNGEON_DICE - goblins - skeletons - oozes - chests - potions - self.lair
