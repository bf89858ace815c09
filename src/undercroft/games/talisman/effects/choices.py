"""Dice, conditions, choices, and what several characters are told to do."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.box import DUNGEON
from undercroft.games.talisman.content.vocabulary import Check, Each, Either, If, Roll, Way
from undercroft.games.talisman.dice import roll, roll_for
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import carries_out, perform
from undercroft.games.talisman.ending import check_last
from undercroft.games.talisman.having import craft, has, owns, strength
from undercroft.games.talisman.options import DECLINE, WAY, WAY_ID
from undercroft.games.talisman.state import Character, TalismanState


@carries_out(Roll)
def _roll(s: TalismanState, doing: Doing, effect: Roll) -> Play[None]:
    c = s.characters[doing.you]
    before, s.rolling = s.rolling, doing.source
    total = yield from roll_for(s, c, doing.source, effect.dice, effect.kind)
    s.rolling = before
    for faces in effect.faces:
        if total <= faces.upto:
            yield from perform(s, doing, faces.then)
            return


@carries_out(Check)
def _check(s: TalismanState, doing: Doing, effect: Check) -> Play[None]:
    c = s.characters[doing.you]
    dice = yield from roll(s, c, doing.source, effect.dice)
    value = strength(s, c) if effect.stat == "strength" else craft(s, c)
    yield from perform(s, doing, effect.success if sum(dice) <= value else effect.fail)


def fulfils(s: TalismanState, c: Character, effect: If) -> bool:
    """Whether the character is like this."""
    if effect.alignment and c.alignment not in effect.alignment:
        return False
    if (effect.strength and strength(s, c) < effect.strength) or (effect.craft and craft(s, c) < effect.craft):
        return False
    if effect.gold and c.gold < effect.gold:
        return False
    return not (effect.follower and not owns(c, effect.follower)) and not (effect.trait and not has(s, c, effect.trait))


@carries_out(If)
def _if(s: TalismanState, doing: Doing, effect: If) -> Play[None]:
    yield from perform(s, doing, effect.then if fulfils(s, s.characters[doing.you], effect) else effect.otherwise)


def concerned(s: TalismanState, doing: Doing, who: str) -> list[Character]:
    """TALB-EVT-02, TALB-EVT-03, TALH-DICE-04: clockwise from the one whose turn it is."""
    you = s.characters[doing.you]
    region = s.box.spaces[you.space].region
    found = s.clockwise()
    if who == "dungeon":
        found = [c for c in found if s.box.spaces[c.space].region == DUNGEON]
    if who.endswith("region"):
        found = [c for c in found if s.box.spaces[c.space].region == region]
    return [c for c in found if c is not you] if who.startswith("others") else found


@carries_out(Each)
def _each(s: TalismanState, doing: Doing, effect: Each) -> Play[None]:
    """TALH-END-02: the match is not decided before the effect has hit them all."""
    s.together += 1
    for c in concerned(s, doing, effect.who):
        if c.role is not None:
            yield from perform(s, doing.on(c.seat), effect.then)
    s.together -= 1
    check_last(s)


def open_ways(c: Character, ways: tuple[Way, ...]) -> list[Way]:
    return [way for way in ways if c.gold >= way.gold and not (way.follower and not c.followers)]


@carries_out(Either)
def _either(s: TalismanState, doing: Doing, effect: Either) -> Play[None]:
    """One that cannot be paid for cannot be chosen; the only one left is not asked about."""
    c = s.characters[doing.you]
    ways = open_ways(c, effect.ways)
    offers = [WAY(way.id) for way in ways] + ([DECLINE()] if effect.optional else [])
    if not offers:
        return
    choice = offers[0]
    if len(offers) > 1:
        choice = yield ask(c.seat, "way", offers, {"what": doing.source})
    if choice is DECLINE():
        return
    way = next(way for way in ways if way.id == WAY_ID.of(choice))
    if way.gold:
        c.gold -= way.gold
        s.tell("paid", seat=c.seat, character=c.id, count=way.gold)
    yield from perform(s, doing, way.then)


def asked_to(s: TalismanState, c: Character, question: str, source: str, yes: Option) -> Play[bool]:
    """Whether the character wants it."""
    choice: Option = yield ask(c.seat, question, [yes, DECLINE()], {"what": source})
    return choice is yes
