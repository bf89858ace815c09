"""Ways to play a match through, sensible and not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match

Policy = Callable[[Decision], Option]

LONGEST_MATCH = 20_000
"""No match of any game may take more choices than this."""


def at_random(seed: int) -> Policy:
    number = Random(seed)
    return lambda decision: number.choice(list(decision.options))


def always_first(decision: Decision) -> Option:
    return decision.options[0]


def always_last(decision: Decision) -> Option:
    return decision.options[-1]


def longest_way(decision: Decision) -> Option:
    """Whatever leads on rather than out: a player who never wants the match to end."""
    endings = ("flee", "rest", "legend", "enough", "roll", "onward", "use:town-portal")
    staying = [option for option in decision.options if not option.id.startswith(endings)]
    return (staying or list(decision.options))[-1]


def play_on(match: Match, policy: Policy, most: int = LONGEST_MATCH) -> Match:
    """Play until the end, or for so many choices."""
    for _ in range(most):
        if match.outcome is not None:
            break
        decision = match.decisions[-1]
        match.choose(decision.seat, policy(decision))
    return match
