"""A player that thinks ahead, in any game: information-set Monte Carlo tree search.

Each iteration thinks in a fresh ``match.fork(seat)``, in which all that the seat cannot know is dealt anew and chance
is new, so the search never sees the true hidden state nor the true dice. The options of the decision race: in each
round every one still in the race is tried in the same deal with the same dice, and those that fall clearly behind drop
out. Below, each seat picks by upper confidence bounds among the options that this deal offers it; seats that decide at
once pick independently. From the first new position on, rules of thumb play until the game's judge says that enough is
settled.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from math import erfc, exp, log, pi, sqrt

import msgspec

from undercroft.engine.chance import Script
from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.players.judges import make_judge
from undercroft.players.thumb import make_thumb

EXPLORATION = 0.3
LEAST_ROUNDS = 8
FAR_BEHIND = 2.2
"""So many standard errors behind the leader an option drops out of the race, after at least so many rounds."""
PATIENCE = 16
"""The race is looked at after every round at first; later whenever the rounds have grown by such a part."""
WORTH_KNOWING = 0.002
PAUSE = 64
"""Asked every so many rounds: when taking the leader, who may not be the best, costs less than this on average,
thinking ends."""
DOUBT = 0.5
"""The thumb's choice is left only for one that is ahead by so many standard errors."""
MOST_ROLL_OUT = 2_000
"""No roll-out goes on for more choices than this."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think about one decision: seconds, or a number of iterations (then thinking can be repeated)."""

    seconds: float | None = None
    iterations: int | None = None
    workers: int = 1
    depth: int | None = None
    """After so many choices of a roll-out the judge is asked, settled or not."""
    working: bool = False
    """Count only seconds in which the processor works on it: a busy machine then takes longer, and thinks as much."""

    def times(self, factor: int) -> Budget:
        """So many times as long."""
        seconds = None if self.seconds is None else self.seconds * factor
        iterations = None if self.iterations is None else self.iterations * factor
        return msgspec.structs.replace(self, seconds=seconds, iterations=iterations)

    @property
    def clock(self) -> Callable[[], float]:
        return time.process_time if self.working else time.monotonic


class Estimate(msgspec.Struct, frozen=True):
    """What thinking found about one option."""

    option: str
    visits: int
    value: float
    """For the deciding seat, from 0 to 1."""
    error: float
    """The standard error of the value."""


class Duel(msgspec.Struct, frozen=True):
    """Two options in the same deals: what each is worth, how far the first is ahead, and the standard error of that."""

    one: Estimate
    other: Estimate
    ahead: float
    error: float


class Arm:
    """What is known about one option at one place in the tree."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0


class Node:
    """A place in the tree: for each seat that decides there, its arms; and where joint choices lead."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Option, Arm]] = {}
        self.children: dict[object, Node] = {}


