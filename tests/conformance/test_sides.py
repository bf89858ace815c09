"""Every game: its sides are whole, win together and know the same. The toy game of sides keeps the other promises."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conformance import test_promises as promises
from tests.conformance import test_saved as saved
from tests.conformance.cases import Case, quick_cases
from tests.conformance.cases import any_case as any_real_case
from tests.conformance.play import at_random, play_on
from tests.engine.keep import on_the_shelf
from undercroft.engine.match import Match
from undercroft.games import game
from undercroft.players.judges import make_judge
from undercroft.words import LANGUAGES, Words

TOYS = [Case("keep", seats, {}) for seats in (2, 3, 4)]
every_case = pytest.mark.parametrize("case", [*TOYS, *quick_cases()], ids=str)
every_toy = pytest.mark.parametrize("case", TOYS, ids=str)
any_case = st.one_of(st.sampled_from(TOYS), any_real_case)
seeds = st.integers(0, 2**32)
quickly = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(autouse=True, scope="module")
def keep() -> Iterator[None]:
    with on_the_shelf():
        yield


@every_case
def test_every_seat_is_in_one_side_and_roles_are_for_all_sides_or_none(case: Case) -> None:
    match = case.match(seed=1)
    assert sorted(chain(*match.sides)) == list(range(case.seats))
    assert all(side == tuple(sorted(side)) for side in match.sides)
    assert len(match.game.roles(case.seats, match.start.setup)) in (0, len(match.sides))


@pytest.mark.parametrize("case", quick_cases(), ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_has_a_name(case: Case, lang: str) -> None:
    start = case.match(seed=1).start
    words = Words(lang, start.game, strict=True)
    for role in start.game.roles(case.seats, start.setup):
        assert words.title(role)


@quickly
@given(any_case, seeds)
def test_a_side_wins_or_loses_as_a_whole(case: Case, seed: int) -> None:
    match = play_on(case.match(seed, quiet=True), at_random(seed))
    assert match.outcome is not None
    for side in match.sides:
        assert len({seat in match.outcome.winners for seat in side}) == 1
    assert sum(match.outcome.share(match.sides, side[0]) for side in match.sides) == pytest.approx(
        1 if match.outcome.winners else 0
    )


@quickly
@given(any_case, seeds, st.integers(0, 60))
def test_a_side_is_worth_the_same_to_all_its_seats(case: Case, seed: int, choices: int) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    worth = make_judge(case.game).worth(match)
    for side in match.sides:
        assert len({worth[seat] for seat in side}) == 1


def known_to(match: Match, seat: int) -> list[object]:
    """All that the side of a seat sees and is offered, and what it laid face down."""
    side = match.side(seat)
    pending = [(by, option.id) for by, option in match.choices[match.revealed :] if by in side]
    options = [[option.id for option in decision.options] for decision in match.decisions if decision.seat in side]
    return [pending, options, *[msgspec.json.encode(match.view(each)) for each in (None, *side)]]


@quickly
@given(any_case, seeds, st.integers(0, 60), seeds)
def test_no_side_sees_what_it_cannot_know(case: Case, seed: int, choices: int, other: int) -> None:
    """Deal anew what a seat cannot know: nothing changes that any seat of its side sees."""
    match = play_on(case.match(seed), at_random(seed), choices)
    for seat in range(case.seats):
        fork = match.fork(seat, seed=other)
        assert all(decision.options for decision in fork.decisions)
        assert known_to(fork, seat) == known_to(match, seat)


@quickly
@given(any_case, seeds, st.integers(0, 60), seeds)
def test_seats_of_a_side_imagine_the_same(case: Case, seed: int, choices: int, other: int) -> None:
    """They know the same: the same seed deals them the same, and they are told the same."""
    match = play_on(case.match(seed), at_random(seed), choices)
    for side in match.sides:
        assert len({str(match.fork(seat, seed=other).state.plain()) for seat in side}) == 1
        assert len({str(match.events_for(seat)) for seat in side}) == 1


@every_toy
def test_each_round_of_the_toy_game_differs_elsewhere_for_others(case: Case) -> None:
    """The properties above compare worlds that are really different."""
    match = case.match(seed=3)
    for seat in range(case.seats):
        assert len({str(match.fork(seat, seed=seed).state.plain()) for seed in range(5)}) == 5


GIVEN: dict[str, tuple[Any, ...]] = {
    "test_a_fork_equals_its_original_and_never_touches_it": (),
    "test_undo_is_exact_and_stops_where_something_was_revealed": (),
    "test_every_option_is_accepted": (),
    "test_anything_else_is_refused_and_changes_nothing": ("nonsense",),
    "test_what_is_dealt_anew_depends_only_on_what_the_seat_knows": (11, 12),
    "test_thinking_can_be_repeated_and_never_sees_the_true_chance": (13,),
}
"""Promises of every game that take a case, a seed, a number of choices and what stands here."""


@every_toy
@pytest.mark.parametrize("promise", GIVEN)
def test_the_toy_game_keeps_promises(case: Case, promise: str) -> None:
    held = getattr(promises, promise).hypothesis.inner_test
    for seed in range(4):
        for choices in range(14):
            held(case, seed, choices, *GIVEN[promise])


@every_toy
def test_the_toy_game_is_recorded_and_saved_like_any_other(case: Case) -> None:
    promises.test_same_seed_same_match(case)
    promises.test_every_match_ends(case, "at random")
    promises.test_quiet_matches_are_the_same_matches(case)
    promises.test_a_record_replays_to_the_same_match(case)
    promises.test_views_are_plain_data(case)
    saved.test_a_saved_match_is_the_same_at_any_moment(case)
    saved.test_it_is_the_same_when_it_is_over(case)
    for seed in range(4):
        saved.test_it_goes_on_as_if_nothing_had_been.hypothesis.inner_test(case, seed, 3 * seed, False)  # type: ignore[attr-defined]
        saved.test_forks_can_be_saved_too.hypothesis.inner_test(case, seed, 3 * seed, 2)  # type: ignore[attr-defined]


def test_a_fork_that_is_saved_is_dealt_for_the_same_side() -> None:
    case = TOYS[2]
    match = play_on(case.match(5), at_random(5), 3)
    fork = match.fork(3, seed=1)
    again = Match.from_saved(game("keep"), fork.save())
    assert again.fork(2, seed=4).state.plain() == fork.fork(3, seed=4).state.plain()
