"""The deeds of cards and spaces: what an effect can do, as data.

An effect is a table with a ``do`` that names its deed; the other fields are the deed's own. Every deed happens to one
character, "you": the one who meets the card. ``each`` carries deeds out for several characters, one after another, each
of them being "you" in its turn. What each deed does is told in ``effects/``; what no deed says is a function of its own
there (``own``).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Alignment: TypeAlias = Literal["good", "neutral", "evil"]
ALIGNMENTS: tuple[Alignment, ...] = ("good", "neutral", "evil")
Stat: TypeAlias = Literal["strength", "craft"]
Counter: TypeAlias = Literal["life", "strength", "craft", "gold", "fate"]

Amount: TypeAlias = int | Literal["all", "die"]
"""A number; as much as there is; as much as a die of one's own says."""


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """The common part of all effects."""


# -- what a character has -------------------------------------------------------------------------


class Gain(Deed, frozen=True, tag="gain"):
    """Lives, Strength, Craft, gold or fate, as far as the stock goes; lives and fate also above the printed value."""

    what: Counter
    count: Amount = 1


class Lose(Deed, frozen=True, tag="lose"):
    """The same lost, as far as one has it. A life is lost with all that can prevent it."""

    what: Counter
    count: Amount = 1


class Heal(Deed, frozen=True, tag="heal"):
    """Lives up to the life value; 0: all of them. ``price``: gold for each, and one chooses how many."""

    count: int = 0
    price: int = 0


class Replenish(Deed, frozen=True, tag="replenish"):
    """Fate up to the fate value; 0: all of it. ``price``: gold for each, and one chooses how much."""

    count: int = 0
    price: int = 0


class GainSpell(Deed, frozen=True, tag="gain-spell"):
    """Spells, as far as Craft allows; 0: the full complement. ``price``: gold for each, if one wants it."""

    count: int = 1
    price: int = 0


class LoseSpells(Deed, frozen=True, tag="lose-spells"):
    """All Spells are discarded."""


class GainTalisman(Deed, frozen=True, tag="gain-talisman"):
    """A Talisman Card, if one is left."""


class LoseFollower(Deed, frozen=True, tag="lose-follower"):
    """A Follower of one's choice, or a random one, is discarded; ``killed``: what saves Followers may save it.
    ``otherwise`` happens to those who have none."""

    random: bool = False
    killed: bool = False
    otherwise: tuple[Effect, ...] = ()


class LoseObjects(Deed, frozen=True, tag="lose-objects"):
    """Objects are discarded: all of these subtypes."""

    subtypes: tuple[Literal["weapon", "armour"], ...]


class TakePurchase(Deed, frozen=True, tag="take-purchase"):
    """One card of the Purchase deck for nothing."""

    subtype: Literal["weapon", "armour", ""] = ""


class Become(Deed, frozen=True, tag="become"):
    """Another alignment (once a turn)."""

    alignment: Alignment


class Toad(Deed, frozen=True, tag="toad"):
    """A toad for three turns."""


class Miss(Deed, frozen=True, tag="miss"):
    """Turns are lost. ``next``: always the next one; otherwise the present one, if it is broken off by that."""

    turns: int = 1
    next: bool = False


class Bonus(Deed, frozen=True, tag="bonus"):
    """Strength or Craft until the end of the turn."""

    what: Stat
    by: int


class Privilege(Deed, frozen=True, tag="privilege"):
    """The next move may be another one than usual (``moving``): its name."""

    name: Literal["tavern-teleport", "tavern-ferry", "tunneler", "rune-gate", "dungeon-door"]


# -- where a character is -------------------------------------------------------------------------


class MoveTo(Deed, frozen=True, tag="move-to"):
    """To one of these spaces (the character chooses), or to any other of the own Region; a new encounter begins there.
    Kinds are named, too: ``tunnel`` means all of them. ``optional``: or not at all."""

    spaces: tuple[str, ...] = ()
    region: bool = False
    optional: bool = False


class Step(Deed, frozen=True, tag="step"):
    """So many spaces forward (clockwise, with the arrows), or back; a new encounter begins there."""

    by: int


class Land(Deed, frozen=True, tag="land"):
    """After a defeat: the character is put there, and its turn ends."""

    space: str


