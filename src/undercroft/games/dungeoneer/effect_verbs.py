"""The verbs of cards, each with the small function that carries it out."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask, ask_secretly
from undercroft.games.dungeoneer.bands import set_level
from undercroft.games.dungeoneer.cards import card_in_hand, discard, discard_laid, distinct, draw, from_hand, laid_of
from undercroft.games.dungeoneer.checks import face
from undercroft.games.dungeoneer.content.verbs import (
    Bonus,
    Check,
    Draw,
    Either,
    Fall,
    Grant,
    Heal,
    Level,
    Lose,
    Modifier,
    Own,
    Points,
    Prevent,
    Recall,
    Roll,
    Stand,
    Steal,
    Unless,
    Wound,
    Wrath,
)
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects import amount, carries_out, concerned, is_useful, perform
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.options import GIVE_UP, PAY_OFF, RECALL, SUFFER, WAY
from undercroft.games.dungeoneer.pieces import Passing
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.wounds import fall, heal, points_for, spend, stand, wound

POINTS: Final = ("glory", "peril", "action")

# -- health, points, cards ------------------------------------------------------------------------


@carries_out(Wound)
def _wound(s: DungeonState, doing: Doing, effect: Wound) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        yield from wound(s, hero, amount(s, doing, effect.count, hero))


@carries_out(Heal)
def _heal(s: DungeonState, doing: Doing, effect: Heal) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        heal(s, hero, amount(s, doing, effect.count, hero))
    yield from ()


@is_useful(Heal)
def _someone_is_wounded(s: DungeonState, doing: Doing, effect: Heal) -> bool:
    return any(hero.health < hero.full_health for hero in concerned(s, doing, effect.who))


@carries_out(Points)
def _points(s: DungeonState, doing: Doing, effect: Points) -> Play[None]:
    sign = -1 if effect.negative else 1
    for hero in concerned(s, doing, effect.who):
        changes = [(kind, sign * amount(s, doing, getattr(effect, kind), hero)) for kind in POINTS]
        for kind, change in changes:
            _change_points(s, hero, kind, change)
    yield from ()


def _change_points(s: DungeonState, hero: Hero, kind: str, change: int) -> None:
    """Nobody loses more than there is."""
    before: int = getattr(hero, kind)
    after = max(0, before + change)
    if after == before:
        return
    setattr(hero, kind, after)
    told = "gained-points" if after > before else "lost-points"
    s.tell(told, seat=hero.seat, hero=hero.id, what=f"{kind}-point", count=abs(after - before))


@carries_out(Steal)
def _steal(s: DungeonState, doing: Doing, effect: Steal) -> Play[None]:
    victim, thief = s.heroes[doing.target], s.heroes[doing.you]
    taken = min(victim.glory, amount(s, doing, effect.glory, victim))
    victim.glory -= taken
    thief.glory += taken
    s.tell("stole-glory", seat=thief.seat, hero=victim.id, count=taken)
    yield from ()


@carries_out(Draw)
def _draw(s: DungeonState, doing: Doing, effect: Draw) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        yield from draw(s, hero, amount(s, doing, effect.count, hero))


@carries_out(Lose)
def _lose(s: DungeonState, doing: Doing, effect: Lose) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        for _ in range(effect.count):
            if effect.what == "hand":
                yield from _lose_from_hand(s, hero, effect.random)
            else:
                yield from _lose_in_play(s, hero, effect.what)


@is_useful(Lose)
def _has_it(s: DungeonState, doing: Doing, effect: Lose) -> bool:
    lists = {"treasure": "treasures", "boon": "boons", "hand": "hand", "monster": "lair"}
    return any(getattr(hero, lists[effect.what]) for hero in concerned(s, doing, effect.who))


def _lose_from_hand(s: DungeonState, hero: Hero, random: bool) -> Play[None]:
    if not hero.hand:
        return
    if random:
        card = hero.hand[s.chance.pick("hand", [card.id for card in hero.hand])]
    else:
        choice: Option = yield ask_secretly(
            hero.seat, "lose", lambda: [GIVE_UP(card.id, "hand") for card in distinct(hero.hand)]
        )
        card = card_in_hand(hero, str(choice.args[0]))
    from_hand(hero, card)
    discard(s, card)
    s.unveil()
    s.tell("discarded", seat=hero.seat, card=card.id)


def _lose_in_play(s: DungeonState, hero: Hero, what: str) -> Play[None]:
    """DGN-EFF-16: what is forced out stops working at once."""
    cards = {"treasure": hero.treasures, "boon": hero.boons, "monster": hero.lair}[what]
    if not cards:
        return
    origin = {"treasure": "treasures", "boon": "boons", "monster": "lair"}[what]
    names = list(dict.fromkeys([laid.card.id for laid in cards]))
    name = names[0]
    if len(names) > 1:
        choice: Option = yield ask(hero.seat, "lose", [GIVE_UP(each, origin) for each in names])
        name = str(choice.args[0])
    laid = laid_of(cards, name)
    cards.remove(laid)
    discard_laid(s, laid)
    s.tell("discarded", seat=hero.seat, card=name)


@carries_out(Recall)
def _recall(s: DungeonState, doing: Doing, effect: Recall) -> Play[None]:
    hero = s.heroes[doing.you]
    found = [card for pile in s.discard for card in pile if card.type == effect.what and card.id != doing.source]
    if not found:
        return
    choice: Option = yield ask(hero.seat, "recall", [RECALL(card.id) for card in distinct(found)])
    card = next(card for card in found if card.id == choice.args[0])
    pile = s.discard[0] if card in s.discard[0] else s.discard[1]
    pile.remove(card)
    hero.hand.append(card)
    hero.known.append(card)
    s.tell("recalled", seat=hero.seat, card=card.id)


@is_useful(Recall)
def _lies_there(s: DungeonState, doing: Doing, effect: Recall) -> bool:
    return any(card.type == effect.what and card.id != doing.source for pile in s.discard for card in pile)


# -- falling, bonuses -----------------------------------------------------------------------------


@carries_out(Fall)
def _fall(s: DungeonState, doing: Doing, effect: Fall) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        if not has_keyword(s, hero, "sure-footed"):
            fall(s, hero)
            hero.fall_threat = effect.threat or hero.fall_threat
    yield from ()


@carries_out(Stand)
def _stand(s: DungeonState, doing: Doing, effect: Stand) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        stand(s, hero)
    yield from ()


@is_useful(Stand)
def _someone_lies(s: DungeonState, doing: Doing, effect: Stand) -> bool:
    return any(hero.fallen for hero in concerned(s, doing, effect.who))


@carries_out(Bonus)
def _bonus(s: DungeonState, doing: Doing, effect: Bonus) -> Play[None]:
    """Of a monster's own effect, "you" is the monster in this battle."""
    attack = doing.attack
    if attack is not None and attack.monster and attack.monster.card.id == doing.source and effect.who == "you":
        attack.modifiers += [_passing(s, doing, each, None, effect.lasts) for each in effect.modifiers]
    else:
        for hero in concerned(s, doing, effect.who):
            hero.passing += [_passing(s, doing, each, hero, effect.lasts) for each in effect.modifiers]
    s.tell("bonus", card=doing.source)
    yield from ()


