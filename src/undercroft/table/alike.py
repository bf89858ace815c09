"""Names that look alike: told apart by a number, so that nobody passes for somebody else at the same table."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

LETTERS = {
    "a": "аαɑ",
    "b": "вβь8",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еεє",
    "g": "ɡԍ",
    "h": "нһη",
    "j": "јϳ",
    "k": "кκ",
    "l": "i1|іїιӏıǀ",
    "m": "мμ",
    "n": "νп",
    "o": "0оοσөօ",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ5",
    "t": "тτ",
    "u": "υս",
    "v": "ѵ",
    "w": "ѡԝω",
    "x": "хχ",
    "y": "уγү",
    "z": "ζ2",
    "3": "зэʒ",
    "6": "б",
}
"""Letters and digits for which another one can be taken, small or large, in the faces that browsers have."""
ONE_FOR_ALL = str.maketrans({other: letter for letter, others in LETTERS.items() for other in others})
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Two letters that look like one."""


@lru_cache(maxsize=4096)
def outline(name: str) -> str:
    """What is left of a name at a glance: equal for names that look alike."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    text = plain.casefold().translate(ONE_FOR_ALL)
    for pair, letter in PAIRS:
        text = text.replace(pair, letter)
    return "".join(char for char in text if char.isalnum()) or plain


def number_alike(names: Sequence[str | None]) -> list[int | None]:
    """For each name its number, from 1, among those that look like it; none for names that no other looks like."""
    outlines = [None if name is None else outline(name) for name in names]
    counts = Counter(outlines)
    return [
        None if each is None or counts[each] == 1 else outlines[: seat + 1].count(each)
        for seat, each in enumerate(outlines)
    ]


def is_like_any(name: str, others: Iterable[str]) -> bool:
    return any(outline(name) == outline(other) for other in others)
