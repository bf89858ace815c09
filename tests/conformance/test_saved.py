"""Every game: a match that is saved and loaded again is the same match, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercroft
from tests.conformance.cases import Case, any_case, cases, every_case
from tests.conformance.play import at_random, play_on
from undercroft.engine import saved
from undercroft.engine.errors import CannotLoad
from undercroft.engine.match import Match
from undercroft.engine.plain import PIECE, Writer
from undercroft.players import make_player

every_game = pytest.mark.parametrize("game", list(undercroft.games()))
seeds = st.integers(0, 2**32)
quickly = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))

STEPS = (0, 1, 1, 2, 7, 40)
"""How many choices lie between the moments at which a match is saved."""


def again(match: Match) -> Match:
    return Match.from_saved(match.game, match.save())


def all_of(match: Match) -> dict[str, object]:
    """Whatever can be asked of a match."""
    seats = range(match.seats)
    return {
        "state": match.state.plain(),
        "told": [match.events_for(seat) for seat in (None, *seats)],
        "events": [event.plain() for event in match.events],
        "views": [msgspec.json.encode(match.view(seat)) for seat in (None, *seats)],
        "asked": [(d.seat, d.kind, dict(d.about), list(d.options)) for d in match.decisions],
        "choices": match.choices,
        "face up": (match.face_up, match.revealed),
        "undo": match.can_undo,
        "start": (match.seats, match.start.setup, match.start.seed, match.start.script, match.commitment),
        "outcome": match.outcome,
    }


def parts_of(match: Match) -> list[Any]:
    """The state as it is written down: also what the same piece is in two places, and where chance stands."""
    parts, writer = match.game.parts, Writer(match.game.parts, match.start.contents)
    fields = parts.fields[parts.numbers[type(match.state)]]
    return [writer.write(getattr(match.state, name)) for name in fields if name != "events"]


def deals_of(match: Match) -> Iterator[dict[str, object]]:
    """What the seats make of it who think about it."""
    for seat in range(match.seats):
        yield all_of(match.fork(seat, seed=seat))


def back_to_where_undo_ends(match: Match) -> Iterator[dict[str, object]]:
    while match.can_undo:
        match.undo()
        yield all_of(match)


def assert_same(match: Match, other: Match) -> None:
    assert all_of(match) == all_of(other)
    assert parts_of(match.fork()) == parts_of(other)
    assert list(deals_of(match)) == list(deals_of(other))
    assert list(back_to_where_undo_ends(match.fork())) == list(back_to_where_undo_ends(other.fork()))


@every_case
def test_a_saved_match_is_the_same_at_any_moment(case: Case) -> None:
    match, policy = case.match(seed=31), at_random(31)
    for step in STEPS:
        assert_same(match, again(play_on(match, policy, step)))
    sealed = match.record(sealed=True)
    assert again(match).record(sealed=True) == sealed


@every_case
def test_it_is_the_same_when_it_is_over(case: Case) -> None:
    match = play_on(case.match(seed=32), at_random(32))
    assert match.outcome is not None
    assert all_of(again(match)) == all_of(match)


def play_by_thumb(match: Match, most: int) -> Match:
    player = make_player("thumb", match.game.id)
    for _ in range(most):
        if match.outcome is None:
            decision = match.decisions[-1]
            match.choose(decision.seat, player.choose(match, decision))
    return match


@quickly
@given(any_case, seeds, st.integers(0, 150), st.booleans())
def test_it_goes_on_as_if_nothing_had_been(case: Case, seed: int, choices: int, by_thumb: bool) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    loaded = again(match)
    for one in (match, loaded):
        if by_thumb:
            play_by_thumb(one, 60)
        else:
            play_on(one, at_random(seed + 1), 60)
    assert all_of(match) == all_of(loaded)
    assert match.record() == loaded.record()


@quickly
@given(any_case, seeds, st.integers(0, 100), st.integers(0, 20))
def test_forks_can_be_saved_too(case: Case, seed: int, choices: int, further: int) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    seat = seed % case.seats
    for fork in (match.fork(), match.fork(seat, seed=5), match.fork(seat, seed=5).fork()):
        play_on(fork, at_random(further), further)
        assert all_of(again(fork)) == all_of(fork)
        assert all_of(play_on(again(fork), at_random(1), 20)) == all_of(play_on(fork, at_random(1), 20))


@every_game
def test_quiet_matches_and_saves_of_saves_are_the_same(game: str) -> None:
    case = next(case for case in cases() if case.game == game and case.seats == 2)
    quiet = play_on(case.match(3, quiet=True), at_random(3), 60)
    assert all_of(again(quiet)) == all_of(quiet)
    match = play_on(case.match(3), at_random(3), 60)
    assert again(match).save() == match.save()


def middle(game: str) -> Match:
    case = next(case for case in cases() if case.game == game and case.seats == 2)
    return play_on(case.match(6), at_random(6), 50)


@every_game
def test_broken_data_is_refused_and_nothing_else_happens(game: str) -> None:
    match, luck = middle(game), Random(1)
    data = match.save()
    for _ in range(150):
        broken = bytearray(data)
        broken[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
        for wrong in (bytes(broken), data[: luck.randrange(len(data))], data + bytes([luck.randrange(256)])):
            with pytest.raises(CannotLoad):
                Match.from_saved(match.game, wrong)


@every_game
def test_forged_data_is_refused_or_some_match(game: str) -> None:
    """Whoever also makes the digest fit gets a refusal or a match, never another exception."""
    match, luck = middle(game), Random(2)
    content = saved._unseal(match.save())
    for _ in range(300):
        forged = bytearray(content)
        for _ in range(luck.randrange(1, 4)):
            forged[luck.randrange(len(content))] = luck.randrange(256)
        with suppress(CannotLoad):
            Match.from_saved(match.game, saved._seal(bytes(forged)))


@every_game
def test_a_field_that_is_not_saved_is_noticed(game: str) -> None:
    """The pieces have no fields but those that are saved, and without any one of them the match cannot go on."""
    match = middle(game)
    parts, used = match.game.parts, kinds_in(match)
    for number, (kind, fields) in enumerate(zip(parts.kinds, parts.fields, strict=True)):
        needed = set(fields) - {"events"} if kind in used and not parts.made_anew[number] else set()
        for name in sorted(needed):
            parts.fields[number] = [field for field in fields if field != name]
            try:
                with pytest.raises(CannotLoad):
                    again(match)
            finally:
                parts.fields[number] = fields


def kinds_in(match: Match) -> set[type]:
    """The kinds of which there is one in the state that is saved."""
    found: set[type] = set()

    def look(written: Any) -> None:
        if isinstance(written, list):
            if written[0] == PIECE:
                found.add(match.game.parts.kinds[written[1]])
            for part in written:
                look(part)

    writer = Writer(match.game.parts, match.start.contents)
    look(writer.write(match.reachable()[-1].state))
    return found
