"""The clock: when somebody's time is over, at any number of tables, also those that nobody holds in memory."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from undercroft.table.persevering import pause_after

SPARE = 64
"""So many times that no longer count are borne before they are cleared away."""
log = logging.getLogger("undercroft.table")


class Clock:
    """Rings once for each table, at the time that was set for it last; again, if that fails."""

    def __init__(self, ring: Callable[[str], Awaitable[None]]) -> None:
        self._ring = ring
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._failures: Counter[str] = Counter()
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ringing: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many times are kept, those that no longer count included."""
        return len(self._heap)

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        for task in (self._task, *self._ringing):
            if task is not None:
                task.cancel()

    def set(self, table: str, due: float | None) -> None:
        """Ring for the table then; ``None``: not at all."""
        if due is None:
            self._due.pop(table, None)
        elif self._due.get(table) != due:
            self._due[table] = due
            heapq.heappush(self._heap, (due, table))
            self._changed.set()
        self._forget_the_past()

    def _forget_the_past(self) -> None:
        """Times that were set anew since are cleared away once they are the greater part."""
        if len(self._heap) > 2 * len(self._due) + SPARE:
            self._heap = [(due, table) for table, due in self._due.items()]
            heapq.heapify(self._heap)

    async def _work(self) -> None:
        while True:
            self._changed.clear()
            wait = self._heap[0][0] - time.time() if self._heap else None
            if wait is None or wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), wait)
                continue
            due, table = heapq.heappop(self._heap)
            if self._due.get(table) == due:
                del self._due[table]
                task = asyncio.create_task(self._ring_safely(table))
                self._ringing.add(task)
                task.add_done_callback(self._ringing.discard)

    async def _ring_safely(self, table: str) -> None:
        try:
            await self._ring(table)
        except Exception as error:
            self._failures[table] += 1
            pause = pause_after(self._failures[table])
            log.warning("time was up at table %s, and it could not be told (%s): again in %.1f s", table, error, pause)
            if table not in self._due:
                self.set(table, time.time() + pause)
        else:
            del self._failures[table]
