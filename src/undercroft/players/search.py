"""A player that thinks ahead, in any game: information-set Monte Carlo tree search.

Each iteration thinks in a fresh ``match.fork(seat)``, in which all that the seat cannot know is dealt anew and chance
is new, so the search never sees the true hidden state nor the true dice. How it thinks stands in ``race.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import hypot, sqrt
from typing import NamedTuple, TypeVar

import msgspec

from undercroft.engine.chance import Script
from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.players.budget import Budget
from undercroft.players.judges import Figure, grain_of, is_punctual, make_judge, share_of, spread_of
from undercroft.players.player import rank
from undercroft.players.race import LEAST_ROUNDS, Rounds, Tree, gap, gaps_between, variance
from undercroft.players.thumb import make_thumb

T = TypeVar("T")

UNKNOWN = 1.0
"""The variance of values from 0 to 1 of which nothing is known: more cannot be."""
DOUBT = 0.5
"""The thumb's choice is left only for one that is ahead by so many standard errors; what the judge itself may be wrong
about counts among them."""


class Prospect(msgspec.Struct, frozen=True):
    """What thinking found about one option."""

    option: str
    visits: int
    value: float
    """For the deciding seat, from 0 to 1."""
    error: float
    """The standard error of the value."""
    behind: list[Figure] = []
    """What the first option's worth is made up of and this one's is not: how much more of it there is, on average, and
    what one more of it weighs."""


class Duel(msgspec.Struct, frozen=True):
    """Two options in the same deals: what each is worth, how far the first is ahead, and the standard error of that."""

    one: Prospect
    other: Prospect
    ahead: float
    error: float


class Race(msgspec.Struct, frozen=True):
    """Which options race, and how."""

    duel: tuple[str, ...] = ()
    """These alone, to the end of the budget; else all that the decision has, until it hardly matters."""
    everyone: bool = False
    """Whether each is to run at least one round."""
    figured: bool = False
    """Whether what a worth is made up of is wanted, too."""


Results = dict[str, Rounds]
"""For each option's id, what its rounds brought."""
Figured = dict[str, dict[int, list[Figure]]]
"""The same, with what that was made up of."""


class Found(NamedTuple):
    """What a race found."""

    results: Results
    figures: Figured
    further: dict[str, list[float]]
    """What the option that was taken brought in rounds of its own, if everyone ran: what it is worth is told, too."""


WORKERS_APART = 1_000_000
"""Rounds of different processes are different deals, and numbered apart."""


