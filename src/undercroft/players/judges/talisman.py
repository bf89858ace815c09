"""A judge for Talisman: looks a round ahead, then weighs abilities, lives, belongings, the Talisman and the way to the
Crown."""

from __future__ import annotations

from math import exp, log
from typing import Final

from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.talisman.having import has
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import goals, worth

WEIGHTS: Final[tuple[float, ...]] = (0.16, 0.06, 0.9, 0.05, 0.6, 3.0)
"""What the better ability, the other one, lives (their logarithm), gold and fate, a Talisman, and the nearness of the
Crown weigh."""
ALONE: Final = -2.5
"""The same scale for one player: where winning and losing are as likely as each other."""


class TalismanJudge:
    def is_settled(self, root: State, state: State) -> bool:
        """The turn is over, and what it leads to on the space has been met."""
        assert isinstance(root, TalismanState)
        assert isinstance(state, TalismanState)
        return (state.round, state.active) != (root.round, root.active)

    def worth(self, match: Match) -> list[float]:
        s = match.state
        assert isinstance(s, TalismanState)
        if match.outcome is not None:
            return match.outcome.shares(match.sides)
        strengths = [strength(s, c) for c in s.characters]
        if s.solo:
            return [1 / (1 + exp(-strengths[0] - ALONE))]
        odds = [0.0 if c.out else exp(each) for c, each in zip(s.characters, strengths, strict=True)]
        return [each / (sum(odds) or 1.0) for each in odds]

    def points(self, value: float) -> float | None:
        return None


def features(s: TalismanState, c: Character) -> tuple[float, ...]:
    """What a position is weighed by."""
    battle, psychic = worth.battle_value(s, c), worth.psychic_value(s, c)
    return (
        float(max(battle, psychic)),
        float(min(battle, psychic)),
        log(1 + c.lives),
        min(c.gold, 5) + min(c.fate, 5) + 0.2 * trophies(c),
        1.0 if has(s, c, "opens-valley") else 0.0,
        nearness(s, c),
    )


def trophies(c: Character) -> int:
    return sum([card.strength + card.craft for card in c.trophies])


def nearness(s: TalismanState, c: Character) -> float:
    """1 on the Crown of Command (or before the Lord, where he decides); for those who want it less the further off."""
    if c.role is None:
        return 0.0
    goal = goals.goal_of(s, c)
    if goal is None or goal.space not in (s.box.crown, s.box.chamber):
        return 0.0
    decides = goal.space == s.box.crown or s.short or s.setup.goal == "lord"
    return (1.0 if decides else 0.2) / (1 + goals.turns_to(s, c, s.box.spaces[c.space], goal.space))


def strength(s: TalismanState, c: Character) -> float:
    return sum([weight * feature for weight, feature in zip(WEIGHTS, features(s, c), strict=True)])


JUDGE = TalismanJudge
