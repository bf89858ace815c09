"""Shops, sales, stocks on Places, lasting Events, looking at a deck, discarding the card itself."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import belongings, counters, decks
from undercroft.games.talisman.box import Card, titles
from undercroft.games.talisman.content.vocabulary import Discard, Lasting, Look, Sell, Shop, Stock
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import carries_out
from undercroft.games.talisman.lasting import begin
from undercroft.games.talisman.options import BUY, CARD, DONE, OBJECT, PURCHASE, PUT_ON_TOP, SELL
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.table import clear_away


def for_sale(s: TalismanState, c: Character, prices: dict[str, int]) -> list[Card]:
    """TALB-BUY-02, TALB-GLD-03: what is left and can be paid."""
    there = [card for card in titles(s.purchases) if card.id in prices and prices[card.id] <= c.gold]
    return [card for card in there if belongings.cannot_own(s, c, card) is None]


@carries_out(Shop)
def _shop(s: TalismanState, doing: Doing, effect: Shop) -> Play[None]:
    """TALB-BUY-14: one card at a time, until one is done."""
    c = s.characters[doing.you]
    while True:
        cards = for_sale(s, c, effect.prices)
        if not cards:
            return
        offers = [*[BUY(card.id) for card in cards], DONE()]
        choice: Option = yield ask(c.seat, "buy", offers, {"what": doing.source})
        if choice is DONE():
            return
        card = next(card for card in cards if card.id == PURCHASE.of(choice))
        counters.lose(s, c, "gold", effect.prices[card.id])
        s.purchases.remove(card)
        yield from belongings.gain(s, c, card)


@carries_out(Sell)
def _sell(s: TalismanState, doing: Doing, effect: Sell) -> Play[None]:
    """TALB-OUT-09: one Object at a time for 1 gold each."""
    c = s.characters[doing.you]
    while c.objects:
        offers = [*[SELL(card.id) for card in titles(c.objects)], DONE()]
        choice: Option = yield ask(c.seat, "sell", offers, {"what": doing.source})
        if choice is DONE():
            return
        yield from belongings.discard_belonging(s, c, belongings.held(c, OBJECT.of(choice)))
        counters.gain(s, c, "gold", 1)


@carries_out(Stock)
def _stock(s: TalismanState, doing: Doing, effect: Stock) -> Play[None]:
    """TALB-PLC-04: a point a visit; an empty Place is discarded."""
    c, card = s.characters[doing.you], doing.card
    assert card is not None
    if s.stock.get(card.id, 0) > 0:
        s.stock[card.id] -= 1
        counters.gain(s, c, effect.what, 1)
    if s.stock.get(card.id, 0) == 0:
        s.stock.pop(card.id, None)
        clear_away(s, c.space, card)
    yield from ()


@carries_out(Discard)
def _discard(s: TalismanState, doing: Doing, effect: Discard) -> Play[None]:
    c, card = s.characters[doing.you], doing.card
    assert card is not None
    if card in c.objects or card in c.followers:
        yield from belongings.discard_belonging(s, c, card)
    elif card in s.table[c.space]:
        clear_away(s, c.space, card)


@carries_out(Lasting)
def _lasting(s: TalismanState, doing: Doing, effect: Lasting) -> Play[None]:
    """TALB-EVT-05: it lies where it was drawn until it is over. TALB-EVT-07: met again it does not begin anew. The
    turn in which it begins is none of its rounds."""
    c = s.characters[doing.you]
    if not any(one.card is doing.card and one.space == c.space for one in s.lasting):
        begin(s, effect.name, doing.card, c.space, s.active, effect.rounds)
    yield from ()


@carries_out(Look)
def _look(s: TalismanState, doing: Doing, effect: Look) -> Play[None]:
    c = s.characters[doing.you]
    deck: str = effect.deck or decks.region_deck(s, c)
    top = decks.look(s, c, deck, effect.count)
    if effect.reorder:
        yield from put_in_order(s, c, deck, len(top))


def put_in_order(s: TalismanState, c: Character, deck: str, count: int) -> Play[None]:
    """The seat chooses, from the topmost on, how the top cards lie."""
    decks.only_known_to(s, c, deck)
    for done in range(count - 1):
        left = count - done
        choice: Option = yield ask(
            c.seat,
            "put-on-top",
            put_offers(s, deck, count, done),
            {"what": doing_name(deck), "count": left},
        )
        decks.put_next(s, c, deck, count, done, CARD.of(choice))


def put_offers(s: TalismanState, deck: str, count: int, done: int) -> Callable[[], list[Option]]:
    return lambda: [PUT_ON_TOP(card.id) for card in titles(decks.not_yet_put(s, deck, count, done))]


def doing_name(deck: str) -> str:
    return "deck-dungeon" if deck == "dungeon" else "deck-adventure"
