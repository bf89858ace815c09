"""Three ways to play that most will want: by name, what is agreed on, and how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from undercroft.engine.setup import Preset

QUESTION: Final = 10
"""Seconds that a person who knows the game takes to answer a question, on average."""
RIVAL_TURN: Final = 3
"""Seconds that the turn of a computer player takes to be watched at the usual speed."""
RIVALS: Final = 3


def preset(setup: Mapping[str, Any], *, rounds: int, questions: int) -> Preset:
    """So many rounds and questions to one seat are the medians of matches of four rules of thumb
    (docs/talisman-balance.md); the minutes are those of one person against three of them, to the nearest five."""
    seconds = questions * QUESTION + rounds * RIVALS * RIVAL_TURN
    return Preset(setup, 5 * round(seconds / 300))


PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "evening": preset({}, rounds=64, questions=175),
        "hour": preset({"trophies": "five", "bonus": "starting", "crown": "sudden-death"}, rounds=32, questions=110),
        "quick": preset(
            {"goal": "short", "trophies": "five", "bonus": "starting", "rounds": 100}, rounds=21, questions=95
        ),
    }
)
"""The full game; a race to the Crown; the Short Dungeon Game with stronger characters."""
