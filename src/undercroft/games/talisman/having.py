"""What a character can do and how strong it is, with all it has."""

from __future__ import annotations

from typing import Final

from undercroft.games.talisman.box import DUNGEON, ENEMY, MAGIC_OBJECT, Card
from undercroft.games.talisman.fight import Fight
from undercroft.games.talisman.state import Character, TalismanState

TOAD_VALUE = 1
"""TALB-TOAD-02."""


def magic_works(s: TalismanState, c: Character) -> bool:
    """Whether the character may use Magic Objects: not on the Cursed Glade (TALB-MID-31), not while Destroy Magic or
    the own Magic Shell lasts."""
    if s.box.spaces[c.space].cursed:
        return False
    return not any(lasting.name == "destroy-magic" for lasting in s.lasting) and not shelled(s, c)


def shelled(s: TalismanState, c: Character) -> bool:
    """Whether the own Magic Shell keeps all Spells away from the character, the Command Spell too."""
    return any(lasting.name == "magic-shell" and lasting.seat == c.seat for lasting in s.lasting)


def has(s: TalismanState, c: Character, trait: str) -> bool:
    """Whether an ability, an Object or a Follower gives the character this trait. TALB-TOAD-03: a toad has no special
    abilities."""
    role = c.role
    if role is not None and c.toad == 0 and trait in role.traits:
        return True
    return giver(s, c, trait) is not None


def able(c: Character, trait: str) -> bool:
    """Whether it is a special ability of the character itself."""
    role = c.role
    return role is not None and c.toad == 0 and trait in role.traits


def giver(s: TalismanState, c: Character, trait: str) -> Card | None:
    """The Object or Follower that gives this trait."""
    for card in c.followers:
        if trait in card.traits:
            return card
    for card in c.objects:
        if trait in card.traits and (card.type != MAGIC_OBJECT or magic_works(s, c)):
            return card
    return None


def givers(s: TalismanState, c: Character, trait: str) -> int:
    """How often the character has this trait: what an ability and a card allow is allowed by each of them."""
    magic = magic_works(s, c)
    objects = [card for card in c.objects if magic or card.type != MAGIC_OBJECT]
    cards = [card for card in (*c.followers, *objects) if trait in card.traits]
    return len(cards) + (1 if able(c, trait) else 0)


def owns(c: Character, card_id: str) -> bool:
    """Whether an Object or Follower of this title is among its belongings."""
    return any(card.id == card_id for card in c.objects) or any(card.id == card_id for card in c.followers)


# -- Strength and Craft ---------------------------------------------------------------------------


def strength(s: TalismanState, c: Character) -> int:
    """TALB-ABL-03: the printed value, counters, and bonuses that always apply. TALB-ABL-07, TALB-TOAD-02."""
    role = c.role
    if role is None or c.toad:
        return TOAD_VALUE
    total = role.strength + c.strength
    for card in c.followers:
        total += card.adds_strength
    if c.objects and not s.box.spaces[c.space].cursed:
        magic = magic_works(s, c)
        for card in c.objects:
            if magic or card.type != MAGIC_OBJECT:
                total += card.adds_strength
    return max(role.strength, total + c.plus_strength)


def craft(s: TalismanState, c: Character) -> int:
    """The same with Craft."""
    role = c.role
    if role is None or c.toad:
        return TOAD_VALUE
    total = role.craft + c.craft
    for card in c.followers:
        total += card.adds_craft
    if c.objects and not s.box.spaces[c.space].cursed:
        magic = magic_works(s, c)
        for card in c.objects:
            if magic or card.type != MAGIC_OBJECT:
                total += card.adds_craft
    return max(role.craft, total + c.plus_craft)


def worth_in(s: TalismanState, c: Character, card: Card, fight: Fight) -> int:
    """What a card adds in this attack only (TALB-PSY-03)."""
    worth = card.worth
    if fight.psychic:
        return 0 if worth.where == "dungeon" and not in_dungeon(s, c) else worth.psychic
    if worth.better and is_better(s, c, card, fight):
        return worth.better
    return 0 if worth.where == "dungeon" and not worth.better and not in_dungeon(s, c) else worth.battle


def is_better(s: TalismanState, c: Character, card: Card, fight: Fight) -> bool:
    worth = card.worth
    if worth.where == "dungeon":
        return in_dungeon(s, c)
    for foe in fight.foes:
        if foe.card is not None and any(foe.card.kind == what or what in foe.card.id for what in worth.against):
            return True
    return False


def in_dungeon(s: TalismanState, c: Character) -> bool:
    return s.box.spaces[c.space].region == DUNGEON


# -- limits ---------------------------------------------------------------------------------------


def spell_limit(s: TalismanState, c: Character) -> int:
    """TALB-SPG-01 to TALB-SPG-05: by total Craft."""
    total = craft(s, c)
    most = 0 if total <= 2 else 1 if total == 3 else 2 if total <= 5 else 3
    return most + 1 if has(s, c, "one-more-spell") else most


OBJECT_LIMIT = 4
"""TALB-CARRY-01."""


def object_limit(c: Character) -> int:
    """TALB-CARRY-03: a Mule and the like carry more."""
    most = OBJECT_LIMIT
    for card in c.followers:
        most += card.carries
    for card in c.objects:
        most += card.carries
    return most


def helps_once(s: TalismanState, c: Character, card: Card) -> bool:
    """Whether this Enemy follows because it was raised from the dead: it helps in one battle and is gone, whoever
    has it by then (TALB-FOL-02). By the rules before version 4 that went by the character that had it."""
    if card.type != ENEMY:
        return False
    return card in c.raised if s.rules >= RAISED_FOR_ALL else able(c, "raises-dead")


RAISED_FOR_ALL: Final = 4
"""The version of the rules since which it is the card that helps once, not the Ghoul."""
