"""Fits the judge of Talisman to matches that thumbs play.

``python -m bench.fitting_talisman --matches 1000`` prints the weights for players/judges/talisman.py under which
positions at the beginnings of turns foretell the winners best; and how little matches were foretold that it has not
seen, with the present weights and with the fitted ones. ``--goal lord`` fits those where the Lord of Darkness decides.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

import undercroft
from undercroft.games.talisman.state import PLAYING, TalismanState
from undercroft.players.judges.talisman import FOR_THE_CROWN, FOR_THE_LORD, features
from undercroft.players.thumb.talisman import TalismanThumb

TABLES = (2, 2, 2, 3, 4)
"""How many sit at a table; the matches go round."""
EVERY = 8
"""One of so many positions is used: those that follow each other are much alike."""
STEPS, PACE = 300, 0.1
TIE = 0.0003
"""How strongly weights are tied to the present ones: those that the matches say nothing about stay as they are."""


class Position(NamedTuple):
    """What each character at the table is weighed by, and its part of the victory."""

    features: list[tuple[float, ...]]
    shares: list[float]


def positions(goal: str, matches: int) -> list[Position]:
    found: list[Position] = []
    thumb, luck = TalismanThumb(), random.Random(goal)
    for number in range(matches):
        seats = TABLES[number % len(TABLES)]
        match = undercroft.new_match("talisman", seats=seats, seed=f"fit/{number}", setup={"goal": goal}, quiet=True)
        seen: list[tuple[list[int], list[tuple[float, ...]]]] = []
        turn = (0, 0)
        while match.outcome is None:
            s = match.state
            assert isinstance(s, TalismanState)
            if s.phase == PLAYING and (s.round, s.active) != turn:
                turn = (s.round, s.active)
                if luck.randrange(EVERY) == 0:
                    there = [c for c in s.characters if not c.out]
                    seen.append(([c.seat for c in there], [features(s, c) for c in there]))
            decision = match.decisions[0]
            match.choose(decision.seat, thumb.choose(match, decision))
        shares = match.outcome.shares(match.sides)
        found += [Position(parts, [shares[seat] for seat in there]) for there, parts in seen]
    return found


def chances(weights: Sequence[float], position: Position) -> list[float]:
    odds = [exp(sum(map(float.__mul__, weights, each))) for each in position.features]
    return [each / sum(odds) for each in odds]


def fit(found: Sequence[Position], tied: Sequence[float]) -> list[float]:
    """By the steepest ascent of the likelihood, with a memory for each weight's slope (Adagrad)."""
    weights, slopes = list(tied), [1e-9] * len(tied)
    for _ in range(STEPS):
        gradient = [TIE * (old - new) for old, new in zip(tied, weights, strict=True)]
        for position in found:
            expected = chances(weights, position)
            for each, share, chance in zip(position.features, position.shares, expected, strict=True):
                missing = (share - chance) / len(found)
                for number, feature in enumerate(each):
                    gradient[number] += missing * feature
        for number, slope in enumerate(gradient):
            slopes[number] += slope * slope
            weights[number] += PACE * slope / sqrt(slopes[number])
    return weights


def surprise(weights: Sequence[float], found: Sequence[Position]) -> float:
    """How little the winners were expected; the less the better."""
    total = 0.0
    for position in found:
        expected = chances(weights, position)
        total -= sum([share * log(max(1e-9, chance)) for share, chance in zip(position.shares, expected, strict=True)])
    return total / max(1, len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--goal", choices=("crown", "lord", "short"), default="crown")
    given = parser.parse_args()
    found = positions(given.goal, given.matches)
    known, unknown = found[: len(found) * 3 // 4], found[len(found) * 3 // 4 :]
    present = FOR_THE_CROWN if given.goal == "crown" else FOR_THE_LORD
    fitted = fit(known, present)
    print(f"{len(known)} positions, and {len(unknown)} others")
    print(f"surprise of those, now and fitted: {surprise(present, unknown):.4f} {surprise(fitted, unknown):.4f}")
    print(tuple(round(weight, 2) for weight in fitted))


if __name__ == "__main__":
    main()
