"""A judge for New Game: looks to the end of a turn, then weighs what has been brought out."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.new_game.state import NewGameState


class NewGameJudge:
    def is_settled(self, root: State, state: State) -> bool:
        assert isinstance(root, NewGameState)
        assert isinstance(state, NewGameState)
        return state.turns > root.turns

    def worth(self, match: Match) -> list[float]:
        s = match.state
        assert isinstance(s, NewGameState)
        if match.outcome is not None:
            return match.outcome.shares(match.sides)
        return [(finds + 1) / (sum(s.finds) + s.seats) for finds in s.finds]

    def points(self, value: float) -> float | None:
        return None


JUDGE = NewGameJudge
