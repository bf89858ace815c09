"""What a space promises: the cards that lie there, those to be drawn, its text, and whoever stands there."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from undercroft.games.talisman.belongings import cannot_own
from undercroft.games.talisman.box import (
    DUNGEON,
    ENEMY,
    EVENT,
    FOLLOWER,
    MAGIC_OBJECT,
    OBJECT,
    PLACE,
    STRANGER,
    Box,
    Card,
    Space,
    box_for,
)
from undercroft.games.talisman.having import has
from undercroft.games.talisman.meeting import met_here
from undercroft.games.talisman.odds import ONE_DIE, compared
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import fights, goals, worth
from undercroft.players.thumb.talisman.effects import effects_worth

UNKNOWN: Final[dict[int, float]] = {
    EVENT: -0.1,
    STRANGER: 0.3,
    OBJECT: 0.4,
    MAGIC_OBJECT: 0.6,
    FOLLOWER: 0.45,
    PLACE: 0.2,
}
"""What a card that is drawn is worth by its type; Enemies by the odds."""
Foes: TypeAlias = tuple[tuple[bool, int, int], ...]


@cache
def foes_in(expansion: str, deck: str) -> tuple[Foes, float, int]:
    """The Enemies of a deck (whether by Craft, how strong, how many), what all else is worth, and how many cards."""
    box: Box = box_for(expansion)
    found: dict[tuple[bool, int], int] = {}
    rest = 0.0
    cards = box.decks.get(deck, [])
    for card in cards:
        if card.type == ENEMY:
            key = (not card.strength, card.strength or card.craft)
            found[key] = found.get(key, 0) + 1
        else:
            rest += UNKNOWN[card.type]
    return tuple([(psychic, value, count) for (psychic, value), count in found.items()]), rest, len(cards)


def unknown_card(s: TalismanState, c: Character, region: int, creatures: int = 0) -> float:
    """A card from the top of the deck of a Region, for all that everybody knows."""
    foes, rest, count = foes_in(s.setup.expansion, "dungeon" if region == DUNGEON else "adventure")
    battle, psychic = worth.battle_value(s, c), worth.psychic_value(s, c)
    life = worth.lives_worth(s, c, -1)
    total = rest
    for by_craft, value, copies in foes:
        mine = psychic if by_craft else battle
        points = worth.trophies_worth(s, c, value, psychic=by_craft)
        total += copies * fights.weighed(_odds(mine - value - creatures), points, life)
    return total / max(1, count)


@cache
def _odds(difference: int) -> tuple[int, int, int]:
    return compared(difference, ONE_DIE, 0, ONE_DIE)


def space_worth(s: TalismanState, c: Character, space: Space) -> float:
    """What it promises to end a move there."""
    people = [other for other in met_here_at(s, c, space) if other is not c]
    attacks = [fights.meeting_worth(s, c, other) for other in people]
    danger = sum([0.25 for other in people if worth.battle_value(s, other) > worth.battle_value(s, c) + 2])
    return max([table_worth(s, c, space), *attacks]) - danger


def met_here_at(s: TalismanState, c: Character, space: Space) -> list[Character]:
    if s.dungeon and space.index == s.box.chamber:
        return []
    if space.index == c.space:
        return met_here(s, c)
    return [other for other in s.others(c.seat) if other.space == space.index and space.meet]


def table_worth(s: TalismanState, c: Character, space: Space) -> float:
    """The space without its people."""
    if s.dungeon and space.index == s.box.chamber:
        return goals.lord_worth(s, c)
    lying = s.table[space.index]
    total = effects_worth(s, c, space.first) + 0.3 * s.coins[space.index]
    for number in (2, 3):
        enemies = [card for card in lying if card.number == number and card.type == ENEMY]
        if enemies:
            total += fights.creatures_worth(s, c, enemies, space.index)
    total += sum([lying_worth(s, c, card) for card in lying if card.type != ENEMY])
    missing = space.draw - len(lying)
    if missing > 0:
        total += missing * unknown_card(s, c, space.region, space.creatures)
    text = effects_worth(s, c, space.text)
    optional = space.entry.optional
    free = optional and (optional == "anybody" or has(s, c, optional))
    return total + (max(0.0, text) if free else text)


def lying_worth(s: TalismanState, c: Character, card: Card) -> float:
    """A card face up on a space."""
    if card.is_object or card.type == FOLLOWER:
        if cannot_own(s, c, card) is not None or c.toad:
            return 0.0
        return worth.card_worth(s, c, card) if card.type == FOLLOWER or worth.room_for_objects(c) else 0.1
    value = effects_worth(s, c, card.title.encounter)
    return max(0.0, value) if card.title.optional else value
