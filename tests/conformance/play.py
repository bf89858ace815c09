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


class AtRandom:
    """Takes any option; now and then somebody passes for longer, gives an order or revokes one."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def __call__(self, decision: Decision) -> Option:
        longer = decision.standing if self._luck.random() < 0.1 else ()
        return self._luck.choice([*decision.options, *longer])

    def order(self, match: Match) -> tuple[int, Option] | None:
        return any_order(match, self._luck) if self._luck.random() < 0.05 else None


def any_order(match: Match, luck: Random) -> tuple[int, Option] | None:
    """An order that a seat could give or revoke now, if the game knows any; to be asked always as often as never."""
    moments = match.game.moments
    if moments is None or match.outcome is not None:
        return None
    seat = luck.randrange(match.seats)
    cards = luck.sample(sorted(moments.cards(match.state)), 2)
    given = [moments.never_with(card) for card in cards] + [moments.until(when) for when in moments.ends]
    for kind in moments.kinds:
        given += [moments.never(kind), moments.always(kind)]
    revoked = [moments.revoke(order.verb.name, *order.args) for order in match.orders(seat)]
    return seat, luck.choice([*[order for order in given if order not in match.orders(seat)], *revoked])


def at_random(seed: int) -> Policy:
    return AtRandom(seed)


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
        ordered = policy.order(match) if isinstance(policy, AtRandom) else None
        if ordered is not None:
            match.choose(*ordered)
            continue
        decision = match.decisions[-1]
        match.choose(decision.seat, policy(decision))
    return match
