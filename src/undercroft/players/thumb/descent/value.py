"""What figures, damage and spaces are worth, in about the measure of points of damage."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.geometry.lay import Lay
from undercroft.games.descent.odds import Odds
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.profiles import HERO, LIEUTENANT, MASTER
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import health
from undercroft.players.thumb.descent import goals

PRIZE: Final = 16.0
"""What it is worth to defeat somebody whose defeat decides the encounter."""
RANKS: Final[dict[str, float]] = {HERO: 5.0, MASTER: 4.0, LIEUTENANT: 5.0}
COMMON: Final = 3.0
CARRIER: Final = 5.0
"""What is added for somebody who carries an objective token."""
FATIGUE: Final = 0.22
"""What a point of fatigue costs."""
GOAL: Final = 9.0
DRAWN: Final = 0.9
"""How strongly a place is drawn to that the quest names, and how much less with each step."""
FOE: Final = 0.5
CLOSER: Final = 0.88
"""The same for enemies."""
HARM: Final = 0.3
"""What a point of damage that may come costs."""
FALL: Final = 3.0
"""What it costs if that would be the end."""


def left(s: DescentState, figure: Figure) -> int:
    """Its health that is left."""
    return max(1, health(s, figure) - figure.damage)


def price(s: DescentState, figure: Figure) -> float:
    """What its defeat is worth to the other side."""
    found = RANKS.get(figure.profile.rank, COMMON) + PRIZE * goals.prize(s, figure)
    return found + CARRIER if figure.carries else found


def blow_worth(price: float, odds: Odds, left: int) -> float:
    """Of an attack: a defeat counts whole, wounds by their share of what is left."""
    return price * (0.55 * odds.kill + 0.45 * min(1.0, odds.mean / left))


def open_lay(s: DescentState) -> Lay:
    """The ground as it is with all doors open that can be opened."""
    doors = script_of(s).data.doors
    locked = sum([1 << number for number, door in enumerate(doors) if door.kind != "normal"])
    return s.board.lay(s.shut & locked)


def steps_to(s: DescentState, goal: int) -> dict[int, int]:
    """By space: how many points it takes from there, past everybody who stands in the way."""
    found: dict[int, int] = {}
    lay = open_lay(s)
    for cost, layer in enumerate(lay.walk(goal, s.board.ground.count, s.board.open_floor, s.board.water)):
        rest = layer
        while rest:
            low = rest & -rest
            found[low.bit_length() - 1] = cost
            rest ^= low
    return found


def near(s: DescentState, spaces: int) -> int:
    """These and all adjacent ones."""
    return lay_of(s).around(spaces) | spaces
