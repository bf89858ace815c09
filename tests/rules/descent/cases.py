"""Set-ups that the conformance suite should try: every quest, every level, chosen parties, heroes shared out."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"quest": "a-fat-goblin", "heroes": "four", "party": "choose"}),
    (3, {"quest": "castle-daerion", "level": "advanced"}),
    (4, {"quest": "the-cardinals-plight", "party": "choose", "level": "expert"}),
    (5, {"quest": "the-masquerade-ball", "party": "choose"}),
    (3, {"quest": "death-on-the-wing", "heroes": "three", "level": "expert"}),
]
