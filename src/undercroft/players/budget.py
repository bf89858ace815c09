"""How long a player that thinks ahead may think."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How long to think about one decision: seconds, or a number of iterations (then thinking can be repeated), or
    until one of the two is used up."""

    seconds: float | None = None
    iterations: int | None = None
    workers: int = 1
    depth: int | None = None
    """After so many choices of a roll-out the judge is asked, settled or not."""
    working: bool = False
    """Count only seconds in which the processor works on it: a busy machine then takes longer, and thinks as much."""
    strict: bool = False
    """When the time is up, not even the first round is run to its end."""

    def times(self, factor: float) -> Budget:
        """So many times as long."""
        seconds = None if self.seconds is None else self.seconds * factor
        iterations = None if self.iterations is None else max(1, round(self.iterations * factor))
        return msgspec.structs.replace(self, seconds=seconds, iterations=iterations)

    def within(self, seconds: float) -> Budget:
        """The same, and over after so many seconds at the latest."""
        least = seconds if self.seconds is None else min(seconds, self.seconds)
        return msgspec.structs.replace(self, seconds=least, strict=True)

    @property
    def clock(self) -> Callable[[], float]:
        return time.process_time if self.working else time.monotonic
