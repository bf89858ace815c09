"""Simulations: which match a number stands for, and who plays in it."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.engine.match import Match, Start
from undercroft.lab.simulate import Batch, Job, play_matches

JOB = Job("dungeon-roll", ("random", "thumb", "random"), 5, {})


def sums(batch: Batch) -> tuple[object, ...]:
    return batch.matches, batch.decisions, batch.wins, [(tally.total, tally.squares) for tally in batch.scores]


def test_a_number_is_the_same_match_alone_and_among_others() -> None:
    one_by_one = Batch(len(JOB.players))
    for number in range(6):
        one_by_one.merge(play_matches(JOB, [number]))
    assert sums(one_by_one) == sums(play_matches(JOB, range(6)))


def test_other_numbers_are_other_matches() -> None:
    assert sums(play_matches(JOB, range(6))) != sums(play_matches(JOB, range(6, 12)))


@pytest.mark.parametrize("game", undercroft.games())
def test_random_seats_alone_play_as_their_players_would(game: str) -> None:
    """The short way that only random players go leads to the same match."""
    job = Job(game, ("random",) * 3, 5, {})
    for number in range(5):
        short, long = (Match(Start(undercroft.games()[game], 3, number, None), quiet=True) for _ in range(2))
        job.play(short, number)
        long.play_out(job.choosers(number))
        assert short.choices == long.choices
        assert short.outcome == long.outcome


def test_seats_that_play_at_random_share_one_player() -> None:
    first, thumb, second = JOB.choosers(3)
    assert first == second
    assert first != thumb


def test_seats_that_think_have_each_their_own_player() -> None:
    first, second = Job("dungeon-roll", ("search:5", "search:5"), 5, {}).choosers(3)
    assert first != second


def test_lowest_and_highest_scores_are_kept() -> None:
    scores = [play_matches(JOB, [number]).scores[1].total for number in range(8)]
    tally = play_matches(JOB, range(8)).scores[1]
    assert (tally.minimum, tally.maximum) == (min(scores), max(scores))
