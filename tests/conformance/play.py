"""Ways to play a match through, sensible and not."""

from __future__ import annotations

from collections import Counter
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


def lingering() -> Policy:
    """A player who never wants its turn to end: it avoids what somebody else, or another question, came after, and
    learns what that is as it plays."""
    ended: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    before: list[tuple[int, str, str]] = []

    def choose(decision: Decision) -> Option:
        if before:
            seat, kind, verb = before.pop()
            tried[verb] += 1
            ended[verb] += (decision.seat != seat) + (decision.kind != kind)
        options = list(decision.options)[::-1]
        taken = min(options, key=lambda option: ended[option.verb.name] / (tried[option.verb.name] or 1))
        before.append((decision.seat, decision.kind, taken.verb.name))
        return taken

    return choose


def play_on(match: Match, policy: Policy, most: int = LONGEST_MATCH) -> Match:
    """Play until the end, or for so many choices."""
    for _ in range(most):
        if match.outcome is not None:
            break
        decision = match.decisions[-1]
        match.choose(decision.seat, policy(decision))
    return match
