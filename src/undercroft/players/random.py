"""A player that takes any option, each equally likely."""

from __future__ import annotations

from random import Random

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match


class RandomPlayer:
    __slots__ = ("_source",)

    def __init__(self, seed: int | str = 0) -> None:
        self._source = Random(seed)

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        return options[int(self._source.random() * len(options))]
