"""What the states of Dungeon Roll are made of, and what they share: for saving them."""

from __future__ import annotations

from typing import Final

from undercroft.engine.plain import Parts
from undercroft.games.dungeon_roll.content.heroes import HEROES, NOBODY
from undercroft.games.dungeon_roll.state import Adventurer, RollState

PARTS: Final = Parts([RollState, Adventurer], {})

CONTENTS: Final[dict[str, object]] = {}
"""The hero cards and both of their sides."""
for _hero in (NOBODY, *HEROES):
    CONTENTS[f"hero {_hero.id}"] = _hero
    CONTENTS[f"novice {_hero.id}"] = _hero.novice
    CONTENTS[f"master {_hero.id}"] = _hero.master
