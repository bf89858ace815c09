"""Trophies (TALB-TRO): handed in at the end of one's own turn for Strength and Craft."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Play, ask
from undercroft.games.talisman.box import Card, titles
from undercroft.games.talisman.counters import gain
from undercroft.games.talisman.decks import discard
from undercroft.games.talisman.options import DONE, ENEMY, TRADE_IN
from undercroft.games.talisman.state import Character, TalismanState

POINTS: Final = {"seven": 7, "six": 6, "five": 5}
"""TALB-TRO-03, TALB-VAR-06."""


def price(s: TalismanState) -> int:
    return POINTS[s.setup.trophies]


def of_stat(c: Character, stat: str) -> list[Card]:
    """TALB-TRO-05: Strength and Craft are summed separately."""
    return [card for card in c.trophies if (card.strength if stat == "strength" else card.craft)]


def worth(cards: list[Card]) -> int:
    return sum([card.strength + card.craft for card in cards])


def trade_in(s: TalismanState, c: Character) -> Play[None]:
    """TALB-TRO-02: one at a time, as long as it makes up a counter. TALB-TOAD-13: a toad gains none."""
    if c.toad or not c.trophies:
        return
    for stat in ("strength", "craft"):
        while worth(of_stat(c, stat)) >= price(s):
            given = yield from hand_in(s, c, stat)
            if not given:
                break
            gain(s, c, stat, worth(given) // price(s))


def hand_in(s: TalismanState, c: Character, stat: str) -> Play[list[Card]]:
    """TALB-TRO-07: the player chooses which. TALB-TRO-06: points above are lost, unless what is handed in with them
    makes up another counter. Nothing is given before the price is reached."""
    given: list[Card] = []
    while True:
        rest = of_stat(c, stat)
        for card in given:
            rest.remove(card)
        enough = worth(given) >= price(s)
        if enough and not pays_again(s, given, rest):
            break
        offers = [TRADE_IN(card.id) for card in titles(rest)]
        if enough or not given:
            offers.append(DONE())
        choice = offers[0]
        if len(offers) > 1:
            wanted = (worth(given) // price(s) + 1) * price(s)
            choice = yield ask(c.seat, "trade-in", offers, {"what": stat, "count": worth(given), "price": wanted})
        if choice is DONE():
            if not enough:
                return []
            break
        given.append(next(card for card in rest if card.id == ENEMY.of(choice)))
    for card in given:
        c.trophies.remove(card)
        discard(s, card)
    s.tell("traded-in", seat=c.seat, character=c.id, cards=tuple([card.id for card in given]), what=stat)
    return given


def pays_again(s: TalismanState, given: list[Card], rest: list[Card]) -> bool:
    """Whether points that would be lost make up another counter with the rest."""
    above = worth(given) % price(s)
    return above > 0 and above + worth(rest) >= price(s)
