"""Set-ups that the conformance suite should try: variants at once, alone and with others."""

from __future__ import annotations

from random import Random
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
CHANGED: list[tuple[str, Any]] = [
    ("expansion", "cards"),
    ("expansion", "none"),
    ("characters", "three"),
    ("characters", "choose"),
    ("goal", "lord"),
    ("goal", "short"),
    ("flight", "fight-or-flight"),
    ("treasures", "random"),
    ("exit", "ruins"),
    ("command", "easier"),
    ("trophies", "six"),
    ("trophies", "five"),
    ("bonus", "starting"),
    ("death", "bloodbath"),
    ("crown", "sudden-death"),
    ("estate", "inheritance"),
    ("evading", "individuals"),
]
"""Every value of an option that is not the usual one."""


def mix(number: int) -> dict[str, Any]:
    """Some of them, at random."""
    luck = Random(number)
    return dict(luck.sample(CHANGED, luck.randint(2, 8)))


CASES = [
    (4, SECRETS),
    (3, VARIANTS),
    (4, {"goal": "short"}),
    *[(seats, VARIANTS) for seats in (1, 6)],
    (2, {"expansion": "none", "death": "bloodbath", "crown": "sudden-death"}),
    *[(2 + number % 5, {name: value}) for number, (name, value) in enumerate(CHANGED)],
    *[(1 + number % 6, mix(number)) for number in range(12)],
]
