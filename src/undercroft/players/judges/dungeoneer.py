"""A judge for Dungeoneer: looks to the end of the turn, then weighs quests, health, points, gear and the best goal."""

from __future__ import annotations

from math import exp, log
from typing import Final

from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.dungeoneer.ending import victory_points
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.players.judges import Figure
from undercroft.players.thumb.dungeoneer.goals import Compass
from undercroft.players.thumb.dungeoneer.worth import in_play

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (1.1, 1.7, 0.4, -0.55, 0.3, 1.25),
    (1.15, 1.35, 0.35, -0.55, 0.4, 1.4),
    (1.35, 0.6, 0.0, -0.5, 0.4, 1.75),
)
"""While nobody has a quest, one, two: what quests, health (its logarithm), glory, peril, gear and the best goal weigh;
fitted to the thumb's matches."""
DOUBT: Final = 0.07
"""By how much the worth differs from what thumbs make of the position."""
ALONE: Final = -2.2
"""The same scale for one player: where winning and losing are as likely as each other."""


class DungeonJudge:
    def is_settled(self, root: State, state: State) -> bool:
        """Another turn has begun."""
        assert isinstance(root, DungeonState)
        assert isinstance(state, DungeonState)
        return (state.round, state.active) != (root.round, root.active)

    def worth(self, match: Match) -> list[float]:
        s = match.state
        assert isinstance(s, DungeonState)
        if match.outcome is not None:
            return match.outcome.shares(match.sides)
        strengths = [strength(s, hero) for hero in s.heroes]
        if s.solo:
            return [1 / (1 + exp(-strengths[0] - ALONE))]
        odds = [exp(each) if hero.alive else 0.0 for hero, each in zip(s.heroes, strengths, strict=True)]
        return [each / (sum(odds) or 1.0) for each in odds]

    def figures(self, match: Match, seat: int) -> list[Figure]:
        s = match.state
        assert isinstance(s, DungeonState)
        hero = s.heroes[seat]
        weights = WEIGHTS[stage(s)]
        done, _, _, _, gear, goal = features(s, hero)
        return [
            Figure("quests", done, weights[0]),
            Figure("health", hero.health, weights[1] / (1 + hero.health)),
            Figure("glory", hero.glory, weights[2] / 10),
            Figure("peril", hero.peril, weights[3] / 20),
            Figure("gear", 10 * gear, weights[4] / 10),
            Figure("goal", 10 * goal, weights[5] / 10),
        ]

    @property
    def doubt(self) -> float:
        return DOUBT

    def points(self, value: float) -> float | None:
        return None


def stage(s: DungeonState) -> int:
    """How far the match has come: the quests of whoever has most, victory or the end of all apart."""
    most = max([victory_points(s, hero) // 3 if s.box.combined else len(hero.done) for hero in s.heroes])
    return min(most, len(WEIGHTS) - 1)


def features(s: DungeonState, hero: Hero) -> tuple[float, ...]:
    """What a position is weighed by. With several sets, victory points take the place of quests."""
    done = victory_points(s, hero) / 3 if s.box.combined else len(hero.done)
    goals = Compass(s, hero).goals if hero.cards and hero.alive else []
    gear = sum([in_play(laid) for laid in (*hero.boons, *hero.treasures)])
    return (
        float(done),
        log(1 + hero.health),
        min(hero.glory, 10) / 10,
        min(hero.peril, 20) / 20,
        gear / 10,
        goals[0].worth / 10 if goals else 0.0,
    )


def strength(s: DungeonState, hero: Hero) -> float:
    return sum([weight * feature for weight, feature in zip(WEIGHTS[stage(s)], features(s, hero), strict=True)])


JUDGE = DungeonJudge
