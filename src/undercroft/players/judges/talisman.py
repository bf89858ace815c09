"""A judge for Talisman: looks a round ahead, then weighs abilities, lives, belongings, the Talisman and the way to the
Crown."""

from __future__ import annotations

from math import exp, log
from typing import Final

from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.judges import Figure
from undercroft.players.thumb.talisman import goals, lord, prowess, worth
from undercroft.players.thumb.talisman.inner import inner_chance

FOR_THE_CROWN: Final[tuple[float, ...]] = (0.28, 0.13, 0.74, 0.02, 0.2, 0.2, 3.7)
FOR_THE_LORD: Final[tuple[float, ...]] = (0.45, 0.25, 0.65, 0.1, 0.05, 0.5, 0.3)
"""What the better ability, the other one, lives (their logarithm), gold, fate and trophies, a Talisman, the chance to
get through to the Crown (or to kill the Lord, where he decides), and the nearness of it weigh; fitted to who won some
hundred matches of thumbs."""
FIGURES: Final = ("better", "other", "lives", "means", "talisman", "chance", "near")
"""What they are called when a hint says why."""
ALONE: Final = -2.5
"""The same scale for one player: where winning and losing are as likely as each other."""
DOUBT: Final = 0.1
SUCCESSOR: Final[tuple[float, ...]] = (4.5, 2.5, 1.6, 4.0, 0.0, 0.0, 0.0)
"""The features of a character that is yet to be drawn."""


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

    def figures(self, match: Match, seat: int) -> list[Figure]:
        s = match.state
        assert isinstance(s, TalismanState)
        parts = zip(FIGURES, features(s, s.characters[seat]), weights(s), strict=True)
        return [Figure(name, amount, weight) for name, amount, weight in parts]

    @property
    def doubt(self) -> float:
        return DOUBT

    def points(self, value: float) -> float | None:
        return None


def weights(s: TalismanState) -> tuple[float, ...]:
    return FOR_THE_CROWN if s.goal == "crown" else FOR_THE_LORD


def features(s: TalismanState, c: Character) -> tuple[float, ...]:
    """What a position is weighed by."""
    if c.role is None:
        return SUCCESSOR
    battle, psychic = prowess.battle_value(s, c), prowess.psychic_value(s, c)
    return (
        float(max(battle, psychic)),
        float(min(battle, psychic)),
        log(1 + c.lives),
        min(c.gold, 5) + min(c.fate, 5) + 0.2 * trophies(c),
        1.0 if worth.owns_talisman(c) else 0.0,
        chance(s, c),
        nearness(s, c),
    )


def trophies(c: Character) -> int:
    return sum([card.strength + card.craft for card in c.trophies])


def chance(s: TalismanState, c: Character) -> float:
    """To get through the Inner Region at once, or to kill the Lord of Darkness."""
    if s.goal == "crown":
        return inner_chance(s, c)
    return lord.lord_at_last(s, c) if s.short else lord.lord_chance(s, c)


def nearness(s: TalismanState, c: Character) -> float:
    """1 on the Crown of Command (or before the Lord, where he decides); for those who want it less the further off."""
    goal = goals.goal_of(s, c)
    if goal is None or goal.space not in (s.box.crown, s.box.chamber):
        return 0.0
    decides = goal.space == s.box.crown or s.goal != "crown"
    return (1.0 if decides else 0.2) / (1 + goals.turns_to(s, c, s.box.spaces[c.space], goal.space))


def strength(s: TalismanState, c: Character) -> float:
    return sum([weight * feature for weight, feature in zip(weights(s), features(s, c), strict=True)])


JUDGE = TalismanJudge
