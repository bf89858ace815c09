"""The verbs of cards: what an effect can do, as data.

An effect is a table with a ``do`` that names its verb; the other fields are the verb's own. What each of them does is
told in ``effects.py`` of the game; how to write them, in docs/writing-a-set.md.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from undercroft.games.dungeoneer.content.threats import Threat

Form: TypeAlias = Literal["melee", "magic", "speed"]
FORMS: tuple[Form, ...] = ("melee", "magic", "speed")

PLACE_WORDS = ("tunnel", "dark", "chamber", "wild", "entrance")
"""Kinds of location that a quest can name in place of one."""

Amount: TypeAlias = int | Literal["x", "wrath", "level", "die"]
"""A number; what was paid for X; the tokens on the event card; the level of the hero concerned; a die roll."""

Who: TypeAlias = Literal["you", "target", "here", "others-here", "rivals", "all"]
"""You control the card. The target is the hero that the card is played on, or whom it happens to. Here: everyone in
the target's location; others-here: all of these but the target."""

Stat: TypeAlias = Literal[
    "melee",
    "magic",
    "speed",
    "attack",
    "counter",
    "threat",
    "quest",
    "search",
    "armour",
    "strike",
    "boons",
    "treasures",
]
When: TypeAlias = Literal["always", "attack", "counter", "battle", "threat", "exit", "hazard", "trap", "quest"]
Per: TypeAlias = Literal["", "wrath", "same-attacking", "wound", "quest", "monster-in-lair"]
Keyword: TypeAlias = Literal[
    "opens-exits", "avoids-exits", "avoids-spikes", "avoids-pits", "avoids-traps", "sure-footed", "cannot-transfer"
]


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Changes a number of its bearer for as long as it lies there (or until the turn or the battle is over)."""

    stat: Stat
    by: Amount = 1
    when: When = "always"
    """In which rolls it counts; for melee, magic and speed: in every use, unless it says otherwise."""
    against: str = ""
    """A kind or an id: only against such a monster."""
    per: Per = ""
    """Counted so many times."""
    dark: bool = False
    """Only in dark tunnels."""
    fallen: bool = False
    """Only while fallen."""


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """The common part of all effects."""


class Wound(Deed, frozen=True, tag="wound"):
    count: Amount = 1
    who: Who = "target"


class Heal(Deed, frozen=True, tag="heal"):
    count: Amount = 1
    who: Who = "you"


class Points(Deed, frozen=True, tag="points"):
    """Gains, or with numbers below zero loses."""

    glory: Amount = 0
    peril: Amount = 0
    action: Amount = 0
    who: Who = "you"
    negative: bool = False
    """Amounts that are no plain numbers are lost, not gained."""


class Steal(Deed, frozen=True, tag="steal"):
    """You take glory of the target."""

    glory: Amount = 1


class Draw(Deed, frozen=True, tag="draw"):
    count: Amount = 1
    who: Who = "you"


class Lose(Deed, frozen=True, tag="lose"):
    """Discards cards: its owner chooses which, a hand's at random if so said."""

    what: Literal["treasure", "boon", "hand", "monster"]
    count: int = 1
    who: Who = "target"
    random: bool = False


class Recall(Deed, frozen=True, tag="recall"):
    """You take a card of this type from the discard pile to the hand."""

    what: Literal["boon", "treasure", "bane", "monster", "trap"]


class Fall(Deed, frozen=True, tag="fall"):
    who: Who = "target"
    threat: Threat | None = None
    """What must be overcome, besides the action point, to stand up again (DGN-EFF-08)."""


class Stand(Deed, frozen=True, tag="stand"):
    who: Who = "you"


class Transfer(Deed, frozen=True, tag="transfer"):
    """DGN-EFF-09: moves a hero; you choose where, if there is a choice."""

    to: Literal["any", "tunnel", "chamber", "entrance", "adjacent", "you"] = "any"
    within: int = 0
    """At most so many moves away; 0: however far."""
    who: Who = "target"
    crosses: bool = False
    """Whether it may go between dungeon and surface (DGN-EFF-12)."""


