"""What is in the box: every card, space and character of the parts that a match is played with. Shared by all its
states and never changed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from undercroft.games.talisman.content.checking import all_effects
from undercroft.games.talisman.content.pack import Content, content
from undercroft.games.talisman.content.schema import CardTitle, CharacterCard, Use, Worth
from undercroft.games.talisman.content.schema import Space as SpaceEntry
from undercroft.games.talisman.content.vocabulary import Effects, Roll, every

OUTER, MIDDLE, INNER, DUNGEON = range(4)
REGION_IDS: Final = ("outer", "middle", "inner", "dungeon")

EVENT, ENEMY, STRANGER, OBJECT, MAGIC_OBJECT, FOLLOWER, PLACE, SPELL = range(8)
TYPE_IDS: Final = ("event", "enemy", "stranger", "object", "magic-object", "follower", "place", "spell")

DUNGEON_ENTRANCE: Final = "dungeon-entrance"
TREASURE_CHAMBER: Final = "treasure-chamber"
CROWN: Final = "crown-of-command"


class Card:
    """A card of one title and one deck: all copies of it are the same object."""

    __slots__ = (
        "adds_craft",
        "adds_strength",
        "carries",
        "copies",
        "craft",
        "deck",
        "forbidden",
        "id",
        "is_armour",
        "is_object",
        "is_weapon",
        "kind",
        "number",
        "save",
        "strength",
        "title",
        "traits",
        "type",
        "uses",
        "windows",
        "worth",
    )

    def __init__(self, title: CardTitle, deck: str) -> None:
        self.title = title
        self.id = title.id
        self.deck = deck
        """Where it goes back to."""
        self.copies: int = {str(name): count for name, count in title.copies.items()}[deck]
        self.type = TYPE_IDS.index(title.type)
        self.number = title.number
        self.kind: str = title.kind
        self.strength = title.strength
        self.craft = title.craft
        self.is_object = self.type in (OBJECT, MAGIC_OBJECT)
        self.is_weapon = title.subtype == "weapon"
        self.is_armour = title.subtype == "armour"
        self.traits = title.traits
        self.forbidden: tuple[str, ...] = title.forbidden
        self.carries = title.carries
        self.save = title.save
        self.worth: Worth = title.worth
        self.adds_strength = title.worth.strength
        """Always."""
        self.adds_craft = title.worth.craft
        self.uses: tuple[Use, ...] = title.uses
        self.windows = title.windows

    def __repr__(self) -> str:
        return f"<{self.id} of {self.deck}>"


def titles(cards: Iterable[Card]) -> list[Card]:
    """One card of each title: to a player it is all one which deck a copy comes from."""
    found: dict[str, Card] = {}
    for card in cards:
        found.setdefault(card.id, card)
    return list(found.values())


class Space:
    """A space of the board."""

    __slots__ = (
        "creatures",
        "cursed",
        "draw",
        "entry",
        "first",
        "id",
        "index",
        "kind",
        "meet",
        "next",
        "raft",
        "region",
        "text",
    )

    def __init__(self, entry: SpaceEntry, index: int) -> None:
        self.entry = entry
        self.id = entry.id
        self.kind = entry.kind
        self.index = index
        self.region = REGION_IDS.index(entry.region)
        self.draw = entry.draw
        self.first: Effects = entry.first
        self.text: Effects = entry.text
        self.creatures = entry.creatures
        self.cursed = entry.cursed
        self.meet = entry.meet
        self.next: tuple[int, ...] = ()
        """Neighbours on foot."""
        self.raft: tuple[int, ...] = ()
        """TALB-RAFT-09: directly opposite across the Storm River."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Role:
    """A character that can be played."""

    __slots__ = ("alignment", "craft", "entry", "fate", "id", "life", "start", "strength", "traits")

    def __init__(self, entry: CharacterCard, start: int) -> None:
        self.entry = entry
        self.id = entry.id
        self.strength = entry.strength
        self.craft = entry.craft
        self.life = entry.life
        self.fate = entry.fate
        self.alignment: str = entry.alignment
        self.start = start
        self.traits: tuple[str, ...] = tuple([trait for ability in entry.abilities for trait in ability.traits])

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Box:
    """Everything for one way of using the expansion (TALH-PART-01): ``whole``, ``cards`` (no board) or ``none``."""

    __slots__ = (
        "all_cards",
        "cards",
        "chamber",
        "content",
        "crown",
        "decks",
        "emergence",
        "entrance",
        "expansion",
        "outer",
        "role_ids",
        "roles",
        "rolls",
        "space_ids",
        "spaces",
    )

    def __init__(self, made: Content, expansion: str) -> None:
        self.content = made
        self.expansion = expansion
        self.spaces: list[Space] = [Space(entry, index) for index, entry in enumerate(made.board.space)]
        self.space_ids: dict[str, int] = {space.id: space.index for space in self.spaces}
        for space in self.spaces:
            space.next = tuple([self.space_ids[other] for other in made.board.graph[space.id]])
            space.raft = tuple([self.space_ids[other] for other in made.board.raft.get(space.id, ())])
        self.entrance = self.space_ids[DUNGEON_ENTRANCE]
        self.chamber = self.space_ids[TREASURE_CHAMBER]
        self.crown = self.space_ids[CROWN]
        self.emergence: list[tuple[int, int]] = [
            (line.upto, self.space_ids[line.space]) for line in made.board.emergence
        ]
        self.decks: dict[str, list[Card]] = {}
        """By deck: each card as often as it is there, in the order of the content."""
        self.cards: dict[str, dict[str, Card]] = {}
        """By deck and id."""
        for title in made.cards:
            for deck in title.copies:
                if self.holds(title, deck):
                    card = Card(title, deck)
                    self.cards.setdefault(deck, {})[card.id] = card
                    self.decks.setdefault(deck, []).extend([card] * card.copies)
        self.all_cards: list[Card] = [card for deck in self.cards.values() for card in deck.values()]
        self.roles: list[Role] = [
            Role(entry, self.space_ids[entry.start])
            for entry in made.characters
            if entry.part == "base" or expansion != "none"
        ]
        self.role_ids: dict[str, Role] = {role.id: role for role in self.roles}
        self.rolls: dict[str, Roll] = {
            name: effect for name, effects in all_effects(made) for effect in every(effects) if isinstance(effect, Roll)
        }
        """By the space or card: its die table."""

    def holds(self, title: CardTitle, deck: str) -> bool:
        """TALH-PART-01, TALH-PART-02: which cards are in play."""
        if self.expansion == "whole":
            return True
        if deck in ("dungeon", "treasure") or title.icon:
            return False
        return title.part == "base" or self.expansion == "cards"

    def space(self, space_id: str) -> Space:
        return self.spaces[self.space_ids[space_id]]

    def of_kind(self, name: str) -> list[Space]:
        """The space of this id, or all spaces of this kind."""
        return [space for space in self.spaces if name in (space.id, space.kind)]

    def card(self, card_id: str, deck: str = "") -> Card:
        """The card of this title: of this deck, or of the first that has it."""
        if deck:
            return self.cards[deck][card_id]
        for cards in self.cards.values():
            if card_id in cards:
                return cards[card_id]
        raise KeyError(card_id)


@cache
def box_for(expansion: str) -> Box:
    return Box(content(), expansion)
