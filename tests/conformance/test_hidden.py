"""What is hidden stays hidden: in every game, set-up and number of seats, for every seat and for a spectator."""

from __future__ import annotations

import pytest

import undercroft
from tests.conformance.cases import Case, every_case
from tests.conformance.play import at_random, play_on
from tests.conformance.worlds import Tally, hold_secrets, lookers, twins_now, view_of
from undercroft.engine.match import Match

every_game = pytest.mark.parametrize("game", undercroft.games())
ENOUGH = 240
"""Steps that are compared for each case between worlds that differ, if the game hides anything."""
MATCHES = 30
"""In so many matches of a case that many are found."""


@every_case
def test_nothing_leaks(case: Case) -> None:
    tally, hides = Tally(), undercroft.games()[case.game].hidden
    for seed in range(MATCHES):
        hold_secrets(case.match(seed), f"{case} {seed}", tally)
        if (tally.steps if hides else tally.steps_in_all) >= ENOUGH:
            return
    pytest.fail(f"too little was compared: {tally}")


@pytest.mark.soak
@every_case
def test_nothing_leaks_in_long_lines(case: Case) -> None:
    for seed in range(5):
        hold_secrets(case.match(seed), f"{case} {seed}", Tally(), moments=20, most=80, until=400)


@every_case
def test_whoever_looks_on_sees_the_same_in_every_deal(case: Case) -> None:
    """And where a game hides something, no two deals are the same, and others see what is theirs alone."""
    match, hides = play_on(case.match(seed=4), at_random(2), 60), undercroft.games()[case.game].hidden
    if match.outcome is not None:
        return
    for looker in lookers(match):
        worlds = [twins_now(match, looker, seed).other for seed in range(4)]
        assert {view_of(world, looker) for world in worlds} == {view_of(match, looker)}
        assert (len({str(world.state.plain()) for world in worlds}) > 1) is hides


@every_game
def test_a_seat_sees_what_is_hidden_from_another_where_a_game_says_so(game: str) -> None:
    """Somewhere in its matches: what is dealt anew for one seat changes what another sees."""
    hides, case = undercroft.games()[game].hidden, Case(game, undercroft.games()[game].seats[-1], {})
    matches = [play_on(case.match(seed), at_random(seed), 7 * seed) for seed in range(12)]
    assert any(others_see_other_deals(match) for match in matches if match.outcome is None) is hides


def others_see_other_deals(match: Match) -> bool:
    for blind in range(match.seats):
        deals = [twins_now(match, blind, seed).other for seed in range(4)]
        if any(len({view_of(deal, seat) for deal in deals}) > 1 for seat in range(match.seats) if seat != blind):
            return True
    return False
