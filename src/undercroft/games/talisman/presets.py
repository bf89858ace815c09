"""Three ways to play that most will want: by name, what is agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PRESETS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "evening": {},
        "hour": {"trophies": "five", "bonus": "starting", "crown": "sudden-death"},
        "quick": {"goal": "short"},
    }
)
"""The full game; an hour of it; the Short Dungeon Game."""
