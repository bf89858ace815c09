"""Review: a finished match, choice by choice: how each seat's chances went, and which choices cost the most.

While the record is replayed, every choice between at least two options is weighed by a search player. The best of many
options seems better than it is, as luck had a part in finding it: so the choices that seem the most costly get a second
look, the option chosen against the better one alone, longer and with other dice, and only what is found then counts.
After every choice each seat's outlook is taken: the mean over many
twins of the match in which all play on by rules of thumb. Both look only into ``match.fork(seat)``: what a seat could
not know then is dealt anew, and so are the dice to come.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from undercroft.engine.decision import Decision, Response
from undercroft.engine.errors import BadRecord
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.record import Record, start_of, verify_record
from undercroft.games import game, game_of
from undercroft.lab.statistics import Estimate
from undercroft.lab.weighing import Scale, Unit, Weighed, Weigher, gap
from undercroft.players.judges import make_judge
from undercroft.players.thumb import make_thumb

THINKER = "search:100"
MOST_TWINS = 100
"""In so many twins at most the outlook is taken."""
LEAST_TWINS = 4
"""In so many at least, however little time there is."""
MOST_STEPS = 2_000
"""No twin is played on for more choices than this."""
ORDER = "order"
"""The kind of a step at which nothing was asked."""
MOST_SUSPECTS = 12
"""So many choices at most get a second look."""
SECOND_LOOK = 4
"""It takes so many times as long as the first."""
LEAST_COST: dict[Unit, float] = {"chance": 0.01, "points": 0.2}
"""What costs less is not worth a word."""


class Step(msgspec.Struct, frozen=True):
    """One choice."""

    number: int
    """From 1."""
    seat: int
    kind: str
    """Of the decision."""
    options: int
    """How many there were."""
    chosen: str
    value: Estimate | None
    """What the chosen option was worth to the seat; ``None`` if there was no other."""
    better: str | None
    """The option that thinking preferred; ``None`` if it is the chosen one."""
    best: Estimate | None
    """What that one was worth."""
    cost: Estimate | None
    """By how much that is more."""
    looks: int
    """How often it was weighed: what only the first look found may be luck."""
    outlook: list[float]
    """For each seat, after the choice; after the last one, how it ended."""


class Review(msgspec.Struct, frozen=True):
    """What looking back at a match found."""

    game: str
    seats: int
    players: list[str]
    """Who sat in the seats, as the record names them."""
    thinker: str
    unit: Unit
    """What all values are counted in."""
    outlook: list[float]
    """For each seat, before the first choice."""
    steps: list[Step]
    costly: list[int]
    """The numbers of the choices that cost something beyond doubt, the most costly first."""

    @property
    def weighed(self) -> int:
        """How many choices there were between at least two options."""
        return sum(step.options > 1 for step in self.steps)

    def curve(self, seat: int) -> list[float]:
        """The seat's outlook: before the first choice and after each."""
        return [self.outlook[seat], *(step.outlook[seat] for step in self.steps)]


