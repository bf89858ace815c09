"""Matches: secret simultaneous decisions, forks that deal anew, undo, refusals."""

from __future__ import annotations

import pytest

from tests.engine.duel import Duel, DuelState
from undercroft.engine.chance import Script
from undercroft.engine.decision import Decision, Option, Play
from undercroft.engine.errors import CannotUndo, Forbidden, MatchOver, NotYourDecision, StaleChoice, UnknownOption
from undercroft.engine.match import MOST_PLAYED_AGAIN, Match, Start

DECK = "1 2 3 4 5 6 7 8 9"


def duel(seats: int = 3, deck: str = DECK) -> Match:
    return Match(Start(Duel(), seats, Script(deck=deck), None))


def hands(match: Match) -> list[list[int]]:
    assert isinstance(match.state, DuelState)
    return match.state.hands


def bidding(match: Match) -> Match:
    match.choose(0, "pass")
    return match


def test_seats_that_decide_at_once_are_asked_at_once() -> None:
    match = bidding(duel())
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    match.choose(1, "lay:4")
    assert [decision.seat for decision in match.decisions] == [0, 2]
    assert hands(match)[1] == [4, 5, 6], "nothing happens before all have chosen"
    match.choose(2, "lay:9")
    match.choose(0, "lay:1")
    assert [event.data["card"] for event in match.events if event.kind == "laid"] == [1, 4, 9]


def test_a_seat_cannot_choose_twice() -> None:
    match = bidding(duel())
    match.choose(1, "lay:4")
    with pytest.raises(NotYourDecision):
        match.choose(1, "lay:5")


def test_a_choice_that_still_lies_face_down_can_be_taken_back_by_its_seat() -> None:
    match = bidding(duel())
    match.choose(1, "lay:4")
    match.choose(2, "lay:9")
    match.undo(1)
    assert [decision.seat for decision in match.decisions] == [0, 1]
    match.choose(1, "lay:6")
    match.choose(0, "lay:1")
    assert hands(match)[1] == [4, 5]


def test_once_revealed_nothing_is_taken_back() -> None:
    match = bidding(duel())
    for seat, card in enumerate((1, 4, 9)):
        match.choose(seat, f"lay:{card}")
    with pytest.raises(CannotUndo):
        match.undo()


def test_undo_goes_back_to_the_choice_before_and_no_further_than_the_start() -> None:
    match = duel()
    with pytest.raises(CannotUndo):
        match.undo()
    match.choose(0, "pass")
    match.undo()
    assert match.decisions[0].kind == "before"
    assert match.choices == []


def test_what_was_seen_cannot_be_unseen() -> None:
    match = duel()
    match.choose(0, "peek")
    with pytest.raises(CannotUndo):
        match.undo()


def test_only_ones_own_choice_is_undone() -> None:
    match = duel()
    match.choose(0, "pass")
    with pytest.raises(CannotUndo):
        match.undo(1)
    match.undo(0)


def test_a_secret_is_told_only_to_those_it_is_for() -> None:
    match = duel()
    match.choose(0, "peek")
    assert match.events_for(0)[-1].data == {"seat": 0, "cards": "4 5 6"}
    for seat in (1, 2, None):
        assert match.events_for(seat)[-1].data == {"seat": 0}
        assert match.events_for(seat)[-1].secret is None


def test_a_fork_for_a_seat_deals_anew_what_it_cannot_know() -> None:
    match = bidding(duel())
    forks = [match.fork(0, seed=seed) for seed in range(20)]
    assert all(hands(fork)[0] == [1, 2, 3] for fork in forks)
    assert len({tuple(hands(fork)[1]) for fork in forks}) > 5
    assert all(sorted(hands(fork)[1] + hands(fork)[2]) == [4, 5, 6, 7, 8, 9] for fork in forks)


def test_a_fork_keeps_what_the_seat_has_seen() -> None:
    match = duel()
    match.choose(0, "peek")
    assert all(hands(match.fork(0, seed=seed))[1] == [4, 5, 6] for seed in range(10))
    assert any(hands(match.fork(2, seed=seed))[1] != [4, 5, 6] for seed in range(10))


