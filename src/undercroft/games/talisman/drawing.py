"""Drawing cards for a space, and cards that put themselves elsewhere."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.box import ENEMY, PLACE, Card, titles
from undercroft.games.talisman.decks import discard, draw, region_deck
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.having import givers, has
from undercroft.games.talisman.options import CARD, DECLINE, DRAW_MORE, REPLACE
from undercroft.games.talisman.places import destination
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.supply import STOCKED, left

HERE = "here"


def top_up(s: TalismanState, c: Character, wanted: int) -> Play[None]:
    """TALB-SPC-01: only as many as are missing; TALB-SPC-16, TALB-EVT-06: whatever lies there counts."""
    missing = wanted - len(s.table[c.space])
    if missing <= 0:
        return
    deck = region_deck(s, c)
    s.drawn = []
    extra = 0
    if has(s, c, "draws-one-more"):
        choice: Option = yield ask(c.seat, "draw-more", [DRAW_MORE(), DECLINE()], {"count": missing})
        extra = 1 if choice is DRAW_MORE() else 0
    for _ in range(missing + extra):
        draw_one(s, c, deck)
    if extra and len(s.drawn) > missing:
        choice = yield ask(c.seat, "discard-drawn", [REPLACE(card.id) for card in titles(s.drawn)])
        drop_drawn(s, CARD.of(choice))
    yield from replace_cards(s, c, deck)
    for card in s.drawn[:]:
        yield from lay_out(s, c, card)
        s.drawn.remove(card)


def draw_one(s: TalismanState, c: Character, deck: str) -> None:
    card = draw(s, deck)
    if card is not None:
        s.drawn.append(card)
        s.tell("drew", seat=c.seat, character=c.id, card=card.id, deck=deck)


def drop_drawn(s: TalismanState, card_id: str) -> None:
    card = next(card for card in s.drawn if card.id == card_id)
    s.drawn.remove(card)
    discard(s, card)
    s.tell("drawn-discarded", card=card.id)


def replace_cards(s: TalismanState, c: Character, deck: str) -> Play[None]:
    """The Prophetess and the Orb of Knowledge: each lets one card drawn be discarded for another, which must be met."""
    first = len(s.drawn)
    for _ in range(givers(s, c, "replaces-card")):
        if first == 0:
            break
        offers = [DECLINE(), *[REPLACE(card.id) for card in titles(s.drawn[:first])]]
        choice: Option = yield ask(c.seat, "replace", offers, {"cards": tuple([card.id for card in s.drawn])})
        if choice is DECLINE():
            break
        drop_drawn(s, CARD.of(choice))
        first -= 1
        draw_one(s, c, deck)


def lay_out(s: TalismanState, c: Character, card: Card) -> Play[None]:
    """TALB-SPC-03: a card that moves itself does so before anything is met."""
    space = c.space
    placed: dict[str, str] = card.title.placed
    if placed:
        die = (yield from roll(s, c, card.id))[0]
        to = placed[str(die)]
        space = space if to == HERE else destination(s, s.box.space_ids[to])
        s.tell("placed", card=card.id, space=s.box.spaces[space].id)
    put_on_table(s, card, space)


def put_on_table(s: TalismanState, card: Card, space: int) -> None:
    """A card lies on a space from now on; a Place gets its stock, as far as there is one."""
    s.table[space].append(card)
    points: int = card.title.stock
    if card.type == PLACE and points and card.id not in s.stock:
        s.stock[card.id] = min(points, left(s, STOCKED[card.id]))


def enemies_on(s: TalismanState, space: int) -> list[Card]:
    return [card for card in s.table[space] if card.type == ENEMY]
