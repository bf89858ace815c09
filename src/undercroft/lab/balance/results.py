"""The figures of a balance report, each with its 95 % interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from undercroft.lab.balance.account import Bounds
from undercroft.lab.balance.sums import CardSums, QuestSums, Record, TimesSums
from undercroft.lab.statistics import Estimate, Tally, share


class Standing(msgspec.Struct, frozen=True):
    """How a hero, a side, a seat or a player does."""

    name: str
    matches: int
    victories: Estimate
    """The share of the victories; a shared one counts in parts."""
    score: Estimate


class Share(msgspec.Struct, frozen=True):
    name: str
    matches: int
    share: Estimate


class Length(msgspec.Struct, frozen=True):
    """How long matches last, in the game's own unit."""

    mean: Estimate
    middle: tuple[int, int]
    """What four matches out of five lie between."""
    within: Estimate | None
    """The share of the matches that are within bounds, if there are any."""
    counts: dict[int, int]
    """How many matches lasted how long."""


class Cards(msgspec.Struct, frozen=True):
    """One card."""

    name: str
    group: str
    drawn_in: int
    """The matches in which it was drawn."""
    share: Estimate
    """The share of these in which it was played, too."""
    drawn: int
    played: int
    discarded: int
    """How many copies were, all matches together."""


class Quests(msgspec.Struct, frozen=True):
    """One quest."""

    name: str
    group: str
    offered: int
    """The matches in which it was on offer."""
    done: int
    share: Estimate
    """The share of these in which it was completed."""


class Happening(msgspec.Struct, frozen=True):
    """One thing that a game counts."""

    name: str
    matches: int
    """Those in which it happened."""
    share: Estimate
    """Their share of all."""
    times: float
    """How often it happened in a match, on average."""


class Topic(msgspec.Struct, frozen=True):
    """Things of one kind that a game counts, the most frequent first."""

    name: str
    happenings: list[Happening]


Kind: TypeAlias = Literal[
    "hero-strong",
    "hero-weak",
    "side-strong",
    "side-weak",
    "seat-strong",
    "seat-weak",
    "place-strong",
    "place-weak",
    "card-never-drawn",
    "card-never-played",
    "card-rarely-played",
    "quest-never-offered",
    "quest-never-done",
    "length-short",
    "length-long",
    "never-happened",
]


class Finding(msgspec.Struct, frozen=True):
    """One thing that is out of bounds."""

    kind: Kind
    name: str
    value: Estimate
    bound: float
    """The bound that it is beyond."""
    sure: bool
    """Whether the whole interval lies beyond it; else more matches may show that all is well."""


class Balance(msgspec.Struct, frozen=True):
    """What the matches showed. What is out of bounds stands first."""

    game: str
    players: tuple[str, ...]
    seed: int
    setup: dict[str, Any]
    """What was agreed, and what a report of this game always names."""
    matches: int
    seconds: float
    workers: int
    bounds: Bounds
    fair: float
    """The share of the victories that every side would have in a game where nothing but chance decides."""
    findings: list[Finding]
    heroes: list[Standing]
    seats: list[Standing]
    places: list[Standing]
    """By the place in the order of turns: 0 begins. Empty where nobody begins."""
    by_player: list[Standing]
    endings: list[Share]
    unit: str
    """What the length is counted in."""
    length: Length | None
    decisions: Estimate
    cards: list[Cards]
    quests: list[Quests]
    sides: list[Standing] = []
    """By role, or by number where all sides are alike; empty where every seat plays for itself by the same rules."""
    topics: list[Topic] = []
    """What the game counts besides."""
    beside: list[Balance] = []
    """The same with other players in all seats."""


def standings(records: Mapping[str, Record]) -> list[Standing]:
    return [
        Standing(name, record.matches, record.victories, record.scores.estimate()) for name, record in records.items()
    ]


def length(counts: Counter[int], bounds: tuple[int, int] | None) -> Length | None:
    if not counts:
        return None
    tally = Tally()
    for figure, times in sorted(counts.items()):
        for _ in range(times):
            tally.add(figure)
    within = None
    if bounds is not None:
        low, high = bounds
        within = share(sum(times for figure, times in counts.items() if low <= figure <= high), tally.count)
    return Length(
        tally.estimate(), (_quantile(counts, 0.1), _quantile(counts, 0.9)), within, dict(sorted(counts.items()))
    )


def _quantile(counts: Counter[int], part: float) -> int:
    """The least figure that at least this part of the matches do not exceed."""
    wanted = part * counts.total()
    reached = 0
    for figure in sorted(counts):
        reached += counts[figure]
        if reached >= wanted:
            return figure
    return max(counts)


def cards(sums: Mapping[str, CardSums]) -> list[Cards]:
    """The least played first."""
    found = [
        Cards(
            name=name,
            group=card.group,
            drawn_in=card.drawn_in,
            share=share(card.played_in, card.drawn_in),
            drawn=card.drawn,
            played=card.played,
            discarded=card.discarded,
        )
        for name, card in sums.items()
    ]
    return sorted(found, key=lambda card: (card.share.value, card.name))


def quests(sums: Mapping[str, QuestSums]) -> list[Quests]:
    """The least done first."""
    found = [
        Quests(name, quest.group, quest.offered, quest.done, share(quest.done, quest.offered))
        for name, quest in sums.items()
    ]
    return sorted(found, key=lambda quest: (quest.share.value, quest.name))


def topics(sums: Mapping[str, Mapping[str, TimesSums]], matches: int) -> list[Topic]:
    """Each with the most frequent first."""
    return [
        Topic(
            topic,
            sorted(
                [
                    Happening(name, each.matches, share(each.matches, matches), each.times / matches)
                    for name, each in happened.items()
                ],
                key=lambda happening: (-happening.times, happening.name),
            ),
        )
        for topic, happened in sums.items()
    ]
