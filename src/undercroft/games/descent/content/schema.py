"""What the data may hold."""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["blue", "red", "yellow", "brown", "grey", "black"]
Archetype = Literal["warrior", "healer", "mage", "scout"]
Condition = Literal["diseased", "immobilized", "poisoned", "stunned"]
Origin = Literal["published", "original"]
"""Whether a part of a quest was read in a source, or is our own."""
At = tuple[int, int]
"""Column and row."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one side of a die shows."""

    range: int = 0
    damage: int = 0
    surge: int = 0
    miss: bool = False
    shields: int = 0


class DieData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Colour
    kind: Literal["attack", "power", "defence"]
    in_box: int
    faces: list[Face]


class Surge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What surges can be spent on, once in each attack (DESC-SURGE-04)."""

    cost: int = 1
    damage: int = 0
    range: int = 0
    pierce: int = 0
    heal: int = 0
    """So much damage the attacker recovers."""
    blast: bool = False
    condition: Condition | None = None
    deed: str = ""
    """What has a name of its own."""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    traits: list[str] = []
    slot: Literal["hand", "armor", "other"]
    hands: int = 0
    attack: Literal["melee", "ranged", ""] = ""
    dice: list[Colour] = []
    defence: list[Colour] = []
    pierce: int = 0
    reach: bool = False
    exhaust: bool = False
    surges: list[Surge] = []
    act: int = 0
    """Of the shop's deck; none: a class card (DESC-CLASS-05)."""
    cost: int = 0
    count: int = 1
    price: int = 0
    """For which a starting item is sold."""


class SearchCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    trait: Literal["potion", "item", "special"]
    count: int
    gold: int


class HeroSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    archetype: Archetype
    speed: int
    health: int
    stamina: int
    defence: list[Colour]
    might: int
    knowledge: int
    willpower: int
    awareness: int
    feat_is_action: bool


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    xp: int
    kind: Literal["action", "own-turn", "reaction", "attack", "passive", "start-of-turn"]
    fatigue: int = 0
    """Below zero: as much as the hero likes."""
    exhaust: bool = False


class Familiar(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    speed: int
    health: int
    attack: Literal["melee", "ranged"]
    dice: list[Colour]
    surges: list[Surge] = []


class HeroClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    archetype: Archetype
    items: list[Item]
    skills: list[Skill]
    familiar: Familiar | None = None


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a monster card says of a minion or a master, or a lieutenant's card for so many heroes."""

    speed: int
    health: int
    defence: list[Colour]
    attack: list[Colour]
    abilities: list[str] = []
    surges: list[Surge] = []


class Ranks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    minion: Fighter
    master: Fighter


class MonsterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    ranged: bool
    base: At
    traits: list[str]
    figures: At
    """Minions and masters in the box."""
    groups: list[At]
    """Minions and masters in a group, with two, three and four heroes."""
    acts: list[Ranks]


class LieutenantCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    ranged: bool
    might: int
    knowledge: int
    willpower: int
    awareness: int
    acts: list[list[Fighter]]


class OverlordCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    deck: Literal["basic", "warlord", "saboteur", "magus", "universal"]
    level: int
    xp: int
    count: int
    type: Literal["event", "magic", "trap"]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    setting: Literal["indoor", "outdoor", "both"]
    look: list[str] = []
    grid: list[str]
    exits: list[tuple[Literal["N", "E", "S", "W"], int, int]]
    walls: list[tuple[At, At]] = []


class DoorData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["normal", "locked", "ice"]
    edges: list[tuple[At, At]]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    tiles: list[str]


class Placing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is set up where: a monster group, ``open1`` for the first open one, a lieutenant or a character."""

    who: str
    area: list[str] = []
    at: At | None = None
    origin: Origin = "published"
    with_heroes: tuple[int, ...] = (2, 3, 4)
    """Only with so many heroes."""
    entered: list[str] = []
    """Not at once, but when somebody first comes to one of these tiles."""


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    colour: Literal["red", "blue", "green", "white", "facedown"]
    at: At


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody of the quest's own: beside the heroes, or a monster with a name."""

    id: str
    origin: Origin = "published"
    base: str = ""
    """The monster whose master it is, with ``bonus`` more health by the number of heroes."""
    bonus: list[int] = []
    health: list[int] = []
    speed: int = 0
    defence: list[Colour] = []
    attack: list[Colour] = []
    ranged: bool = False
    might: int = 0
    knowledge: int = 0
    willpower: int = 0
    awareness: int = 0
    immune: bool = False
    heals: bool = True
    tests: Literal["roll", "pass", "fail"] = "roll"
    most: int = 5
    """How many of them there can be on the map."""


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rounds: int
    winner: Literal["heroes", "overlord", "count", "nobody"]


class Coming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Reinforcements at the end of each overlord turn (DESC-QG-04 to DESC-QG-06)."""

    who: str
    """A group, or ``open1`` for the first open one."""
    area: list[str]
    """The tiles where they arrive."""
    count: list[int]
    """With two, three and four heroes."""


class Leaving(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """DESC-QG-09: who may leave the map."""

    who: str
    """A kind of monster, a lieutenant, or ``heroes``."""
    by: Literal["Entrance", "Exit"]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side wins by: so many of a kind, or a certain figure, are defeated or have left; ``heroes``: all."""

    what: Literal["defeated", "left"]
    who: str
    count: int = 1


class QuestRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    origin: Origin


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    groups: list[str] = []
    lieutenants: list[str] = []
    open_groups: int = 0
    traits: list[str] = []
    tiles: list[tuple[str, int, int, int]]
    doors: list[DoorData] = []
    areas: list[Area]
    heroes: list[str]
    place: list[Placing]
    search: list[list[At]]
    """Where search tokens lie, with two, three and four heroes."""
    unique_search: bool = False
    objectives: list[Objective] = []
    marks: list[At] = []
    figures: list[Character] = []
    guests: list[list[At]] = []
    limit: Limit
    numbers: dict[str, list[int]] = {}
    """What its script counts by, with two, three and four heroes."""
    rules: list[QuestRule]
    coming: list[Coming] = []
    leaving: list[Leaving] = []
    heroes_goals: list[Goal] = []
    overlord_goals: list[Goal] = []


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    stage: str
    rewards: dict[str, int | str]
    encounters: list[Encounter]
