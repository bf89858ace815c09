"""Equipment: what a hero wears and holds, and trading it."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Item
from undercroft.games.descent.options import DONE, EQUIP, GIVE, ITEM, PUT_AWAY, TAKE
from undercroft.games.descent.places import adjacent
from undercroft.games.descent.state import Card, DescentState, Hero

HANDS = 2
MOST = {"armor": 1, "other": 2}
"""DESC-EQLIM-02 to DESC-EQLIM-04."""


def item_of(card: Card) -> Item:
    return BOX.items[card.id]


def equipped(hero: Hero) -> list[Item]:
    return [item_of(card) for card in hero.items if card.equipped]


def cannot_equip(hero: Hero, name: str) -> Why | None:
    """DESC-EQLIM-02 to DESC-EQLIM-04: two hands, one armour, two others; heavy armour bears no runes, and there is one
    helmet at a time."""
    if not any(card.id == name and not card.equipped for card in hero.items):
        return Why("has-none", "DESC-EQ-02", item=name)
    item, worn = BOX.items[name], equipped(hero)
    if item.slot == "hand":
        if sum([each.hands for each in worn]) + item.hands > HANDS:
            return Why("hands-full", "DESC-EQLIM-02", item=name)
    elif len([each for each in worn if each.slot == item.slot]) >= MOST[item.slot]:
        return Why("slot-full", "DESC-EQLIM-03" if item.slot == "armor" else "DESC-EQLIM-04", item=name)
    return goes_badly_with(item, worn)


def goes_badly_with(item: Item, worn: list[Item]) -> Why | None:
    """What cards say of each other."""
    traits = {trait for each in worn for trait in each.traits}
    if ("heavy armor" in item.traits and "rune" in traits) or ("rune" in item.traits and "heavy armor" in traits):
        return Why("no-runes", "DESC-SHCARD-09", item=item.id)
    if "helmet" in item.traits and "helmet" in traits:
        return Why("one-helmet", "DESC-SHCARD-09", item=item.id)
    return None


def equip_offers(hero: Hero) -> list[Option]:
    stored = dict.fromkeys([card.id for card in hero.items if not card.equipped])
    worn = dict.fromkeys([card.id for card in hero.items if card.equipped])
    return [*[EQUIP(name) for name in stored if cannot_equip(hero, name) is None], *[PUT_AWAY(name) for name in worn]]


def equip_step(s: DescentState, hero: Hero) -> Play[None]:
    """DESC-HTURN-05: asked only if there is something that could be put on. What was put on is not put away at once."""
    reversals: list[Option] = []
    while any(not card.equipped for card in hero.items):
        offers = [option for option in equip_offers(hero) if option not in reversals]
        if not offers:
            return
        choice: Option = yield ask(hero.seat, "equip", [*offers, DONE()], {"hero": hero.id})
        if choice is DONE():
            return
        name, on = ITEM.of(choice), choice.verb is EQUIP
        put_on(s, hero, name, on)
        reversals.append(PUT_AWAY(name) if on else EQUIP(name))


def put_on(s: DescentState, hero: Hero, name: str, on: bool) -> None:
    card = next(card for card in hero.items if card.id == name and card.equipped is not on)
    card.equipped = on
    s.tell("equipped" if on else "put-away", hero=hero.id, item=name)


def put_on_all(hero: Hero) -> None:
    """DESC-SETH-11: at the start all that fits."""
    for card in hero.items:
        if not card.equipped and cannot_equip(hero, card.id) is None:
            card.equipped = True


# -- trading ------------------------------------------------------------------------------------------


def tradable(hero: Hero) -> list[Card]:
    """DESC-TRADE-01, DESC-TRADE-04: shop and search cards, no class cards."""
    items = [card for card in hero.items if item_of(card).act > 0]
    return items + [card for card in hero.found if not card.spent]


def to_hand_over(giver: Hero, taker: Hero, name: str) -> Card | None:
    """DESC-TRADE-01: nothing goes back in the same turn to whoever has handed it over."""
    cards = [card for card in tradable(giver) if card.id == name]
    return next((card for card in cards if taker.id not in card.givers), None)


def trade_anew(s: DescentState) -> None:
    """A new turn: whatever was handed over in the last one may go anywhere."""
    for hero in s.heroes:
        for card in (*hero.items, *hero.found):
            card.givers = []


def cannot_trade(s: DescentState, hero: Hero, giver: Hero, other: Hero, name: str) -> Why | None:
    """DESC-TRADE-01: at any moment of a move action, with an adjacent hero."""
    if not hero.moving:
        return Why("not-moving", "DESC-TRADE-01", hero=hero.id)
    if hero is other or not adjacent(s, s.figure(hero.id), s.figure(other.id)):
        return Why("not-adjacent", "DESC-TRADE-01", figure=other.id)
    if name not in [card.id for card in tradable(giver)]:
        return Why("not-to-trade", "DESC-TRADE-04", item=name)
    taker = other if giver is hero else hero
    return None if to_hand_over(giver, taker, name) is not None else Why("goes-back", "DESC-TRADE-01", item=name)


def trade_offers(s: DescentState, hero: Hero) -> list[Option]:
    """DESC-TRADE-02, DESC-TRADE-05: giving and taking, for nothing."""
    found: list[Option] = []
    figure = s.figure(hero.id)
    near = [each for each in s.heroes if each is not hero and adjacent(s, figure, s.figure(each.id))]
    for other in near if hero.moving else []:
        gives = [name for name in names_of(tradable(hero)) if cannot_trade(s, hero, hero, other, name) is None]
        takes = [name for name in names_of(tradable(other)) if cannot_trade(s, hero, other, other, name) is None]
        found += [GIVE(name, other.id) for name in gives] + [TAKE(name, other.id) for name in takes]
    return found


def names_of(cards: list[Card]) -> list[str]:
    return list(dict.fromkeys([card.id for card in cards]))


def hand_over(s: DescentState, giver: Hero, taker: Hero, name: str) -> None:
    """DESC-TRADE-03: it is put on in the taker's next turn at the earliest."""
    pile, target = (giver.items, taker.items) if name in BOX.items else (giver.found, taker.found)
    card = to_hand_over(giver, taker, name)
    assert card is not None
    pile.remove(card)
    card.equipped = False
    card.givers = [*card.givers, giver.id]
    target.append(card)
    s.tell("traded", hero=giver.id, taker=taker.id, item=name)
