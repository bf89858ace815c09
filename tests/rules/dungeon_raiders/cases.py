"""Set-ups that the conformance suite should try: each character once in every seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.games.dungeon_raiders.content.characters import CHARACTER_IDS


def _cases() -> Iterator[tuple[int, dict[str, Any]]]:
    for place in range(len(CHARACTER_IDS)):
        characters = (CHARACTER_IDS * 2)[place : place + 5]
        yield 5, {"characters": characters}
        yield 2, {"characters": characters[:2], "variant": "tactical"}


CASES = list(_cases())
