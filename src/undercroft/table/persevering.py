"""Trying again what failed, after pauses that grow."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
FIRST_PAUSE = 0.25
LONGEST_PAUSE = 10.0
MANY = 30
"""After so many failures in a row nobody counts on success any more."""
RARE_PAUSE = 60.0
log = logging.getLogger("undercroft.table")


def pause_after(failures: int) -> float:
    """How long to wait after so many failures in a row: longer each time, and not the same for all who wait."""
    longest = LONGEST_PAUSE if failures < MANY else RARE_PAUSE
    grown: float = FIRST_PAUSE * 2 ** min(failures - 1, 16)
    return min(longest, grown) * random.uniform(0.75, 1.25)


async def persevere(work: Callable[[], Awaitable[T]], what: str) -> T:
    """Do it until it succeeds."""
    failures = 0
    while True:
        try:
            return await work()
        except Exception as error:
            failures += 1
            log.warning("%s failed (%s) and is tried again", what, type(error).__name__)
            await asyncio.sleep(pause_after(failures))
