"""The end of the game: scores, the winner, the solo table, achievements."""

from __future__ import annotations

from operator import mul
from typing import Final

from undercroft.engine.outcome import Outcome
from undercroft.games.dungeon_roll.content.treasures import SCALES, XP_EACH, XP_PER_PAIR_OF_SCALES
from undercroft.games.dungeon_roll.state import Adventurer, RollState

DELVES_EACH: Final = 3

RANKS: Final = (
    (35, "legendary-hero"),
    (30, "protector"),
    (24, "seasoned-adventurer"),
    (16, "village-defender"),
    (0, "dragons-breakfast"),
)
"""ROLL-RANK-01 to ROLL-RANK-05: from how many points on, which rank of the solo game."""

FEATS: Final = (
    "dragon-slayer",
    "dragon-tamer",
    "never-tell-me-the-odds",
    "last-stand",
    "cheater",
    "bag-of-holding",
    "dungeon-conqueror",
    "natural-twenty",
    "critical-hit",
    "guild-master",
    "magic-whirlwind",
    "dragon-bait",
)
"""ROLL-ACH-01 to ROLL-ACH-12, in the order of the rulebook."""


def outcome(s: RollState) -> Outcome | None:
    """ROLL-GEND-01: over once every player has been the adventurer three times; when the next one has, all have."""
    if s.me.delves < DELVES_EACH:
        return None
    return reckon(s)


def reckon(s: RollState) -> Outcome:
    """The points of all, and what is said of them."""
    scores = tuple([score(adventurer) for adventurer in s.adventurers])
    notes = {str(adventurer.seat): feats(adventurer, scores[adventurer.seat]) for adventurer in s.adventurers}
    if s.seats == 1:
        notes["0"].insert(0, rank(scores[0]))
    return Outcome(winners=winners(s.adventurers, scores), scores=scores, notes=notes)


def score(adventurer: Adventurer) -> int:
    return adventurer.xp + treasure_points(adventurer)


def treasure_points(adventurer: Adventurer) -> int:
    """ROLL-GEND-02 to ROLL-GEND-04: 1 XP a token, 2 for a Town Portal, 2 more for each pair of dragon scales."""
    held = adventurer.treasures
    tokens: int = sum(map(mul, held, XP_EACH))
    return tokens + held[SCALES] // 2 * XP_PER_PAIR_OF_SCALES


def winners(adventurers: list[Adventurer], scores: tuple[int, ...]) -> tuple[int, ...]:
    """ROLL-GEND-05 to ROLL-GEND-07: most XP; of those tied the fewest tokens; else they share the victory."""
    most = max(scores)
    tied = [adventurer for adventurer in adventurers if scores[adventurer.seat] == most]
    if len(tied) > 1:
        fewest = min([sum(adventurer.treasures) for adventurer in tied])
        tied = [adventurer for adventurer in tied if sum(adventurer.treasures) == fewest]
    return tuple([adventurer.seat for adventurer in tied])


def rank(points: int) -> str:
    """ROLL-RANK-01 to ROLL-RANK-05."""
    return next(name for least, name in RANKS if points >= least)


def feats(adventurer: Adventurer, points: int) -> list[str]:
    """The achievements of this match. ROLL-ACH-10 spans matches and is for the profile to tell."""
    earned = list(adventurer.feats)
    if points - adventurer.xp >= 15:
        earned.append("bag-of-holding")
    if points >= 20 and not adventurer.used_hero:
        earned.append("natural-twenty")
    if points >= 20 and not adventurer.used_treasure:
        earned.append("magic-whirlwind")
    return sorted(earned, key=FEATS.index) if len(earned) > 1 else earned
