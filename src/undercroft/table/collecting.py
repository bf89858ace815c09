"""When Python looks for cycles of objects that nobody needs any more: in quiet moments, and then only.

A look through everything that lives stops the server for as long as that takes, a third of a second with a few hundred
tables in memory; even a portion of young objects takes up to a tenth, for each of them may lead to a long list. Steps
of a match leave no cycles behind. So what is there at the start is left out for good, and the rest is looked through
only while hardly anything is going on, or when there is very much of it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from contextlib import suppress

MUCH = 2_000_000
"""So many objects more than at the last look are too many to wait any longer."""
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
        gc.set_threshold(0)
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
            while not await is_quiet() and not too_much() and time.monotonic() - since < AT_LAST:
                pass
            gc.collect()
            self.collections += 1


async def is_quiet() -> bool:
    """Whether hardly anything is done for a moment."""
    worked = time.process_time()
    await asyncio.sleep(MOMENT)
    return time.process_time() - worked < QUIET * MOMENT


def too_much() -> bool:
    """Whether the objects that were made since the last look and are still there take much memory."""
    return gc.get_count()[0] >= MUCH
