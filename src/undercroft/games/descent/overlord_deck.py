"""The overlord's deck, hand and discard pile."""

from __future__ import annotations

from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.state import THE_OVERLORD, DescentState


def build_deck(s: DescentState) -> None:
    """DESC-SETO-07, DESC-LAY-05: in a basic game the fifteen basic cards, shuffled."""
    s.deck = [card.id for card in BOX.overlord.values() if card.deck == "basic" for _ in range(card.count)]
    s.chance.shuffle("overlord", s.deck, str)


def draw(s: DescentState, count: int) -> None:
    """DESC-OTURN-03; DESC-OCARD-11: when the last card has been drawn, the discard pile becomes the deck at once."""
    for _ in range(count):
        if not s.deck:
            reshuffle(s)
        if not s.deck:
            return
        card = s.deck.pop()
        s.seen_top = max(0, s.seen_top - 1)
        s.hand.append(card)
        s.tell_secretly("drew", (THE_OVERLORD,), {"card": card}, count=1)
        if not s.deck:
            reshuffle(s)


def reshuffle(s: DescentState) -> None:
    if s.discard:
        s.deck, s.discard, s.seen_top = s.discard, [], 0
        s.chance.shuffle("overlord", s.deck, str)
        s.tell("reshuffled")
