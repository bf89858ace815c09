"""The course of a match: the steps that led to where it is, and the number of each open decision.

A step is a choice, a standing order or the taking back of a choice; steps are only ever added. A decision is numbered
by how many steps there were when it was asked, so a choice that answers an older question is known by its number, also
after an undo, and seats that decide at once do not make each other late. Orders are not counted there: nobody learns
that somebody has given one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from undercroft.engine.errors import CannotLoad, MatchOver, StaleChoice
from undercroft.engine.game import Game
from undercroft.engine.match import Match, Start
from undercroft.table.storage.rows import Step

BREATH = 50
"""After so many replayed steps others get their turn."""


class Asked(NamedTuple):
    """An open decision: its number, and since when its seat may think."""

    number: int
    since: float


class Position(NamedTuple):
    """Where a match stands after a step."""

    match: Match
    asked: dict[int, Asked]
    laid: frozenset[int]
    """Seats whose choice lies face down until all have chosen."""
    sinces: tuple[float, ...]
    """For each choice of the match: since when its seat had thought."""


class Bookmark(msgspec.Struct, frozen=True, array_like=True):
    """Where a match stands, as plain data: from here it goes on without being replayed."""

    steps: int
    """How many led here."""
    last_undo: int
    asked: list[tuple[int, int, float]]
    laid: list[int]
    sinces: list[float]
    match: bytes
    orders: int = 0
    """How many of the steps were orders."""


class Place(NamedTuple):
    """Where a match stood; it can be written down later, since a position never changes."""

    steps: int
    last_undo: int
    position: Position
    orders: int

    def write(self) -> bytes:
        now = self.position
        asked = [(seat, *since) for seat, since in now.asked.items()]
        laid, sinces = sorted(now.laid), list(now.sinces)
        marked = Bookmark(self.steps, self.last_undo, asked, laid, sinces, now.match.save(), self.orders)
        return msgspec.msgpack.encode(marked)


class Course:
    """A match and its steps. ``prepare`` tries a step without a trace, ``accept`` makes it happen."""

    def __init__(self, position: Position, count: int = 0, last_undo: int = 0, orders: int = 0) -> None:
        self.first = count
        """How many steps there were before those that are remembered here."""
        self.steps: list[Step] = []
        self.marked = count
        """After how many steps it was last kept where the match stands."""
        self.now = position
        self.saved: bytes | None = None
        """The match as it was read from its bookmark, as long as nothing was taken back since: others can go on from
        there as well."""
        self._last_undo = last_undo
        self._orders = orders

    @classmethod
    def begin(cls, start: Start, started: float) -> Course:
        match = Match(start)
        asked = {decision.seat: Asked(0, started) for decision in match.decisions}
        return cls(Position(match, asked, frozenset(), ()))

    @classmethod
    def anew(cls, match: Match, count: int, at: float) -> Course:
        """From where a match goes on by other rules; nothing that was told before need hold any longer."""
        asked = {decision.seat: Asked(count, at) for decision in match.decisions}
        return cls(Position(match, asked, frozenset(), (at,) * len(match.choices)), count, count + 1)

    @classmethod
    def read(cls, game: Game[Any], data: bytes) -> Course:
        """From a bookmark; raises :class:`CannotLoad` if these rules cannot go on from it."""
        mark = read_bookmark(data)
        asked = {seat: Asked(number, since) for seat, number, since in mark.asked}
        match = Match.from_saved(game, mark.match)
        position = Position(match, asked, frozenset(mark.laid), tuple(mark.sinces))
        course = cls(position, mark.steps, mark.last_undo, mark.orders)
        course.saved = mark.match
        return course

    async def replay(self, steps: Sequence[Step]) -> None:
        """Go on with these steps."""
        for number, step in enumerate(steps, 1):
            self.accept(step, self._go(self.now.match, step))
            if number % BREATH == 0:
                await asyncio.sleep(0)

    @property
    def kept(self) -> int:
        """How many steps led here."""
        return self.first + len(self.steps)

    @property
    def count(self) -> int:
        """How many of them all know of."""
        return self.kept - self._orders

    def clocked(self, seats: Sequence[int]) -> int:
        """How many of the last choices of these seats were made because time was over, as far as is remembered."""
        own = (step.made_by for step in reversed(self.steps) if step.seat in seats and step.option is not None)
        return sum(1 for _ in takewhile(lambda made_by: made_by == "clock", own))

    @property
    def place(self) -> Place:
        return Place(self.kept, self._last_undo, self.now, self._orders)

    def missing(self, first: int, steps: Sequence[Step]) -> Sequence[Step] | None:
        """Of the steps that are kept from this number on, those that are not here yet; ``None`` if others are here."""
        here, there = max(0, first - self.first), max(0, self.first - first)
        known = self.steps[here:]
        if first > self.kept or list(steps[there : there + len(known)]) != known:
            return None
        return steps[there + len(known) :]

    @property
    def match(self) -> Match:
        return self.now.match

    def prepare(self, step: Step) -> Position:
        """Where the step would lead; refused if the rules forbid it."""
        return self._go(self.match.fork(), step)

    def accept(self, step: Step, position: Position) -> None:
        self.steps.append(step)
        self.now = position
        self._orders += self.is_order(step)
        if step.option is None:
            self._last_undo, self.saved = self.count, None

    def check_number(self, seat: int, number: int) -> None:
        """Refused if this is not the number of the seat's open decision."""
        asked = self.now.asked.get(seat)
        if asked is not None and asked.number != number:
            raise StaleChoice(f"this answers decision {number}, but decision {asked.number} is asked now")

    def may_undo(self, seat: int) -> bool:
        """Whether the seat could take its last choice back now."""
        return self.match.outcome is None and self.match.may_take_back(seat)

    def way_back(self, seat: int, at: float) -> list[Step]:
        """The steps that together take the seat's last choice back; refused if it cannot be."""
        if self.match.outcome is not None:
            raise MatchOver("the match is over")
        return [Step(who, order, "person", at) for who, order in self.match.way_back(seat)]

    def thought_since(self, seat: int) -> float:
        """Since when the seat had thought when it made its last choice."""
        return self.now.sinces[_last_of(self.match, seat)]

    def has_gone_straight_since(self, step: int) -> bool:
        """Whether nothing was taken back since then, so that what was told then still holds."""
        return self._last_undo <= step <= self.count

    def is_order(self, step: Step) -> bool:
        """Whether the seat orders something, asked or not."""
        moments = self.match.game.moments
        return moments is not None and step.option is not None and moments.may_be_order(step.option)

    def _go(self, match: Match, step: Step) -> Position:
        if match.outcome is not None:
            raise MatchOver("the match is over")
        if self.is_order(step):
            return self._ordered(match, step)
        sinces = list(self.now.sinces)
        again: float | None = None
        if step.option is None:
            at = _last_of(match, step.seat)
            match.undo(step.seat)
            again = sinces.pop(at)
        else:
            match.choose(step.seat, step.option)
            sinces.append(self.now.asked[step.seat].since)
        return self._position(match, step, tuple(sinces), again)

    def _ordered(self, match: Match, step: Step) -> Position:
        """Nobody is asked anything else, and no one's time begins anew."""
        assert step.option is not None
        at = match.revealed
        match.order(step.seat, step.option)
        sinces = (*self.now.sinces[:at], step.at, *self.now.sinces[at:])
        return self.now._replace(match=match, sinces=sinces)

    def _position(self, match: Match, step: Step, sinces: tuple[float, ...], again: float | None) -> Position:
        before, number = self.now.asked, self.count + 1
        asked: dict[int, Asked] = {}
        waited = False
        for seat in (decision.seat for decision in match.decisions):
            if seat != step.seat and seat in before:
                asked[seat] = before[seat]
                waited = True
            else:
                own = seat == step.seat and again is not None
                asked[seat] = Asked(number, again if own and again is not None else step.at)
        if step.option is None:
            laid = self.now.laid - {step.seat}
        else:
            laid = self.now.laid | {step.seat} if waited else frozenset()
        return Position(match, asked, laid, sinces)


def _last_of(match: Match, seat: int) -> int:
    """Where the seat's last choice stands, orders apart; -1 if it has made none."""
    for at in range(len(match.choices) - 1, -1, -1):
        if match.choices[at][0] == seat and not match.is_order(match.choices[at][1]):
            return at
    return -1


def read_bookmark(data: bytes) -> Bookmark:
    try:
        return msgspec.msgpack.decode(data, type=Bookmark)
    except msgspec.DecodeError as error:
        raise CannotLoad(f"this bookmark is broken: {error}") from None


def standing(steps: Iterable[Step]) -> list[Step]:
    """The choices that were not taken back: without an option, a step takes the seat's last choice back."""
    chosen: list[Step] = []
    for step in steps:
        if step.option is not None:
            chosen.append(step)
        else:
            del chosen[_last_step_of(chosen, step.seat)]
    return chosen


def _last_step_of(chosen: list[Step], seat: int) -> int:
    place = len(chosen) - 1
    while chosen[place].seat != seat:
        place -= 1
    return place
