"""When Python looks for cycles of objects that nobody needs any more: in quiet moments, and then only.

A look through everything that lives stops the server for as long as that takes, a third of a second with a few hundred
tables in memory, and steps of a match leave no cycles behind. So what is there at the start is left out for good, what
is young is looked through in small portions, and the whole only while hardly anything is going on.
"""

from __future__ import annotations

import asyncio
import gc
import time
from contextlib import suppress

YOUNG, MIDDLE, NEVER = 5_000, 10, 1_000_000_000
"""Thresholds of the collector: portions of a few milliseconds, and never the whole by itself."""
MOMENT = 1.0
QUIET = 0.05
"""A moment is quiet in which the server works less than this share of it."""
SELDOM = 60.0
"""Not more often than this, in seconds."""
AT_LAST = 6 * 3600.0
"""A server that never has a quiet moment does it anyway after so long."""


class Collector:
    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None
        self.collections = 0
        """How often everything was looked through."""

    def start(self) -> None:
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(SELDOM)
            since = time.monotonic()
            while not await is_quiet() and time.monotonic() - since < AT_LAST:
                pass
            gc.collect()
            self.collections += 1


async def is_quiet() -> bool:
    """Whether hardly anything is done for a moment."""
    worked = time.process_time()
    await asyncio.sleep(MOMENT)
    return time.process_time() - worked < QUIET * MOMENT
