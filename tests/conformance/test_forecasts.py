"""Forecasts: of every game, for every option, they can be said, change nothing, and know nothing of what is hidden.

That they are the same in every deal of what the seat cannot know is compared at every step of ``worlds.py``.
"""

from __future__ import annotations

import msgspec
import pytest

from tests.conformance.cases import Case, every_case
from tests.conformance.play import at_random
from undercroft.engine.forecast import Forecast
from undercroft.engine.match import Match
from undercroft.words import LANGUAGES, Words

CHOICES = 150


def forecasts(match: Match) -> list[Forecast]:
    """Of every option on offer now, and of where those who decide stand."""
    found = [match.outlook(decision.seat) for decision in match.decisions]
    found += [match.forecast(decision.seat, option) for decision in match.decisions for option in decision.options]
    return [each for each in found if each is not None]


@every_case
def test_forecasts_can_be_said_and_change_nothing(case: Case) -> None:
    match = case.match(seed=7)
    policy = at_random(7)
    words = [Words(lang, match.game, strict=True) for lang in LANGUAGES]
    for _ in range(CHOICES):
        if match.outcome is not None:
            break
        before = match.state.plain(), match.state.chance.uses, len(match.events)
        for forecast in forecasts(match):
            hold(forecast)
            assert all(bool(each.forecast(forecast)) is bool(forecast.says) for each in words)
        assert (match.state.plain(), match.state.chance.uses, len(match.events)) == before
        decision = match.decisions[-1]
        match.choose(decision.seat, policy(decision))


def hold(forecast: Forecast) -> None:
    """Chances are chances, all that may happen together is sure, and it can be sent."""
    assert forecast.chance is None or 0 <= forecast.chance <= 1
    assert not forecast.wounds or sum(forecast.wounds) == pytest.approx(1)
    assert all(share >= 0 for share in forecast.wounds)
    kind = type(forecast)
    assert msgspec.json.decode(msgspec.json.encode(forecast), type=kind) == forecast
