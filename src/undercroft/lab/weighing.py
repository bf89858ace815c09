"""Weighing a decision: what each option is worth to the seat that decides, for hints and reviews.

The thinking is a search player's: it looks only into ``match.fork(seat)`` and uses nothing that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import UndercroftError, quoted
from undercroft.engine.match import Match
from undercroft.lab.statistics import Z95, Estimate
from undercroft.players import SearchPlayer, UnknownPlayer, search_budget
from undercroft.players.judges import make_judge

Unit: TypeAlias = Literal["chance", "points"]
"""What values are counted in: the chance to win, from 0 to 1, or the points to expect at the end."""


class Scale:
    """How a judge's worth, from 0 to 1, is counted in a match: where one side plays alone in points, if the judge knows
    how many."""

    def __init__(self, match: Match) -> None:
        self._judge = make_judge(match.game.id)
        counts_points = len(match.sides) == 1 and self._judge.points(0.0) is not None
        self.unit: Unit = "points" if counts_points else "chance"

    def value(self, worth: float) -> float:
        points = self._judge.points(worth) if self.unit == "points" else None
        return worth if points is None else points

    def estimate(self, worth: float, error: float) -> Estimate:
        """A worth and its standard error, with the 95 % interval."""
        half = Z95 * error
        return Estimate(self.value(worth), self.value(worth - half), self.value(worth + half))


@dataclass(frozen=True, slots=True)
class Weighed:
    """What thinking found about one option."""

    option: Option
    value: Estimate
    visits: int
    stayed: bool
    """Whether it was still in the race when thinking ended, and had not fallen clearly behind before."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two options against each other: what each is worth, and how much more the first is."""

    one: Estimate
    other: Estimate
    ahead: Estimate


class Weigher:
    """Thinks about decisions as the search player of this name does, or so many times as long."""

    def __init__(self, spec: str, seed: int | str = 0, times: int = 1) -> None:
        try:
            self.budget = search_budget(spec).times(times)
        except UnknownPlayer:
            message = f"only a player that searches can weigh options, such as search:100, not {quoted(spec)}"
            raise UndercroftError(message, "cannot-weigh", player=spec) from None
        self._player = SearchPlayer(self.budget, seed)

    def weigh(self, match: Match, decision: Decision) -> list[Weighed]:
        """Every option of the decision, best first.

        An option that dropped out of the race early met only the first few deals, and those may have been lucky ones:
        it comes after all that stayed in, whatever its mean."""
        scale = Scale(match)
        found = self._player.think(match, decision)
        stayed = max(estimate.visits for estimate in found) - self.budget.workers
        found.sort(key=lambda estimate: (estimate.visits < stayed, -estimate.value))
        return [
            Weighed(
                _option(decision, each.option),
                scale.estimate(each.value, each.error),
                each.visits,
                each.visits >= stayed,
            )
            for each in found
        ]

    def duel(self, match: Match, decision: Decision, one: str, other: str) -> Comparison:
        """These two options, by their ids, in the same deals until the budget is used up."""
        scale = Scale(match)
        found = self._player.duel(match, decision, one, other)
        first, second = (scale.estimate(each.value, each.error) for each in (found.one, found.other))
        half = Z95 * found.error
        at = found.other.value
        least, most = scale.value(at + found.ahead - half), scale.value(at + found.ahead + half)
        ahead = Estimate(first.value - second.value, least - second.value, most - second.value)
        return Comparison(first, second, ahead)


def _option(decision: Decision, option_id: str) -> Option:
    option = decision.option(option_id)
    assert option is not None
    return option


def gap(best: Estimate, other: Estimate) -> Estimate:
    """By how much the best value is above another, which was weighed in the same deals: what may be wrong with the
    other one is only how far it is behind."""
    half = (other.high - other.low) / 2
    middle = best.value - other.value
    return Estimate(middle, middle - half, middle + half)


def rival(weighed: Sequence[Weighed]) -> Weighed | None:
    """The most valuable option that may be as good as the first one, as far as thinking could tell: none that fell
    clearly behind on the way."""
    first, *others = weighed
    close = [other for other in others if other.stayed and gap(first.value, other.value).low <= 0]
    return max(close, key=lambda other: other.value.value, default=None)
