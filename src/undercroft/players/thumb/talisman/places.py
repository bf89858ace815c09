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
from undercroft.games.talisman.decks import knowledge
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
Draws: TypeAlias = tuple[tuple[bool, int, float], ...]


@cache
def foes_in(expansion: str, deck: str, cards: int) -> tuple[Draws, float]:
    """What so many cards of a deck bring: Enemies (whether by Craft, how strong together, how likely), and what all
    else is worth."""
    box: Box = box_for(expansion)
    drawn = box.decks.get(deck, [])
    if not drawn:
        return (), 0.0
    found = [
        (by_craft, value, chance)
        for by_craft in (False, True)
        for value, chance in _joint([_value(card, by_craft=by_craft) for card in drawn], cards)
        if value
    ]
    rest = sum([UNKNOWN[card.type] for card in drawn if card.type != ENEMY])
    return tuple(found), cards * rest / len(drawn)


def _value(card: Card, *, by_craft: bool) -> int:
    """What an Enemy adds to a joint attack of this kind."""
    if card.type != ENEMY or by_craft == bool(card.strength):
        return 0
    return card.craft if by_craft else card.strength


def _joint(values: list[int], cards: int) -> list[tuple[int, float]]:
    """How likely each sum of so many of them is."""
    sums = {0: 1.0}
    for _ in range(cards):
        after: dict[int, float] = {}
        for total, chance in sums.items():
            for value in values:
                after[total + value] = after.get(total + value, 0.0) + chance / len(values)
        sums = after
    return sorted(sums.items())


def deck_of(space: Space) -> str:
    return "dungeon" if space.region == DUNGEON else "adventure"


def unknown_cards(s: TalismanState, c: Character, space: Space, cards: int, lying: tuple[int, int] = (0, 0)) -> float:
    """Cards from the top of the deck of a Region, for all that everybody knows; ``lying``: the Strength and the Craft
    of the Enemies that wait there for them."""
    foes, total = foes_in(s.setup.expansion, deck_of(space), cards)
    values = (worth.battle_value(s, c), worth.psychic_value(s, c))
    life = worth.lives_worth(s, c, -1)
    for by_craft, value, chance in foes:
        waiting = lying[by_craft]
        points = worth.trophies_worth(s, c, value, psychic=by_craft)
        total += chance * fights.weighed(_odds(values[by_craft] - value - waiting - space.creatures), points, life)
    return total


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
    waiting: list[int] = []
    for number in (2, 3):
        enemies = [card for card in lying if card.number == number and card.type == ENEMY]
        if enemies:
            total += fights.creatures_worth(s, c, enemies, space.index)
        waiting.append(sum([card.strength or card.craft for card in enemies]))
    total += sum([lying_worth(s, c, card) for card in lying if card.type != ENEMY])
    missing = space.draw - len(lying)
    if missing > 0:
        seen = knowledge(c, deck_of(space))[-missing:]
        total += sum([drawn_worth(s, c, card, space) for card in seen])
        total += unknown_cards(s, c, space, missing - len(seen), (waiting[0], waiting[1]))
    text = effects_worth(s, c, space.text)
    optional = space.entry.optional
    free = optional and (optional == "anybody" or has(s, c, optional))
    return total + (max(0.0, text) if free else text)


def drawn_worth(s: TalismanState, c: Character, card: Card, space: Space) -> float:
    """A card that is known to come."""
    if card.type == ENEMY:
        return fights.creatures_worth(s, c, [card], space.index)
    return UNKNOWN[EVENT] if card.type == EVENT else lying_worth(s, c, card)


def lying_worth(s: TalismanState, c: Character, card: Card) -> float:
    """A card face up on a space."""
    if card.is_object or card.type == FOLLOWER:
        if cannot_own(s, c, card) is not None or c.toad:
            return 0.0
        return worth.card_worth(s, c, card) if card.type == FOLLOWER or worth.room_for_objects(c) else 0.1
    value = effects_worth(s, c, card.title.encounter)
    return max(0.0, value) if card.title.optional else value
