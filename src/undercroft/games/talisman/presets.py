"""Three ways to play that most will want: by name, what is agreed on, and how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from undercroft.engine.setup import Preset

PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "evening": Preset({}, 120),
        "hour": Preset({"trophies": "five", "bonus": "starting", "crown": "sudden-death"}, 60),
        "quick": Preset({"goal": "short"}, 30),
    }
)
"""The full game; an hour of it; the Short Dungeon Game."""
