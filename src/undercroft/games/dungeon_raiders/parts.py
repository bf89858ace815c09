"""What the states of Dungeon Raiders are made of, and what they share: for saving them."""

from __future__ import annotations

from typing import Final

from undercroft.engine.plain import Parts
from undercroft.games.dungeon_raiders.content.bosses import BOSSES
from undercroft.games.dungeon_raiders.content.characters import CHARACTERS, NOBODY
from undercroft.games.dungeon_raiders.content.rooms import ROOMS
from undercroft.games.dungeon_raiders.state import Raider, RaidState

PARTS: Final = Parts([RaidState, Raider], {})

CONTENTS: Final[dict[str, object]] = {}
"""Rooms, bosses and characters."""
for _room in (*ROOMS.values(), *BOSSES):
    CONTENTS[f"room {_room.id}"] = _room
for _character in (NOBODY, *CHARACTERS):
    CONTENTS[f"character {_character.id}"] = _character
