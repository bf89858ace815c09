"""One suite holds every game to the same promises, over all seat counts, set-up options and ways of playing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercroft
from tests.conformance.cases import Case, any_case, every_case
from tests.conformance.play import LONGEST_MATCH, Policy, always_first, always_last, at_random, lingering, play_on
from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import NotYourDecision, StaleChoice
from undercroft.engine.event import Event
from undercroft.engine.match import Match
from undercroft.players import make_player
from undercroft.words import LANGUAGES, Words

seeds = st.integers(0, 2**32)
FURTHER = 300
"""So many choices two matches are played on to see whether they stay the same."""
quickly = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


WAYS: dict[str, Callable[[], Policy]] = {
    "at random": lambda: at_random(1),
    "always first": lambda: always_first,
    "always last": lambda: always_last,
    "the longest way": lingering,
}


def everything(match: Match) -> dict[str, object]:
    """All there is to a match, as plain data."""
    return {
        "state": match.state.plain(),
        "events": [event.plain() for event in match.events],
        "asked": [(d.seat, d.kind, dict(d.about), [option.id for option in d.options]) for d in match.decisions],
        "choices": [(seat, option.id) for seat, option in match.choices],
        "outcome": match.outcome,
        "orders": [[order.id for order in match.orders(seat)] for seat in range(match.seats)],
    }


@every_case
def test_same_seed_same_match(case: Case) -> None:
    one, other = (play_on(case.match(seed=11), at_random(3)) for _ in range(2))
    assert everything(one) == everything(other)


@every_case
def test_another_seed_is_another_match(case: Case) -> None:
    one, other = (play_on(case.match(seed=seed), always_first) for seed in (1, 2))
    assert everything(one) != everything(other)


@every_case
@pytest.mark.parametrize("way", WAYS)
def test_every_match_ends(case: Case, way: str) -> None:
    match = play_on(case.match(seed=5), WAYS[way]())
    assert match.outcome is not None, f"no end after {LONGEST_MATCH} choices"
    assert not match.decisions
    assert match.outcome.winners == () or set(match.outcome.winners) <= set(range(case.seats))
    assert len(match.outcome.scores) == case.seats


@every_case
def test_quiet_matches_are_the_same_matches(case: Case) -> None:
    loud, quiet = (play_on(case.match(seed=8, quiet=quiet), at_random(2)) for quiet in (False, True))
    assert loud.state.plain() == quiet.state.plain()
    assert loud.outcome == quiet.outcome
    assert not quiet.events


@every_case
def test_a_record_replays_to_the_same_match(case: Case) -> None:
    match, most = case.match(seed=21), 40
    while True:
        again = undercroft.load(match.record().json())
        assert everything(again) == everything(match)
        if match.outcome is not None:
            break
        play_on(match, at_random(len(match.choices)), most=most)
        most *= 4
    assert undercroft.verify(match.record().json()).holds


@quickly
@given(any_case, seeds, st.integers(0, 120))
def test_a_fork_equals_its_original_and_never_touches_it(case: Case, seed: int, choices: int) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    before = everything(match)
    fork = match.fork()
    assert everything(fork) == before
    assert everything(fork.fork()) == before
    play_on(fork, at_random(seed + 1), FURTHER)
    assert everything(match) == before
    assert everything(play_on(match, at_random(seed + 1), FURTHER)) == everything(fork)


@quickly
@given(any_case, seeds, st.integers(0, 120))
def test_undo_is_exact_and_stops_where_something_was_revealed(case: Case, seed: int, choices: int) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    if match.outcome is not None:
        return
    before, uses = everything(match), match.state.chance.uses
    decision = match.decisions[-1]
    for option in decision.options:
        match.choose(decision.seat, option)
        if match.state.chance.uses != uses:
            after = everything(match)
            with pytest.raises(undercroft.Refusal):
                match.undo()
            assert everything(match) == after
            break
        if match.can_undo:
            match.undo()
        else:
            break
        assert everything(match) == before


@quickly
@given(any_case, seeds, st.integers(0, 120))
def test_every_option_is_accepted(case: Case, seed: int, choices: int) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    for decision in match.decisions:
        assert decision.options
        offered = [*decision.options, *decision.standing]
        assert len({option.id for option in offered}) == len(offered)
        for option in offered:
            fork = match.fork()
            fork.choose(decision.seat, option.id)
            assert fork.choices[-1] == (decision.seat, option)


@quickly
@given(any_case, seeds, st.integers(0, 120), st.text(max_size=20))
def test_anything_else_is_refused_and_changes_nothing(case: Case, seed: int, choices: int, nonsense: str) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    before = everything(match)
    chosen = [option for _, option in play_on(match.fork(), at_random(seed), FURTHER).choices]
    known = {option.id for option in chosen if not match.is_order(option)}
    asked = {decision.seat for decision in match.decisions}
    for decision in match.decisions:
        offered = {option.id for option in (*decision.options, *decision.standing)}
        for wrong in sorted(known - offered)[:20] + ([nonsense] if nonsense not in offered else []):
            with pytest.raises(undercroft.Refusal) as refused:
                match.choose(decision.seat, wrong)
            assert str(refused.value)
        with pytest.raises(StaleChoice):
            match.choose(decision.seat, decision.options[0], number=len(match.choices) + 1)
    for seat in {-1, *range(case.seats), case.seats} - asked:
        with pytest.raises(undercroft.Refusal if match.outcome else NotYourDecision):
            match.choose(seat, "anything")
    assert everything(match) == before


@quickly
@given(any_case, seeds, st.integers(0, 120), seeds)
def test_no_seat_sees_what_it_cannot_know(case: Case, seed: int, choices: int, other: int) -> None:
    """Deal anew what a seat cannot know: its view and its decision do not change by a byte, and whoever is asked still
    has an option. What follows from there: ``test_hidden.py``."""
    match = play_on(case.match(seed), at_random(seed), choices)
    for seat in range(case.seats):
        fork = match.fork(seat, seed=other)
        assert all(decision.options for decision in fork.decisions)
        assert msgspec.json.encode(fork.view(seat)) == msgspec.json.encode(match.view(seat))
        assert msgspec.json.encode(fork.view(None)) == msgspec.json.encode(match.view(None))
        mine, theirs = match.decision(seat), fork.decision(seat)
        assert (mine and [option.id for option in mine.options]) == (theirs and [o.id for o in theirs.options])


@quickly
@given(any_case, seeds, st.integers(0, 120), seeds, seeds)
def test_what_is_dealt_anew_depends_only_on_what_the_seat_knows(
    case: Case, seed: int, choices: int, one: int, other: int
) -> None:
    """Whatever the true hidden state is, under the same view the same seed deals the same."""
    match = play_on(case.match(seed), at_random(seed), choices)
    for seat in range(case.seats):
        elsewhere = match.fork(seat, seed=one)
        twin, same = elsewhere.fork(seat, seed=other), match.fork(seat, seed=other)
        assert twin.state.plain() == same.state.plain()
        assert twin.choices == same.choices


class Speakers:
    """A game's words in every language. What they have said once they need not say again, in any match."""

    def __init__(self, game: str) -> None:
        self._tongues = [Words(lang, undercroft.games()[game], strict=True) for lang in LANGUAGES]
        self._said: set[str] = set()

    def prompt(self, decision: Decision, names: list[str]) -> None:
        about = f"{decision.seat} {decision.kind} {sorted(decision.about.items())}"
        self._say(f"asked {len(names)} {about}", lambda words: words.prompt(decision, names))

    def option(self, option: Option) -> None:
        self._say(option.id, lambda words: words.option(option))

    def event(self, event: Event, names: list[str]) -> None:
        self._say(f"told {len(names)} {event.plain()}", lambda words: words.event(event, names))

    def _say(self, what: str, say: Callable[[Words], object]) -> None:
        if what not in self._said:
            for words in self._tongues:
                assert say(words) is not None
            self._said.add(what)


