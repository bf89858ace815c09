"""The sums of many accounts. They are whole numbers, so that the order in which matches are added does not matter."""

from __future__ import annotations

from collections import Counter

from undercroft.engine.match import Match
from undercroft.lab.balance.account import Account
from undercroft.lab.sides import named_sides
from undercroft.lab.statistics import Estimate, Tally, share

PARTS = 60
"""A victory is counted in so many parts, which can be shared evenly by up to six."""


class Record:
    """How often somebody played, won, and with what scores."""

    __slots__ = ("matches", "parts", "scores")

    def __init__(self) -> None:
        self.matches = 0
        self.parts = 0
        self.scores = Tally()

    def add(self, parts: int, score: int) -> None:
        self.matches += 1
        self.parts += parts
        self.scores.add(score)

    def merge(self, other: Record) -> None:
        self.matches += other.matches
        self.parts += other.parts
        self.scores.merge(other.scores)

    @property
    def victories(self) -> Estimate:
        return share(self.parts / PARTS, self.matches)


class CardSums:
    """What became of a card. ``drawn_in`` and ``played_in`` count matches, the others count copies."""

    __slots__ = ("discarded", "drawn", "drawn_in", "group", "played", "played_in")

    def __init__(self, group: str) -> None:
        self.group = group
        self.drawn = self.played = self.discarded = 0
        self.drawn_in = self.played_in = 0

    def merge(self, other: CardSums) -> None:
        self.drawn += other.drawn
        self.played += other.played
        self.discarded += other.discarded
        self.drawn_in += other.drawn_in
        self.played_in += other.played_in


class QuestSums:
    """In how many matches a quest was on offer, and in how many it was completed."""

    __slots__ = ("done", "group", "offered")

    def __init__(self, group: str) -> None:
        self.group = group
        self.offered = self.done = 0

    def merge(self, other: QuestSums) -> None:
        self.offered += other.offered
        self.done += other.done


class TimesSums:
    """In how many matches something happened, and how often in all."""

    __slots__ = ("matches", "times")

    def __init__(self) -> None:
        self.matches = self.times = 0

    def merge(self, other: TimesSums) -> None:
        self.matches += other.matches
        self.times += other.times


class Sums:
    """All that is counted."""

    def __init__(self) -> None:
        self.matches = 0
        self.parts = 0
        """Of all victories, each side's counted once."""
        self.heroes: dict[str, Record] = {}
        self.sides: dict[str, Record] = {}
        self.seats: dict[str, Record] = {}
        self.places: dict[str, Record] = {}
        """By the place in the order of turns."""
        self.players: dict[str, Record] = {}
        self.endings: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.decisions = Tally()
        self.cards: dict[str, CardSums] = {}
        self.quests: dict[str, QuestSums] = {}
        self.topics: dict[str, dict[str, TimesSums]] = {}

    def add(self, match: Match, players: tuple[str, ...], account: Account) -> None:
        outcome = match.outcome
        assert outcome is not None
        self.matches += 1
        self.decisions.add(len(match.choices))
        if account.ending:
            self.endings[account.ending] += 1
        if account.length is not None:
            self.lengths[account.length] += 1
        parts = [round(PARTS * share) for share in outcome.shares(match.sides)]
        self.parts += sum(parts[side[0]] for side in match.sides)
        for name, side in named_sides(match.game, match.seats, match.start.setup):
            self.sides.setdefault(name, Record()).add(parts[side[0]], sum(outcome.scores[seat] for seat in side))
        for seat, score in enumerate(outcome.scores):
            self._add_seat(seat, match.seats, parts[seat], score, players[seat], account)
        self._add_cards(account)

    def _add_seat(self, seat: int, seats: int, parts: int, score: int, player: str, account: Account) -> None:
        self.seats.setdefault(str(seat), Record()).add(parts, score)
        self.players.setdefault(player, Record()).add(parts, score)
        if account.heroes:
            self.heroes.setdefault(account.heroes[seat], Record()).add(parts, score)
        if account.first is not None:
            self.places.setdefault(str((seat - account.first) % seats), Record()).add(parts, score)

    def _add_cards(self, account: Account) -> None:
        for card, fate in account.cards.items():
            sums = self.cards.setdefault(card, CardSums(fate.group))
            sums.drawn += fate.drawn
            sums.played += fate.played
            sums.discarded += fate.discarded
            sums.drawn_in += fate.drawn > 0
            sums.played_in += fate.drawn > 0 and fate.played > 0
        for quest, errand in account.quests.items():
            known = self.quests.setdefault(quest, QuestSums(errand.group))
            known.offered += errand.offered
            known.done += errand.done
        for topic, happened in account.topics.items():
            counted = self.topics.setdefault(topic, {})
            for name, times in happened.items():
                each = counted.setdefault(name, TimesSums())
                each.matches += times > 0
                each.times += times

    def merge(self, other: Sums) -> None:
        self.matches += other.matches
        self.parts += other.parts
        for mine, theirs in (
            (self.heroes, other.heroes),
            (self.sides, other.sides),
            (self.seats, other.seats),
            (self.places, other.places),
            (self.players, other.players),
        ):
            for name, record in theirs.items():
                mine.setdefault(name, Record()).merge(record)
        self.endings += other.endings
        self.lengths += other.lengths
        self.decisions.merge(other.decisions)
        for card, sums in other.cards.items():
            self.cards.setdefault(card, CardSums(sums.group)).merge(sums)
        for quest, known in other.quests.items():
            self.quests.setdefault(quest, QuestSums(known.group)).merge(known)
        for topic, happened in other.topics.items():
            for name, each in happened.items():
                self.topics.setdefault(topic, {}).setdefault(name, TimesSums()).merge(each)