# -- fights ---------------------------------------------------------------------------------------


class Fight(Deed, frozen=True, tag="fight"):
    """A creature that is no card attacks, in battle (with Strength) or psychic combat (with Craft)."""

    name: str
    """The id of its words."""
    strength: int = 0
    craft: int = 0
    win: tuple[Effect, ...] = ()


class StandOff(Deed, frozen=True, tag="stand-off"):
    """The attack that was about to be won is a stand-off."""


# -- dice, conditions, choices --------------------------------------------------------------------


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    upto: int
    """From the last one's number + 1 up to this."""
    then: tuple[Effect, ...] = ()


class Roll(Deed, frozen=True, tag="roll"):
    """Dice decide, and fate may be paid. ``kind`` names what some abilities add to or change: a prayer, a place."""

    faces: tuple[Faces, ...]
    dice: int = 1
    kind: str = ""


class Check(Deed, frozen=True, tag="check"):
    """Dice against the character's Strength or Craft: not above it is a success."""

    stat: Stat
    dice: int = 1
    success: tuple[Effect, ...] = ()
    fail: tuple[Effect, ...] = ()


class If(Deed, frozen=True, tag="if"):
    """Only those who are like this: alignment, at least so much Strength or Craft, a trait, a Follower, gold."""

    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    alignment: tuple[Alignment, ...] = ()
    strength: int = 0
    craft: int = 0
    gold: int = 0
    follower: str = ""
    trait: str = ""


class Each(Deed, frozen=True, tag="each"):
    """For each of these characters, clockwise from the one whose turn it is: all in the own Region, in the
    Dungeon, or all there are."""

    who: Literal["region", "dungeon", "all", "others", "others-region"]
    then: tuple[Effect, ...]


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    """The id of its words."""
    then: tuple[Effect, ...] = ()
    gold: int = 0
    """What it costs: without so much gold it cannot be chosen."""
    follower: bool = False
    """Only for those who have a Follower."""


class Either(Deed, frozen=True, tag="choose"):
    """One of these, by the character's choice; a single one that can be chosen is not asked about. ``optional``: or
    nothing."""

    ways: tuple[Way, ...]
    optional: bool = False


class Shop(Deed, frozen=True, tag="shop"):
    """Purchase Cards for gold, as many as one likes."""

    prices: dict[str, int]


class Sell(Deed, frozen=True, tag="sell"):
    """Any number of own Objects for 1 gold each."""


class Stock(Deed, frozen=True, tag="stock"):
    """A point of what lies on the Place; without points it is discarded."""

    what: Counter


class Lasting(Deed, frozen=True, tag="lasting"):
    """The card lies where it is for so many rounds, and something holds for everybody meanwhile."""

    name: Literal["blizzard", "dark-denizens"]
    rounds: int = 2


class Look(Deed, frozen=True, tag="look"):
    """The top cards of the deck that the own Region draws from, or of this one, for oneself only."""

    count: int
    deck: Literal["", "adventure", "dungeon"] = ""
    reorder: bool = False


class Discard(Deed, frozen=True, tag="discard"):
    """The card that does this is discarded."""


class Own(Deed, frozen=True, tag="own"):
    """What no other deed says: a function of this name, entered with ``@own`` in ``effects/``."""

    name: str


Effect: TypeAlias = (
    Gain
    | Lose
    | Heal
    | Replenish
    | GainSpell
    | LoseSpells
    | GainTalisman
    | LoseFollower
    | LoseObjects
    | TakePurchase
    | Become
    | Toad
    | Miss
    | Bonus
    | Privilege
    | MoveTo
    | Step
    | Land
    | Fight
    | StandOff
    | Roll
    | Check
    | If
    | Each
    | Either
    | Shop
    | Sell
    | Stock
    | Lasting
    | Look
    | Discard
    | Own
)
Effects: TypeAlias = tuple[Effect, ...]


def inner(effect: Effect) -> tuple[Effect, ...]:
    """The effects that stand inside an effect."""
    if isinstance(effect, Fight):
        return effect.win
    if isinstance(effect, LoseFollower):
        return effect.otherwise
    if isinstance(effect, Check):
        return effect.success + effect.fail
    if isinstance(effect, If):
        return effect.then + effect.otherwise
    if isinstance(effect, Each):
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
