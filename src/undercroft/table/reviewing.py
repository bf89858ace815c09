"""Reviews of finished matches: how the chances went, and which choices cost the most.

Each choice is looked at in a thinking process of its own kind, one task for each, so that a long match holds nobody
up, and those who wait can be told how far it is.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from undercroft.lab.review import MOST_SUSPECTS, SECOND_LOOK, find_costly, suspects
from undercroft.lab.weighing import Unit
from undercroft.table.refusals import ReviewBusy
from undercroft.table.settings import Settings
from undercroft.table.sharing import Shares
from undercroft.table.thinking import Thinking
from undercroft.table.worker import Brief, Look

REMEMBERED = 64
MOST_AT_ONCE = 8
MOST_EACH = (4, 2)
"""Of these, for one household and for one person."""
LEAST_SECONDS = 0.02
"""So long at least each half of the look at a choice takes."""


@dataclass(frozen=True, slots=True)
class Found:
    """What looking back found."""

    unit: Unit
    curves: list[list[float]]
    """For each seat: before the first choice and after each."""
    costly: list[Look]


class Reviewing:
    """The review of one match, under way or done."""

    def __init__(self, thinking: Thinking, brief: Brief, seconds: float, shares: Shares) -> None:
        self.shares = shares
        self.of = len(brief.choices) + MOST_SUSPECTS
        self.done = 0
        self.task = asyncio.create_task(self._work(thinking, brief, seconds))

    async def _work(self, thinking: Thinking, brief: Brief, seconds: float) -> Found:
        each = max(LEAST_SECONDS, seconds / (2 * len(brief.choices) + SECOND_LOOK * MOST_SUSPECTS))
        shares = (*self.shares, brief.key)
        unit, before = await thinking.outlook(brief, each, shares=shares)
        looks: list[Look] = []
        for number in range(len(brief.choices)):
            looks.append(await thinking.look_back(brief, number, each, shares=shares))
            self.done += 1
        for number in suspects([look.step for look in looks], unit):
            looks[number - 1] = await thinking.look_again(brief, looks[number - 1], each, shares=shares)
            self.done += 1
        steps = [look.step for look in looks]
        curves = [[before[seat], *(step.outlook[seat] for step in steps)] for seat in range(brief.seats)]
        return Found(unit, curves, [looks[number - 1] for number in find_costly(steps, unit)])


class Reviews:
    """The reviews asked for last: a finished match changes no more, so each is worked out once."""

    def __init__(self, thinking: Thinking, settings: Settings) -> None:
        self._thinking = thinking
        self._seconds = settings.review_seconds
        self._known: OrderedDict[str, Reviewing] = OrderedDict()

    def of(self, brief: Brief, shares: Shares = ()) -> Reviewing:
        """The review of this match, which begins now if it has not before. ``shares`` say who asks: at most so many
        at once are under way for one household and one person."""
        known = self._known.pop(brief.key, None)
        if known is None or _failed(known.task):
            known = self._begin(brief, shares)
        self._known[brief.key] = known
        return known

    def _begin(self, brief: Brief, shares: Shares) -> Reviewing:
        self._check_room(shares)
        if len(self._known) >= REMEMBERED:
            self._forget_one()
        return Reviewing(self._thinking, brief, self._seconds, shares)

    def _check_room(self, shares: Shares) -> None:
        under_way = [other.shares for other in self._known.values() if not other.task.done()]
        for level, most in enumerate([MOST_AT_ONCE, *MOST_EACH[: len(shares)]]):
            if sum(other[:level] == shares[:level] for other in under_way) >= most:
                raise ReviewBusy("many matches are being reviewed; wait a little")

    def _forget_one(self) -> None:
        """The one that was not asked for for longest; never one that is under way."""
        del self._known[next(key for key, known in self._known.items() if known.task.done())]

    def stop(self) -> None:
        for known in self._known.values():
            known.task.cancel()


def _failed(task: asyncio.Task[Found]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
