"""Fits the judge of Dungeoneer to matches that thumbs play, and measures how far off it is.

``python -m bench.fitting --matches 200`` prints ``WEIGHTS``, ``ALONE`` and ``DOUBT`` for players/judges/dungeoneer.py:
the weights under which the positions at the beginnings of turns foretell the winners best, and by how much such a
foretelling differs from what thumbs make of the same position when they play it out many times.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

import undercroft
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.players import make_player
from undercroft.players.judges.dungeoneer import WEIGHTS, DungeonJudge, features, stage

STEPS, PACE = 400, 0.5
TIE = 0.002
"""How strongly weights are tied to the present ones: those that the matches say nothing about stay as they are."""


class Position(NamedTuple):
    """The heroes alive at the beginning of a turn, what each is weighed by, and the share of each in the victory."""

    stage: int
    features: list[tuple[float, ...]]
    shares: list[float]


def beginnings(match: Match) -> Iterator[DungeonState]:
    """Plays a match and shows it at the first choice of every turn."""
    players = [make_player("thumb", "dungeoneer", f"fit/{seat}") for seat in range(match.seats)]
    turn = (0, -1)
    while match.outcome is None:
        s = match.state
        assert isinstance(s, DungeonState)
        if (s.round, s.active) != turn:
            turn = (s.round, s.active)
            yield s
        decision = match.decisions[0]
        match.choose(decision.seat, players[decision.seat].choose(match, decision))


def positions(sets: str, seats: int, matches: int, solo: str = "plain") -> list[Position]:
    found: list[Position] = []
    for seed in range(matches):
        match = undercroft.new_match(
            "dungeoneer", seats=seats, seed=seed, setup={"sets": sets, "solo": solo}, quiet=True
        )
        seen = [
            (stage(s), [hero.seat for hero in s.living], [features(s, hero) for hero in s.living])
            for s in beginnings(match)
        ]
        assert match.outcome is not None
        shares = match.outcome.shares(match.sides)
        found += [Position(at, weighed, [shares[seat] for seat in alive]) for at, alive, weighed in seen]
    return found


# -- fitting --------------------------------------------------------------------------------------


def chances(weights: Sequence[float], position: Position) -> list[float]:
    odds = [exp(sum(map(float.__mul__, weights, each))) for each in position.features]
    return [each / sum(odds) for each in odds]


def fit(found: Sequence[Position], present: Sequence[float]) -> list[float]:
    """By the steepest ascent of the likelihood, with a memory for each weight's slope (Adagrad)."""
    weights, slopes = list(present), [1e-9] * len(present)
    for _ in range(STEPS):
        gradient = [TIE * (old - new) for old, new in zip(present, weights, strict=True)]
        for position in found:
            expected = chances(weights, position)
            for each, share, chance in zip(position.features, position.shares, expected, strict=True):
                for number, feature in enumerate(each):
                    gradient[number] += (share - chance) * feature / len(found)
        for number, slope in enumerate(gradient):
            slopes[number] += slope * slope
            weights[number] += PACE * slope / sqrt(slopes[number]) / 5
    return weights


def fit_alone(found: Sequence[Position]) -> float:
    """Where winning and losing are as likely as each other, with the weights of the judge."""
    strengths = [
        (sum(map(float.__mul__, WEIGHTS[each.stage], each.features[0])), each.shares[0])
        for each in found
        if each.features
    ]
    alone = 0.0
    for _ in range(200):
        slope = sum(share - 1 / (1 + exp(-strength - alone)) for strength, share in strengths) / len(strengths)
        alone += 2 * slope
    return alone


def surprise(weights: Sequence[Sequence[float]], found: Sequence[Position]) -> float:
    """How little the winners were expected; the less the better."""
    total = 0.0
    for position in found:
        expected = chances(weights[position.stage], position)
        total -= sum(
            share * log(max(1e-9, chance)) for share, chance in zip(position.shares, expected, strict=True) if share
        )
    return total / len(found)


# -- doubt ----------------------------------------------------------------------------------------


def doubt(sets: str, seats: int, samples: int, lines: int) -> float:
    """How far the worth of a position is from what thumbs make of it, the luck of so many lines of play taken off."""
    luck, judge = random.Random(1), DungeonJudge()
    squares: list[float] = []
    for seed in range(samples):
        match = undercroft.new_match("dungeoneer", seats=seats, seed=f"doubt/{seed}", setup={"sets": sets}, quiet=True)
        stop = luck.randrange(4, 9 * seats)
        for turns, _ in enumerate(beginnings(match)):
            if turns >= stop:
                break
        if match.outcome is not None:
            continue
        worth = judge.worth(match)
        won = [0.0] * seats
        for line in range(lines):
            fork = match.fork(luck.randrange(seats), seed=line)
            for _ in beginnings(fork):
                pass
            assert fork.outcome is not None
            won = [a + b / lines for a, b in zip(won, fork.outcome.shares(fork.sides), strict=True)]
        for one, other in zip(worth, won, strict=True):
            squares.append((one - other) ** 2 - other * (1 - other) / (lines - 1))
    return sqrt(max(0.0, sum(squares) / len(squares)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", default="serpent")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--samples", type=int, default=60, help="positions for the doubt")
    parser.add_argument("--lines", type=int, default=24, help="lines of play from each of them")
    given = parser.parse_args()
    found = positions(given.sets, given.seats, given.matches)
    known, unknown = found[: len(found) * 3 // 4], found[len(found) * 3 // 4 :]
    fitted = [fit([each for each in known if each.stage == at], WEIGHTS[at]) for at in range(len(WEIGHTS))]
    print(f"{len(found)} positions")
    print("surprise of the rest, now and fitted:", f"{surprise(WEIGHTS, unknown):.4f} {surprise(fitted, unknown):.4f}")
    for weights in fitted:
        print("   ", tuple(round(weight, 2) for weight in weights))
    for solo in ("plain", "harder"):
        print(f"ALONE ({solo}): {fit_alone(positions(given.sets, 1, given.matches // 2, solo)):.2f}")
    print(f"DOUBT: {doubt(given.sets, given.seats, given.samples, given.lines):.3f}")


if __name__ == "__main__":
    main()
