"""Bookmarks: now and then it is kept where a match stands, so that it need not be replayed when it is read again.

They may be lost or late without harm: the choices are the truth, and those after the bookmark are replayed.
"""

from __future__ import annotations

import asyncio
import logging
import time

from undercroft.engine.errors import CannotSave
from undercroft.table.course import Course, Place
from undercroft.table.storage.table_store import TableStore

EVERY = 25
"""So many steps lie between two bookmarks of a match at most, about."""
SOON = 20.0
"""So many seconds after a step there is a bookmark, too: should the rules change, no more than that is lost."""
PAUSE = 1.0
AT_ONCE = 50
log = logging.getLogger("undercroft.table")


class Bookmarks:
    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._waiting: dict[str, Place] = {}
        self._later: dict[str, tuple[float, Course]] = {}
        """Matches that have gone on a little since their last bookmark, and when it is time for another."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """What waits is written down."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while self._waiting and await self._write_some():
            pass

    def consider(self, table: str, course: Course, at_least: int = EVERY) -> None:
        """Keep where this match stands, if it has gone on so far since the last time."""
        if course.kept - course.marked >= at_least:
            self._mark(table, course)
        elif course.kept > course.marked:
            due, _ = self._later.get(table, (time.monotonic() + SOON, course))
            self._later[table] = due, course

    def _mark(self, table: str, course: Course) -> None:
        course.marked = course.kept
        self._waiting[table] = course.place
        self._later.pop(table, None)

    def _mark_those_due(self, now: float) -> None:
        for table, (due, course) in list(self._later.items()):
            if due <= now:
                self._mark(table, course)

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            self._mark_those_due(time.monotonic())
            while self._waiting and await self._write_some():
                pass

    async def _write_some(self) -> bool:
        """Whether some could be written; those that could not are not missed."""
        marks: list[tuple[str, int, bytes]] = []
        for table in list(self._waiting)[:AT_ONCE]:
            place = self._waiting.pop(table)
            try:
                marks.append((table, place.steps, place.write()))
            except CannotSave:
                continue
            await asyncio.sleep(0)
        try:
            await self._store.mark(marks)
        except Exception as error:
            log.info("%s bookmarks were not kept: %s", len(marks), type(error).__name__)
            return False
        return True
