"""Weighing a decision."""

from __future__ import annotations

from dataclasses import replace

import pytest

import undercroft
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.lab import weighing
from undercroft.lab.statistics import Z95, Estimate
from undercroft.lab.weighing import Scale, Weigher, gap, rival
from undercroft.players import SearchPlayer
from undercroft.players.judges.dungeon_roll import BEST_SCORE
from undercroft.players.search import Prospect as Found


def knights(seats: int) -> Match:
    """All mages, and an ooze: the first seat may fight it or flee."""
    script = undercroft.Script(party="mage " * 7, dungeon="ooze")
    heroes = ["knight", "minstrel", "crusader", "occultist"][:seats]
    return undercroft.new_match("dungeon-roll", seats=seats, seed=script, setup={"heroes": heroes, "first": 0})


@pytest.mark.parametrize(("seats", "unit"), [(1, "points"), (2, "chance")])
def test_fleeing_before_an_ooze_is_worst(seats: int, unit: str) -> None:
    match = knights(seats)
    decision = match.decisions[0]
    weighed = Weigher("search:60").weigh(match, decision)
    assert {each.option for each in weighed} == set(decision.options)
    assert weighed[-1].option.id == "flee"
    assert weighed[0].option.verb.name == "fight"
    best, worst = weighed[0].value, weighed[-1].value
    assert gap(best, worst).low > 0
    assert Scale(match).unit == unit
    assert (best.value > 8) if unit == "points" else (0 < worst.value < best.value < 1)


@pytest.mark.parametrize(("seats", "unit"), [(1, "points"), (2, "chance")])
def test_a_duel_tells_how_much_more_one_option_is_worth(seats: int, unit: str) -> None:
    match = knights(seats)
    duel = Weigher("search:20", times=4).duel(match, match.decisions[0], "fight:mage:ooze:1", "flee")
    assert duel.ahead.value == pytest.approx(duel.one.value - duel.other.value)
    assert 0 < duel.ahead.low < duel.ahead.value < duel.ahead.high
    assert (duel.ahead.value > 2) if unit == "points" else (duel.ahead.value < 1)
    margin = duel.ahead.high - duel.ahead.low
    apart = [each.high - each.low for each in (duel.one, duel.other)]
    assert margin < sum(apart), "the same deals tell more than different ones"


def test_so_many_times_as_long() -> None:
    assert Weigher("search:20", times=4).budget.iterations == 80
    assert Weigher("search:0.5s", times=4).budget.seconds == 2
    assert Weigher("search:20").budget.iterations == 20


def test_the_same_seed_weighs_the_same() -> None:
    match = knights(1)
    one, two = (Weigher("search:20", 3).weigh(match, match.decisions[0]) for _ in range(2))
    assert one == two
    assert one != Weigher("search:20", 4).weigh(match, match.decisions[0])


def test_weighing_leaves_the_match_alone_and_looks_only_where_it_may() -> None:
    asked: list[int | None] = []

    class Watched(Match):
        def fork(self, seat: int | None = None, seed: int | str | bytes | None = None) -> Match:
            asked.append(seat)
            return super().fork(seat, seed)

    match = Watched(knights(2).start)
    before = match.record()
    Weigher("search:20").weigh(match, match.decisions[0])
    assert match.record() == before
    assert set(asked) == {0}, "every look is into a twin that is dealt anew for the seat that decides"


def test_what_dropped_out_early_comes_last_however_lucky_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = knights(2)
    first, second, *others = [option.id for option in match.decisions[0].options]
    found = [
        Found(first, 40, 0.5, 0.02),
        Found(second, 8, 0.5, 0.05),
        *(Found(other, 39, 0.41 + 0.01 * n, 0.02) for n, other in enumerate(others)),
    ]
    monkeypatch.setattr(SearchPlayer, "think", lambda *_: list(found))
    weighed = Weigher("search:20").weigh(match, match.decisions[0])
    assert [each.option.id for each in weighed] == [first, *reversed(others), second]
    assert [each.stayed for each in weighed] == [True] * (len(others) + 1) + [False]


def test_the_interval_is_two_standard_errors_to_either_side(monkeypatch: pytest.MonkeyPatch) -> None:
    match = knights(1)
    options = [option.id for option in match.decisions[0].options]
    monkeypatch.setattr(SearchPlayer, "think", lambda *_: [Found(option, 10, 0.5, 0.1) for option in options])
    value = Weigher("search:20").weigh(match, match.decisions[0])[0].value
    assert value.value == pytest.approx(BEST_SCORE / 2)
    assert value.high - value.value == pytest.approx(Z95 * 0.1 * BEST_SCORE)


@pytest.mark.parametrize(("knows", "unit", "value"), [(True, "points", 500.0), (False, "chance", 0.5)])
def test_the_judge_says_what_its_worth_is_in_points(
    monkeypatch: pytest.MonkeyPatch, knows: bool, unit: str, value: float
) -> None:
    class Judge:
        def points(self, worth: float) -> float | None:
            return worth * 1000 if knows else None

    monkeypatch.setattr(weighing, "make_judge", lambda _: Judge())
    assert Scale(knights(1)).unit == unit
    assert Scale(knights(1)).value(0.5) == value
    assert Scale(knights(2)).value(0.5) == 0.5, "with others at the table it is a chance"


def test_gaps() -> None:
    found = gap(Estimate(0.6, 0.57, 0.63), Estimate(0.4, 0.36, 0.44))
    assert found.value == pytest.approx(0.2)
    assert found.low == pytest.approx(0.16)
    assert found.high == pytest.approx(0.24)


def test_the_rival_is_the_best_of_those_that_may_be_as_good() -> None:
    option = knights(1).decisions[0].options[0]

    def weighed(value: float, margin: float) -> weighing.Weighed:
        found = Estimate(value, value - margin, value + margin)
        return weighing.Weighed(option, found, found, 10, stayed=True, behind=[])

    first, close, closer, far = weighed(0.6, 0.05), weighed(0.55, 0.05), weighed(0.58, 0.05), weighed(0.3, 0.05)
    assert rival([first, close, closer, far]) is closer
    assert rival([first, far]) is None
    assert rival([first, close, replace(closer, stayed=False)]) is close, "what fell behind is not as good"


@pytest.mark.parametrize("spec", ["thumb", "random", "chess", ""])
def test_only_a_search_can_weigh(spec: str) -> None:
    with pytest.raises(UndercroftError, match="only a player that searches"):
        Weigher(spec)
