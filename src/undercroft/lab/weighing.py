"""Weighing a decision: what each option is worth to the seat that decides, for hints and reviews.

The thinking is a search player's: it looks only into ``match.fork(seat)`` and uses nothing that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Literal, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import UndercroftError, quoted
from undercroft.engine.forecast import Phrase, in_percent
from undercroft.engine.match import Match
from undercroft.lab.statistics import Z95, Estimate
from undercroft.players import SearchPlayer, UnknownPlayer, search_budget
from undercroft.players.judges import Figure, make_judge

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
        """A worth and its standard error, with the 95 % interval: no chance is below nothing or above all."""
        half = Z95 * error
        return Estimate(self.value(worth), self.value(max(0.0, worth - half)), self.value(min(1.0, worth + half)))

    def honest(self, worth: float, error: float) -> Estimate:
        """The same as it is told to people: the judge may be wrong, too, however long one thinks."""
        return self.estimate(worth, hypot(error, self._judge.doubt))


@dataclass(frozen=True, slots=True)
class Weighed:
    """What thinking found about one option."""

    option: Option
    value: Estimate
    """As it compares with the others."""
    told: Estimate
    """As it is told to people: what the judge may be wrong about is in it, too."""
    visits: int
    stayed: bool
    """Whether it was still in the race when thinking ended, and had not fallen clearly behind before."""
    behind: list[Figure]
    """How much more the first option brings, on average."""


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
        """Every option of the decision, best first: the one that the player itself would take.

        An option that dropped out of the race early met only the first few deals, and those may have been lucky ones:
        it comes after all that stayed in, whatever its mean."""
        scale = Scale(match)
        first, *others = self._player.think(match, decision)
        stayed = max(first.visits, *[other.visits for other in others]) - self.budget.workers
        others.sort(key=lambda estimate: (estimate.visits < stayed, -estimate.value))
        found = [first, *others]
        return [
            Weighed(
                _option(decision, each.option),
                scale.estimate(each.value, each.error),
                scale.honest(each.value, each.error if each is first else hypot(each.error, first.error)),
                each.visits,
                each.visits >= stayed,
                each.behind,
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


LEAST_TOLD = 0.05
"""Less than this would be told as nothing."""
MOST_REASONS = 2
SECOND_REASON = 0.5
"""What makes up at least such a part of the main reason is told, too."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why the first option is the best: what it brings more of, on average, than another one, the main reason first."""

    other: Option
    figures: list[Figure]


def reasons(weighed: Sequence[Weighed]) -> Reasons | None:
    """Compared with what may be as good, else with the most valuable of the others. No figures: as far as one can see
    they bring the same."""
    if len(weighed) < 2:
        return None
    other = rival(weighed) or max(weighed[1:], key=lambda each: each.value.value)
    speak = [
        figure for figure in other.behind if figure.amount * figure.weight > 0 and abs(figure.amount) >= LEAST_TOLD
    ]
    speak.sort(key=lambda figure: -figure.amount * figure.weight)
    main = [each for each in speak if each.amount * each.weight >= SECOND_REASON * speak[0].amount * speak[0].weight]
    return Reasons(other.option, main[:MOST_REASONS])


def said(figure: Figure) -> Phrase:
    """``why-<figure>``: in tenths, and whether that is more or less of it."""
    tenths, percent = round(10 * abs(figure.amount)), in_percent(min(1.0, abs(figure.amount)))
    more = "yes" if figure.amount > 0 else "no"
    return Phrase(f"why-{figure.name}", {"whole": tenths // 10, "part": tenths % 10, "percent": percent, "more": more})


def rival(weighed: Sequence[Weighed]) -> Weighed | None:
    """The most valuable option that may be as good as the first one, as far as thinking could tell: none that fell
    clearly behind on the way."""
    first, *others = weighed
    close = [other for other in others if other.stayed and gap(first.value, other.value).low <= 0]
    return max(close, key=lambda other: other.value.value, default=None)
