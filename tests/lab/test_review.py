"""Looking back at a match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.engine.duel import Duel
from tests.lab.conftest import fled
from undercroft.engine.decision import Decision
from undercroft.engine.errors import BadRecord, UndercroftError
from undercroft.engine.match import Match, Start
from undercroft.engine.record import Record, read_record
from undercroft.lab import review as reviews
from undercroft.lab.review import MOST_SUSPECTS, Review, decision_at, review
from undercroft.lab.statistics import Estimate
from undercroft.lab.weighing import Comparison as Compared
from undercroft.lab.weighing import Weighed
from undercroft.players import Budget


@pytest.fixture(scope="module")
def solo() -> tuple[Record, Review]:
    record = fled(1)
    return record, review(record, "search:40")


@pytest.fixture(scope="module")
def pair() -> tuple[Record, Review]:
    record = fled(2, ["human:Ann", "thumb"])
    return record, review(record, "search:12")


def test_fleeing_without_need_costs_points(solo: tuple[Record, Review]) -> None:
    record, found = solo
    step = found.steps[0]
    assert (step.number, step.seat, step.kind, step.chosen) == (1, 0, "monsters", "flee")
    assert step.options == len(decision_at(record, 1).options)
    assert step.better is not None
    assert step.better.startswith("fight:mage:ooze")
    assert step.cost is not None
    assert step.value is not None
    assert step.best is not None
    assert step.cost.value == pytest.approx(step.best.value - step.value.value)
    assert step.cost.low > 0
    assert found.costly[0] == 1, "nothing a thumb does costs more than that"
    assert found.unit == "points"


def test_costly_choices_are_sorted_and_beyond_doubt(solo: tuple[Record, Review]) -> None:
    _, found = solo
    costs = [found.steps[number - 1].cost for number in found.costly]
    assert all(cost is not None and cost.low > 0 and cost.value >= 0.2 for cost in costs)
    values = [cost.value for cost in costs if cost is not None]
    assert values == sorted(values, reverse=True)


def test_every_choice_is_there(pair: tuple[Record, Review]) -> None:
    record, found = pair
    assert [(step.seat, step.chosen) for step in found.steps] == record.choices
    assert [step.number for step in found.steps] == list(range(1, len(record.choices) + 1))
    assert found.players == ["human:Ann", "thumb"]
    assert found.weighed == sum(len(decision_at(record, step.number).options) > 1 for step in found.steps)
    for step in found.steps:
        assert (step.value is None) == (step.options == 1)
        assert (step.cost is None) == (step.better is None) == (step.best is None)
        assert step.better != step.chosen


def test_the_outlook_is_a_chance_for_each_seat_and_ends_with_the_outcome(pair: tuple[Record, Review]) -> None:
    record, found = pair
    assert found.unit == "chance"
    assert record.outcome is not None
    curves = [found.curve(seat) for seat in (0, 1)]
    assert all(len(curve) == len(record.choices) + 1 for curve in curves)
    assert all(sum(both) == pytest.approx(1) for both in zip(*curves, strict=True))
    assert [curve[-1] for curve in curves] == [float(seat in record.outcome.winners) for seat in (0, 1)]
    assert curves[0][1] < curves[0][0] - 0.05, "fleeing is bad for one"
    assert curves[1][1] > curves[1][0] + 0.05, "and good for the other"


def test_alone_the_outlook_counts_points(solo: tuple[Record, Review]) -> None:
    record, found = solo
    assert record.outcome is not None
    curve = found.curve(0)
    assert curve[-1] == record.outcome.scores[0]
    assert 10 < curve[0] < 30
    assert curve[1] < curve[0] - 2


def test_the_same_review_twice(pair: tuple[Record, Review]) -> None:
    record, found = pair
    assert review(record, "search:12") == found


def test_it_is_plain_data(pair: tuple[Record, Review]) -> None:
    _, found = pair
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


# -- honesty ----------------------------------------------------------------------------------


def finished_duel(duel: Duel) -> Record:
    match = Match(Start(duel, 3, 5, None))
    while match.outcome is None:
        decision = match.decisions[-1]
        match.choose(decision.seat, decision.options[-1])
    record: Record = match.record()
    return record


def test_every_look_is_dealt_anew_for_the_one_who_looks(duel: Duel, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[tuple[int, int | None]] = []
    fork = Match.fork

    def watched(self: Match, seat: int | None = None, seed: Any = None) -> Match:
        looks.append((len(self.choices), seat))
        return fork(self, seat, seed)

    record = finished_duel(duel)
    monkeypatch.setattr(Match, "fork", watched)
    found = review(record, "search:6")
    assert all(seat is not None for _, seat in looks)
    assert {seat for at, seat in looks if at == 0} == {0, 1, 2}, "each seat's outlook is its own"
    assert len(found.steps) == len(record.choices)


def test_a_secret_that_lies_face_down_changes_nobody_elses_outlook(duel: Duel) -> None:
    """The toy's seats bid at once, here from the last to the first: until all have, nobody knows more than before.
    As all outlooks together make one victory, the others keep theirs in proportion to each other."""
    record = finished_duel(duel)
    found = review(record, "search:6")
    before, after = found.steps[0].outlook, found.steps[1].outlook
    assert found.steps[1].kind == "bid"
    assert (found.steps[1].seat, found.steps[2].seat) == (2, 1)
    assert before[0] / before[1] == pytest.approx(after[0] / after[1])
    assert before[2] != after[2]


# -- luck in finding --------------------------------------------------------------------------


class Fickle:
    """Finds the last option best at the first look, by far; at the second one all are alike."""

    budget = Budget(iterations=1)

    ahead = Estimate(0.0, -0.01, 0.01)

    def __init__(self, spec: str, seed: str, times: int = 1) -> None:
        pass

    def weigh(self, match: Match, decision: Decision) -> list[Weighed]:
        first, *rest = reversed(decision.options)
        lucky, others = Estimate(0.9, 0.89, 0.91), Estimate(0.5, 0.49, 0.51)
        found = [(first, lucky), *((option, others) for option in rest)]
        return [Weighed(option, value, value, 9, stayed=True, behind=[]) for option, value in found]

    def duel(self, match: Match, decision: Decision, one: str, other: str) -> Compared:
        assert {one, other} <= {option.id for option in decision.options}
        value = Estimate(0.5, 0.49, 0.51)
        return Compared(value, value, self.ahead)


def test_what_only_seemed_costly_is_weighed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "Weigher", Fickle)
    found = review(fled(2))
    again = [step for step in found.steps if step.looks == 2]
    assert len(again) == MOST_SUSPECTS
    assert all(step.cost is not None and step.cost.value == 0 for step in again)
    assert found.costly == [], "however much the others seemed to cost at the only look"


class Fast(Fickle):
    """Finds at the second look too that the last option is better."""

    ahead = Estimate(0.3, 0.2, 0.4)


def test_what_the_second_look_finds_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "Weigher", Fast)
    found = review(fled(2))
    assert len(found.costly) == MOST_SUSPECTS
    for number in found.costly:
        step = found.steps[number - 1]
        assert (step.looks, step.cost) == (2, Fast.ahead)
        assert step.value == step.best == Estimate(0.5, 0.49, 0.51)


class Petty(Fickle):
    """Finds at the second look that the last option is better by next to nothing."""

    ahead = Estimate(0.004, 0.004, 0.004)


def test_next_to_nothing_is_not_worth_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "Weigher", Petty)
    found = review(fled(2))
    assert any(step.cost is not None and step.cost.low > 0 for step in found.steps)
    assert found.costly == []


# -- what cannot be reviewed ------------------------------------------------------------------


def test_an_unfinished_match_is_refused() -> None:
    whole = fled(1)
    part = msgspec.structs.replace(whole, choices=whole.choices[:3], trail=whole.trail[:4], outcome=None)
    with pytest.raises(BadRecord, match="not over: it ends after 3 choices"):
        review(part, "search:1")


def test_a_broken_record_is_refused() -> None:
    whole = msgspec.to_builtins(fled(1))
    for change in ({"choices": [[0, "fly"], *whole["choices"][1:]]}, {"outcome": {"winners": [0], "scores": [99]}}):
        with pytest.raises(BadRecord, match="does not hold"):
            review(read_record({**whole, **change}), "search:1")
    with pytest.raises(BadRecord, match="a game called 'chess'"):
        review(read_record({**whole, "game": "chess"}), "search:1")


def test_who_does_not_search_cannot_review() -> None:
    with pytest.raises(UndercroftError, match="such as search:100"):
        review(fled(1), "thumb")


def test_progress_is_heard() -> None:
    record = fled(1)
    heard: list[tuple[int, int]] = []
    review(record, "search:1", lambda done, total: heard.append((done, total)))
    total = len(record.choices) + MOST_SUSPECTS
    assert [done for done, _ in heard[: len(record.choices)]] == list(range(len(record.choices)))
    assert [done for done, _ in heard] == sorted({done for done, _ in heard})
    assert heard[-1] == (total, total)
    assert {of for _, of in heard} == {total}
