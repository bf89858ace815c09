"""Effects that hang on a check, a die or a player's choice, and those with a function of their own."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.checks import face
from undercroft.games.dungeoneer.content.vocabulary import (
    Check,
    Either,
    Own,
    Roll,
    Unless,
)
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import carries_out, concerned, perform
from undercroft.games.dungeoneer.options import COUNT, PAY_OFF, SUFFER, WAY, WAY_ID, WHAT
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.wounds import lacks_points, spend, wound


@carries_out(Check)
def _check(s: DungeonState, doing: Doing, effect: Check) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        overcome = yield from face(s, hero, effect.threat, "threat", doing.source)
        yield from perform(s, doing.on(hero.seat), effect.success if overcome else effect.fail)


@carries_out(Unless)
def _unless(s: DungeonState, doing: Doing, effect: Unless) -> Play[None]:
    hero = s.heroes[doing.target]
    offers = []
    if effect.glory and hero.glory >= effect.glory:
        offers.append(PAY_OFF("glory", effect.glory))
    if effect.action and lacks_points(hero, effect.action) is None:
        offers.append(PAY_OFF("action", effect.action))
    if effect.health and hero.health > effect.health:
        offers.append(PAY_OFF("health", effect.health))
    if hero.alive and offers:
        choice: Option = yield ask(hero.seat, "unless", [*offers, SUFFER()], {"what": doing.source})
        if choice is not SUFFER():
            yield from _pay_off(s, hero, WHAT.of(choice), COUNT.of(choice))
            return
    yield from perform(s, doing, effect.then)


def _pay_off(s: DungeonState, hero: Hero, what: str, count: int) -> Play[None]:
    s.tell("paid-off", seat=hero.seat, hero=hero.id, what=what, count=count)
    if what == "glory":
        hero.glory -= count
    elif what == "action":
        spend(hero, count)
    else:
        yield from wound(s, hero, count)


@carries_out(Either)
def _either(s: DungeonState, doing: Doing, effect: Either) -> Play[None]:
    choice: Option = yield ask(doing.you, "way", [WAY(way.id) for way in effect.ways], {"what": doing.source})
    yield from perform(s, doing, next(way.then for way in effect.ways if way.id == WAY_ID.of(choice)))


@carries_out(Roll)
def _roll(s: DungeonState, doing: Doing, effect: Roll) -> Play[None]:
    die = s.roll()
    s.tell("rolled", card=doing.source, die=die)
    yield from perform(s, doing, next(faces.then for faces in effect.faces if die <= faces.upto))


@carries_out(Own)
def _own(s: DungeonState, doing: Doing, effect: Own) -> Play[None]:
    yield from s.box.functions[effect.name](s, doing)
