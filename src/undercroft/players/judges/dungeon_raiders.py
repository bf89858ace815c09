"""A judge for Dungeon Raiders: looks to the end of a level, then weighs treasure, lives and items."""

from __future__ import annotations

from math import exp
from typing import Final

from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.dungeon_raiders.state import ROOMS_IN_LEVEL, Raider, RaidState
from undercroft.players.judges import Figure

LEAST_ROOMS_AHEAD: Final = 3
"""No look ahead is shorter than this."""
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (0.10, 0.20, -0.30, 0.20),
    (0.16, 0.30, -0.32, 0.32),
    (0.19, 0.46, -0.32, 0.38),
    (0.27, 0.56, -0.42, 0.40),
    (0.29, 0.55, -0.65, 0.23),
)
"""After so many levels: what a treasure, a life, being the weakest and an item weigh; fitted to the thumb's matches."""

DOUBT: Final = 0.05
"""By how much the worth differs from what thumbs make of the position."""


class RaidJudge:
    def is_settled(self, root: State, state: State) -> bool:
        assert isinstance(root, RaidState)
        assert isinstance(state, RaidState)
        return state.place % ROOMS_IN_LEVEL == 0 and state.place >= root.place + LEAST_ROOMS_AHEAD

    def worth(self, match: Match) -> list[float]:
        s = match.state
        assert isinstance(s, RaidState)
        if match.outcome is not None:
            return match.outcome.shares(match.sides)
        weakest = min(raider.lives for raider in s.raiders if raider.alive)
        level = min(s.place // ROOMS_IN_LEVEL, len(WEIGHTS) - 1)
        strengths = [_strength(raider, level, weakest) for raider in s.raiders]
        return [strength / sum(strengths) for strength in strengths]

    def figures(self, match: Match, seat: int) -> list[Figure]:
        s = match.state
        assert isinstance(s, RaidState)
        raider = s.raiders[seat]
        weakest = min([other.lives for other in s.raiders if other.alive], default=0)
        treasure, life, faint, item = WEIGHTS[min(s.place // ROOMS_IN_LEVEL, len(WEIGHTS) - 1)]
        return [
            Figure("treasure", raider.treasure, treasure),
            Figure("lives", raider.lives, life),
            Figure("weakest", float(raider.lives == weakest), faint),
            Figure("items", sum(raider.items), item),
        ]

    @property
    def doubt(self) -> float:
        return DOUBT

    def points(self, value: float) -> float | None:
        return None


def _strength(raider: Raider, level: int, weakest: int) -> float:
    if not raider.alive:
        return 0.0
    treasure, life, faint, item = WEIGHTS[level]
    return exp(
        treasure * raider.treasure + life * raider.lives + faint * (raider.lives == weakest) + item * sum(raider.items)
    )


JUDGE = RaidJudge
