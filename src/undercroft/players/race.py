"""The race of a decision's options, and the tree that grows below them: how the search thinks.

The options race: in each round every one still in the race is tried in the same deal with the same dice, and those that
fall clearly behind drop out. Where there is much to choose, the few start that the rule of thumb ranks highest. When
they have run enough rounds to be told apart, the others enter one by one, as they are ranked, and first run the rounds
that the field has behind it. Below, each seat picks by upper confidence bounds among the options that this deal offers
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
from undercroft.players.judges import Figure, grows_of, make_judge
from undercroft.players.player import favourite_first, rank
from undercroft.players.thumb import make_thumb

FEW = 8
"""Where there are no more options than this, all of them start."""
FIELD = 3
"""Else so many do."""
ENOUGH_ROUNDS = 20
"""After so many rounds of the field the others enter, one before each further round."""
SHORT_TRIAL = 4
"""Where time is too short for that, the field is cut after so many rounds."""
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
WELL_KNOWN = 0.01
"""What an option is worth is known well enough when its standard error is no more than this."""
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


class Purse:
    """What is left of a budget."""

    __slots__ = ("_began", "_budget", "_clock", "_paid")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._clock = budget.clock
        self._began = self._clock()
        self._paid = 0

    def pay(self) -> None:
        self._paid += 1

    @property
    def is_empty(self) -> bool:
        return self.lasts_for <= 0

    @property
    def lasts_for(self) -> float:
        """So many more iterations, if they take as long as those so far."""
        seconds, iterations = self._budget.seconds, self._budget.iterations
        left = float("inf") if iterations is None else float(iterations - self._paid)
        if seconds is None:
            return left
        spent = self._clock() - self._began
        return min(left, (seconds - spent) / max(spent, 1e-9) * max(1, self._paid))

    @property
    def is_strict(self) -> bool:
        """Whether not even the first round may be run to its end when it is empty."""
        return self._budget.strict


class Tree:
    """One search: the race of the options of one decision, from the best to the worst as the thumb ranks them, and the
    tree that grows below."""

    def __init__(
        self, match: Match, seat: int, options: Sequence[Option], seed: str, budget: Budget, *, figured: bool = False
    ) -> None:
        self._match = match
        self._seat = seat
        self._seed = seed
        self._judge = make_judge(match.game.id)
        self._grows = grows_of(self._judge)
        self._thumb = make_thumb(match.game.id)
        self._purse = Purse(budget)
        self._depth = budget.depth or MOST_ROLL_OUT
        self._root = Node()
        self._low, self._high = 1.0, 0.0
        self.results: dict[Option, Rounds] = {option: {} for option in options}
        self._figured = figured
        self.figures: dict[Option, dict[int, list[Figure]]] = {option: {} for option in options}
        """By the number of the round, what the worth was made up of; empty unless that was wanted."""

    def race(self, *, everyone: bool) -> None:
        """Think for as long as the budget says, but only until it hardly matters. At least one round is run by those
        that start, if the budget is not strict; by ``everyone``, if that is wanted."""
        options = list(self.results)
        running, waiting = (options, []) if len(options) <= FEW else (options[:FIELD], options[FIELD:])
        if not self._run(options if everyone else running, 0):
            return
        number = 1
        while (len(running) > 1 or waiting) and self._run(running, number):
            number += 1
            if number >= LEAST_ROUNDS and number % max(1, number // PATIENCE) == 0:
                running = self._still_running(running)
            if waiting and number < ENOUGH_ROUNDS:
                running = self._within_means(running, number)
            elif waiting:
                running += self._catch_up(waiting.pop(0), number, running)
            elif number % PAUSE == 0 and self._regret(running) < WORTH_KNOWING:
                return

    def run_to_the_end(self) -> None:
        """All options run for as long as the budget says: nobody drops out."""
        number = 0
        while self._run(list(self.results), number):
            number += 1

    def go_on_with(self, option: Option) -> list[float]:
        """What one option brings in further rounds alone, as long as the budget lasts, until it is known what it is
        worth: a race tells only that it is the best, and may be over soon."""
        known = list(self.results[option].values())
        raced = len(known)
        while not self._purse.is_empty:
            if len(known) >= LEAST_ROUNDS and len(known) % LEAST_ROUNDS == 0 and is_well_known(known):
                break
            known.append(self._worth_of(option, len(known)))
        return known[raced:]

    def _run(self, running: Sequence[Option], number: int) -> bool:
        """Run a round; whether there was time for it. A round that not all have run would favour those that have."""
        for option in running:
            if (number or self._purse.is_strict) and self._purse.is_empty:
                self._call_off(number)
                return False
            self._try(option, number)
        return True

    def _catch_up(self, option: Option, rounds: int, running: list[Option]) -> list[Option]:
        """One more enters: it runs all rounds that the field has run, unless it falls clearly behind on the way."""
        leader = self.results[self._leader(running)]
        own = self.results[option]
        for number in range(len(own), rounds):
            if self._purse.is_empty or (number >= LEAST_ROUNDS and lead(leader, own) >= FAR_BEHIND):
                return []
            self._try(option, number)
        return [option]

    def _call_off(self, number: int) -> None:
        for rounds in self.results.values():
            rounds.pop(number, None)

    def _still_running(self, running: list[Option]) -> list[Option]:
        leader = self._leader(running)
        return [option for option in running if lead(self.results[leader], self.results[option]) < FAR_BEHIND]

    def _within_means(self, running: list[Option], number: int) -> list[Option]:
        """Those of the field that can still run enough rounds, if time is short: the best, two at least."""
        most = max(2.0, self._purse.lasts_for / (ENOUGH_ROUNDS - number))
        if number < SHORT_TRIAL or len(running) <= most:
            return running
        return sorted(running, key=self._total, reverse=True)[: int(most)]

    def _regret(self, running: list[Option]) -> float:
        """What it costs on average to take the leader now, as far as the others may be better after all."""
        leader = self._leader(running)
        gaps = [gap(self.results[leader], self.results[option]) for option in running if option is not leader]
        return sum(_shortfall(mean, error) for mean, error in gaps)

    def _leader(self, running: list[Option]) -> Option:
        return max(running, key=self._total)

    def _total(self, option: Option) -> float:
        return sum(self.results[option].values())

    def _try(self, option: Option, number: int) -> None:
        self.results[option][number] = self._worth_of(option, number)

    def _worth_of(self, option: Option, number: int) -> float:
        """One iteration: the option, in the deal of this round."""
        self._purse.pay()
        seed = blake2b(f"{self._seed}/{number}".encode(), digest_size=32).digest()
        fork = self._match.fork(self._seat, seed)
        path = self._descend(fork, option)
        self._roll_out(fork)
        worth = self._judge.worth(fork)
        self._low = min(self._low, *worth)
        self._high = max(self._high, *worth)
        for seat, arm in path:
            arm.visits += 1
            arm.total += worth[seat]
        if self._figured:
            self.figures[option][number] = self._judge.figures(fork, self._seat)
        return worth[self._seat]

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
            if not self._grows:
                break
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
        if len(options) > FEW:
            options = self._open(known, fork, decision)
        elif not known and len(options) > 1:
            options = favourite_first(self._thumb.choose(fork, decision), options)
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

    def _open(self, known: dict[Option, Arm], fork: Match, decision: Decision) -> list[Option]:
        """Where there is much to choose: what was tried before and is on offer now, and the next one by the thumb's
        ranking if the place was seen often enough."""
        if not known:
            known.update({option: Arm() for option in rank(self._thumb, fork, decision)})
        offered = set(decision.options)
        tried = [option for option, arm in known.items() if arm.visits and option in offered]
        if len(tried) ** 2 > sum([known[option].visits for option in tried]):
            return tried
        new = [option for option in (*known, *decision.options) if option in offered and option not in tried]
        return [*new[:1], *tried]

    def _roll_out(self, fork: Match) -> None:
        thumb, judge, root = self._thumb, self._judge, self._match.state
        for _ in range(self._depth):
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
    gaps = gaps_between(one, other)
    if len(gaps) < 2:
        return 0.0, 1.0
    return sum(gaps) / len(gaps), sqrt(variance(gaps) / len(gaps))


def gaps_between(one: Rounds, other: Rounds) -> list[float]:
    """How far one option was ahead in each round that both have run."""
    return [value - other[number] for number, value in one.items() if number in other]


def variance(values: Sequence[float]) -> float:
    """Of at least two values, as a sample."""
    mean = sum(values) / len(values)
    return sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)


def is_well_known(values: Sequence[float]) -> bool:
    return variance(values) <= WELL_KNOWN * WELL_KNOWN * len(values)


def _shortfall(mean: float, error: float) -> float:
    """The mean of what is below zero in a normal distribution."""
    if error == 0.0:
        return max(0.0, -mean)
    place = mean / error
    return error * exp(-place * place / 2) / sqrt(2 * pi) - mean * erfc(place / sqrt(2)) / 2
