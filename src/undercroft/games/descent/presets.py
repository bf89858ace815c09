"""The quests by name, each with how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from undercroft.engine.setup import Preset
from undercroft.games.descent.setup_options import QuestId

QUESTION: Final = 10
"""Seconds that a person who knows the game takes to answer a question, on average."""
OVERLORD_TURN: Final = 25
"""Seconds that the turn of a computer's overlord takes to be watched at the usual speed."""


def preset(quest: QuestId, *, rounds: int, questions: int) -> Preset:
    """So many rounds, and questions to who leads both heroes, are the medians of matches of rules of thumb
    (docs/descent-balance.md); the minutes are those of one person against the overlord, to the nearest five."""
    seconds = questions * QUESTION + rounds * OVERLORD_TURN
    return Preset({} if quest == "first-blood" else {"quest": quest}, 5 * round(seconds / 300))


PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "first-blood": preset("first-blood", rounds=4, questions=72),
        "a-fat-goblin": preset("a-fat-goblin", rounds=14, questions=193),
        "castle-daerion": preset("castle-daerion", rounds=11, questions=253),
        "the-cardinals-plight": preset("the-cardinals-plight", rounds=14, questions=183),
        "the-masquerade-ball": preset("the-masquerade-ball", rounds=8, questions=106),
        "death-on-the-wing": preset("death-on-the-wing", rounds=14, questions=136),
    }
)
"""In the order in which one may want to play them."""
