"""What the browser's board of Dungeon Raiders knows of rooms and bosses beyond a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.dungeon_raiders.content.bosses import BOSSES, Boss
from undercroft.games.dungeon_raiders.content.cards import CARD_IDS, ITEMS
from undercroft.games.dungeon_raiders.content.characters import CHARACTERS
from undercroft.games.dungeon_raiders.content.rooms import (
    ROOMS,
    MonsterRoom,
    Reward,
    Room,
    TrapRoom,
    TreasureRoom,
    VaultRoom,
)


def facts(sets: Sequence[str]) -> dict[str, Any]:
    chests = [boss.guards for boss in BOSSES if boss.guards is not None]
    rooms: list[Room] = [*ROOMS.values(), *chests, *BOSSES]
    return {
        "rooms": {room.id: _room(room) for room in rooms},
        "characters": {character.id: {"lives": character.lives} for character in CHARACTERS},
    }


def _room(room: Room) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "kind": room.kind,
        "takes": [CARD_IDS[item] for item in ITEMS if room.takes >> item & 1],
        "worth": {card: room.worth[number] for number, card in enumerate(CARD_IDS) if card and room.worth[number]},
    }
    if isinstance(room, MonsterRoom):
        plain |= {"strength": room.strength, "damage": room.damage}
    if isinstance(room, TreasureRoom):
        plain["chests"] = list(room.chests)
    if isinstance(room, TrapRoom):
        plain["trap"] = {"all": room.hits_all, "lives": room.takes_lives, "loss": list(room.loss)}
    if isinstance(room, VaultRoom):
        plain["rewards"] = {value: _reward(reward) for value, reward in room.rewards.items()}
    if isinstance(room, Boss):
        plain["strikes"] = "highest" if room.hits_highest else "two-lowest" if room.hits_next else "lowest"
    return plain


def _reward(reward: Reward) -> dict[str, Any]:
    if reward.item:
        return {"item": CARD_IDS[reward.item]}
    return {"treasure": reward.treasure} if reward.treasure else {"lives": reward.lives}


FACTS = facts
