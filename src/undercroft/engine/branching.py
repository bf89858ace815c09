"""Chance that goes every way: for working out what may come of something by really doing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, Die, make_seed

T = TypeVar("T")

MOST_WAYS = 1296
"""What can come out in more ways than four dice is not worked out."""
_SEED = make_seed("every way")


@mypyc_attr(allow_interpreted_subclasses=True)
class Branching(Chance):
    """Follows a way that was begun, and where it is new takes the first turning. Cards are shuffled in one way only:
    what lies hidden has nothing to do with what can be known."""

    __slots__ = ("path", "share", "widths")

    def __init__(self, path: list[int]) -> None:
        super().__init__(_SEED)
        self.path = path
        """Which turning is taken each time."""
        self.widths: list[int] = []
        """Among how many, each time so far."""
        self.share = 1.0
        """How likely this way is."""

    def turn(self, ways: int) -> int:
        """One of so many, each equally likely."""
        at = len(self.widths)
        self.widths.append(ways)
        self.share /= ways
        if at == len(self.path):
            self.path.append(0)
        return self.path[at]

    def throw(self, die: Die, count: int) -> bytes:
        self.uses += 1
        return bytes([self.turn(len(die.faces)) for _ in range(count)])

    def pick(self, what: str, names: Sequence[str]) -> int:
        self.uses += 1
        return self.turn(len(names))

    def draw(self, what: str, names: Sequence[str], counts: Sequence[int]) -> int:
        """Each token of the bag is one way."""
        self.uses += 1
        kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        return kinds[self.turn(len(kinds))]

    def next_path(self) -> list[int] | None:
        """The way that comes after this one; none after the last."""
        path = self.path[: len(self.widths)]
        while path and path[-1] + 1 == self.widths[len(path) - 1]:
            path.pop()
        if path:
            path[-1] += 1
        return path or None


def every_way(run: Callable[[Chance], T], most: int = MOST_WAYS) -> list[tuple[float, T]] | None:
    """All that can come of it, each with its chance; nothing if that is too much. ``run`` must begin anew each time."""
    found: list[tuple[float, T]] = []
    path: list[int] | None = []
    while path is not None:
        if len(found) >= most:
            return None
        chance = Branching(path)
        result = run(chance)
        found.append((chance.share, result))
        path = chance.next_path()
    return found