class SearchPlayer:
    """Thinks about every decision that is one."""

    def __init__(self, budget: Budget, seed: int | str = 0) -> None:
        self._budget = budget
        self._seed = seed
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, match: Match, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        judge = make_judge(match.game.id)
        part = self._budget.times(share_of(judge, match, decision))
        if is_punctual(judge):
            part = msgspec.structs.replace(part, strict=True)
        results = self._found(match, decision, Race(), part).results
        option = decision.option(_taken(match, decision, results))
        assert option is not None
        return option

    def think(self, match: Match, decision: Decision) -> list[Prospect]:
        """What each option of the decision is worth to its seat, the one first that would be taken, then the best. None
        is left out: each runs at least one round."""
        found = self._found(match, decision, Race(everyone=True, figured=True), self._budget)
        first = _taken(match, decision, found.results)
        rounds = found.results[first]
        known = [*rounds.values(), *found.further.get(first, [])]
        usual = _usual_variance(found.results.values(), rounds)
        prospects = [
            msgspec.structs.replace(
                _estimate(option.id, found.results[option.id], rounds, known, usual),
                behind=_figures_behind(found.figures[first], found.figures[option.id]),
            )
            for option in decision.options
        ]
        return sorted(prospects, key=lambda prospect: (prospect.option != first, -prospect.value))

    def duel(self, match: Match, decision: Decision, one: str, other: str) -> Duel:
        """Two options against each other, to the end of the budget: nobody drops out, so luck has no say in when."""
        results = self._found(match, decision, Race((one, other)), self._budget).results
        values = [_estimate(each, results[each], results[each], list(results[each].values())) for each in (one, other)]
        return Duel(values[0], values[1], *gap(results[one], results[other]))

    def _found(self, match: Match, decision: Decision, race: Race, budget: Budget) -> Found:
        seed = f"{self._seed}/{match.revealed}/{decision.seat}"
        if budget.workers == 1:
            return _run(race, match, decision.seat, budget, seed)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(budget.workers)
        share = None if budget.iterations is None else -(-budget.iterations // budget.workers)
        part = msgspec.structs.replace(budget, iterations=share, workers=1)
        copy = MatchCopy.of(match)
        jobs = [
            self._pool.submit(_run_apart, race, copy, decision.seat, part, f"{seed}/{n}") for n in range(budget.workers)
        ]
        together = Found({}, {}, {})
        for worker, job in enumerate(jobs):
            found = job.result()
            for option, rounds in found.results.items():
                together.results.setdefault(option, {}).update(_apart(worker, rounds))
                together.figures.setdefault(option, {}).update(_apart(worker, found.figures[option]))
            for option, further in found.further.items():
                together.further.setdefault(option, []).extend(further)
        return together


class MatchCopy(msgspec.Struct, frozen=True):
    """A match in a form that another process can be sent."""

    game: str
    seats: int
    seed: bytes
    script: dict[str, tuple[str, ...]] | None
    setup: object
    choices: list[tuple[int, str]]

    @classmethod
    def of(cls, match: Match) -> MatchCopy:
        start = match.start
        choices = [(seat, option.id) for seat, option in match.choices]
        return cls(start.game.id, start.seats, start.seed, start.script, start.setup, choices)

    def match(self) -> Match:
        source = self.seed if self.script is None else Script(seed=self.seed, **self.script)
        match = Match(Start(game(self.game), self.seats, source, self.setup))
        for seat, option in self.choices:
            match.choose(seat, option)
        return match


def _apart(worker: int, rounds: dict[int, T]) -> dict[int, T]:
    return {worker * WORKERS_APART + number: value for number, value in rounds.items()}


def _run_apart(race: Race, copy: MatchCopy, seat: int, budget: Budget, seed: str) -> Found:
    return _run(race, copy.match(), seat, budget, seed)


def _run(race: Race, match: Match, seat: int, budget: Budget, seed: str) -> Found:
    decision = match.decision(seat)
    assert decision is not None
    ranked = rank(make_thumb(match.game.id), match, decision)
    options = [option for option in ranked if option.id in race.duel] if race.duel else ranked
    tree = Tree(match, seat, options, seed, budget, figured=race.figured)
    if race.duel:
        tree.run_to_the_end()
    else:
        tree.race(everyone=race.everyone)
    results = {option.id: rounds for option, rounds in tree.results.items()}
    further: dict[str, list[float]] = {}
    if race.everyone:
        taken = _taken(match, decision, results)
        further[taken] = tree.go_on_with(next(option for option in options if option.id == taken))
    return Found(results, {option.id: rounds for option, rounds in tree.figures.items()}, further)


def _taken(match: Match, decision: Decision, results: Results) -> str:
    """The best of those that ran to the end; the thumb's favourite, if it is one of them and as good as level."""
    most = max(len(rounds) for rounds in results.values())
    finished = [option for option, rounds in results.items() if len(rounds) == most]
    best = max(finished, key=lambda option: sum(results[option].values()))
    favourite = make_thumb(match.game.id).choose(match, decision).id
    if favourite not in finished:
        return best
    judge = make_judge(match.game.id)
    ahead, error = gap(results[best], results[favourite])
    error = max(error, spread_of(judge) / sqrt(max(1, most)))
    return favourite if ahead <= DOUBT * hypot(error, grain_of(judge)) else best


def _estimate(option: str, rounds: Rounds, first: Rounds, known: Sequence[float], usual: float = UNKNOWN) -> Prospect:
    """An option's value: the mean of all that is known of the first one, less how far the option was behind in the
    rounds that both have run.
    What seems better than the first, which is taken, is not so beyond doubt: it is worth the same.

    A few rounds that happen to be alike say nothing about how much they vary: there the ``usual`` variance counts, too.
    """
    mean = sum(known) / len(known)
    if rounds is first:
        return Prospect(option, len(first), mean, _error(known, UNKNOWN))
    gaps = gaps_between(first, rounds)
    behind = max(0.0, sum(gaps) / max(1, len(gaps)))
    return Prospect(option, len(rounds), max(0.0, mean - behind), _error(gaps, usual))


def _figures_behind(leader: dict[int, list[Figure]], rounds: dict[int, list[Figure]]) -> list[Figure]:
    """How much more the leader had of each figure, on average over the rounds that both have run."""
    both = [number for number in leader if number in rounds]
    if leader is rounds or not both:
        return []
    kinds = range(len(leader[both[0]]))
    gaps = [sum([leader[number][kind].amount - rounds[number][kind].amount for number in both]) for kind in kinds]
    weights = [sum([leader[number][kind].weight for number in both]) for kind in kinds]
    names = [figure.name for figure in leader[both[0]]]
    return [
        Figure(name, more / len(both), weight / len(both))
        for name, more, weight in zip(names, gaps, weights, strict=True)
    ]


def _error(values: Sequence[float], usual: float) -> float:
    """The standard error of the mean of these values."""
    count = len(values)
    if count < 2:
        return sqrt(usual)
    own = variance(values)
    return sqrt((max(own, usual) if count < LEAST_ROUNDS else own) / count)


def _usual_variance(all_rounds: Iterable[Rounds], leader: Rounds) -> float:
    """How much the gaps to the leader vary from round to round, on average over the options that have run enough."""
    gaps = [gaps_between(leader, rounds) for rounds in all_rounds if rounds is not leader]
    known = [variance(each) for each in gaps if len(each) >= LEAST_ROUNDS]
    return sum(known) / len(known) if known else UNKNOWN
