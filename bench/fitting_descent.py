"""Fits the judge of Descent to matches that thumbs play: the weights by which positions foretell best who wins.

``python -m bench.fitting_descent --matches 40`` prints ``WEIGHTS`` of players/judges/descent.py, under which positions
at the ends of figures' turns foretell the winners best, over all quests and numbers of heroes; and how little matches
were foretold that it has not seen, with the present weights and with the fitted ones.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple, get_args

from undercroft.engine.chance import make_seed
from undercroft.engine.match import Match, Start
from undercroft.games.descent.game import GAME
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.setup_options import QuestId
from undercroft.games.descent.state import DescentState
from undercroft.games.descent.turn import PLAYING
from undercroft.players.judges.descent import WEIGHTS, WON_BEFORE, features
from undercroft.players.thumb.descent import DescentThumb

PARTIES = (2, 3, 4)
STEPS, PACE = 100, 0.1
TIE = 0.002
"""How strongly weights are tied to the present ones: those that the matches say nothing about stay as they are."""
EVERY = 2
"""One of so many positions is used: those that follow each other are much alike."""


class Position(NamedTuple):
    features: tuple[float, ...]
    share: float
    """What it came to for the heroes."""


def positions(quest: str, heroes: int, matches: int) -> list[Position]:
    found: list[Position] = []
    room, thumb, luck = GAME, DescentThumb(), random.Random(f"{quest} {heroes}")
    setup = room.read_setup(heroes + 1, {"quest": quest})
    for number in range(matches):
        match = Match(Start(room, heroes + 1, make_seed(f"fit/{quest}/{heroes}/{number}"), setup), quiet=True)
        seen: list[tuple[int, tuple[float, ...]]] = []
        turn: tuple[int, int, str, str] = (0, 0, "", "")
        while match.outcome is None:
            s = match.state
            assert isinstance(s, DescentState)
            now = (s.encounter, s.round, s.active, s.phase if s.phase not in PLAYING else "")
            if now != turn:
                turn = now
                if luck.randrange(EVERY) == 0:
                    seen.append((s.encounter, features(s)))
            decision = match.decisions[0]
            match.choose(decision.seat, thumb.choose(match, decision))
        s = match.state
        assert isinstance(s, DescentState)
        won = [{HEROES: 1.0, OVERLORD: 0.0}.get(winner, 0.5) for winner in s.wins]
        for encounter, weighed in seen:
            last = encounter == len(won) - 1
            share = won[-1] if last else WON_BEFORE * won[encounter] + (1 - WON_BEFORE) * won[-1]
            found.append(Position(weighed, share))
    return found


def expected(weights: Sequence[float], weighed: Sequence[float]) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum(map(float.__mul__, weights, weighed))))))


def fit(found: Sequence[Position], tied: Sequence[float]) -> list[float]:
    """By the steepest ascent of the likelihood, with a memory for each weight's slope (Adagrad)."""
    weights, slopes = list(tied), [1e-9] * len(tied)
    for _ in range(STEPS):
        gradient = [TIE * (old - new) for old, new in zip(tied, weights, strict=True)]
        for position in found:
            missing = (position.share - expected(weights, position.features)) / len(found)
            for number, feature in enumerate(position.features):
                gradient[number] += missing * feature
        for number, slope in enumerate(gradient):
            slopes[number] += slope * slope
            weights[number] += PACE * slope / sqrt(slopes[number])
    return weights


def surprise(weights: Sequence[float], found: Sequence[Position]) -> float:
    """How little the winners were expected; the less the better."""
    total = 0.0
    for position in found:
        chance = min(1 - 1e-6, max(1e-6, expected(weights, position.features)))
        total -= position.share * log(chance) + (1 - position.share) * log(1 - chance)
    return total / max(1, len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40, help="for each quest and number of heroes")
    given = parser.parse_args()
    known: list[Position] = []
    unknown: list[Position] = []
    for quest in get_args(QuestId):
        for heroes in PARTIES:
            found = positions(quest, heroes, given.matches)
            cut = len(found) * 4 // 5
            known += found[:cut]
            unknown += found[cut:]
    fitted = fit(known, WEIGHTS)
    print(f"{len(known)} positions, and {len(unknown)} others")
    print(f"surprise of those, now and fitted: {surprise(WEIGHTS, unknown):.4f} {surprise(fitted, unknown):.4f}")
    print(tuple(round(weight, 2) for weight in fitted))


if __name__ == "__main__":
    main()
