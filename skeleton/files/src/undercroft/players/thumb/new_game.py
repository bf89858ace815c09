"""A rule of thumb for New Game: dig until the bag is worth leaving for."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.games.new_game.options import DIG, LEAVE
from undercroft.games.new_game.state import NewGameState

ENOUGH: Final = 20
"""One more throw loses as much as it brings: a sixth of twenty against five sixths of four."""


class NewGameThumb:
    def choose(self, match: Match, decision: Decision) -> Option:
        s = match.state
        assert isinstance(s, NewGameState)
        return LEAVE() if s.bag >= ENOUGH else DIG()


THUMB = NewGameThumb
