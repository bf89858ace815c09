"""Forecasts held to the rules: an option is really taken on forks, in every way that dice can fall."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import TypeVar

import undercroft
from undercroft.engine.branching import every_way
from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option
from undercroft.engine.event import Event
from undercroft.engine.match import Match
from undercroft.players import make_player

T = TypeVar("T", bound=Hashable)
CHOICES = 400


def moments(game: str, seats: int, matches: int, **setup: object) -> Iterator[tuple[Match, Decision]]:
    """Decisions of matches that are played half by the thumb, half by chance."""
    for seed in range(matches):
        match, luck = undercroft.new_match(game, seats=seats, seed=seed, setup=setup), Random(seed)
        thumb = make_player("thumb", game, seed)
        for _ in range(CHOICES):
            if match.outcome is not None:
                break
            decision = match.decisions[-1]
            yield match, decision
            choice = thumb.choose(match, decision) if luck.random() < 0.6 else luck.choice(list(decision.options))
            match.choose(decision.seat, choice)


def taken(match: Match, seat: int, option: Option, chance: Chance | None = None) -> tuple[Match, list[Event]]:
    """A fork in which the option was taken, and what happened by that."""
    fork = match.fork()
    if chance is not None:
        fork.state.chance = chance
    told = len(fork.events)
    fork.choose(seat, option)
    return fork, [*fork.events[told:]]


def shares(
    match: Match, seat: int, option: Option, judge: Callable[[Match, list[Event]], T], most: int = 1296
) -> dict[T, float] | None:
    """How likely each judgement of what comes of the option is; nothing where that is too much to try."""

    def run(chance: Chance) -> T:
        return judge(*taken(match, seat, option, chance))

    ways = every_way(run, most)
    if ways is None:
        return None
    found: dict[T, float] = defaultdict(float)
    for share, judgement in ways:
        found[judgement] += share
    return dict(found)
