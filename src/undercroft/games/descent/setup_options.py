"""What players agree on before a match."""

from __future__ import annotations

from typing import Literal

from undercroft.engine.setup import Setup

QuestId = Literal[
    "first-blood",
    "a-fat-goblin",
    "castle-daerion",
    "the-cardinals-plight",
    "the-masquerade-ball",
    "death-on-the-wing",
]


class DescentSetup(Setup, frozen=True):
    quest: QuestId | tuple[str] = "first-blood"
    """DESC-SETG-02: the first one for beginners. One that somebody wrote is named alone in brackets."""
    heroes: Literal["by-seats", "two", "three", "four"] = "by-seats"
    """How many; one for each hero player at least, and never fewer than two (DESC-TWOP-01)."""
    level: Literal["basic", "advanced", "expert"] = "basic"
    """DESC-PREP-04, DESC-EPIC-02: a basic game, or an epic one."""
    party: Literal["ready", "choose"] = "ready"
    """A party that is ready to go, or heroes and classes as the players like."""


def quest_id(setup: DescentSetup) -> str:
    return setup.quest if isinstance(setup.quest, str) else setup.quest[0]
