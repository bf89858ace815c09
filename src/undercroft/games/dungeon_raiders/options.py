"""What a raider can do, and the rule that allows it."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from undercroft.engine.decision import Option, Param, Verb, names
from undercroft.games.dungeon_raiders.content.cards import BALL, CARD_IDS, KEY, POWER_CARDS, SWORD, TORCH, bits
from undercroft.games.dungeon_raiders.content.characters import CHARACTER_IDS

_CARD_RULES: Final = {TORCH: "RAID-BOSS-05", BALL: "RAID-ITM-04", KEY: "RAID-ITM-08", SWORD: "RAID-ITM-11"}


def _card_rule(card: str) -> str:
    return _CARD_RULES.get(CARD_IDS.index(card), "RAID-PLAY-01")


_CARD_IDS: Final = names(CARD_IDS[1:])

CHARACTER: Final = Param("character", names(CHARACTER_IDS))
CARD: Final = Param("card", _CARD_IDS)
FIRST: Final = Param("first", _CARD_IDS)
SECOND: Final = Param("second", _CARD_IDS)

CHOOSE_CHARACTER: Final = Verb("choose-character", CHARACTER, rule="RAID-SET-12")
PLAY: Final = Verb("play", CARD, rule=_card_rule)
PLAY_TWO: Final = Verb(
    "play-two",
    FIRST,
    SECOND,
    rule="RAID-BOSS-03",
    among=lambda contents: combinations_with_replacement(CARD_IDS[1:], 2),
)
"""Of two cards the lower one comes first; items follow power cards."""
LIGHT_TORCH: Final = Verb("light-torch", rule="RAID-ITM-01")
HOLD: Final = Verb("hold", rule="RAID-BOSS-03")

VERBS: Final = (CHOOSE_CHARACTER, PLAY, PLAY_TWO, LIGHT_TORCH, HOLD)

Offer = tuple[Option, ...]

_CARDS: Final = range(1, len(CARD_IDS))
_LIGHT: Final = LIGHT_TORCH()
_HOLD: Final = HOLD()
_ONE: Final = [_LIGHT, *[PLAY(CARD_IDS[card]) for card in _CARDS]]
"""The option to play a card, by its number."""


class Lays:
    """What an option lays down: all the cards, the items of them, the power cards as bits and what these add up to."""

    __slots__ = ("cards", "items", "power", "value")

    def __init__(self, *cards: int) -> None:
        power = [card for card in cards if card in POWER_CARDS]
        self.cards = cards
        self.items = cards[len(power) :]
        self.power = bits(*power)
        self.value = sum(power)


LAYS: Final[dict[Option, Lays]] = {_HOLD: Lays()}
"""Every option to play cards, and what it lays down."""
for _card in _CARDS:
    LAYS[_ONE[_card]] = Lays(_card)
    for _other in range(_card, len(CARD_IDS)):
        LAYS[PLAY_TWO(CARD_IDS[_card], CARD_IDS[_other])] = Lays(_card, _other)


def _one_card(fits: int) -> Offer:
    """To play any of these cards; a torch is not played but lit."""
    return tuple([_LIGHT if card == TORCH else _ONE[card] for card in _CARDS if fits >> card & 1])


ONE_CARD: Final = [_one_card(fits) for fits in range(1 << len(CARD_IDS))]
"""What is on offer in a room, by the cards that can be played there, as bits."""


def one_or_two_cards(cards: tuple[int, ...], most: int, may_hold: bool) -> Offer:
    """Against a boss: any one of these cards, or any two of them."""
    options = [_ONE[card] for card in dict.fromkeys(cards)]
    if most > 1:
        pairs = dict.fromkeys((one, other) for place, one in enumerate(cards) for other in cards[place + 1 :])
        options += [PLAY_TWO(CARD_IDS[one], CARD_IDS[other]) for one, other in pairs]
    return (*options, _HOLD) if may_hold and options else tuple(options)
