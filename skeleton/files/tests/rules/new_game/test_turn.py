"""A turn, and the end."""

from __future__ import annotations

import pytest

import undercroft
from undercroft import Match, Script


def table(dice: str, *, seats: int = 2, **setup: object) -> Match:
    return undercroft.new_match("new-game", seats=seats, seed=Script(die=dice), setup=setup)


@pytest.mark.rule("NEW-TURN-01", "NEW-TURN-03")
def test_what_is_dug_is_kept_by_whoever_leaves() -> None:
    match = table("4 6")
    for option in ("dig", "dig", "leave"):
        match.choose(0, option)
    assert match.view(0).finds == [10, 0]  # type: ignore[attr-defined]
    assert match.decisions[0].seat == 1


@pytest.mark.rule("NEW-TURN-02")
def test_a_one_buries_the_bag() -> None:
    match = table("6 1")
    for _ in range(2):
        match.choose(0, "dig")
    assert match.view(0).finds == [0, 0]  # type: ignore[attr-defined]
    assert match.decisions[0].seat == 1


@pytest.mark.rule("NEW-END-01", "NEW-END-02")
@pytest.mark.parametrize(("length", "turns"), [("short", 3), ("long", 5)])
def test_after_so_many_turns_the_most_finds_win(length: str, turns: int) -> None:
    match = table("5", length=length)
    match.choose(0, "dig")
    for turn in range(2 * turns):
        assert match.outcome is None
        match.choose(turn % 2, "leave")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((0,), (5, 0))
