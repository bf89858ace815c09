"""What figures, damage and spaces are worth, in about the measure of points of damage."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undercroft.games.descent.geometry.lay import Lay
from undercroft.games.descent.odds import Odds
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.profiles import HERO, LIEUTENANT, MASTER
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import health
from undercroft.players.thumb.descent import plans

PRIZE: Final = 28.0
"""What it is worth to defeat somebody whose defeat decides the encounter."""
RANKS: Final[dict[str, float]] = {HERO: 5.0, MASTER: 4.0, LIEUTENANT: 5.0}
COMMON: Final = 3.0
PARTY: Final = 4
"""Of so many heroes each is worth what is said here; of fewer each is worth more."""
CARRIER: Final = 5.0
"""What is added for somebody who carries an objective token."""
FATIGUE: Final = 0.22
"""What a point of fatigue costs."""
GOAL: Final = 9.0
STEP: Final = 0.45
"""What a place is worth that the quest names, and how much less with each step that is left; more if time is short."""
HURRIED: Final[tuple[tuple[int, float], ...]] = ((3, 2.5), (6, 1.6))
"""With so many rounds left, or fewer: how much more a step counts for those whom the limit does not favour."""
UNHURRIED: Final = 0.8
LOST: Final = 40
"""How far away what cannot be reached is said to be."""
FOE: Final = 0.5
CLOSER: Final = 0.88
"""The same for enemies."""
HARM: Final = 0.2
"""What a point of damage that may come costs."""
BOLD: Final = 0.5
"""How much less somebody minds who is on an errand."""
FALL: Final = 3.5
"""What it costs if that would be the end."""


def left(s: DescentState, figure: Figure) -> int:
    """Its health that is left."""
    return max(1, health(s, figure) - figure.damage)


def price(s: DescentState, figure: Figure) -> float:
    """What its defeat is worth to the other side."""
    found = RANKS.get(figure.profile.rank, COMMON) + PRIZE * plans.plan_of(s).prize(s, figure)
    if figure.profile.rank == HERO:
        found *= PARTY / s.hero_count
    return found + CARRIER if figure.carries else found


def blow_worth(price: float, odds: Odds, left: int) -> float:
    """Of an attack: a defeat counts whole, wounds by their share of what is left."""
    return price * (0.55 * odds.kill + 0.45 * min(1.0, odds.mean / left))


def hurry(s: DescentState, side: int) -> float:
    """How much a side has to hurry, by the rounds that are left."""
    limit = script_of(s).data.limit
    pressure = plans.plan_of(s).pressure(s, side)
    if limit.winner == ("heroes", "overlord")[side]:
        return UNHURRIED * pressure
    left = limit.rounds - s.round + 1
    return max(pressure, next((more for rounds, more in HURRIED if left <= rounds), 1.0))


def steps_to(s: DescentState, figure: Figure, goal: int) -> list[int]:
    """By space: how many points it takes from there, past everybody who stands in the way."""
    plan = plans.plan_of(s)
    floor = s.board.open_floor & ~script_of(s).filled(s) | goal
    return steps(s.board.lay(plan.shut(s, figure)), goal, floor, s.board.water | plan.in_the_way(s, figure))


@lru_cache(4096)
def steps(lay: Lay, goal: int, floor: int, dear: int) -> list[int]:
    found = [LOST] * lay.count
    for cost, layer in enumerate(lay.walk(goal, LOST, floor, dear)):
        rest = layer
        while rest:
            low = rest & -rest
            found[low.bit_length() - 1] = cost
            rest ^= low
    return found


def near(s: DescentState, spaces: int) -> int:
    """These and all adjacent ones."""
    return lay_of(s).around(spaces) | spaces