def test_after_dealing_anew_others_are_offered_their_new_cards() -> None:
    match = bidding(duel())
    for seed in range(10):
        fork = match.fork(0, seed=seed)
        decision = fork.decision(1)
        assert decision is not None
        assert [option.args[0] for option in decision.options] == hands(fork)[1]


def test_a_fork_forgets_what_others_laid_face_down_but_not_ones_own() -> None:
    match = bidding(duel())
    match.choose(1, "lay:4")
    match.choose(2, "lay:9")
    assert [decision.seat for decision in match.fork(0, seed=1).decisions] == [0, 1, 2]
    assert [decision.seat for decision in match.fork(2, seed=1).decisions] == [0, 1]
    assert [decision.seat for decision in match.fork().decisions] == [0]


def test_a_fork_of_a_dealt_fork_is_that_fork() -> None:
    match = bidding(duel())
    fork = match.fork(0, seed=4)
    decision = fork.decision(1)
    assert decision is not None
    fork.choose(1, decision.options[0])
    assert hands(fork.fork()) == hands(fork)
    assert [d.seat for d in fork.fork().decisions] == [0, 2]


def test_a_fork_that_was_dealt_anew_twice_is_forked_as_it_is() -> None:
    match = bidding(duel(4, "1 2 3 4 5 6 7 8 9 10 11 12"))
    once = match.fork(0, seed=1)
    once.choose(0, once.decisions[0].options[0])
    twice = once.fork(2, seed=2)
    twin = twice.fork()
    assert hands(twin) == hands(twice)
    assert [decision.options for decision in twin.decisions] == [decision.options for decision in twice.decisions]


class CountedDuel(Duel):
    """Counts the turns that are begun."""

    def __init__(self) -> None:
        self.turns = 0

    def turn(self, s: DuelState) -> Play[None]:
        self.turns += 1
        s.hands = [[1, 2, 3] for _ in range(s.seats)]
        yield from super().turn(s)


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("all_at_once", [False, True])
def test_a_fork_of_a_fork_that_was_played_on_does_not_play_all_of_it_again(seat: int | None, all_at_once: bool) -> None:
    game, costs = CountedDuel(), []

    def choose(match: Match, decision: Decision) -> Option:
        if decision.kind == "before" and len(match.choices) > 40:
            before = game.turns
            twin = match.fork(seat, seed=3)
            assert twin.choices == match.choices
            costs.append(game.turns - before)
        return decision.options[0]

    fork = Match(Start(game, 3, 1, {"rounds": 30})).fork(0, seed=1)
    if all_at_once:
        fork.play_out([choose] * 3)
    while fork.outcome is None:
        fork.take(fork.decisions[0], choose(fork, fork.decisions[0]))
    assert max(costs) <= 1 + -(-MOST_PLAYED_AGAIN // 4), "a turn of three seats is four choices"


def test_refusals_say_what_is_wrong() -> None:
    match = duel()
    with pytest.raises(UnknownOption, match="knows no option 'fly'"):
        match.choose(0, "fly")
    with pytest.raises(NotYourDecision, match="seat 1 is not asked"):
        match.choose(1, "pass")
    with pytest.raises(StaleChoice, match="choice 7 came late"):
        match.choose(0, "pass", number=7)
    match.choose(0, "pass", number=0)
    with pytest.raises(Forbidden, match=r"not-in-hand \[DUEL-02\]") as refused:
        match.choose(0, "lay:9")
    assert (refused.value.code, refused.value.rule) == ("not-in-hand", "DUEL-02")


def test_an_option_of_another_match_is_refused() -> None:
    match, other = duel(), duel(deck="7 8 9 1 2 3 4 5 6")
    bidding(match)
    bidding(other)
    with pytest.raises(Forbidden):
        match.choose(0, other.decisions[0].options[0])


def test_when_the_match_is_over_nothing_can_be_chosen() -> None:
    match = Match(Start(Duel(), 2, 1, {"rounds": 1}))
    match.choose(0, "pass")
    for seat in (0, 1):
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[0])
    assert match.outcome is not None
    with pytest.raises(MatchOver):
        match.choose(0, "pass")


