"""What content must keep to: counts of cards, die tables, destinations, a symmetric map, Enemies with values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from undercroft.games.talisman.content.pack import Content
from undercroft.games.talisman.content.schema import CardTitle
from undercroft.games.talisman.content.traits import TRAITS
from undercroft.games.talisman.content.vocabulary import Effect, Land, MoveTo, Roll, Shop, every

COUNTS: Final = {
    ("base", "adventure"): 104,
    ("dungeon", "adventure"): 10,
    ("base", "spell"): 24,
    ("dungeon", "spell"): 20,
    ("base", "purchase"): 28,
    ("base", "talisman"): 4,
    ("dungeon", "dungeon"): 128,
    ("dungeon", "treasure"): 10,
}
"""By part and deck: how many cards there are (TALB-COMP, TAL-COMP)."""
SPACES: Final = {"outer": 24, "middle": 16, "inner": 9, "dungeon": 17}
CHARACTERS: Final = {"base": 14, "dungeon": 5}
HERE: Final = "here"


def check(content: Content) -> list[str]:
    """All that is wrong."""
    wrong = [*_counts(content), *_map(content), *_cards(content), *_characters(content)]
    for name, effects in all_effects(content):
        wrong += [f"{name}: {what}" for effect in every(effects) for what in _effect(content, effect)]
    return wrong


def counts(content: Content) -> dict[tuple[str, str], int]:
    """How many cards each part brings to each deck."""
    found: dict[tuple[str, str], int] = {}
    for card in content.cards:
        for deck, copies in card.copies.items():
            part = "dungeon" if deck in ("dungeon", "treasure") else card.part
            found[part, deck] = found.get((part, deck), 0) + copies
    return found


def _counts(content: Content) -> Iterator[str]:
    there = counts(content)
    for key in sorted({*there, *COUNTS}):
        if there.get(key, 0) != COUNTS.get(key, 0):
            yield f"{key[1]}: {there.get(key, 0)} cards of the {key[0]} part instead of {COUNTS.get(key, 0)}"
    for name, ids in (
        ("card", [card.id for card in content.cards]),
        ("space", [space.id for space in content.board.space]),
        ("character", [character.id for character in content.characters]),
    ):
        for double in sorted({each for each in ids if ids.count(each) > 1}):
            yield f"{name} {double} stands twice"


def _map(content: Content) -> Iterator[str]:
    board = content.board
    ids = [space.id for space in board.space]
    for region, count in SPACES.items():
        there = len([space for space in board.space if space.region == region])
        if there != count:
            yield f"board: {there} spaces in the {region} Region instead of {count}"
    for name, table in (("graph", board.graph), ("raft", board.raft)):
        yield from _symmetric(name, table, ids)
    if set(board.graph) != set(ids):
        yield "graph: it does not name every space"
    results = [chance.upto for chance in board.emergence]
    if not results or results != sorted(set(results)) or results[0] < 0:
        yield "emergence: results do not rise"
    yield from [f"emergence: there is no space {line.space}" for line in board.emergence if line.space not in ids]


def _symmetric(name: str, table: Mapping[str, tuple[str, ...]], ids: list[str]) -> Iterator[str]:
    for space, others in table.items():
        for other in (space, *others):
            if other not in ids:
                yield f"{name}: there is no space {other}"
        for other in others:
            if space not in table.get(other, ()):
                yield f"{name}: {space} leads to {other}, but not back"


def _cards(content: Content) -> Iterator[str]:
    spaces = [space.id for space in content.board.space]
    for card in content.cards:
        if card.type == "enemy" and (not card.kind or bool(card.strength) is bool(card.craft)):
            yield f"{card.id}: an Enemy has a kind, and either Strength or Craft"
        if card.type == "enemy" and card.number != (2 if card.strength else 3):
            yield f"{card.id}: an Enemy with this value has another number"
        yield from [f"{card.id}: there is no trait {trait}" for trait in card.traits if trait not in TRAITS]
        if card.placed:
            if sorted(card.placed) != [str(face) for face in range(1, 7)]:
                yield f"{card.id}: placed does not give each result once"
            yield from [
                f"{card.id}: there is no space {to}" for to in card.placed.values() if to not in (*spaces, HERE)
            ]
        if card.type == "spell" and not card.windows:
            yield f"{card.id}: a Spell says when it is cast"


def _characters(content: Content) -> Iterator[str]:
    spaces = [space.id for space in content.board.space]
    objects = [card.id for card in content.cards if "purchase" in card.copies]
    for part, count in CHARACTERS.items():
        there = len([each for each in content.characters if each.part == part])
        if there != count:
            yield f"characters: {there} of the {part} part instead of {count}"
    for each in content.characters:
        if each.start not in spaces:
            yield f"{each.id}: there is no space {each.start}"
        yield from [f"{each.id}: {what} cannot be bought" for what in each.objects if what not in objects]
        for ability in each.abilities:
            yield from [f"{each.id}: there is no trait {trait}" for trait in ability.traits if trait not in TRAITS]


def _effect(content: Content, effect: Effect) -> Iterator[str]:
    names = {name for space in content.board.space for name in (space.id, space.kind)}
    if isinstance(effect, Roll):
        results = [faces.upto for faces in effect.faces]
        if results != sorted(set(results)) or results[-1:] != [6 * effect.dice] or results[0] < effect.dice:
            yield f"the die table {results} does not give each result once"
    elif isinstance(effect, MoveTo):
        yield from [f"there is no space {to}" for to in effect.spaces if to not in names]
        if not effect.spaces and not effect.region:
            yield "a move leads nowhere"
    elif isinstance(effect, Land):
        if effect.space not in names:
            yield f"there is no space {effect.space}"
    elif isinstance(effect, Shop):
        sold = [card.id for card in content.cards if "purchase" in card.copies]
        yield from [f"{what} cannot be bought" for what in effect.prices if what not in sold]


def effects_of(card: CardTitle) -> tuple[Effect, ...]:
    """All effects of a card, whenever they happen."""
    used = tuple([effect for use in card.uses for effect in use.then])
    fights = card.before + card.won + card.killed + card.defeated + card.unbeaten + card.fought
    return fights + used + card.taken + card.encounter + card.served + card.effect


def all_effects(content: Content) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """By the card or space."""
    yield from [(card.id, effects_of(card)) for card in content.cards]
    yield from [(space.id, space.first + space.text) for space in content.board.space]
