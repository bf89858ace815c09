"""The set-ups that the suite goes over: few, and every two values together."""

from __future__ import annotations

from itertools import combinations, product

import pytest

import undercroft
from tests.conformance.cases import FEWEST, cases_of, covering, quick_cases_of, shortened, shorter

every_game = pytest.mark.parametrize("game", undercroft.games())


@pytest.mark.parametrize(
    "factors", [[[1, 2, 3, 4], ["a", "b"], ["c", "d", "e"], [False, True]], [[1, 2]] * 8, [[1, 2, 3], [7]]]
)
def test_every_two_values_stand_together(factors: list[list[object]]) -> None:
    rows = covering(factors)
    for one, other in combinations(range(len(factors)), 2):
        assert {(row[one], row[other]) for row in rows} == set(product(factors[one], factors[other]))
    assert rows == covering(factors)
    largest = sorted(len(factor) for factor in factors)[-2:]
    assert len(rows) <= 2 * largest[0] * largest[1]


@every_game
def test_quick_cases_are_some_of_all_and_play_every_number_of_seats(game: str) -> None:
    quick, every = quick_cases_of(game), cases_of(game)
    assert {str(case) for case in quick} <= {str(shortened(case)) for case in every}
    assert len(quick) >= min(FEWEST, len(every))
    assert {case.seats for case in quick if case.setup == shorter(game)} == set(undercroft.games()[game].seats)


@every_game
def test_every_case_can_be_played(game: str) -> None:
    for case in cases_of(game):
        assert case.match(seed=1).decisions
