"""A room: enter it, play cards, let it take effect, discard it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.decision import Play
from undercroft.games.dungeon_raiders.bosses import fight_boss
from undercroft.games.dungeon_raiders.content.bosses import Boss
from undercroft.games.dungeon_raiders.content.rooms import MONSTER, TRAP, TREASURE, VAULT, Room
from undercroft.games.dungeon_raiders.items import return_used_items
from undercroft.games.dungeon_raiders.levels import finish_level, prepare_level
from undercroft.games.dungeon_raiders.monsters import meet_monster
from undercroft.games.dungeon_raiders.playing import play_cards
from undercroft.games.dungeon_raiders.state import ROOMS_IN_LEVEL, Raider, RaidState
from undercroft.games.dungeon_raiders.tactical import pass_token
from undercroft.games.dungeon_raiders.traps import spring_trap
from undercroft.games.dungeon_raiders.treasure import open_chests
from undercroft.games.dungeon_raiders.vaults import search_vault

EFFECTS: Final[dict[str, Callable[[RaidState, Any, list[Raider]], None]]] = {
    TREASURE: open_chests,
    MONSTER: meet_monster,
    TRAP: spring_trap,
    VAULT: search_vault,
}
"""RAID-OVR-02: what each kind of room does."""


def play_room(s: RaidState) -> Play[None]:
    """RAID-TURN-01: enter, play a card each, let the room take effect, discard it. Before its first room a level is
    prepared."""
    if s.place == s.level * ROOMS_IN_LEVEL:
        prepare_level(s)
    room = enter(s)
    if isinstance(room, Boss):
        yield from fight_boss(s, room)
    else:
        raiders = s.living
        yield from play_cards(s, raiders, "play-card", room.about)
        EFFECTS[room.kind](s, room, raiders)
    discard(s)


def enter(s: RaidState) -> Room:
    """RAID-ENT-01, RAID-ENT-02: the leftmost room; a dark one is turned face up for all."""
    room = s.at = s.dungeon[s.place]
    dark = s.dark[s.place]
    if dark:
        s.unveil()
    if s.events is not None:
        number = s.place % ROOMS_IN_LEVEL + 1
        s.tell("dark-room" if dark else "room", room=room.id, number=number)
    return room


def discard(s: RaidState) -> None:
    """RAID-DSC-01, RAID-DSC-02: the room is out of the game; without another one the level is over."""
    if s.tactical:
        pass_token(s)
    for raider in s.raiders:
        raider.laid = ()
        raider.value = 0
    if s.used:
        return_used_items(s)
    s.at = None
    s.place += 1
    if s.place % ROOMS_IN_LEVEL == 0:
        finish_level(s)
