"""Numbers of the quests as they were by earlier rules: matches that were begun with them go on with them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from undercroft.games.descent.content.schema import Coming, Encounter, Limit, Placing
from undercroft.games.descent.packs import DATA

NEWEST: Final = 5
"""The version of the rules (``Descent.version``)."""


class Before(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was otherwise in an encounter up to this version."""

    rules: int
    quest: str
    number: int
    limit: Limit | None = None
    numbers: dict[str, list[int]] | None = None
    coming: list[Coming] | None = None
    place: list[Placing] | None = None


BEFORE: Final[list[Before]] = msgspec.json.decode((DATA / "earlier.json").read_bytes(), type=list[Before])


def as_before(encounter: Encounter, quest: str, number: int, rules: int) -> Encounter:
    """An encounter by the numbers of this version; where several have changed them since, by the oldest that holds."""
    if rules >= NEWEST:
        return encounter
    for each in changes(quest, number, rules):
        if each.limit is not None:
            encounter = msgspec.structs.replace(encounter, limit=each.limit)
        if each.numbers is not None:
            encounter = msgspec.structs.replace(encounter, numbers=each.numbers)
        if each.coming is not None:
            encounter = msgspec.structs.replace(encounter, coming=each.coming)
        if each.place is not None:
            encounter = msgspec.structs.replace(encounter, place=each.place)
    return encounter


@lru_cache(64)
def changes(quest: str, number: int, rules: int) -> list[Before]:
    found = [each for each in BEFORE if (each.quest, each.number) == (quest, number) and each.rules >= rules]
    return sorted(found, key=lambda each: -each.rules)
