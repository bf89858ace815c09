"""What a set is made of: locations, adventure cards, quests and heroes. docs/writing-a-set.md explains every field."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from undercroft.games.dungeoneer.content.threats import Exit, Threat
from undercroft.games.dungeoneer.content.vocabulary import Amount, Effects, Form, Keyword, Modifier

Degree: TypeAlias = Literal["heroic", "epic", "legendary"]
Origin: TypeAlias = Literal["published", "original"]
Category: TypeAlias = Literal["artifact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance"]
CATEGORIES: tuple[Category, ...] = (
    "artifact",
    "influence",
    "sacrifice",
    "hunt",
    "search",
    "escort",
    "threat",
    "chance",
)


class Entry(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What every entry of a set has. Two entries are equal if they are the same."""

    id: str
    """Also the id of its words."""
    origin: Origin


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a prepared card, an artifact or a hero can be used for (DGN-SPEC-06)."""

    timing: Literal["feats", "villainy", "response", "any", "roll"]
    effects: Effects
    glory: Amount = 0
    action: int = 0
    limit: Literal["turn", "none"] = "turn"
    """Once in each turn (whoever's turn it is), or as often as it is paid for."""
    target: Literal["", "rival", "rival-here"] = ""
    discards: bool = False
    """The card is discarded when it has been used."""
    roll: Literal["any", "melee", "magic", "speed"] = "any"
    """With timing ``roll``: after which rolls."""
    upto: int = 6
    """With timing ``roll``: only if the die shows at most so much."""
    battle: bool = False
    """With timing ``roll``: only in battle."""


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What happens by itself when something happens to the bearer."""

    on: Literal["turn-start", "enter", "wounded", "hit", "monster-defeated", "quest"]
    effects: Effects


class Bearer(Entry, frozen=True, eq=False, kw_only=True):
    """What can change its bearer while it lies in play."""

    modifiers: tuple[Modifier, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    triggers: tuple[Trigger, ...] = ()


# -- locations ------------------------------------------------------------------------------------


class Hazard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """DGN-OBST: danger (harder traps by so much), spikes or a pit with a threat."""

    kind: Literal["danger", "spikes", "pit"]
    threat: Threat | None = None
    by: int = 0


class Location(Entry, frozen=True, eq=False, kw_only=True):
    kind: Literal["tunnel", "chamber", "wild"]
    """Of the dungeon: a tunnel or a chamber; of the surface: wild."""
    glory: int
    peril: int
    north: Exit
    east: Exit
    south: Exit
    west: Exit
    dark: bool = False
    """A dark tunnel."""
    entrance: bool = False
    surface: bool = False
    """DGN-EFF-24: surface only meets surface, dungeon only dungeon ..."""
    between: bool = False
    """... but for a location of the dungeon that joins both."""
    hazard: Hazard | None = None
    effects: Effects = ()
    """What happens to a hero who enters in the own turn (DGN-LOC-07); the target is that hero."""
    copies: int = 1


# -- adventure cards ------------------------------------------------------------------------------


class Fighting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A monster's value in one form."""

    value: int
    attack: bool = True
    """A round symbol; else it can only counterattack (DGN-BFORM-04)."""
    wounds: int = 1
    """What a successful attack in this form deals (DGN-BFORM-05)."""
    strike: Effects = ()
    """Its other consequences; the target is the hero that was hit."""


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """DGN-EFF-02: what a monster can do when it attacks, for more of the attacked hero's peril."""

    peril: Amount
    effects: Effects


GLORY_TYPES: Final = ("boon", "treasure")
ENCOUNTER_TYPES: Final = ("monster", "trap")


class Adventure(Bearer, frozen=True, eq=False, kw_only=True):
    """An adventure card."""

    type: Literal["boon", "treasure", "bane", "monster", "trap"]
    kind: str
    """Its kind, a word of its own: helmet, potion, ward, snake ..."""
    kinds: tuple[str, ...] = ()
    """Further kinds of a monster: spawn, priestess, knight ..."""
    cost: int | Literal["x"]
    timing: Literal["feats", "villainy", "response", "any"]
    duration: Literal["instant", "permanent", "attachment", "monster"]
    legendary: bool = False
    copies: int = 1
    effects: Effects = ()
    """What happens when it is played."""
    upkeep: int = 0
    """Glory in each recovery phase (DGN-RECOV-06)."""
    attach: Literal["", "hero", "treasure", "boon", "monster", "location"] = ""
    attach_kind: str = ""
    """Only to a card of this kind."""
    aim: Literal["hero", "all"] = "hero"
    """Of a bane: at one hero, or at no particular one (DGN-VILL-04)."""
    several: bool = False
    """Needs several heroes: not used alone (DGN-SOLO-04)."""
    apart: bool = False
    """Not in the deck: laid out beside it (DGN-SETUP-24)."""

    health: int = 1
    melee: Fighting | None = None
    magic: Fighting | None = None
    speed: Fighting | None = None
    before: Effects = ()
    """Before the battle starts (DGN-EFF-04): usually a threat."""
    extra: Extra | None = None
    lurks: str = ""
    """The location where it waits for heroes (DGN-GODDESS-02)."""

    threat: Threat | None = None
    """Of a trap."""
    fail: Effects = ()
    reward: Effects = ()
    waits: bool = False
    """Laid in an empty location, it waits for the first hero (DGN-HAZEX-01); else it springs at once."""
    stays: bool = False
    """It is armed again in each recovery phase (DGN-RECOV-02); else it is discarded when it has sprung."""
    everyone: bool = True
    """It hits every hero in the location (DGN-HAZ-07); else only the one who set it off."""

    @property
    def glory_card(self) -> bool:
        return self.type in GLORY_TYPES

    @property
    def encounter(self) -> bool:
        return self.type in ENCOUNTER_TYPES

    def fighting(self, form: Form) -> Fighting | None:
        """Its value in this form, if it has one."""
        found: Fighting | None = getattr(self, form)
        return found

    def is_a(self, kind: str) -> bool:
        """Whether it is of this kind, or this very card."""
        return kind in (self.kind, self.id) or kind in self.kinds


# -- quests ---------------------------------------------------------------------------------------


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a sacrifice takes."""

    health: int = 0
    glory: int = 0
    boons: int = 0
    treasures: int = 0
    cards: int = 0
    """From the hand."""


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must be rolled: so many dice with at least this sum, or (also) a double."""

    count: int = 1
    sum: int = 0
    double: bool = False


class Quest(Bearer, frozen=True, eq=False, kw_only=True):
    """A quest. What lies in ``modifiers`` and the like is what an influence does while it is not completed, and what
    an artifact does once it is."""

    category: Category
    places: tuple[str, ...] = ()
    """Ids of locations, or ``tunnel``, ``dark``, ``chamber``, ``entrance``; none: anywhere. An escort's: first and
    second."""
    threat: Threat | None = None
    fail: Effects = ()
    """What a failed check does to every hero in the location (DGN-QHAZ-03)."""
    monster: str = ""
    """The hunted monster: an adventure card's id, or one of ``[[monster]]`` in quests.toml."""
    price: Price | None = None
    dice: Dice | None = None
    search: int = 0
    """The value of a search (DGN-QSRCH-04)."""
    action: int = 0
    """What every attempt costs besides (DGN-ATT-03)."""
    reward: Effects = ()
    wins: bool = False
    """Completing it wins the match (DGN-NAK-02)."""
    apart: bool = False


# -- heroes ---------------------------------------------------------------------------------------


class HeroCard(Bearer, frozen=True, eq=False, kw_only=True):
    """A hero card of one set. The same hero has a card in each set."""

    race: str
    calling: str
    """The class."""
    health: int
    boons: int
    treasures: int
    levels: dict[str, tuple[int, int, int]]
    """For each level: melee, magic, speed."""
    attacks: tuple[Form, ...] = ("melee", "magic", "speed")
    """The forms with a round symbol."""


# -- the set --------------------------------------------------------------------------------------


class EventCard(Entry, frozen=True, eq=False, kw_only=True):
    """A legendary event (DGN-WRATH)."""

    most: int = 5
    on: int = 4
    """A die of at least this adds a token."""
    cheaper: str = ""
    """This kind of monster costs less by the tokens."""
    stronger: str = ""
    """This kind attacks better by the tokens."""
    ends_with: str = ""
    """It is discarded when this monster is defeated."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """``set.toml``."""

    id: str
    degree: Degree
    first_level: int
    last_level: int
    event: EventCard | None = None
    harder: int = 0
    """DGN-SOLO-18: for so much more peril every location counts in the harder game for one player."""
    harder_most: int = 6
    """And up to this peril only: more than it prints, but no more than that."""
    game: Literal["dungeoneer"] = "dungeoneer"
