"""Levels: preparing one, and its end."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeon_raiders.content.cards import FULL_SET
from undercroft.games.dungeon_raiders.ending import tell_who_faints
from undercroft.games.dungeon_raiders.state import LEVELS, ROOMS_IN_LEVEL, RaidState

DARK_ROOM: Final = "dark-room"
"""The name of a room that lies face down."""


def prepare_level(s: RaidState) -> None:
    """RAID-LVL-01 to RAID-LVL-05: the leftmost pile loses its door and is laid out as it lies, open rooms open and
    dark rooms dark."""
    s.level += 1
    s.unveil()
    if s.events is not None:
        tell_level(s)


def tell_level(s: RaidState) -> None:
    places = range(s.row_ends - ROOMS_IN_LEVEL, s.row_ends)
    rooms = [DARK_ROOM if s.dark[place] else s.dungeon[place].id for place in places]
    s.tell("level", level=s.level, **{f"room{number}": room for number, room in enumerate(rooms, 1)})


def finish_level(s: RaidState) -> None:
    """RAID-LEND-01, RAID-LEND-02: everyone takes all five power cards back. What torches showed is behind them."""
    for raider in s.raiders:
        raider.power = FULL_SET
        raider.looked = False
    s.tell("level-done", level=s.level, living=len(s.living))
    if s.level == LEVELS:
        tell_who_faints(s)
