"""The lab in a game of sides: ladders whose roles rotate, victories by side and role, reviews of a side."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import undercroft
from tests.engine.keep import Keep, KeepState, on_the_shelf
from tests.lab.conftest import play_out
from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import BadSetup, UndercroftError
from undercroft.engine.match import Match, Start
from undercroft.engine.sides import Sides
from undercroft.lab import ladder as ladders
from undercroft.lab.balance.measuring import BalanceJob, measure, seat_players
from undercroft.lab.balance.printing import print_balance
from undercroft.lab.ladder import Bout, climb, fewest_seats, play_bout
from undercroft.lab.report import print_ladder, print_simulation
from undercroft.lab.review import Outlook, review
from undercroft.lab.sides import named_sides, spread
from undercroft.lab.simulate import Job, simulate
from undercroft.lab.weighing import Scale, Weigher
from undercroft.words import Words


@pytest.fixture(autouse=True)
def keep() -> Iterator[Keep]:
    with on_the_shelf() as toy:
        yield toy


# -- who holds what ---------------------------------------------------------------------------


def test_a_player_holds_a_whole_side_and_each_role_equally_often() -> None:
    seatings = Bout("keep", 4, ("one", "other"), 0, 0).seatings()
    assert seatings == [("one", "other", "other", "other"), ("other", "one", "one", "one")]


@pytest.mark.parametrize(
    ("sides", "matches"), [(((0, 1), (2, 3)), 2), (((0, 1), (2, 3), (4, 5)), 6), (((0, 3), (1,), (2, 4), (5,)), 4)]
)
def test_every_side_is_held_equally_often_by_both(monkeypatch: pytest.MonkeyPatch, sides: Sides, matches: int) -> None:
    monkeypatch.setattr(ladders, "_sides", lambda *_: sides)
    seatings = Bout("keep", 6, ("one", "other"), 0, 0).seatings()
    assert len(set(seatings)) == matches
    for side in sides:
        held = [{seating[seat] for seat in side} for seating in seatings]
        assert held.count({"one"}) == held.count({"other"}) == matches // 2


def test_sides_are_named_by_their_roles_by_number_or_not_at_all(keep: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    assert named_sides(keep, 3, None) == [("keeper", (0,)), ("heroes", (1, 2))]
    monkeypatch.setattr(Keep, "roles", lambda *_: ())
    assert named_sides(keep, 3, None) == [("1", (0,)), ("2", (1, 2))]
    assert named_sides(undercroft.games()["dungeon-roll"], 3, None) == []
    assert spread(((0, 2), (1,)), ["a", "b"]) == ("a", "b", "a")


# -- the ladder -------------------------------------------------------------------------------


def test_thinking_beats_chance_in_both_roles() -> None:
    (meeting,) = climb("keep", ["random", "search:80"], 60, seats=3).meetings
    assert meeting.pair == ("search:80", "random")
    assert meeting.better == "search:80"
    for theirs, others in meeting.roles.values():
        assert theirs > others
    keeper, heroes = meeting.roles["keeper"], meeting.roles["heroes"]
    assert keeper[0] + heroes[1] == pytest.approx(1), "who holds one side meets the other"
    assert meeting.share.value == pytest.approx((keeper[0] + heroes[0]) / 2)


class Greatest:
    """Lays the greatest card."""

    def choose(self, match: Match, decision: Decision) -> Option:
        return decision.options[-1]


def test_however_strong_a_role_is_equal_players_are_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "make_player", lambda *_, **__: Greatest())
    found = [play_bout(Bout("keep", 4, ("one", "other"), deal, 0)) for deal in range(10)]
    assert {result.share for result in found} == {0.5}
    for result in found:
        assert result.roles["keeper"][0] == result.roles["keeper"][1] == 1 - result.roles["heroes"][0]


def test_a_ladder_needs_two_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fewest_seats("keep") == 2
    monkeypatch.setattr(Keep, "sides", lambda _self, seats, _setup: (tuple(range(seats)),))
    with pytest.raises(BadSetup, match="one side"):
        climb("keep", ["random", "thumb"], 2, seats=3)


# -- simulate and balance ---------------------------------------------------------------------


def test_victories_are_counted_by_side_and_role() -> None:
    found = simulate(Job("keep", ("random", "search:40", "search:40"), 3, {}), 30)
    keeper, heroes = found.sides
    assert [(side.name, side.seats) for side in found.sides] == [("keeper", (0,)), ("heroes", (1, 2))]
    assert heroes.rate.value > 0.5 > keeper.rate.value
    assert heroes.rate.value + keeper.rate.value == pytest.approx(1)
    assert [win.rate for win in found.wins] == [keeper.rate, heroes.rate, heroes.rate]
    assert simulate(Job("dungeon-roll", ("random", "random"), 3, {}), 2).sides == []


def test_balance_is_between_sides() -> None:
    found = measure(BalanceJob("keep", ("random",) * 4, 1), 200)
    sides = {standing.name: standing.victories.value for standing in found.sides}
    assert found.fair == 0.5
    assert sum(sides.values()) == pytest.approx(1)
    assert [standing.victories.value for standing in found.seats] == [sides["keeper"]] + [sides["heroes"]] * 3
    assert {finding.kind for finding in found.findings} <= {"side-strong", "side-weak"}, "not once more for each seat"


def test_in_a_balance_run_players_move_on_by_a_side() -> None:
    assert seat_players("keep", ["thumb", "random"], 4) == ("thumb", "random", "random", "random")
    job = BalanceJob("keep", ("thumb", "random", "random", "random"))
    assert [job.seating(number) for number in range(3)] == [
        ("thumb", "random", "random", "random"),
        ("random", "thumb", "thumb", "thumb"),
        ("thumb", "random", "random", "random"),
    ]
    with pytest.raises(UndercroftError, match="2 sides"):
        seat_players("keep", ["thumb", "random", "easy"], 4)


# -- reviews ----------------------------------------------------------------------------------


def test_a_seats_outlook_is_its_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(Start(Keep(), 4, 8, None))
    looks: list[tuple[int, int]] = []
    seen_by = Outlook._seen_by

    def look(outlook: Outlook, match: Match, viewer: int, viewers: int) -> list[float]:
        looks.append((viewer, viewers))
        return seen_by(outlook, match, viewer, viewers)

    monkeypatch.setattr(Outlook, "_seen_by", look)
    keeper, *heroes = Outlook(match, 20).of(match)
    assert looks == [(0, 2), (1, 2)], "a side looks once, and two sides share the time"
    assert len(set(heroes)) == 1
    assert 0 < keeper < 1


def test_a_review_ends_with_the_victory_of_a_side() -> None:
    match = Match(Start(Keep(), 3, 5, None))
    found = review(play_out(match), "search:6")
    assert match.outcome is not None
    last = [found.curve(seat)[-1] for seat in range(3)]
    assert last == match.outcome.shares(match.sides)
    assert last[1] == last[2] == 1 - last[0]
    assert all(found.curve(1)[at] == found.curve(2)[at] for at in range(len(found.steps) + 1))


@pytest.mark.parametrize(("seat", "value"), [(0, 0.0), (1, 1.0), (2, 1.0)])
def test_a_victory_that_is_sure_is_whole_for_every_hero(seat: int, value: float) -> None:
    def two_doors_open(s: KeepState) -> None:
        s.doors = s.opened = 2

    match = Match(Start(Keep(), 3, 5, None, two_doors_open))
    match.choose(1, "walk-on")
    decision = match.decision(seat)
    assert decision is not None
    weighed = Weigher("search:20").weigh(match, decision)
    assert {each.value.value for each in weighed} == {value}


def test_where_all_seats_are_one_side_points_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Scale(Match(Start(Keep(), 3, 5, None))).unit == "chance"
    match = undercroft.new_match("dungeon-roll", seats=2, seed=1)
    monkeypatch.setattr(match.start, "sides", ((0, 1),))
    assert Scale(match).unit == "points"


# -- in words ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_reports_name_the_sides(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By number, as the toy game has no words of its own."""
    monkeypatch.setattr(Keep, "roles", lambda *_: ())
    monkeypatch.setattr(Words, "title", lambda _self, thing, _count=1: thing)
    out = StringIO()
    console = Console(file=out, width=120)
    print_simulation(simulate(Job("keep", ("random",) * 3, 3, {}), 4), Words(lang), console)
    print_ladder(climb("keep", ["random", "thumb"], 2, seats=3), Words(lang), console)
    print_balance(measure(BalanceJob("keep", ("random",) * 3, 1), 40), lang, console)
    side = {"en": "Side", "ru": "Сторона"}[lang]
    assert out.getvalue().count(f"{side} 2") >= 4
