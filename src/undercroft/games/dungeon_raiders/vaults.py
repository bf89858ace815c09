"""Vaults."""

from __future__ import annotations

from undercroft.games.dungeon_raiders.content.cards import CARD_IDS, FIRST_ITEM
from undercroft.games.dungeon_raiders.content.rooms import VaultRoom
from undercroft.games.dungeon_raiders.items import take_item
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.wounds import gain_treasure, heal


def search_vault(s: RaidState, room: VaultRoom, raiders: list[Raider]) -> None:
    """RAID-STA-01: to each what the value of their card brings. RAID-STA-06, RAID-STA-08: coins and potions are not
    divided."""
    wanting: dict[int, list[Raider]] = {}
    for raider in raiders:
        reward = room.rewards[raider.value]
        if reward.item:
            wanting.setdefault(reward.item, []).append(raider)
        elif reward.treasure:
            gain_treasure(s, raider, reward.treasure)
        else:
            heal(s, raider, reward.lives)
    for item, several in wanting.items():
        hand_out(s, item, several)


def hand_out(s: RaidState, item: int, raiders: list[Raider]) -> None:
    """RAID-STA-02, RAID-STA-03: one each, or none at all if the pile is too small for all."""
    if len(raiders) > s.supply[item - FIRST_ITEM]:
        s.tell("item-short", item=CARD_IDS[item], count=len(raiders))
        return
    for raider in raiders:
        take_item(s, raider, item)
        if s.events is not None:
            s.tell("took-item", seat=raider.seat, item=CARD_IDS[item])
