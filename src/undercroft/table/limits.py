"""How much one client may ask: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 10_000


class Bucket:
    """So many at once, and so many per second after that."""

    __slots__ = ("_left", "_most", "_per_second", "_then")

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._most = float(at_once)
        self._left = self._most
        self._then = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; the ones not seen for longest are forgotten."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._known.pop(key, None) or Bucket(self._per_second, self._at_once)
        self._known[key] = bucket
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return bucket.take()
