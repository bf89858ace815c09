"""Tables for tests of single cards and spaces: the first character meets them, everybody else is far away."""

from __future__ import annotations

from typing import Any

from tests.rules.talisman.table import Table


def here(roles: str = "troll thief", at: str = "fields-1", **more: Any) -> Table:
    """The first character has just ended its move here; nobody else is near."""
    others = ["graveyard-1"] * (len(roles.split()) - 1)
    more.setdefault("stage", "encounter")
    return Table(roles, at=[at, *others], **more)


def draw(cards: str, roles: str = "troll thief", at: str = "fields-1", **more: Any) -> Table:
    """It draws these cards."""
    deck = "dungeon" if at in DUNGEON else "adventure"
    return here(roles, at, **{deck: cards}, **more)


def lay(cards: str, roles: str = "troll thief", at: str = "fields-1", **more: Any) -> Table:
    """These cards lie here; nothing is drawn."""
    return here(roles, at, lying={at: cards, **more.pop("lying", {})}, **more)


DUNGEON = (
    "dungeon-entrance",
    *[f"tunnel-{number}" for number in range(1, 10)],
    "guard-room",
    "library",
    "cell",
    "kitchen",
    "hall-of-darkness",
    "monster-pit",
    "treasure-chamber",
)
