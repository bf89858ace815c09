"""Monster rooms."""

from __future__ import annotations

from undercroft.games.dungeon_raiders.content.rooms import MonsterRoom
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.wounds import wound


def meet_monster(s: RaidState, room: MonsterRoom, raiders: list[Raider]) -> None:
    """RAID-MON-03 to RAID-MON-05: a monster that is not beaten wounds all who played the lowest value."""
    if is_beaten(s, room, raiders) or is_confused(s, room, raiders):
        return
    lowest = min([raider.value for raider in raiders])
    for raider in raiders:
        if raider.value == lowest:
            wound(s, raider, room.damage)


def is_beaten(s: RaidState, room: MonsterRoom, raiders: list[Raider]) -> bool:
    """RAID-MON-01, RAID-MON-02, RAID-DTH-05: its strength goes by how many are alive now.
    RAID-TWO-06: two alone never beat it."""
    strength = room.strength.get(len(raiders))
    if strength is None:
        return False
    total = sum([raider.value for raider in raiders])
    beaten = total >= strength
    if s.events is not None:
        s.tell("beaten" if beaten else "stands", room=room.id, total=total, strength=strength)
    return beaten


def is_confused(s: RaidState, room: MonsterRoom, raiders: list[Raider]) -> bool:
    """RAID-TWO-07, RAID-TWO-08: a monster attacks the lower of two, and nobody if they are equal."""
    if len(raiders) > 2:
        return False
    confused = raiders[0].value == raiders[-1].value
    if s.events is not None:
        s.tell("confused" if confused else "unbeatable", room=room.id)
    return confused
