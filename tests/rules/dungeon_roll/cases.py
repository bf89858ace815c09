"""Set-ups that the conformance suite should try: each hero once in a seat, every seat once as the first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.games.dungeon_roll.content.heroes import HERO_IDS


def _cases() -> Iterator[tuple[int, dict[str, Any]]]:
    for place, hero in enumerate(HERO_IDS):
        yield 1, {"heroes": [hero]}
        others = (HERO_IDS * 2)[place + 1 : place + 4]
        yield 4, {"heroes": [hero, *others], "first": place % 4}


CASES = list(_cases())
