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
    "rounds": 40,
}
SECRETS: dict[str, Any] = {"characters": ("prophetess", "wizard", "philosopher", "gypsy"), "trophies": "five"}
CASES = [
    *[(seats, VARIANTS) for seats in (1, 3, 6)],
    (4, {"goal": "short"}),
    (4, SECRETS),
    (2, {"expansion": "none", "death": "bloodbath", "crown": "sudden-death"}),
]
