"""What is on the table in Dungeon Raiders."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Option
from undercroft.engine.state import State
from undercroft.games.dungeon_raiders.content.cards import COPIES_OF_ITEM, FULL_SET, ITEMS
from undercroft.games.dungeon_raiders.content.characters import NOBODY, Character
from undercroft.games.dungeon_raiders.content.rooms import Room
from undercroft.games.dungeon_raiders.setup_options import RaidSetup

LEVELS: Final = 5
ROOMS_IN_LEVEL: Final = 5
ROOMS_IN_DUNGEON: Final = LEVELS * ROOMS_IN_LEVEL
"""24 dungeon cards and the boss."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Raider:
    """One player: the character, its tokens, its hand, and what it has played in this room."""

    __slots__ = (
        "alive",
        "character",
        "due",
        "face_down",
        "has",
        "items",
        "laid",
        "lives",
        "looked",
        "power",
        "seat",
        "stone",
        "treasure",
        "value",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.character: Character = NOBODY
        self.alive = True
        self.stone = False
        """RAID-MARK-10: dead by being turned to stone."""
        self.lives = 0
        self.treasure = 0
        self.power: int = FULL_SET
        """The power cards in hand, as bits. Those not in hand lie open until the level ends (RAID-STA-09)."""
        self.items = [0] * len(ITEMS)
        """How many of each item are in hand."""
        self.has = 0
        """Which items these are, as bits: kept beside the numbers because every offer asks for it."""
        self.looked = False
        """RAID-ITM-02: whether a torch has shown this player the dark rooms of this level."""
        self.due = 0
        """How many cards may be laid against the boss: two; and after that, in any room: one for each crystal ball."""
        self.face_down: Option | None = None
        """What was chosen but is not revealed yet; the cards leave the hand when it is."""
        self.laid: tuple[int, ...] = ()
        """Cards revealed in this room."""
        self.value = 0
        """What the cards laid count for."""

    def copy(self) -> Raider:
        twin = Raider.__new__(Raider)
        twin.seat = self.seat
        twin.character = self.character
        twin.alive = self.alive
        twin.stone = self.stone
        twin.lives = self.lives
        twin.treasure = self.treasure
        twin.power = self.power
        twin.items = self.items[:]
        twin.has = self.has
        twin.looked = self.looked
        twin.due = self.due
        twin.face_down = self.face_down
        twin.laid = self.laid
        twin.value = self.value
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class RaidState(State):
    """The table: the raiders, the dungeon, the item piles."""

    __slots__ = (
        "aside",
        "at",
        "dark",
        "dungeon",
        "first",
        "level",
        "living",
        "place",
        "raiders",
        "setup",
        "supply",
        "tactical",
        "used",
    )

    def __init__(self, seats: int, setup: RaidSetup, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.tactical: bool = setup.variant == "tactical"
        self.raiders = [Raider(seat) for seat in range(seats)]
        self.living = self.raiders
        """Those who are alive: asked for so often that it is kept, and put right whenever one dies."""
        self.dungeon: tuple[Room, ...] = ()
        """All 25 rooms in the order in which they will be entered, the boss last."""
        self.dark: tuple[bool, ...] = ()
        """Whether each of them lies face down until it is entered."""
        self.aside: tuple[Room, ...] = ()
        """RAID-SET-02: the six cards that nobody has seen and that are not used."""
        self.level = 0
        """How many levels have been laid out."""
        self.place = 0
        """How many rooms have been resolved."""
        self.at: Room | None = None
        """What cards are played for now: the room entered, or the chest that its boss guarded."""
        self.supply: list[int] = [COPIES_OF_ITEM] * len(ITEMS)
        """RAID-SET-11: the item piles."""
        self.used: list[int] = []
        """RAID-ITM-14: items played in this room; they go back to their piles when it is discarded."""
        self.first = -1
        """RAID-TAC-02: the seat with the first player token; -1 if nobody has it."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.setup = self.setup
        twin.tactical = self.tactical
        twin.raiders = [raider.copy() for raider in self.raiders]
        twin.living = [twin.raiders[one.seat] for one in self.living]
        twin.dungeon = self.dungeon
        twin.dark = self.dark
        twin.aside = self.aside
        twin.level = self.level
        twin.place = self.place
        twin.at = self.at
        twin.supply = self.supply[:]
        twin.used = self.used[:]
        twin.first = self.first
        return twin

    @property
    def piles(self) -> int:
        """RAID-SET-09: the piles of the dungeon row, each with its door."""
        return LEVELS - self.level

    @property
    def row_ends(self) -> int:
        """The place behind the last room that has been laid out."""
        return self.level * ROOMS_IN_LEVEL

    def is_known(self, place: int, seat: int | None) -> bool:
        """Whether this seat (``None``: a spectator) knows the room at this place."""
        if place >= self.row_ends:
            return False
        if place < self.place + (self.at is not None) or not self.dark[place]:
            return True
        return seat is not None and self.raiders[seat].looked
