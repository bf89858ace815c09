"""What the files of this folder hold: cards, spaces, characters, and the board they lie on."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from undercroft.games.talisman.content.vocabulary import Alignment, Effect

Part: TypeAlias = Literal["base", "dungeon"]
PARTS: tuple[Part, ...] = ("base", "dungeon")
Deck: TypeAlias = Literal["adventure", "dungeon", "spell", "purchase", "talisman", "treasure"]
DECKS: tuple[Deck, ...] = ("adventure", "dungeon", "spell", "purchase", "talisman", "treasure")
CardType: TypeAlias = Literal["event", "enemy", "stranger", "object", "magic-object", "follower", "place", "spell"]
Kind: TypeAlias = Literal["", "animal", "monster", "dragon", "spirit", "construct", "cultist"]
Region: TypeAlias = Literal["outer", "middle", "inner", "dungeon"]
REGIONS: tuple[Region, ...] = ("outer", "middle", "inner", "dungeon")

UseTime: TypeAlias = Literal[
    "start",
    "turn",
    "move",
    "any",
    "before-battle",
    "enemy",
    "drawn",
]
"""When a card can be used: at the start of one's own turn; once the own turn has begun and at its end; instead of
moving; whenever Spells for any time could be cast; before a battle of one's own is rolled; on an Enemy about to be
met; on cards just drawn. What is used at other times has a trait."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The common part of everything that has a name."""

    id: str
    part: Part = "base"
    origin: Literal["published", "original"] = "published"
    """Original: no source gives it, it is our own."""
    original: tuple[str, ...] = ()
    """Where only some of its values are our own: which."""


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an Object or a Follower adds. ``against`` and ``where`` say when it is ``better`` instead."""

    strength: int = 0
    """Always."""
    craft: int = 0
    battle: int = 0
    """In battle only."""
    psychic: int = 0
    """In psychic combat only."""
    better: int = 0
    """In battle instead of ``battle``, against such an Enemy or in such a Region."""
    against: tuple[str, ...] = ()
    """Kinds of Enemies, or parts of their ids."""
    where: Literal["", "dungeon"] = ""
    """With ``better``: where it is so; without: it adds nothing elsewhere."""


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that its owner may do with a card."""

    when: UseTime
    then: tuple[Effect, ...]
    once: bool = False
    """Once in a turn of one's own."""
    discard: bool = False
    """The card is then discarded."""
    space: tuple[str, ...] = ()
    """Only on these spaces or kinds of spaces."""
    needs: Literal["", "two-lives", "follower", "trophy", "gold", "object"] = ""


class CardTitle(Entry, frozen=True):
    """All cards of one title."""

    type: CardType
    copies: dict[Deck, int]
    number: int = 0
    """Its encounter number; 0: none."""
    icon: bool = False
    """TAL-ICON-02: only with the Dungeon board."""

    # Enemies
    kind: Kind = ""
    strength: int = 0
    craft: int = 0
    varies: str = ""
    """The value is worked out by the function of this name (``@enemy_value``); ``strength`` or ``craft`` then are 1, so
    that it is known how it is fought."""
    trophy: bool = True
    fateless: bool = False
    """No fate is paid in a fight with it."""
    before: tuple[Effect, ...] = ()
    """Before the attack is rolled."""
    won: tuple[Effect, ...] = ()
    """When its opponent's attack score is higher, before it is killed: a ``stand-off`` here saves it."""
    killed: tuple[Effect, ...] = ()
    defeated: tuple[Effect, ...] = ()
    """What happens to whom it defeats, besides the life."""
    unbeaten: tuple[Effect, ...] = ()
    """When it was not killed."""
    fought: tuple[Effect, ...] = ()
    """After any fight with it."""

    # Objects and Followers
    subtype: Literal["", "weapon", "armour"] = ""
    worth: Worth = Worth()
    save: int = 0
    """The least number that saves a life in battle; 0: it saves none."""
    saves_psychic: bool = False
    carries: int = 0
    """So many more Objects."""
    traits: tuple[str, ...] = ()
    """What it allows or forbids its owner: ids that the rules ask for (``content/traits.py``)."""
    forbidden: tuple[Alignment, ...] = ()
    """Who may not own it."""
    price: int = 0
    """What a Follower wants to join."""
    leaves: bool = False
    """It does not wait on the space if it is not taken."""
    forced: bool = False
    """It must be taken."""
    uses: tuple[Use, ...] = ()
    taken: tuple[Effect, ...] = ()
    """When it is taken. ``spent``: the card is then discarded (a bag of gold)."""
    spent: bool = False
    optional: bool = False
    """Events, Strangers, Places, and what is opened rather than taken: one may leave it alone."""

    # Events, Strangers, Places
    encounter: tuple[Effect, ...] = ()
    stays: bool = False
    """It stays after it was met; otherwise it is discarded by whoever was served."""
    served: tuple[Effect, ...] = ()
    """A condition as a single ``if`` without deeds: whom a Stranger serves; others get nothing, and it waits."""
    placed: dict[str, str] = {}
    """Die result -> space where the card puts itself when drawn; ``here``: it stays."""
    stock: int = 0
    """Points put on a Place when it is laid out."""
    unfriendly: bool = False
    """TALB-VAR-15: a person that can be evaded by that option."""

    # Spells
    windows: tuple[str, ...] = ()
    """When it can be cast (``windows.py``)."""
    target: str = ""
    """On what it can be cast (``casting.TARGETS``)."""
    effect: tuple[Effect, ...] = ()


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    """Words: <character>-<id>."""
    traits: tuple[str, ...] = ()


class CharacterCard(Entry, frozen=True):
    strength: int
    craft: int
    life: int
    fate: int
    alignment: Alignment
    start: str
    abilities: tuple[Ability, ...]
    gold: int = 1
    spells: int = 0
    objects: tuple[str, ...] = ()


class Space(Entry, frozen=True):
    """A space of the board. ``first`` happens before cards are drawn, ``text`` after all cards there were met."""

    kind: str
    """What it is called: ``fields`` for all Fields."""
    region: Region
    draw: int = 0
    """So many cards should lie there."""
    first: tuple[Effect, ...] = ()
    text: tuple[Effect, ...] = ()
    optional: str = ""
    """The trait that lets one leave the text alone; ``anybody``: all may."""
    creatures: int = 0
    """What creatures fought there add to their attack rolls (TALB-MID-20)."""
    cursed: bool = False
    """TALB-MID-30: Objects add nothing, Magic Objects and Spells cannot be used."""
    meet: bool = True
    """Whether characters may meet there (TALB-CHE-02)."""
    grid: tuple[int, int] = (0, 0)
    unfriendly: bool = False


class Emergence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    upto: int
    space: str


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``space`` in the order of the rings, then the Dungeon along its arrows."""

    space: tuple[Space, ...]
    graph: dict[str, tuple[str, ...]]
    raft: dict[str, tuple[str, ...]]
    emergence: tuple[Emergence, ...]
