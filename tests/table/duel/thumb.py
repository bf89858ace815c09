"""A rule of thumb for the duel."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match


class FirstCard:
    def choose(self, match: Match, decision: Decision) -> Option:
        return decision.options[0]


THUMB = FirstCard
