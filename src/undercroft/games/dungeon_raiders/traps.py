"""Trap rooms."""

from __future__ import annotations

from undercroft.games.dungeon_raiders.content.rooms import HALF, TrapRoom
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.wounds import lose_treasure, wound


def spring_trap(s: RaidState, room: TrapRoom, raiders: list[Raider]) -> None:
    """RAID-TRP-11: only the highest or the lowest value counts, whoever played it."""
    values = [raider.value for raider in raiders]
    value = min(values) if room.hits_all else max(values)
    loss = room.loss[value]
    if s.events is not None:
        s.tell("trap" if loss else "trap-still", room=room.id, value=value)
    if not loss:
        return
    for raider in raiders if room.hits_all else leaders(room, raiders):
        lost = owns(room, raider) // 2 if loss == HALF else loss
        if room.takes_lives:
            wound(s, raider, lost)
        else:
            lose_treasure(s, raider, lost)


def leaders(room: TrapRoom, raiders: list[Raider]) -> list[Raider]:
    """RAID-TRP-02, RAID-TRP-04: all who have the most."""
    owned = [owns(room, raider) for raider in raiders]
    most = max(owned)
    return [raider for place, raider in enumerate(raiders) if owned[place] == most]


def owns(room: TrapRoom, raider: Raider) -> int:
    """What the trap takes from: lives or treasure."""
    return raider.lives if room.takes_lives else raider.treasure
