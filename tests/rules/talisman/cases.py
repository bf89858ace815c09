"""Set-ups that the conformance suite should try: variants at once, alone and with others."""

from __future__ import annotations

from typing import Any

VARIANTS: dict[str, Any] = {
    "characters": "three",
    "goal": "lord",
    "flight": "fight-or-flight",
    "treasures": "random",
    "exit": "ruins",
    "command": "easier",
    "trophies": "five",
    "bonus": "starting",
    "estate": "inheritance",
    "evading": "individuals",
}
SHORTER: dict[str, Any] = {"rounds": 20}
"""A match lasts ten times as long."""
SECRETS: dict[str, Any] = {"characters": ("prophetess", "wizard", "philosopher", "gypsy"), "trophies": "five"}
CASES = [
    (4, SECRETS),
    (3, VARIANTS),
    (4, {"goal": "short"}),
    *[(seats, VARIANTS) for seats in (1, 6)],
    (2, {"expansion": "none", "death": "bloodbath", "crown": "sudden-death"}),
]
