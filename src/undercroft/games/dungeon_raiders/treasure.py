"""Treasure rooms."""

from __future__ import annotations

from undercroft.games.dungeon_raiders.content.rooms import TreasureRoom
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.wounds import gain_treasure


def open_chests(s: RaidState, room: TreasureRoom, raiders: list[Raider]) -> None:
    """RAID-TRE-01, RAID-TRE-04: the richest chest for the highest value, a second one for the next."""
    played: dict[int, list[Raider]] = {}
    for raider in raiders:
        played.setdefault(raider.value, []).append(raider)
    values = sorted(played)[::-1]
    for place, chest in enumerate(room.chests):
        if place < len(values):
            share_out(s, chest, played[values[place]])
        else:
            s.tell("chest-stays", chest=chest)


def share_out(s: RaidState, chest: int, raiders: list[Raider]) -> None:
    """RAID-TRE-02, RAID-TRE-03, RAID-TRE-05: equal shares, rounded down; the rest is lost."""
    share = chest // len(raiders)
    if not share:
        s.tell("chest-too-small", chest=chest, count=len(raiders))
        return
    for raider in raiders:
        gain_treasure(s, raider, share)
