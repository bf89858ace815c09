"""Decks and discard piles, and what a seat knows of the top of a deck."""

from __future__ import annotations

from typing import Final

from undercroft.games.talisman.box import DUNGEON, Card
from undercroft.games.talisman.state import Character, TalismanState


def pile(s: TalismanState, deck: str) -> list[Card]:
    return s.adventure if deck == "adventure" else s.under if deck == "dungeon" else s.spell_deck


def discard_pile(s: TalismanState, deck: str) -> list[Card]:
    return s.adventure_discard if deck == "adventure" else s.under_discard if deck == "dungeon" else s.spell_discard


def card_name(card: Card) -> str:
    return card.id


def refill(s: TalismanState, deck: str) -> None:
    """TALB-SPC-17: an exhausted deck is made anew from its discard pile."""
    cards, gone = pile(s, deck), discard_pile(s, deck)
    if not cards and gone:
        cards += gone
        gone.clear()
        s.chance.shuffle(deck, cards, card_name)
        s.tell("reshuffled", deck=deck)
        forget(s, deck)


def draw(s: TalismanState, deck: str) -> Card | None:
    """The top card; TALH-DECK-02: none if deck and discard pile are empty."""
    refill(s, deck)
    cards = pile(s, deck)
    if not cards:
        return None
    s.unveil()
    card = cards.pop()
    for c in s.characters:
        known = knowledge(c, deck)
        if known:
            known.pop()
    return card


DENIZENS_ROUNDS: Final = 2


def region_deck(s: TalismanState, c: Character) -> str:
    """TAL-DRAW-01, TAL-DRAW-02, TAL-ABIL-01: in the Dungeon every card drawn is a Dungeon Card; everywhere, in the
    rounds after the turn in which Dark Denizens came."""
    if s.space_of(c).region == DUNGEON or any(
        one.name == "dark-denizens" and one.rounds <= DENIZENS_ROUNDS for one in s.lasting
    ):
        return "dungeon"
    return "adventure"


def discard(s: TalismanState, card: Card) -> None:
    """TALB-CARRY-07, TALH-DECK-01: to the pile of its own deck, wherever it lay. Purchase and Talisman Cards go back
    beside the board (TALB-BUY-16, TALB-TAL-08), Treasures leave the game (TAL-TRS-02)."""
    deck = card.deck
    if deck == "purchase":
        s.purchases.append(card)
    elif deck == "talisman":
        s.talismans.append(card)
    elif deck != "treasure":
        discard_pile(s, deck).append(card)
    if card.id == "spell-ring" and s.ring is not None:
        s.spell_discard.append(s.ring)
        s.ring = None
        s.unveil()


# -- knowledge ------------------------------------------------------------------------------------


def knowledge(c: Character, deck: str) -> list[Card]:
    """The top cards of a deck that this seat knows, the topmost last."""
    return c.known if deck == "adventure" else c.known_under if deck == "dungeon" else []


def forget(s: TalismanState, deck: str) -> None:
    """The deck was shuffled."""
    for c in s.characters:
        knowledge(c, deck).clear()


def look(s: TalismanState, c: Character, deck: str, count: int) -> list[Card]:
    """The seat looks at the top cards, the topmost first. TALH-DECK-03: a deck that is too short gets its discard pile
    beneath it first."""
    deepen(s, deck, count)
    cards = pile(s, deck)
    seen = cards[-count:]
    known = knowledge(c, deck)
    if len(seen) > len(known):
        known[:] = seen
    top = seen[::-1]
    s.tell_secretly(
        "looked",
        (c.seat,),
        {"cards": tuple([card.id for card in top])},
        seat=c.seat,
        character=c.id,
        deck=deck,
        count=len(top),
    )
    return top


def deepen(s: TalismanState, deck: str, count: int) -> None:
    """TALH-DECK-03."""
    cards, gone = pile(s, deck), discard_pile(s, deck)
    if len(cards) < count and gone:
        below = gone[:]
        gone.clear()
        s.chance.shuffle(deck, below, card_name)
        cards[:0] = below
        s.tell("reshuffled", deck=deck)


def only_known_to(s: TalismanState, c: Character, deck: str) -> None:
    """The seat is going to change the order of the top cards: nobody else knows it any more."""
    for other in s.characters:
        if other is not c:
            knowledge(other, deck).clear()
    s.unveil()


def not_yet_put(s: TalismanState, deck: str, count: int, done: int) -> list[Card]:
    """Of the top cards those that have no place yet; the topmost ``done`` have."""
    cards = pile(s, deck)
    return cards[len(cards) - count : len(cards) - done]


def put_next(s: TalismanState, c: Character, deck: str, count: int, done: int, card_id: str) -> None:
    """This card comes next below those that have their place."""
    cards = pile(s, deck)
    first, end = len(cards) - count, len(cards) - done
    at = next(place for place in range(first, end) if cards[place].id == card_id)
    cards.insert(end - 1, cards.pop(at))
    knowledge(c, deck)[-count:] = cards[first:]
