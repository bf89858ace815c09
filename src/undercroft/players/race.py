"""The race of a decision's options, and the tree that grows below them: how the search thinks.

The options race: in each round every one still in the race is tried in the same deal with the same dice, and those that
fall clearly behind drop out. Below, each seat picks by upper confidence bounds among the options that this deal offers
it; seats that decide at once pick independently. From the first new position on, rules of thumb play until the game's
judge says that enough is settled.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import erfc, exp, log, pi, sqrt

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.players.budget import Budget
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
MOST_ROLL_OUT = 2_000
"""No roll-out goes on for more choices than this."""


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
        round, if the budget is not strict."""
        clock = budget.clock
        end = None if budget.seconds is None else clock() + budget.seconds
        left = budget.iterations
        running = list(self.results)
        number = 0
        while len(running) > 1:
            for option in running:
                over = (end is not None and clock() >= end) or (left is not None and left <= 0)
                if over and (number or budget.strict):
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
        gaps = [gap(self.results[leader], self.results[option]) for option in running if option is not leader]
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
    mean, error = gap(one, other)
    if mean == 0.0:
        return 0.0
    return mean / error if error else mean * float("inf")


def gap(one: Rounds, other: Rounds) -> tuple[float, float]:
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
