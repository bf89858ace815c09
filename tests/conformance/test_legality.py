"""Legality has one source: what is on offer has no reason against it, and whatever is not has one that is so.

Asked is about everything that any match of the run has offered so far, and about whatever else the game's list of
actions holds, as far as a budget goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import undercroft
from tests.conformance.cases import Case, quick_cases
from tests.conformance.play import at_random
from undercroft.engine.actions import Actions
from undercroft.engine.decision import Decision
from undercroft.engine.errors import Forbidden, Why
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.players import make_player
from undercroft.rulebook import Rulebook
from undercroft.words import LANGUAGES, Words

CHOICES = 120
"""So long a match is looked at."""
MOST_ASKED = 8
"""At each decision: so many options that were on offer before, and as many that only the list of actions holds."""
MOST_ACTIONS = 200_000
"""A list that a learner can still use. The longest is that of three sets of Dungeoneer together."""

BY_GAME = {game: [case for case in quick_cases() if case.game == game] for game in undercroft.games()}
every_game = pytest.mark.parametrize("game", list(BY_GAME))


def contents_of(game: Game[Any], setup: Any) -> str:
    """What the actions of a game depend on: its packs where it is played with such, else anything of the set-up."""
    content = game.content(setup)
    return str(sorted(content.items())) if content else str(setup)


_ACTIONS: dict[tuple[str, str], Actions] = {}


def actions_of(game: Game[Any], setup: Any) -> Actions:
    """Worked out once for all matches that have the same."""
    key = game.id, contents_of(game, setup)
    if key not in _ACTIONS:
        _ACTIONS[key] = game.actions(setup)
    return _ACTIONS[key]


class Asking:
    """Asks about the options of a game, in one match after the other."""

    def __init__(self, game: str) -> None:
        room = undercroft.games()[game]
        self._rules = {rule.id for rule in Rulebook(room).rules("en")}
        self._tongues = [Words(lang, room, strict=True) for lang in LANGUAGES]
        self._luck = Random(game)
        self._shown: dict[str, None] = {}
        self._said: set[str] = set()

    def ask(self, match: Match, decision: Decision) -> None:
        offered = {option.id: option for option in (*decision.options, *decision.standing)}
        self._shown.update(dict.fromkeys(offered))
        actions = actions_of(match.game, match.start.setup)
        for option in offered.values():
            assert option in decision.standing or option.id in actions, f"{option} is no action of the game"
            why = match.game.why_not(match.state, decision, option)
            assert why is None, f"{option} is on offer, but {why}: {decision}"
        for option_id in [*self._some(list(self._shown)), *self._some(actions.ids)]:
            other = actions.read(option_id)
            if other is not None and option_id not in offered:
                why = match.game.why_not(match.state, decision, other)
                assert why is not None, f"{option_id} is not on offer, and nothing is said against it: {decision}"
                self._check(match, decision, why)

    def _some(self, ids: Sequence[str]) -> list[str]:
        return self._luck.sample(ids, min(MOST_ASKED, len(ids)))

    def _check(self, match: Match, decision: Decision, why: Why) -> None:
        """It has words in every language, names a rule that there is, and no phase that one is in."""
        if "phase" in why.details:
            phases = (decision.kind, getattr(match.view(decision.seat), "phase", None))
            assert why.details["phase"] not in phases, f"{why} {why.details} in {phases}"
        if str(why) not in self._said:
            assert why.rule in self._rules, why
            for words in self._tongues:
                assert words.has(f"refusal-{why.code}"), f"{words.lang}: no words for {why.code}"
                assert str(why.rule) not in words.refusal(Forbidden(why))
            self._said.add(str(why))


def decisions_of(case: Case, number: int) -> Iterator[tuple[Match, Decision]]:
    """The decisions of a match, as they are open one after the other: played by a thumb or at random."""
    match, luck = case.match(number), at_random(number)
    thumb = make_player("thumb", case.game)
    for _ in range(CHOICES):
        if match.outcome is not None:
            return
        yield from [(match, decision) for decision in match.decisions]
        decision = match.decisions[0]
        match.choose(decision.seat, thumb.choose(match, decision) if number % 2 else luck(decision))


@every_game
def test_an_option_is_on_offer_if_and_only_if_there_is_no_reason_against_it(game: str) -> None:
    asking = Asking(game)
    for number, case in enumerate(BY_GAME[game]):
        for match, decision in decisions_of(case, number):
            asking.ask(match, decision)


@every_game
def test_the_actions_of_a_game_are_few_and_always_in_the_same_order(game: str) -> None:
    room = undercroft.games()[game]
    setups = [room.read_setup(case.seats, case.setup) for case in BY_GAME[game]]
    for setup in {contents_of(room, setup): setup for setup in setups}.values():
        actions, again = actions_of(room, setup), room.actions(setup)
        assert 0 < len(actions.ids) <= MOST_ACTIONS
        assert len(set(actions.ids)) == len(actions.ids)
        assert again.ids == actions.ids
        assert all(option_id in again for option_id in Random(1).sample(again.ids, min(50, len(again.ids))))
