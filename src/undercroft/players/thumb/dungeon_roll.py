"""A rule of thumb for Dungeon Roll."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match


class RollThumb:
    def choose(self, match: Match, decision: Decision) -> Option:
        return decision.options[0]
