"""Epic play: skills, equipment and overlord cards before the quest begins, by the level that was agreed on."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.equipping import put_on_all
from undercroft.games.descent.options import BUY, CARD, DONE, GAIN_OVERLORD_CARD, ITEM, LEARN, SELL
from undercroft.games.descent.state import THE_OVERLORD, Card, DescentState, Hero

BASIC: Final = "basic"
HERO_XP: Final = {BASIC: 0, "advanced": 3, "expert": 6}
"""DESC-EPIC-04, DESC-EPIC-07."""
HERO_GOLD: Final = {BASIC: 0, "advanced": 150, "expert": 250}
"""DESC-EPIC-05, DESC-EPIC-08."""
OVERLORD_XP: Final = {BASIC: 0, "advanced": 4, "expert": 8}
"""DESC-EPIC-06, DESC-EPIC-09."""
ACT: Final = {BASIC: 1, "advanced": 1, "expert": 2}
"""DESC-EPIC-10, and the highest act of the shop cards."""
UNIVERSAL: Final = "universal"
LEVEL_TWO_AFTER: Final = 2
LEVEL_THREE_AFTER: Final = 3
"""How many cards of its class the deck holds before a card of that level is added."""


def endow(s: DescentState) -> None:
    """DESC-EPIC-02 to DESC-EPIC-10: what each side has to spend."""
    level = s.setup.level
    s.act = ACT[level]
    s.gold = HERO_GOLD[level] * len(s.heroes)
    s.overlord_xp = OVERLORD_XP[level]
    for hero in s.heroes:
        hero.xp = HERO_XP[level]


# -- skills -------------------------------------------------------------------------------------------


def cannot_learn(hero: Hero, name: str) -> Why | None:
    """DESC-EPIC-13: a skill of the own class that the hero has points for, and has not yet."""
    if BOX.class_of.get(name) != hero.hero_class:
        return Why("other-class", "DESC-EPIC-13", hero=hero.id)
    if name in [card.id for card in hero.skills]:
        return Why("has-skill", "DESC-EPIC-13", hero=hero.id)
    if BOX.skills[name].xp > hero.xp:
        return Why("too-little-xp", "DESC-EPIC-04", hero=hero.id)
    return None


def learn_offers(hero: Hero) -> list[Option]:
    skills = [skill.id for skill in BOX.classes[hero.hero_class].skills]
    return [LEARN(name, hero.id) for name in skills if cannot_learn(hero, name) is None]


def learn(s: DescentState) -> Play[None]:
    """DESC-EPIC-04, DESC-EPIC-07: one hero after another, one skill at a time; points may be left unspent, and nobody
    spends those of another."""
    for hero in s.heroes:
        while learn_offers(hero):
            choice: Option = yield ask(hero.seat, "learn", [*learn_offers(hero), DONE()], {"hero": hero.id})
            if choice is DONE():
                break
            name = CARD.of(choice)
            hero.xp -= BOX.skills[name].xp
            hero.skills.append(Card(name))
            s.tell("learned", hero=hero.id, card=name)
    s.phase = "shop"


# -- equipment ----------------------------------------------------------------------------------------


def left_in_shop(s: DescentState, name: str) -> int:
    held = [card.id for hero in s.heroes for card in hero.items]
    return BOX.shop[name].count - held.count(name)


def cannot_buy(s: DescentState, name: str) -> Why | None:
    """DESC-EPIC-05, DESC-EPIC-08, DESC-EPIC-11: a card of the shop, for gold that all have together."""
    item = BOX.shop.get(name)
    if item is None or left_in_shop(s, name) < 1:
        return Why("not-in-shop", "DESC-EPIC-05", item=name)
    if item.act > ACT[s.setup.level]:
        return Why("later-act", "DESC-EPIC-05", item=name)
    return None if item.cost <= s.gold else Why("too-dear", "DESC-EPIC-05", item=name)


def cannot_sell(hero: Hero, name: str) -> Why | None:
    """DESC-EPIC-12: starting equipment."""
    if name not in [card.id for card in hero.items]:
        return Why("has-none", "DESC-EPIC-12", item=name)
    return None if BOX.items[name].act == 0 else Why("not-to-sell", "DESC-EPIC-12", item=name)


def shop_offers(s: DescentState, hero: Hero) -> list[Option]:
    held = dict.fromkeys([card.id for card in hero.items])
    found = [BUY(name, hero.id) for name in BOX.shop if cannot_buy(s, name) is None]
    return found + [SELL(name, hero.id) for name in held if cannot_sell(hero, name) is None]


def shop(s: DescentState) -> Play[None]:
    """One hero after another; afterwards everybody puts on what fits."""
    for hero in s.heroes:
        while True:
            offers = [*shop_offers(s, hero), DONE()]
            choice: Option = yield ask(hero.seat, "shop", offers, {"hero": hero.id, "gold": s.gold})
            if choice is DONE():
                break
            trade(s, hero, choice)
        put_on_all(hero)
    s.phase = "gain-cards"


def trade(s: DescentState, hero: Hero, choice: Option) -> None:
    name = ITEM.of(choice)
    if choice.verb is BUY:
        s.gold -= BOX.shop[name].cost
        hero.items.append(Card(name))
        s.tell("bought", hero=hero.id, item=name)
        return
    s.gold += BOX.items[name].price
    hero.items.remove(next(card for card in hero.items if card.id == name))
    s.tell("sold", hero=hero.id, item=name)


# -- the overlord's deck ------------------------------------------------------------------------------


def of_class(s: DescentState, deck: str) -> list[str]:
    return [card for card in s.gained if BOX.overlord[card].deck == deck]


def cannot_gain(s: DescentState, name: str) -> Why | None:
    """DESC-EPIC-13, DESC-OCARD-01: level II after two cards of level I of its class, level III after three cards of
    its class; universal cards and level I always."""
    card = BOX.overlord[name]
    if card.xp == 0 or s.gained.count(name) >= card.count:
        return Why("no-such-card", "DESC-EPIC-13", card=name)
    if card.xp > s.overlord_xp:
        return Why("too-little-overlord-xp", "DESC-EPIC-06", card=name)
    same = of_class(s, card.deck)
    first = [each for each in same if BOX.overlord[each].level == 1]
    if card.deck != UNIVERSAL and card.level == 2 and len(first) < LEVEL_TWO_AFTER:
        return Why("lower-level-first", "DESC-EPIC-13", card=name)
    if card.deck != UNIVERSAL and card.level == 3 and len(same) < LEVEL_THREE_AFTER:
        return Why("lower-level-first", "DESC-EPIC-13", card=name)
    return None


def gain_offers(s: DescentState) -> list[Option]:
    return [GAIN_OVERLORD_CARD(name) for name in BOX.overlord if cannot_gain(s, name) is None]


def gain_cards(s: DescentState) -> Play[None]:
    """DESC-EPIC-06, DESC-EPIC-09: they are shuffled into his deck, and all know which they are."""
    while gain_offers(s):
        about = {"xp": s.overlord_xp}
        choice: Option = yield ask(THE_OVERLORD, "gain-cards", [*gain_offers(s), DONE()], about)
        if choice is DONE():
            break
        name = CARD.of(choice)
        s.overlord_xp -= BOX.overlord[name].xp
        s.gained.append(name)
        s.tell("gained", card=name)
    s.deck += s.gained
    s.chance.shuffle("overlord", s.deck, str)
    s.phase = "pick-groups"
