"""Sides: who wins together, and what seats of one side know of each other."""

from __future__ import annotations

import pytest

from tests.engine.duel import Duel
from tests.engine.keep import Keep, KeepState, KeepView
from undercroft.engine.chance import Script
from undercroft.engine.match import Match, Start
from undercroft.engine.outcome import Outcome
from undercroft.engine.sides import each_alone

DECK = " ".join(map(str, range(1, 25)))
TWO_HEROES = ((0,), (1, 2))


def keep(seats: int = 3, **lines: str) -> Match:
    return Match(Start(Keep(), seats, Script(deck=DECK, **lines), None))


def laying(match: Match) -> Match:
    match.choose(1, "walk-on")
    return match


def state(match: Match) -> KeepState:
    assert isinstance(match.state, KeepState)
    return match.state


def test_without_a_word_every_seat_is_a_side() -> None:
    match = Match(Start(Duel(), 3, 1, None))
    assert match.sides == ((0,), (1,), (2,)) == each_alone(3)
    assert (match.side(1), match.side(None)) == ((1,), ())
    assert match.game.roles(3, None) == ()


@pytest.mark.parametrize(
    ("winners", "shares"), [((0,), [1, 0, 0]), ((0, 1), [0.5, 0.5, 0]), ((0, 1, 2), [1 / 3] * 3), ((), [0, 0, 0])]
)
def test_seats_that_play_for_themselves_share_a_victory(winners: tuple[int, ...], shares: list[float]) -> None:
    assert Outcome(winners, (5, 5, 5)).shares(each_alone(3)) == shares


@pytest.mark.parametrize(
    ("winners", "shares"), [((0,), [1, 0, 0]), ((1, 2), [0, 1, 1]), ((0, 1, 2), [0.5, 0.5, 0.5]), ((), [0, 0, 0])]
)
def test_the_victory_of_a_side_is_one_and_whole_for_each_of_its_seats(
    winners: tuple[int, ...], shares: list[float]
) -> None:
    outcome = Outcome(winners, (5, 5, 5))
    assert outcome.shares(TWO_HEROES) == shares
    assert outcome.share(TWO_HEROES, 1, 2) == shares[1], "two heroes have it once"
    assert outcome.share(TWO_HEROES, 0, 1) == shares[0] + shares[1]


def test_what_one_of_a_side_is_told_all_of_it_are_told() -> None:
    match = keep(heard="4")
    match.choose(1, "listen")
    assert match.events_for(1)[-1].data == match.events_for(2)[-1].data == {"seat": 1, "card": 4}
    for other in (0, None):
        assert match.events_for(other)[-1].data == {"seat": 1}
    assert match.events_for(2, since=1) == []


def test_a_side_sees_its_hands_and_nobody_else_does() -> None:
    match = keep()
    heroes, keeper, nobody = (match.view(seat) for seat in (2, 0, None))
    assert isinstance(heroes, KeepView)
    assert heroes.hands == [5, [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]
    assert match.view(1) == heroes
    assert isinstance(keeper, KeepView)
    assert keeper.hands == [[1, 2, 3, 4, 5], 5, 5]
    assert isinstance(nobody, KeepView)
    assert nobody.hands == [5, 5, 5]


def test_a_fork_deals_anew_only_what_the_side_cannot_know() -> None:
    match = keep(heard="4")
    match.choose(1, "listen")
    for seed in range(20):
        for hero in (1, 2):
            fork = state(match.fork(hero, seed=seed))
            assert fork.hands[1:] == state(match).hands[1:]
            assert fork.heard == 4
            assert 4 in fork.hands[0]
    keepers = [state(match.fork(0, seed=seed)) for seed in range(20)]
    assert len({str(fork.hands[1:]) for fork in keepers}) > 10
    assert {fork.heard for fork in keepers} == {1, 2, 3, 4, 5}, "the keeper does not know which card was heard"


def test_a_fork_keeps_what_allies_laid_face_down() -> None:
    match = laying(keep())
    match.choose(1, "lay:9")
    match.choose(0, "lay:5")
    assert [decision.seat for decision in match.fork(2, seed=1).decisions] == [0, 2]
    assert match.fork(2, seed=1).choices[-1] == match.choices[1]
    assert [decision.seat for decision in match.fork(0, seed=1).decisions] == [1, 2]


def test_after_dealing_anew_allies_are_offered_what_they_were() -> None:
    match = laying(keep())
    offered = [option.id for option in match.decisions[2].options]
    for seed in range(5):
        fork = match.fork(1, seed=seed)
        assert [option.id for option in fork.decisions[2].options] == offered
        assert [option.args[0] for option in fork.decisions[0].options] == state(fork).hands[0]


def test_heroes_win_together() -> None:
    match = keep()
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[-1])
    assert match.outcome == Outcome(winners=(1, 2), scores=(0, 3, 3))
    assert match.outcome.shares(match.sides) == [0, 1, 1]
