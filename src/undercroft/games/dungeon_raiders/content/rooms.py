"""The 30 dungeon cards: treasure rooms, monsters, traps and vaults. All published."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.engine.decision import Detail
from undercroft.games.dungeon_raiders.content.cards import BALL, KEY, SWORD, TORCH, Worth, bits, worth

TREASURE: Final = "treasure"
MONSTER: Final = "monster"
TRAP: Final = "trap"
VAULT: Final = "vault"
BOSS: Final = "boss"

_JUST_POWER: Final = worth()
_WITH_KEY: Final = worth(key=5)
_WITH_SWORD: Final = worth(sword=5)


class Room:
    """A dungeon card: what kind of room it is, which items (as bits) can be played in it, and what cards count for."""

    __slots__ = ("about", "id", "kind", "takes", "worth")

    def __init__(self, room: str, kind: str, takes: int, counts: Worth) -> None:
        self.id = room
        self.kind = kind
        self.takes = takes
        self.worth = counts
        self.about: Mapping[str, Detail] = {"room": room}
        """What a prompt tells of it."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


class TreasureRoom(Room):
    """One chest or two, the richest first. RAID-ITM-09, RAID-ITM-10: a key counts 5, and only here."""

    __slots__ = ("chests",)

    def __init__(self, *chests: int, room: str = "") -> None:
        super().__init__(room or "-".join(["treasure", *map(str, chests)]), TREASURE, bits(BALL, KEY), _WITH_KEY)
        self.chests = chests


class MonsterRoom(Room):
    """Its strength by how many are alive (RAID-MON-01: a shield for 3, 4 and 5) and the wounds it deals.
    RAID-ITM-12, RAID-ITM-13: a sword counts 5, and only here."""

    __slots__ = ("damage", "strength")

    def __init__(
        self,
        room: str,
        strength: tuple[int, int, int],
        damage: int,
        kind: str = MONSTER,
        takes: int = bits(BALL, SWORD),
        counts: Worth = _WITH_SWORD,
    ) -> None:
        super().__init__(room, kind, takes, counts)
        self.strength = {3 + place: value for place, value in enumerate(strength)}
        self.damage = damage


HALF: Final = -1
"""A loss of half of what one has, the loss rounded down."""

_LEADERS_LOSS: Final = (0, 0, 0, 1, 2, 3)
_ALL_LOSE: Final = (0, HALF, 2, 1, 0, 0)


class TrapRoom(Room):
    """RAID-TRP-12: some traps hit the leaders by the highest card played, some hit all by the lowest.
    ``loss[n]`` is what a card of value ``n`` costs; it is treasure or lives."""

    __slots__ = ("hits_all", "loss", "takes_lives")

    def __init__(self, room: str, *, hits_all: bool, takes_lives: bool) -> None:
        super().__init__(room, TRAP, bits(BALL), _JUST_POWER)
        self.hits_all = hits_all
        self.takes_lives = takes_lives
        self.loss = _ALL_LOSE if hits_all else _LEADERS_LOSS


class Reward:
    """What a vault gives: an item, treasure or lives."""

    __slots__ = ("item", "lives", "treasure")

    def __init__(self, *, item: int = 0, treasure: int = 0, lives: int = 0) -> None:
        self.item = item
        self.treasure = treasure
        self.lives = lives


class VaultRoom(Room):
    """A reward for each value, 1 to 5."""

    __slots__ = ("rewards",)

    def __init__(self, room: str, rewards: Mapping[int, Reward]) -> None:
        super().__init__(room, VAULT, bits(BALL), _JUST_POWER)
        self.rewards = rewards


_COPIES: Final[dict[Room, int]] = {
    MonsterRoom("snake", (8, 10, 13), 3): 1,
    MonsterRoom("zombie", (11, 14, 18), 1): 1,
    MonsterRoom("goblin", (11, 14, 18), 2): 2,
    MonsterRoom("skeleton", (11, 14, 18), 3): 1,
    MonsterRoom("gelatinous-cube", (14, 18, 23), 1): 1,
    MonsterRoom("troll", (14, 18, 23), 2): 2,
    MonsterRoom("dragon", (14, 18, 23), 3): 2,
    TreasureRoom(1): 1,
    TreasureRoom(2): 1,
    TreasureRoom(3): 1,
    TreasureRoom(4): 1,
    TreasureRoom(2, 1): 2,
    TreasureRoom(3, 2): 2,
    TreasureRoom(4, 2): 2,
    TrapRoom("magnet", hits_all=False, takes_lives=False): 2,
    TrapRoom("boulder", hits_all=False, takes_lives=True): 1,
    TrapRoom("spikes", hits_all=True, takes_lives=True): 1,
    TrapRoom("lava", hits_all=True, takes_lives=False): 1,
    VaultRoom(
        "vault-items",
        {
            1: Reward(item=TORCH),
            2: Reward(item=BALL),
            3: Reward(item=KEY),
            4: Reward(item=SWORD),
            5: Reward(lives=1),
        },
    ): 3,
    VaultRoom(
        "vault-coins",
        {
            1: Reward(treasure=1),
            2: Reward(treasure=2),
            3: Reward(lives=1),
            4: Reward(treasure=3),
            5: Reward(lives=2),
        },
    ): 2,
}
"""RAID-COMP-01 to RAID-COMP-05: how many there are of each card."""

ROOMS: Final = {room.id: room for room in _COPIES}
DECK: Final = tuple([room for room, copies in _COPIES.items() for _ in range(copies)])
"""The 30 dungeon cards."""
VAULT_WITH_ITEMS: Final = ROOMS["vault-items"]
