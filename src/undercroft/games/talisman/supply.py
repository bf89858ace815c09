"""The common stock: counters, tokens and coins are as many as the game has (TALB-GOLD-04)."""

from __future__ import annotations

from typing import Final

from undercroft.games.talisman.state import Character, TalismanState

POINTS: Final = 72
"""TALB-GOLD-05: 8 large and 32 small counters of each kind."""
FATE: Final = 36
GOLD: Final = 30


def left(s: TalismanState, what: str) -> int:
    """How much of this is still in the stock."""
    if what == "gold":
        held = sum([c.gold + c.heir_gold for c in s.characters]) + sum(s.coins)
        return max(0, GOLD - held)
    if what == "fate":
        return max(0, FATE - sum([c.fate for c in s.characters]))
    on_places = sum([points for place, points in s.stock.items() if STOCKED.get(place) == what])
    return max(0, POINTS - on_places - sum([counters(c, what) for c in s.characters]))


STOCKED: Final = {"magic-stream": "strength", "fountain-of-wisdom": "craft", "pool-of-life": "life"}
"""What lies on these Places."""


def counters(c: Character, what: str) -> int:
    return c.lives if what == "life" else c.strength if what == "strength" else c.craft
