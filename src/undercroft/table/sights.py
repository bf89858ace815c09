"""What those who look at a match have been told of it, and so what is new to them.

There is one sight for each seat and one for all spectators. Each is put into JSON once for each step, and compared with
what it was once: a choice costs the same whether two look on or two thousand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Raw

from undercroft.lesson import Lesson
from undercroft.table.course import Course
from undercroft.table.messages import News
from undercroft.table.patches import Patch, difference
from undercroft.table.showing import show_events, show_sight

Looker: TypeAlias = int | None
"""A seat; ``None`` stands for all spectators."""
NOTHING = b"null"


class Sights:
    """The sights of one match where it stands, and where it stood one step before."""

    def __init__(
        self, course: Course, lesson: Lesson | None, by_itself: Callable[[int], bool] = lambda seat: False
    ) -> None:
        """``by_itself``: whether the table passes for a seat that is asked."""
        self.course = course
        self._lesson = lesson
        self._by_itself = by_itself
        self._step = course.count
        self._before: dict[Looker, bytes] = {}
        self._now: dict[Looker, bytes] = {}
        self._events: dict[tuple[Looker, int], Raw] = {}

    def sights(self, lookers: tuple[Looker, ...]) -> list[Raw]:
        return [Raw(self._sight(looker)) for looker in lookers]

    def patch(self, lookers: tuple[Looker, ...]) -> Patch:
        """What the last step changed in these sights, by their place in the list."""
        found: Patch = []
        for place, looker in enumerate(lookers):
            now = self._sight(looker)
            changes = difference(self._before.get(looker, NOTHING), now)
            found += [((place, *path), *change) for path, *change in changes]
        return found

    def news(self, lookers: tuple[Looker, ...], since: Callable[[Looker], int]) -> list[News]:
        """The events after so many: once for all seats of a side, since these are told the same."""
        together: dict[tuple[tuple[int, ...], int], list[Looker]] = {}
        for looker in lookers:
            together.setdefault((self.course.match.side(looker), since(looker)), []).append(looker)
        return [
            News.model_construct(seats=seats, events_from=first, events=self._events_after(first, seats[0]))
            for (_, first), seats in together.items()
        ]

    def _sight(self, looker: Looker) -> bytes:
        self._go_on()
        if looker not in self._now:
            sight = show_sight(self.course, looker, self._lesson, self._by_itself)
            self._now[looker] = sight.model_dump_json().encode()
        return self._now[looker]

    def _events_after(self, first: int, looker: Looker) -> Raw:
        self._go_on()
        if (looker, first) not in self._events:
            self._events[looker, first] = Raw(show_events(self.course.match, looker, first))
        return self._events[looker, first]

    def _go_on(self) -> None:
        """To where the match stands: of what was told, only what was told one step before is of use."""
        if self._step != self.course.count:
            self._before = self._now if self._step == self.course.count - 1 else {}
            self._now, self._events = {}, {}
            self._step = self.course.count
