"""What every computer player does."""

from __future__ import annotations

from typing import Protocol

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match


class Player(Protocol):
    """Takes an option of a decision. It may use what the decision's seat may know, and nothing else."""

    def choose(self, match: Match, decision: Decision) -> Option: ...
