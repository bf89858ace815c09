"""What the browser's board of Dungeon Roll knows of dice and heroes beyond a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.dungeon_roll.content.dice import (
    CHEST,
    DEEPEST_LEVEL,
    DUNGEON_DICE,
    DUNGEON_FACES,
    MONSTERS,
    PARTY_FACES,
    POTION,
)
from undercroft.games.dungeon_roll.content.heroes import HEROES, Ability, Hero, Side
from undercroft.games.dungeon_roll.content.treasures import STANDS_FOR, TREASURES
from undercroft.games.dungeon_roll.delve import LAIR_THAT_WAKES_THE_DRAGON
from undercroft.games.dungeon_roll.state import PHASES


def facts(sets: Sequence[str]) -> dict[str, Any]:
    abilities = [side.ability for hero in HEROES for side in (hero.novice, hero.master)]
    return {
        "party": list(PARTY_FACES),
        "dungeon": list(DUNGEON_FACES),
        "monsters": [DUNGEON_FACES[face] for face in MONSTERS],
        "loot": [DUNGEON_FACES[face] for face in (CHEST, POTION)],
        "treasures": list(TREASURES),
        "stands_for": {TREASURES[kind]: PARTY_FACES[face] for kind, face in enumerate(STANDS_FOR)},
        "dice": DUNGEON_DICE,
        "deepest": DEEPEST_LEVEL,
        "lair": LAIR_THAT_WAKES_THE_DRAGON,
        "phases": [phase for phase in PHASES if phase],
        "heroes": {hero.id: _hero(hero) for hero in HEROES},
        "abilities": {ability.name: _ability(ability) for ability in abilities},
    }


def _hero(hero: Hero) -> dict[str, Any]:
    return {"level_up": hero.level_up_xp, "novice": _side(hero.novice), "master": _side(hero.master)}


def _side(side: Side) -> dict[str, Any]:
    return {"side": side.name, "ability": side.ability.name, "dragon_kinds": side.dragon_kinds}


def _ability(ability: Ability) -> dict[str, Any]:
    """Whether the hero steps in as a companion; which monsters it wins over, and as what."""
    plain: dict[str, Any] = {}
    if ability.companion:
        plain["steps_in"] = True
    if ability.wins_over is not None:
        monster, companion = ability.wins_over
        plain |= {"wins_over": DUNGEON_FACES[monster], "as": PARTY_FACES[companion]}
    return plain


FACTS = facts