def review(
    record: Record, thinker: str = THINKER, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> Review:
    """Look back at a finished match; ``on_progress`` hears how many choices are done, of how many."""
    _check(record)
    match = Match(start_of(record, game(record.game)))
    reviewer = Reviewer(match, thinker)
    before = reviewer.outlook(match)
    steps: list[Step] = []
    total = len(record.choices) + MOST_SUSPECTS
    for done, (seat, option) in enumerate(record.choices):
        on_progress(done, total)
        steps.append(reviewer.look(match, seat, option))
    match = Match(match.start)
    for done, number in enumerate(suspects(steps, reviewer.unit), len(steps)):
        on_progress(done, total)
        _go_on(match, record, number)
        steps[number - 1] = reviewer.look_again(match, steps[number - 1])
    on_progress(total, total)
    return Review(
        game=record.game,
        seats=record.seats,
        players=record.players,
        thinker=thinker,
        unit=reviewer.unit,
        outlook=before,
        steps=steps,
        costly=find_costly(steps, reviewer.unit),
    )


def suspects(steps: Sequence[Step], unit: Unit) -> list[int]:
    """The numbers, in order, of the choices that deserve a second look: those that seem to have cost the most."""
    costs = {step.number: step.cost.value for step in steps if step.cost is not None}
    seem_costly = [number for number, cost in costs.items() if cost >= LEAST_COST[unit]]
    return sorted(sorted(seem_costly, key=lambda number: -costs[number])[:MOST_SUSPECTS])


def find_costly(steps: Sequence[Step], unit: Unit) -> list[int]:
    """The numbers of the choices that cost something beyond doubt, the most costly first."""
    costly = {
        step.number: step.cost.value
        for step in steps
        if step.looks > 1 and step.cost is not None and step.cost.low > 0 and step.cost.value >= LEAST_COST[unit]
    }
    return sorted(costly, key=lambda number: -costly[number])


def _check(record: Record) -> None:
    verdict = verify_record(record, game_of(record))
    if not verdict.holds:
        raise BadRecord(f"this record does not hold: {verdict.reason}", "record-fails")
    if not verdict.finished:
        message = f"this match is not over: it ends after {len(record.choices)} choices, and so cannot be reviewed"
        raise BadRecord(message, "record-unfinished", choices=len(record.choices))


class Reviewer:
    """Looks at the choices of a match, one after the other; ``seconds`` limit how long each outlook takes."""

    def __init__(self, match: Match, thinker: str = THINKER, seconds: float | None = None) -> None:
        self._first, self._second = Weigher(thinker, "first look"), Weigher(thinker, "second look", SECOND_LOOK)
        twins = min(self._first.budget.iterations or MOST_TWINS, MOST_TWINS)
        self._outlook = Outlook(match, twins, seconds)

    @property
    def unit(self) -> Unit:
        return self._outlook.scale.unit

    def outlook(self, match: Match) -> list[float]:
        """For each seat, as the match stands."""
        return self._outlook.of(match)

    def look(self, match: Match, seat: int, chosen: str) -> Step:
        """Weigh the next choice of the match, take it, and look at what came of it. An order is worth nothing in
        itself, and a pass that stands what a pass is worth."""
        moments, decision = match.game.moments, match.decision(seat)
        value = best = cost = better = None
        kind, options = ORDER, 1
        if decision is not None and not (moments is not None and moments.may_be_order(chosen)):
            kind, options = decision.kind, len(decision.options)
            played = _as_offered(decision, chosen)
            if options > 1:
                weighed = self._first.weigh(match, decision)
                better = weighed[0].option.id
                value, best = _values(weighed, played, better)
                cost = gap(best, value)
            better = chosen if better == played else better
        match.choose(seat, chosen)
        if better == chosen:
            better = best = cost = None
        number, looks = len(match.choices), int(value is not None)
        return Step(number, seat, kind, options, chosen, value, better, best, cost, looks, self.outlook(match))

    def look_again(self, match: Match, step: Step) -> Step:
        """Weigh once more, where the match stands before the choice, what was chosen against what seemed better."""
        decision = match.decision(step.seat)
        assert decision is not None
        assert step.better is not None
        duel = self._second.duel(match, decision, step.better, _as_offered(decision, step.chosen))
        return msgspec.structs.replace(step, value=duel.other, best=duel.one, cost=duel.ahead, looks=2)


def _as_offered(decision: Decision, chosen: str) -> str:
    """The option that was taken; of a pass that stands for longer, the pass."""
    standing = isinstance(decision, Response) and all(option.id != chosen for option in decision.options)
    return decision.passing.id if standing and isinstance(decision, Response) else chosen


def _values(weighed: list[Weighed], *options: str) -> list[Estimate]:
    """What these options are worth."""
    values = {each.option.id: each.value for each in weighed}
    return [values[option] for option in options]


def _go_on(match: Match, record: Record, number: int) -> None:
    """To where the choice of this number, from 1, is the next."""
    for seat, option in record.choices[len(match.choices) : number - 1]:
        match.choose(seat, option)


def decision_at(record: Record, number: int) -> Decision:
    """The decision of the choice of this number, from 1."""
    match = Match(start_of(record, game(record.game)))
    _go_on(match, record, number)
    decision = match.decision(record.choices[number - 1][0])
    assert decision is not None
    return decision


class Outlook:
    """What each seat can expect, if all play on by rules of thumb: what it cannot know is dealt anew each time."""

    def __init__(self, match: Match, twins: int, seconds: float | None = None) -> None:
        self.scale = Scale(match)
        self._twins = twins
        self._seconds = seconds
        self._judge = make_judge(match.game.id)
        self._thumb = make_thumb(match.game.id)
        self._hidden = bool(getattr(match.game, "hidden", False))
        self._sides = match.sides

    def of(self, match: Match) -> list[float]:
        """In a game that hides nothing all seats expect the same, so that one look is enough; else one for each side,
        whose seats know the same."""
        if match.outcome is not None:
            return self._end(match.outcome)
        if not self._hidden:
            return self._seen_by(match, 0)
        looks = {side: self._seen_by(match, side[0], len(self._sides)) for side in self._sides}
        hopes = [looks[match.side(seat)][seat] for seat in range(match.seats)]
        return hopes if self.scale.unit == "points" else self._shared(hopes)

    def _shared(self, hopes: list[float]) -> list[float]:
        """Each side hopes by what it knows, and together they may hope for more than one victory, or for less: the
        shares of one."""
        total = sum(hopes[side[0]] for side in self._sides) if len(self._sides) > 1 else 1.0
        return [hope / (total or 1.0) for hope in hopes]

    def _end(self, outcome: Outcome) -> list[float]:
        if self.scale.unit == "points":
            return [float(score) for score in outcome.scores]
        return outcome.shares(self._sides)

    def _seen_by(self, match: Match, viewer: int, viewers: int = 1) -> list[float]:
        """The mean over the twins; the viewers share the time."""
        end = None if self._seconds is None else time.monotonic() + self._seconds / viewers
        totals = [0.0] * match.seats
        count = 0
        while count < self._twins:
            twin = match.fork(viewer, f"outlook/{count}")
            self._play_on(twin, match)
            totals = [total + worth for total, worth in zip(totals, self._judge.worth(twin), strict=True)]
            count += 1
            if end is not None and count >= LEAST_TWINS and time.monotonic() >= end:
                break
        return [self.scale.value(total / count) for total in totals]

    def _play_on(self, twin: Match, match: Match) -> None:
        for _ in range(MOST_STEPS):
            if twin.outcome is not None or self._judge.is_settled(match.state, twin.state):
                return
            decision = twin.decisions[0]
            twin.choose(decision.seat, self._thumb.choose(twin, decision))