class Shift(Deed, frozen=True, tag="shift"):
    """DGN-EFF-21: moves a location card."""


class Bonus(Deed, frozen=True, tag="bonus"):
    """Modifiers for a time."""

    modifiers: tuple[Modifier, ...]
    who: Who = "you"
    lasts: Literal["turn", "battle", "roll"] = "turn"


class Grant(Deed, frozen=True, tag="grant"):
    """A keyword for this turn."""

    keyword: Keyword
    who: Who = "you"


class Check(Deed, frozen=True, tag="threat"):
    """DGN-HAZ: a threat that each of these heroes must face."""

    threat: Threat
    fail: tuple[Effect, ...] = ()
    success: tuple[Effect, ...] = ()
    who: Who = "target"


class Repel(Deed, frozen=True, tag="repel"):
    """One attacking monster is out of the battle (DGN-BEX-04)."""

    to: Literal["discard", "hand"] = "discard"
    kind: str = ""
    """Only such a monster."""


class Prevent(Deed, frozen=True, tag="prevent"):
    """So many wounds of every hit in this battle are prevented."""

    count: Amount = 1


class Tame(Deed, frozen=True, tag="tame"):
    """DGN-MIN-01: a monster becomes your minion: one that attacks you, or one of your lair."""

    where: Literal["attacker", "lair"] = "attacker"
    kind: str = ""
    health: int = 0
    """At most so much health left; 0: however much."""


class Disarm(Deed, frozen=True, tag="disarm"):
    """A trap in your location is discarded."""


class Level(Deed, frozen=True, tag="level"):
    by: int = -1
    who: Who = "target"


class Wrath(Deed, frozen=True, tag="wrath"):
    """Tokens on the event card, at most as many as it holds."""

    by: int = 1


class Unless(Deed, frozen=True, tag="unless"):
    """The target may pay to be spared."""

    then: tuple[Effect, ...]
    glory: int = 0
    action: int = 0
    health: int = 0


class Either(Deed, frozen=True, tag="choose"):
    """You choose one of these."""

    ways: tuple[Way, ...]


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    """The id of its words."""
    then: tuple[Effect, ...]


class Roll(Deed, frozen=True, tag="roll"):
    """A die decides."""

    faces: tuple[Faces, ...]


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    upto: int
    """From the last one's number + 1 up to this."""
    then: tuple[Effect, ...] = ()


class Reroll(Deed, frozen=True, tag="reroll"):
    """The die that was just thrown for you is thrown again. Only in an ability with timing ``roll``."""


class Own(Deed, frozen=True, tag="own"):
    """What no other verb says: a function of this name in the set's ``effects.py``."""

    name: str


Effect: TypeAlias = (
    Wound
    | Heal
    | Points
    | Steal
    | Draw
    | Lose
    | Recall
    | Fall
    | Stand
    | Transfer
    | Shift
    | Bonus
    | Grant
    | Check
    | Repel
    | Prevent
    | Tame
    | Disarm
    | Level
    | Wrath
    | Unless
    | Either
    | Roll
    | Reroll
    | Own
)
Effects: TypeAlias = tuple[Effect, ...]


def inner(effect: Effect) -> tuple[Effect, ...]:
    """The effects that stand inside an effect."""
    if isinstance(effect, Check):
        return effect.fail + effect.success
    if isinstance(effect, Unless):
        return effect.then
    if isinstance(effect, Either):
        return tuple([one for way in effect.ways for one in way.then])
    if isinstance(effect, Roll):
        return tuple([one for faces in effect.faces for one in faces.then])
    return ()


def every(effects: tuple[Effect, ...]) -> list[Effect]:
    """These effects and all that stand inside them."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        found += every(inner(effect))
    return found
