"""A judge for Dungeon Roll: a delve is looked at to its end, those to come are estimated."""

from __future__ import annotations

from math import exp, sqrt

from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.dungeon_roll.content.treasures import ELIXIR, PORTAL, RING, SCALES
from undercroft.games.dungeon_roll.scoring import DELVES_EACH, score
from undercroft.games.dungeon_roll.state import Adventurer, RollState
from undercroft.players.judges import Figure

XP_PER_DELVE = 6.2
DEVIATION_PER_DELVE = 2.6
MASTER_PER_DELVE = 0.2
"""What a delve brings on average, how much that varies, and how much more it brings a master."""
MORE_IN_USE = {PORTAL: 0.3, RING: 0.2, ELIXIR: 0.2}
"""How much more a token brings when it can still be used than when it is only counted."""
SCALE_WITHOUT_ITS_PAIR = 0.7
"""These were fitted to some thousand matches of the thumb."""
BEST_SCORE = 45
DOUBT = 0.05
"""By how much the worth differs from what thumbs make of the position."""


class RollJudge:
    def is_settled(self, root: State, state: State) -> bool:
        """The delve that was under way has ended."""
        assert isinstance(root, RollState)
        assert isinstance(state, RollState)
        return state.adventurers[root.adventurer].delves > root.me.delves

    def worth(self, match: Match) -> list[float]:
        s = match.state
        assert isinstance(s, RollState)
        expected = [expected_score(adventurer) for adventurer in s.adventurers]
        if s.seats == 1:
            return [expected[0] / BEST_SCORE]
        if match.outcome is not None:
            return match.outcome.shares(match.sides)
        left = sum(DELVES_EACH - adventurer.delves for adventurer in s.adventurers) / s.seats
        scale = max(0.7, DEVIATION_PER_DELVE * sqrt(2 * left)) * 0.6
        best = max(expected)
        weights = [exp((points - best) / scale) for points in expected]
        return [weight / sum(weights) for weight in weights]

    def figures(self, match: Match, seat: int) -> list[Figure]:
        s = match.state
        assert isinstance(s, RollState)
        me = s.adventurers[seat]
        left = DELVES_EACH - me.delves
        return [
            Figure("xp", me.xp, 1.0),
            Figure("treasures", expected_score(me) - me.xp - left * (XP_PER_DELVE + MASTER_PER_DELVE * me.master), 1.0),
            Figure("master", float(me.master), left * MASTER_PER_DELVE),
        ]

    @property
    def doubt(self) -> float:
        return DOUBT

    def points(self, value: float) -> float | None:
        return value * BEST_SCORE


def expected_score(adventurer: Adventurer) -> float:
    """The score now, and what the delves still to come will bring."""
    left = DELVES_EACH - adventurer.delves
    points = float(score(adventurer))
    if left <= 0:
        return points
    points += left * (XP_PER_DELVE + MASTER_PER_DELVE * adventurer.master)
    points += sum(adventurer.treasures[kind] * more for kind, more in MORE_IN_USE.items())
    return points + SCALE_WITHOUT_ITS_PAIR * (adventurer.treasures[SCALES] % 2)


JUDGE = RollJudge
