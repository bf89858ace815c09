"""A player that takes any option, each equally likely."""

from __future__ import annotations

from hashlib import blake2b

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match

_USED_UP = 1 << 32


class RandomPlayer:
    """Draws from a great number, hashed from the seed, digit by digit: as many digits as the decision has options.
    When little of it is left, it hashes the next one."""

    __slots__ = ("_hashed", "_left", "_seed")

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = str(seed).encode()
        self._hashed = 0
        self._left = 0

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        left = self._left
        if left < _USED_UP:
            left = self._next_number()
        count = len(options)
        self._left = left // count
        return options[left % count]

    def _next_number(self) -> int:
        self._hashed += 1
        hashed = blake2b(self._seed, digest_size=16, salt=self._hashed.to_bytes(8, "little"))
        return int.from_bytes(hashed.digest(), "little")
