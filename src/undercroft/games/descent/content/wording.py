"""Whether a quest that somebody wrote has all its words: those that the game would otherwise show as bare ids."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from undercroft.games.descent.content.schema import Encounter, Quest
from undercroft.games.descent.packs import ROOM

LANGUAGES: Final = ("en", "ru")
TOLD: Final = ("about", "heroes", "overlord", "limit")
"""What is said of every encounter."""
MESSAGE: Final = re.compile(r"^(?:([a-zA-Z][\w-]*) *=|[ ]+\.([a-z]+) *=)", re.MULTILINE)


def missing_words(quest: Quest, folder: Path) -> list[str]:
    """A line for each message that is in neither the quest's words nor the game's."""
    found = []
    for lang in LANGUAGES:
        known = messages(ROOM / "locale" / f"{lang}.ftl") | messages(folder / "locale" / f"{lang}.ftl")
        found += [f"locale/{lang}.ftl: {name} is missing" for name in wanted(quest) if name not in known]
    return found


def wanted(quest: Quest) -> Iterator[str]:
    yield quest.id
    yield f"{quest.id}.about"
    for number, encounter in enumerate(quest.encounters, 1):
        yield f"{quest.id}-{number}"
        yield from [f"{quest.id}-{number}.{each}" for each in TOLD]
        yield from [area.id for area in encounter.areas]
        for figure in encounter.figures:
            yield figure.id
            if not figure.base:
                yield from [f"{figure.id}-{each}" for each in range(1, most_placed(encounter, figure.id) + 1)]


def most_placed(encounter: Encounter, who: str) -> int:
    """How many of them are set up, with as many heroes as bring most of them."""
    counts = [heroes for each in encounter.place if each.who == who for heroes in each.with_heroes]
    return max(Counter(counts).values(), default=0)


def messages(path: Path) -> set[str]:
    """The ids of all messages in a file, and of their attributes as ``id.attribute``."""
    found: set[str] = set()
    last = ""
    for message, attribute in MESSAGE.findall(path.read_text(encoding="utf-8")) if path.exists() else []:
        last = message or last
        found.add(message or f"{last}.{attribute}")
    return found
