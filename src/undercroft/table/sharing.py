"""Fair shares: whoever asks for much waits behind their own, not in front of everybody.

A job comes with its **shares**: whose it is, from the widest to the narrowest (a household, a person, a table). At each
level those who wait take turns, so a household with fifty tables gets one turn, as one with a single table does.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Generic, TypeAlias, TypeVar

J = TypeVar("J")
Shares: TypeAlias = tuple[str, ...]
UNWATCHED_TURN = 8
"""Each turn of this number goes to a job that nobody watches, if there is one: it waits longer, and not for ever."""


class Ring(Generic[J]):
    """Those who wait at one level, in the order of their next turns; below each, those of the next level."""

    __slots__ = ("_own", "_rings", "count")

    def __init__(self) -> None:
        self._own: deque[J] = deque()
        self._rings: dict[str | None, Ring[J]] = {}
        self.count = 0

    def __iter__(self) -> Iterator[J]:
        yield from self._own
        for ring in self._rings.values():
            yield from ring

    def put(self, job: J, shares: tuple[str | None, ...]) -> None:
        self.count += 1
        if not shares:
            self._own.append(job)
            return
        self._rings.setdefault(shares[0], Ring()).put(job, shares[1:])

    def take(self) -> J:
        """The next one; its share comes last from now on."""
        self.count -= 1
        if not self._rings:
            return self._own.popleft()
        key = next(iter(self._rings))
        ring = self._rings.pop(key)
        job = ring.take()
        if ring.count:
            self._rings[key] = ring
        return job

    def remove(self, job: J, shares: tuple[str | None, ...]) -> None:
        """It waits no more."""
        self.count -= 1
        if not shares:
            self._own.remove(job)
            return
        ring = self._rings[shares[0]]
        ring.remove(job, shares[1:])
        if not ring.count:
            del self._rings[shares[0]]

    def waiting(self, shares: tuple[str | None, ...]) -> int:
        """How many jobs wait for this share."""
        if not shares:
            return self.count
        ring = self._rings.get(shares[0])
        return 0 if ring is None else ring.waiting(shares[1:])


class FairQueue(Generic[J]):
    """Jobs in fair order: those that somebody watches before the others."""

    def __init__(self) -> None:
        self._watched: Ring[J] = Ring()
        self._unwatched: Ring[J] = Ring()
        self._turn = 0

    def __len__(self) -> int:
        return self._watched.count + self._unwatched.count

    def __iter__(self) -> Iterator[J]:
        yield from self._watched
        yield from self._unwatched

    def put(self, job: J, shares: Shares, *, watched: bool) -> None:
        self._ring(watched).put(job, (*shares, None))

    def take(self) -> J:
        self._turn += 1
        first = self._ring(watched=self._turn % UNWATCHED_TURN != 0)
        return (first if first.count else self._other(first)).take()

    def remove(self, job: J, shares: Shares, *, watched: bool) -> None:
        self._ring(watched).remove(job, (*shares, None))

    def waiting(self, shares: Shares) -> int:
        """How many jobs wait for this share, watched or not."""
        return self._watched.waiting(shares) + self._unwatched.waiting(shares)

    def _ring(self, watched: bool) -> Ring[J]:
        return self._watched if watched else self._unwatched

    def _other(self, ring: Ring[J]) -> Ring[J]:
        return self._unwatched if ring is self._watched else self._watched
