"""Items: torch, crystal ball, key and sword."""

from __future__ import annotations

from undercroft.games.dungeon_raiders.content.cards import FIRST_ITEM, TORCH
from undercroft.games.dungeon_raiders.state import Raider, RaidState


def take_item(s: RaidState, raider: Raider, item: int) -> None:
    """RAID-STA-02, RAID-STA-04: from its pile into the hand, however many are there."""
    s.supply[item - FIRST_ITEM] -= 1
    raider.items[item - FIRST_ITEM] += 1
    raider.has |= 1 << item


def use_item(s: RaidState, raider: Raider, item: int) -> None:
    """RAID-OVR-04: an item works once. It lies open until the room is discarded."""
    raider.items[item - FIRST_ITEM] -= 1
    if not raider.items[item - FIRST_ITEM]:
        raider.has -= 1 << item
    s.used.append(item)


def return_used_items(s: RaidState) -> None:
    """RAID-ITM-14: back to their piles."""
    for item in s.used:
        s.supply[item - FIRST_ITEM] += 1
    s.used.clear()


def return_items_of(s: RaidState, raider: Raider) -> None:
    """RAID-DTH-04: what a dead raider held goes back to the piles."""
    for kind, count in enumerate(raider.items):
        s.supply[kind] += count
        raider.items[kind] = 0
    raider.has = 0


def dark_rooms(s: RaidState) -> list[int]:
    """The places of this level's row that still lie face down."""
    return [place for place in range(s.place + 1, s.row_ends) if s.dark[place]]


def light_torch(s: RaidState, raider: Raider) -> None:
    """RAID-ITM-01 to RAID-ITM-03: the raider alone sees every dark room of the level row."""
    use_item(s, raider, TORCH)
    raider.looked = True
    rooms = tuple([s.dungeon[place].id for place in dark_rooms(s)])
    s.tell_secretly("lit-torch", (raider.seat,), {"rooms": rooms}, seat=raider.seat)
