"""What the states of Descent are made of, and what they share: for saving them."""

from __future__ import annotations

from typing import Final

from undercroft.engine.plain import Parts
from undercroft.games.descent.content.boards import board_of
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.epic import ACT
from undercroft.games.descent.profiles import all_profiles
from undercroft.games.descent.setup_options import DescentSetup, quest_id
from undercroft.games.descent.state import Card, DescentState, Figure, Group, Hero, Token

PARTS: Final = Parts([DescentState, Figure, Card, Hero, Token, Group], {DescentSetup: DescentSetup.__struct_fields__})


def contents_of(setup: DescentSetup) -> dict[str, object]:
    """The maps of the quest, and what is said of every figure that may come up in it."""
    quest = quest_of(quest_id(setup))
    found: dict[str, object] = {
        f"board {number}": board_of(quest.id, number) for number in range(len(quest.encounters))
    }
    for heroes in (2, 3, 4):
        found.update({f"profile {each.key}": each for each in all_profiles(quest.id, heroes, ACT[setup.level])})
    return found
