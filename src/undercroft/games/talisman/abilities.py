"""What some characters do to others instead of attacking them: steal, beguile, lure, read palms."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import options as do
from undercroft.games.talisman.attack import change_sides, take_object
from undercroft.games.talisman.belongings import can_be_taken, cannot_own, hand_over, held
from undercroft.games.talisman.box import Card, titles
from undercroft.games.talisman.counters import gain as gain_counters
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.followers import follower
from undercroft.games.talisman.having import able, owns
from undercroft.games.talisman.state import Character, TalismanState

BEGUILED_BY: Final = {"good": 6, "neutral": 5, "evil": 4}
"""The least number that beguiles, by the victim's alignment."""
FAITHFUL: Final = ("maiden", "unicorn", "princess")
"""Followers that the Sorceress cannot take."""
LOVED: Final = ("maiden", "princess")
"""Those that the Minstrel can."""


PALMS_IN_PASSING: Final = 4
"""The version of the rules since which the space is encountered after a palm was read."""


def ability_offers(s: TalismanState, c: Character, other: Character) -> list[Option]:
    """What this character can do to that one."""
    found: list[Option] = []
    robbed = bool(plunder(s, c, other))
    if able(c, "steals") and robbed:
        found.append(do.STEAL(other.id))
    if able(c, "beguiles") and robbed:
        found.append(do.BEGUILE(other.id))
    for card in titles(other.followers):
        if can_lure(c, card) and cannot_own(s, c, card) is None:
            found.append(do.LURE(other.id, card.id))
    if able(c, "reads-palms") and (other.spells or other.fate):
        found.append(do.READ_PALM(other.id))
    return found


def can_lure(c: Character, card: Card) -> bool:
    """The Sorceress takes any Follower but three, the Minstrel two of these."""
    if able(c, "takes-followers") and card.id not in FAITHFUL:
        return True
    return able(c, "takes-maiden") and card.id in LOVED


def plunder(s: TalismanState, c: Character, other: Character) -> list[Option]:
    """An Object or a gold, whichever there is."""
    found = [do.TAKE_OBJECT(card.id) for card in can_be_taken(other) if cannot_own(s, c, card) is None]
    return [*found, do.TAKE_COIN()] if other.gold else found


def use_ability(s: TalismanState, c: Character, other: Character, choice: Option) -> Play[None]:
    """TALB-CHE-06: the turn ends after it, but for a glance at somebody's palm."""
    yield from change_sides(s, c, other)
    verb = choice.verb
    s.tell("ability", seat=c.seat, character=c.id, target=other.id, what=verb.name)
    if verb is do.STEAL:
        yield from rob(s, c, other)
    elif verb is do.BEGUILE:
        die = (yield from roll(s, c, "beguile"))[0]
        if die >= BEGUILED_BY[other.alignment]:
            yield from rob(s, c, other)
    elif verb is do.LURE:
        yield from lure(s, c, other, do.FOLLOWER.of(choice))
    else:
        read_palm(s, c, other)
    if verb is not do.READ_PALM or s.rules < PALMS_IN_PASSING:
        s.ended = True


def lure(s: TalismanState, c: Character, other: Character, card_id: str) -> Play[None]:
    """The Wise Man has come along already, if it was he. The Minstrel may take both that he can."""
    if owns(other, card_id):
        yield from take_follower(s, c, other, card_id)
    more = [card for card in other.followers if card.id in LOVED and cannot_own(s, c, card) is None]
    if more and able(c, "takes-maiden"):
        offers = [do.TAKE_FOLLOWER(more[0].id), do.DECLINE()]
        choice: Option = yield ask(c.seat, "take-follower", offers, {"character": other.id})
        if choice is not do.DECLINE():
            yield from take_follower(s, c, other, more[0].id)


def take_follower(s: TalismanState, c: Character, other: Character, card_id: str) -> Play[None]:
    yield from hand_over(s, other, c, follower(other, card_id))


def rob(s: TalismanState, c: Character, other: Character) -> Play[None]:
    offers = plunder(s, c, other)
    if not offers:
        return
    choice = offers[0]
    if len(offers) > 1:
        choice = yield ask(c.seat, "plunder", offers, {"character": other.id})
    if choice is do.TAKE_COIN():
        other.gold -= 1
        gain_counters(s, c, "gold", 1)
    else:
        yield from take_object(s, c, other, held(other, do.OBJECT.of(choice)))


def read_palm(s: TalismanState, c: Character, other: Character) -> None:
    """The Gypsy sees the Spells of that character as they are now, and takes a fate from it."""
    other.seen[c.seat] = other.spells[:]
    s.tell_secretly(
        "palm-read", (c.seat,), {"cards": tuple([card.id for card in other.spells])}, seat=c.seat, target=other.id
    )
    if other.fate:
        other.fate -= 1
        gain_counters(s, c, "fate", 1)