def _passing(s: DungeonState, doing: Doing, modifier: Modifier, hero: Hero | None, lasts: str) -> Passing:
    times = s.wrath if modifier.per == "wrath" else 1
    return Passing(modifier, times * amount(s, doing, modifier.by, hero), lasts)


@carries_out(Grant)
def _grant(s: DungeonState, doing: Doing, effect: Grant) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        hero.granted.append(effect.keyword)
    s.tell("bonus", card=doing.source)
    yield from ()


@carries_out(Prevent)
def _prevent(s: DungeonState, doing: Doing, effect: Prevent) -> Play[None]:
    armour = Modifier(stat="armour", by=1)
    s.heroes[doing.you].passing.append(Passing(armour, amount(s, doing, effect.count), "battle"))
    s.tell("bonus", card=doing.source)
    yield from ()


@is_useful(Prevent)
def _there_is_a_battle(s: DungeonState, doing: Doing, effect: Prevent) -> bool:
    return bool(s.battle)


@carries_out(Level)
def _level(s: DungeonState, doing: Doing, effect: Level) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        set_level(s, hero, hero.level + effect.by)
    yield from ()


@carries_out(Wrath)
def _wrath(s: DungeonState, doing: Doing, effect: Wrath) -> Play[None]:
    if s.event is not None:
        s.wrath = max(0, min(s.event.most, s.wrath + effect.by))
        s.tell("wrath-changed", event=s.event.id, tokens=s.wrath)
    yield from ()


@is_useful(Wrath)
def _there_is_an_event(s: DungeonState, doing: Doing, effect: Wrath) -> bool:
    return s.event is not None and 0 <= s.wrath + effect.by <= s.event.most


# -- effects with effects inside ------------------------------------------------------------------


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
    if effect.action and points_for(hero) >= effect.action:
        offers.append(PAY_OFF("action", effect.action))
    if effect.health and hero.health > effect.health:
        offers.append(PAY_OFF("health", effect.health))
    if hero.alive and offers:
        choice: Option = yield ask(hero.seat, "unless", [*offers, SUFFER()], {"what": doing.source})
        if choice is not SUFFER():
            yield from _pay_off(s, hero, str(choice.args[0]), int(choice.args[1]))
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
    yield from perform(s, doing, next(way.then for way in effect.ways if way.id == choice.args[0]))


@carries_out(Roll)
def _roll(s: DungeonState, doing: Doing, effect: Roll) -> Play[None]:
    die = s.roll()
    s.tell("rolled", card=doing.source, die=die)
    yield from perform(s, doing, next(faces.then for faces in effect.faces if die <= faces.upto))


@carries_out(Own)
def _own(s: DungeonState, doing: Doing, effect: Own) -> Play[None]:
    yield from s.box.functions[effect.name](s, doing)
