"""A player that takes any option, each equally likely."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import shake_128
from itertools import chain, count
from struct import Struct
from typing import Final

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match

_BLOCK: Final = Struct("<64I")


class RandomPlayer:
    __slots__ = ("_numbers",)

    def __init__(self, seed: int | str = 0) -> None:
        self._numbers = random_numbers(seed)

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        return options[next(self._numbers) % len(options)]


def random_numbers(seed: int | str) -> Iterator[int]:
    """Numbers of 32 bits without end, the same on every machine; a block of them takes no time to begin with."""
    return chain.from_iterable(_blocks(str(seed).encode()))


def _blocks(seed: bytes) -> Iterator[tuple[int, ...]]:
    for number in count():
        yield _BLOCK.unpack(shake_128(b"%b/%d" % (seed, number)).digest(_BLOCK.size))