speakers = cache(Speakers)


@every_case
def test_every_text_exists_in_both_languages(case: Case) -> None:
    match, policy, say = case.match(seed=13), at_random(13), speakers(case.game)
    names = [f"Player {seat}" for seat in range(case.seats)]
    while match.outcome is None:
        for decision in match.decisions:
            say.prompt(decision, names)
            for option in (*decision.options, *decision.standing):
                say.option(option)
        decision = match.decisions[0]
        match.choose(decision.seat, policy(decision))
    for event in match.events:
        say.event(event, names)


@quickly
@given(any_case, seeds, st.integers(0, 120), seeds)
def test_thinking_can_be_repeated_and_never_sees_the_true_chance(
    case: Case, seed: int, choices: int, other: int
) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    before = everything(match)
    one, same = (play_on(match.fork(0, seed=other), at_random(1), FURTHER) for _ in range(2))
    assert one.state.plain() == same.state.plain()
    assert everything(match) == before
    fork = match.fork(0, seed=other)
    play_on(fork, at_random(7), 5)
    assert fork.fork().state.plain() == fork.state.plain()


@quickly
@given(any_case, seeds, st.integers(0, 120), seeds)
def test_the_thumb_uses_only_what_its_seat_may_know(case: Case, seed: int, choices: int, other: int) -> None:
    match = play_on(case.match(seed), at_random(seed), choices)
    thumb = make_player("thumb", case.game)
    for decision in match.decisions:
        fork = match.fork(decision.seat, seed=other)
        twin = fork.decision(decision.seat)
        assert twin is not None
        choice = thumb.choose(match, decision)
        assert choice in decision.options
        assert thumb.choose(fork, twin) is choice


@every_case
@pytest.mark.parametrize("seed", [1, 2])
def test_the_thumb_knows_an_answer_wherever_random_play_leads(case: Case, seed: int) -> None:
    match, policy, thumb = case.match(seed, quiet=True), at_random(seed), make_player("thumb", case.game)
    while match.outcome is None:
        for decision in match.decisions:
            assert thumb.choose(match, decision) in decision.options
        decision = match.decisions[-1]
        match.choose(decision.seat, policy(decision))


@every_case
def test_views_are_plain_data(case: Case) -> None:
    match = play_on(case.match(seed=3), at_random(3), 30)
    for seat in (None, *range(case.seats)):
        view = match.view(seat)
        assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), type(view)) == view
