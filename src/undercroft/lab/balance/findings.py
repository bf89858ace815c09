"""What is out of bounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from undercroft.lab.balance.results import Balance, Finding, Kind, Standing

UNEVEN: Final[dict[str, tuple[Kind, Kind]]] = {
    "hero": ("hero-strong", "hero-weak"),
    "side": ("side-strong", "side-weak"),
    "seat": ("seat-strong", "seat-weak"),
    "place": ("place-strong", "place-weak"),
}


def find(balance: Balance) -> list[Finding]:
    """Everything that is out of bounds: what is sure first, otherwise heroes, sides (or seats, where each plays for
    itself), length, cards, quests."""
    found = [
        *_uneven("hero", balance.heroes, balance),
        *_uneven("side", balance.sides, balance),
        *_uneven("seat", [] if balance.sides else balance.seats, balance),
        *_uneven("place", balance.places, balance),
        *_length(balance),
        *_cards(balance),
        *_quests(balance),
        *_topics(balance),
    ]
    return sorted(found, key=lambda finding: not finding.sure)


def _uneven(what: str, standings: Sequence[Standing], balance: Balance) -> Iterator[Finding]:
    if len(standings) < 2:
        return
    low, high = balance.fair - balance.bounds.victory, balance.fair + balance.bounds.victory
    strong, weak = UNEVEN[what]
    for standing in standings:
        victories = standing.victories
        if victories.value > high:
            yield Finding(strong, standing.name, victories, high, victories.low > high)
        elif victories.value < low:
            yield Finding(weak, standing.name, victories, low, victories.high < low)


def _length(balance: Balance) -> Iterator[Finding]:
    if balance.length is None or balance.bounds.length is None:
        return
    low, high = balance.bounds.length
    mean = balance.length.mean
    if mean.value < low:
        yield Finding("length-short", "", mean, low, mean.high < low)
    elif mean.value > high:
        yield Finding("length-long", "", mean, high, mean.low > high)


def _cards(balance: Balance) -> Iterator[Finding]:
    least = balance.bounds.played
    for card in balance.cards:
        if card.drawn_in == 0:
            yield Finding("card-never-drawn", card.name, card.share, least, False)
        elif card.played == 0:
            yield Finding("card-never-played", card.name, card.share, least, card.share.high < least)
        elif card.share.value < least:
            yield Finding("card-rarely-played", card.name, card.share, least, card.share.high < least)


def _quests(balance: Balance) -> Iterator[Finding]:
    for quest in balance.quests:
        if quest.offered == 0:
            yield Finding("quest-never-offered", quest.name, quest.share, 0.0, False)
        elif quest.done == 0:
            yield Finding("quest-never-done", quest.name, quest.share, 0.0, False)


def _topics(balance: Balance) -> Iterator[Finding]:
    for topic in balance.topics:
        for happening in topic.happenings:
            if happening.matches == 0:
                yield Finding("never-happened", f"{topic.name}/{happening.name}", happening.share, 0.0, False)
