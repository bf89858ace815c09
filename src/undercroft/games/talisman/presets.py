"""Three ways to play that most will want: by name, what is agreed on, and how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from undercroft.engine.setup import Preset

PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "evening": Preset({}, 35),
        "hour": Preset({"trophies": "five", "bonus": "starting", "crown": "sudden-death"}, 25),
        "quick": Preset({"goal": "short", "rounds": 100}, 25),
    }
)
"""The full game; an hour of it; the Short Dungeon Game. A round takes one person against three computers about half a
minute: 3 to 4 questions and the turns of the others. Of the first it takes about 65 (median of thumbs), of the second
48, of the third 52 (docs/talisman-balance.md)."""
