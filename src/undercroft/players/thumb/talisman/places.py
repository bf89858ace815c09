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
from undercroft.games.talisman.having import able, has
from undercroft.games.talisman.meeting import met_here
from undercroft.games.talisman.odds import BEST_OF_TWO, NO_DIE, ONE_DIE, compared
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import fights, lord, prowess, worth
from undercroft.players.thumb.talisman.effects import effects_worth
from undercroft.players.thumb.talisman.meetings import meeting_worth, palms_worth

UNKNOWN: Final[dict[int, float]] = {
    EVENT: -0.1,
    STRANGER: 0.3,
    OBJECT: 0.4,
    MAGIC_OBJECT: 0.6,
    FOLLOWER: 0.45,
    PLACE: 0.2,
}
"""What a card that is drawn is worth by its type; Enemies by the odds."""
BETTER_CARD: Final = 0.25
"""That one may draw another card instead."""
Draws: TypeAlias = tuple[tuple[bool, int, float], ...]


@cache
def foes_in(expansion: str, deck: str, cards: int, spirits: bool, beasts: bool) -> tuple[Draws, float, float]:
    """What so many cards of a deck bring to those who need not fight Spirits, or beasts: Enemies (whether by Craft, how
    strong together, how likely), what all else is worth, and how many Enemies that are no danger."""
    box: Box = box_for(expansion)
    drawn = box.decks.get(deck, [])
    if not drawn:
        return (), 0.0, 0.0
    spared = [card for card in drawn if card.type == ENEMY and _harmless(card, spirits, beasts)]
    feared = [card for card in drawn if card not in spared]
    found = [
        (by_craft, value, chance)
        for by_craft in (False, True)
        for value, chance in _joint([_value(card, by_craft=by_craft) for card in feared] + [0] * len(spared), cards)
        if value
    ]
    rest = sum([UNKNOWN[card.type] for card in drawn if card.type != ENEMY])
    return tuple(found), cards * rest / len(drawn), cards * len(spared) / len(drawn)


def _harmless(card: Card, spirits: bool, beasts: bool) -> bool:
    return spirits if card.kind == "spirit" else beasts and card.kind in ("animal", "dragon")


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
    if cards <= 0:
        return 0.0
    spirits = has(s, c, "destroys-spirits")
    foes, total, spared = foes_in(s.setup.expansion, deck_of(space), cards, spirits, able(c, "friend-of-beasts"))
    if spirits and able(c, "spell-for-spirit"):
        total += spared * worth.spells_worth(s, c, 1)
    if has(s, c, "replaces-card") or has(s, c, "draws-one-more"):
        total += BETTER_CARD
    values = (prowess.battle_value(s, c), prowess.psychic_value(s, c))
    stakes = (fights.Stakes(s, c, psychic=False), fights.Stakes(s, c, psychic=True))
    doubled, dieless = able(c, "two-attack-dice"), able(c, "assassinates")
    evades = c.evades or has(s, c, f"evades:{space.kind}")
    for by_craft, value, chance in foes:
        points = worth.trophies_worth(s, c, value, psychic=by_craft)
        difference = values[by_craft] - value - lying[by_craft] - space.creatures
        odds = _odds(difference, doubled and not by_craft, dieless and not by_craft)
        found = stakes[by_craft].of(odds, points)
        total += chance * (max(0.0, found) if evades else found)
    return total


@cache
def _odds(difference: int, doubled: bool, dieless: bool) -> tuple[int, int, int]:
    return compared(difference, BEST_OF_TWO if doubled else ONE_DIE, 0, NO_DIE if dieless else ONE_DIE)


def space_worth(s: TalismanState, c: Character, space: Space) -> float:
    """What it promises to end a move there."""
    people = [other for other in met_here_at(s, c, space) if other is not c]
    meetings = [meeting_worth(s, c, other) for other in people]
    danger = sum([0.25 for other in people if prowess.battle_value(s, other) > prowess.battle_value(s, c) + 2])
    if hexed(s, space.index):
        danger -= worth.lives_worth(s, c, -1)
    return max([table_worth(s, c, space) + palms_worth(s, c, people), *meetings]) - danger


def hexed(s: TalismanState, space: int) -> bool:
    return any(lasting.name == "hex" and lasting.space == space for lasting in s.lasting)


def met_here_at(s: TalismanState, c: Character, space: Space) -> list[Character]:
    if s.dungeon and space.index == s.box.chamber:
        return []
    if space.index == c.space:
        return met_here(s, c)
    return [other for other in s.others(c.seat) if other.space == space.index and space.meet]


def table_worth(s: TalismanState, c: Character, space: Space) -> float:
    """The space without its people."""
    if s.dungeon and space.index == s.box.chamber:
        return lord.lord_worth(s, c)
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
    if space.kind == "woods" and able(c, "full-spells-in-woods"):
        total += worth.spells_worth(s, c, 0)
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