def test_the_order_in_which_secret_choices_arrive_does_not_matter() -> None:
    one, other = bidding(duel()), bidding(duel())
    for seat in (0, 1, 2):
        one.choose(seat, f"lay:{3 * seat + 1}")
    for seat in (2, 0, 1):
        other.choose(seat, f"lay:{3 * seat + 1}")
    assert one.state.plain() == other.state.plain()


def test_a_sealed_record_does_not_tell_what_lies_face_down() -> None:
    match = bidding(duel())
    match.choose(1, "lay:4")
    sealed = match.record(sealed=True)
    assert sealed.choices == [(0, "pass")]
    assert sealed.trail == []
    assert (1, "lay:4") in match.record().choices


def last_option(match: Match, decision: Decision) -> Option:
    return decision.options[-1]


def in_steps(match: Match) -> Match:
    while match.outcome is None:
        decision = match.decisions[0]
        match.take(decision, last_option(match, decision))
    return match


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("taken", [0, 1, 2, 5])
def test_playing_out_is_the_same_as_choosing_step_by_step(quiet: bool, taken: int) -> None:
    """From the first question, and with some cards already face down."""

    def begun() -> Match:
        match = Match(Start(Duel(), 3, 4, {"rounds": 3}), quiet=quiet)
        for _ in range(taken):
            match.choose(match.decisions[-1].seat, match.decisions[-1].options[0])
        return match

    played, stepped = begun(), in_steps(begun())
    assert played.play_out([last_option] * 3) == stepped.outcome
    assert sorted(played.choices, key=str) == sorted(stepped.choices, key=str)
    assert played.state.plain() == stepped.state.plain()
    assert list(played.events) == list(stepped.events)
    assert (played.outcome, played.decisions) == (stepped.outcome, ())


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("taken", [0, 1, 2, 5])
def test_playing_at_random_takes_the_options_that_the_numbers_point_at(quiet: bool, taken: int) -> None:
    numbers = [7, 0, 5, 11, 3, 2, 9, 4, 1, 8, 6, 10] * 3

    def begun() -> Match:
        match = Match(Start(Duel(), 3, 4, {"rounds": 3}), quiet=quiet)
        for _ in range(taken):
            match.choose(match.decisions[0].seat, match.decisions[0].options[0])
        return match

    stepped, left = begun(), iter(numbers)
    while stepped.outcome is None:
        decision = stepped.decisions[0]
        stepped.choose(decision.seat, decision.options[next(left) % len(decision.options)])
    played = begun()
    assert played.play_at_random(iter(numbers)) == stepped.outcome
    assert played.choices == stepped.choices
    assert played.state.plain() == stepped.state.plain()
    assert (played.outcome, played.decisions) == (stepped.outcome, ())


def test_a_match_that_is_over_is_not_played_on_at_random() -> None:
    match = Match(Start(Duel(), 3, 4, {"rounds": 3}), quiet=True)
    outcome = match.play_at_random(iter(range(100)))
    assert match.play_at_random(iter(())) == outcome


def test_while_a_match_is_played_out_it_shows_each_chooser_what_is_open_and_can_be_forked() -> None:
    match = Match(Start(Duel(), 3, Script(deck=DECK), None), quiet=True)
    asked: list[tuple[int, str, int]] = []

    def choose(match: Match, decision: Decision) -> Option:
        assert match.decision(decision.seat) is decision
        twin = match.fork(decision.seat, seed=1)
        assert twin.decision(decision.seat) is not None
        asked.append((decision.seat, decision.kind, match.revealed))
        return last_option(match, decision)

    match.play_out([choose] * 3)
    one_round = [(0, "before", 0), (0, "bid", 1), (1, "bid", 1), (2, "bid", 1)]
    assert asked == one_round + [(seat, kind, revealed + 4) for seat, kind, revealed in one_round]
