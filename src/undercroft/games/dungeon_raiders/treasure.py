"""Treasure rooms."""

from __future__ import annotations

from undercroft.games.dungeon_raiders.content.rooms import TreasureRoom
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.wounds import gain_treasure


def open_chests(s: RaidState, room: TreasureRoom, raiders: list[Raider]) -> None:
    """RAID-TRE-01, RAID-TRE-04: the richest chest for the highest value, a second one for the next."""
    values = sorted({raider.value for raider in raiders}, reverse=True)
    for chest, value in zip(room.chests, values, strict=False):
        share_out(s, chest, [raider for raider in raiders if raider.value == value])
    for chest in room.chests[len(values) :]:
        s.tell("chest-stays", chest=chest)


def share_out(s: RaidState, chest: int, raiders: list[Raider]) -> None:
    """RAID-TRE-02, RAID-TRE-03, RAID-TRE-05: equal shares, rounded down; the rest is lost."""
    share = chest // len(raiders)
    if not share:
        s.tell("chest-too-small", chest=chest, count=len(raiders))
        return
    for raider in raiders:
        gain_treasure(s, raider, share)