class Tree:
    """One search: the race of the options of one decision, and the tree that grows below."""

    def __init__(self, match: Match, seat: int, options: Sequence[Option], seed: str) -> None:
        self._match = match
        self._seat = seat
        self._seed = seed
        self._judge = make_judge(match.game.id)
        self._thumb = make_thumb(match.game.id)
        self._root = Node()
        self._low, self._high = 1.0, 0.0
        self.results: dict[Option, Rounds] = {option: {} for option in options}

    def race(self, budget: Budget, to_the_end: bool) -> None:
        """Think for as long as the budget says, and unless ``to_the_end`` only until it hardly matters; at least one
        round."""
        clock = budget.clock
        end = None if budget.seconds is None else clock() + budget.seconds
        left = budget.iterations
        running = list(self.results)
        number = 0
        while len(running) > 1:
            for option in running:
                if number and (clock() >= end if end is not None else left is not None and left <= 0):
                    self._call_off(number)
                    return
                self._try(option, number, budget)
                left = None if left is None else left - 1
            number += 1
            if to_the_end:
                continue
            if number >= LEAST_ROUNDS and number % max(1, number // PATIENCE) == 0:
                running = self._still_running(running)
            if number % PAUSE == 0 and self._regret(running) < WORTH_KNOWING:
                return

    def _call_off(self, number: int) -> None:
        """A round that not all have run would favour those that have."""
        for rounds in self.results.values():
            rounds.pop(number, None)

    def _still_running(self, running: list[Option]) -> list[Option]:
        leader = self._leader(running)
        return [option for option in running if lead(self.results[leader], self.results[option]) < FAR_BEHIND]

    def _regret(self, running: list[Option]) -> float:
        """What it costs on average to take the leader now, as far as the others may be better after all."""
        leader = self._leader(running)
        gaps = [_gap(self.results[leader], self.results[option]) for option in running if option is not leader]
        return sum(_shortfall(mean, error) for mean, error in gaps)

    def _leader(self, running: list[Option]) -> Option:
        return max(running, key=lambda option: sum(self.results[option].values()))

    def _try(self, option: Option, number: int, budget: Budget) -> None:
        """One iteration: the option, in the deal of this round."""
        seed = blake2b(f"{self._seed}/{number}".encode(), digest_size=32).digest()
        fork = self._match.fork(self._seat, seed)
        path = self._descend(fork, option)
        self._roll_out(fork, budget.depth or MOST_ROLL_OUT)
        worth = self._judge.worth(fork)
        self._low = min(self._low, *worth)
        self._high = max(self._high, *worth)
        for seat, arm in path:
            arm.visits += 1
            arm.total += worth[seat]
        self.results[option][number] = worth[self._seat]

    def _descend(self, fork: Match, first: Option) -> list[tuple[int, Arm]]:
        """Walk down the tree, beginning with this option, to the first place that is new."""
        node = self._root
        path: list[tuple[int, Arm]] = []
        while fork.outcome is None and not self._judge.is_settled(self._match.state, fork.state):
            new = False
            joint: list[tuple[int, Option]] = []
            for decision in fork.decisions:
                if node is self._root and decision.seat == self._seat:
                    joint.append((decision.seat, first))
                    continue
                option, arm = self._select(node, fork, decision)
                new = new or arm.visits == 0
                path.append((decision.seat, arm))
                joint.append((decision.seat, option))
            for seat, option in joint:
                fork.choose(seat, option)
            seen = (tuple(joint), tuple((d.seat, tuple(d.options)) for d in fork.decisions))
            child = node.children.get(seen)
            if child is None:
                node.children[seen] = Node()
                break
            if new:
                break
            node = child
        return path

    def _select(self, node: Node, fork: Match, decision: Decision) -> tuple[Option, Arm]:
        """The option of the highest upper confidence bound; what is new goes first, the thumb's choice before all."""
        known = node.arms.setdefault(decision.seat, {})
        options = decision.options
        if not known and len(options) > 1:
            favourite = self._thumb.choose(fork, decision)
            options = [favourite, *(option for option in options if option is not favourite)]
        best: Option | None = None
        best_bound = -1.0
        spread = max(1e-9, self._high - self._low)
        for option in options:
            arm = known.get(option)
            if arm is None:
                arm = known[option] = Arm()
            arm.offered += 1
            if arm.visits == 0:
                bound = 1e9
            else:
                mean = (arm.total / arm.visits - self._low) / spread
                bound = mean + EXPLORATION * sqrt(log(arm.offered) / arm.visits)
            if bound > best_bound:
                best, best_bound = option, bound
        assert best is not None
        return best, known[best]

    def _roll_out(self, fork: Match, most: int) -> None:
        thumb, judge, root = self._thumb, self._judge, self._match.state
        for _ in range(most):
            if fork.outcome is not None or judge.is_settled(root, fork.state):
                return
            decision = fork.decisions[0]
            fork.take(decision, thumb.choose(fork, decision))


Rounds = dict[int, float]
"""What an option brought the seat, by the number of the round."""


def lead(one: Rounds, other: Rounds) -> float:
    """By how many standard errors one option is ahead of another, over the rounds that both have run."""
    mean, error = _gap(one, other)
    if mean == 0.0:
        return 0.0
    return mean / error if error else mean * float("inf")


def _gap(one: Rounds, other: Rounds) -> tuple[float, float]:
    """How far one option is ahead, and the standard error of that."""
    gaps = [value - other[number] for number, value in one.items() if number in other]
    if len(gaps) < 2:
        return 0.0, 1.0
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, sqrt(variance / len(gaps))


def _shortfall(mean: float, error: float) -> float:
    """The mean of what is below zero in a normal distribution."""
    if error == 0.0:
        return max(0.0, -mean)
    place = mean / error
    return error * exp(-place * place / 2) / sqrt(2 * pi) - mean * erfc(place / sqrt(2)) / 2


# -- the player -------------------------------------------------------------------------------

Results = dict[str, Rounds]
"""For each option's id, what its rounds brought."""
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
        results = self._results(match, decision)
        best = _leader(results)
        favourite = make_thumb(match.game.id).choose(match, decision)
        if lead(results[best], results[favourite.id]) <= DOUBT:
            return favourite
        option = decision.option(best)
        assert option is not None
        return option

    def think(self, match: Match, decision: Decision) -> list[Estimate]:
        """What each option of the decision is worth to its seat, best first."""
        results = self._results(match, decision)
        leader = results[_leader(results)]
        found = [_estimate(option.id, results[option.id], leader) for option in decision.options]
        return sorted(found, key=lambda estimate: -estimate.value)

    def duel(self, match: Match, decision: Decision, one: str, other: str) -> Duel:
        """Two options against each other, to the end of the budget: nobody drops out, so luck has no say in when."""
        results = self._results(match, decision, [one, other], to_the_end=True)
        values = [_estimate(option, results[option], results[option]) for option in (one, other)]
        return Duel(values[0], values[1], *_gap(results[one], results[other]))

    def _results(
        self, match: Match, decision: Decision, among: list[str] | None = None, *, to_the_end: bool = False
    ) -> Results:
        seed = f"{self._seed}/{match.revealed}/{decision.seat}"
        budget = self._budget
        among = [option.id for option in decision.options] if among is None else among
        if budget.workers == 1:
            return _race(match, decision.seat, among, budget, to_the_end, seed)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(budget.workers)
        share = None if budget.iterations is None else -(-budget.iterations // budget.workers)
        part = msgspec.structs.replace(budget, iterations=share, workers=1)
        copy = MatchCopy.of(match)
        jobs = [
            self._pool.submit(_race_apart, copy, decision.seat, among, part, to_the_end, f"{seed}/{n}")
            for n in range(budget.workers)
        ]
        together: Results = {option: {} for option in among}
        for worker, job in enumerate(jobs):
            for option, rounds in job.result().items():
                together[option].update({worker * WORKERS_APART + number: value for number, value in rounds.items()})
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


def _race_apart(copy: MatchCopy, seat: int, among: list[str], budget: Budget, to_the_end: bool, seed: str) -> Results:
    return _race(copy.match(), seat, among, budget, to_the_end, seed)


def _race(match: Match, seat: int, among: list[str], budget: Budget, to_the_end: bool, seed: str) -> Results:
    decision = match.decision(seat)
    assert decision is not None
    tree = Tree(match, seat, [option for option in decision.options if option.id in among], seed)
    tree.race(budget, to_the_end)
    return {option.id: rounds for option, rounds in tree.results.items()}


def _leader(results: Results) -> str:
    """The best of those that ran to the end."""
    most = max(len(rounds) for rounds in results.values())
    finished = [option for option, rounds in results.items() if len(rounds) == most]
    return max(finished, key=lambda option: sum(results[option].values()))


def _estimate(option: str, rounds: Rounds, leader: Rounds) -> Estimate:
    """An option's value: the leader's mean, less how far the option was behind in the rounds that both have run."""
    count = len(leader)
    mean = sum(leader.values()) / count
    if rounds is leader:
        variance = sum((value - mean) ** 2 for value in leader.values()) / max(1, count - 1)
        return Estimate(option, count, mean, sqrt(variance / count) if count > 1 else 1.0)
    behind, error = _gap(leader, rounds)
    return Estimate(option, len(rounds), max(0.0, mean - behind), error)
