"""The duel of a test server after its rules or cards have changed, in one way or another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from tests.engine.duel import DuelState
from tests.table import toys
from undercroft.engine.decision import Option, Play
from undercroft.engine.game import Game
from undercroft.engine.plain import Parts

Games = dict[str, Game[Any]]


class Tuned(toys.MarkedDuel):
    """The same rules; its cards are another printing."""

    def content(self, setup: Any) -> Mapping[str, str]:
        return {"blades": "second"}


class Untuned(toys.MarkedDuel):
    def content(self, setup: Any) -> Mapping[str, str]:
        return {"blades": "first"}


class Renewed(Untuned):
    """Version 2: whoever has the fewest points begins with none of them."""

    version = 2

    def turn(self, s: DuelState) -> Play[None]:
        yield from super().turn(s)
        if s.rules >= 2:
            s.points = [points + 10 for points in s.points]


class Reading(Renewed):
    reads: ClassVar[tuple[int, ...]] = (1,)


class Strict(Renewed):
    """Nobody may lay the highest card any more."""

    def _cards(self, s: DuelState, seat: int) -> Callable[[], list[Option]]:
        offer = super()._cards(s, seat)
        return lambda: offer()[:-1] or offer()


class Remade(Renewed):
    """Its states have nothing in common with those of before."""

    parts = Parts([type("Other", (DuelState,), {"__slots__": ()})], {})


def _with(duel: toys.MarkedDuel) -> Games:
    return {**toys.games(), "duel": duel}


def tuned() -> Games:
    return _with(Tuned())


def untuned() -> Games:
    return _with(Untuned())


def renewed() -> Games:
    return _with(Renewed())


def reading() -> Games:
    return _with(Reading())


def strict() -> Games:
    return _with(Strict())


def remade() -> Games:
    return _with(Remade())
