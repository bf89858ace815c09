"""All values that details of options can have, from what is in the box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.engine.decision import Arg, Contents
from undercroft.games.talisman.box import ENEMY, FOLLOWER, SPELL, Box
from undercroft.games.talisman.content.vocabulary import Either, every

NOBODY: Final = "nobody"


def box_of(contents: Contents) -> Box:
    found = contents["box"]
    assert isinstance(found, Box)
    return found


def characters(contents: Contents) -> Iterable[str]:
    return [role.id for role in box_of(contents).roles]


def spaces(contents: Contents) -> Iterable[str]:
    box = box_of(contents)
    return [space.id for space in box.spaces if box.expansion == "whole" or space.entry.part == "base"]


def cards(contents: Contents) -> Iterable[str]:
    return list(dict.fromkeys([card.id for card in box_of(contents).all_cards if card.type != SPELL]))


def things(contents: Contents) -> Iterable[str]:
    """What can be carried."""
    box = box_of(contents)
    return list(dict.fromkeys([card.id for card in box.all_cards if card.is_object or card.type == FOLLOWER]))


def objects(contents: Contents) -> Iterable[str]:
    return list(dict.fromkeys([card.id for card in box_of(contents).all_cards if card.is_object]))


def followers(contents: Contents) -> Iterable[str]:
    """Followers, and Enemies that can become some."""
    box = box_of(contents)
    return list(
        dict.fromkeys([card.id for card in box.all_cards if card.type in (FOLLOWER, ENEMY) or card.id == "lone-dwarf"])
    )


def enemies(contents: Contents) -> Iterable[str]:
    return list(dict.fromkeys([card.id for card in box_of(contents).all_cards if card.type == ENEMY]))


def spells(contents: Contents) -> Iterable[str]:
    return list(dict.fromkeys([card.id for card in box_of(contents).all_cards if card.type == SPELL]))


def cards_cast_on(contents: Contents) -> Iterable[tuple[Arg, ...]]:
    """Spells on cards that lie on a space: any card, or a creature."""
    lying = list(cards(contents))
    kinds = {"card": lying, "mover": list(enemies(contents))}
    for spell in box_of(contents).cards["spell"].values():
        for what in kinds.get(spell.title.target, []):
            yield from [(spell.id, what, space) for space in spaces(contents)]


def purchases(contents: Contents) -> Iterable[str]:
    return list(box_of(contents).cards["purchase"])


def treasures(contents: Contents) -> Iterable[str]:
    return list(box_of(contents).cards.get("treasure", {}))


def used(contents: Contents) -> Iterable[str]:
    """Cards that can be used by a choice of their owner."""
    return list(dict.fromkeys([card.id for card in box_of(contents).all_cards if card.uses]))


def ways(contents: Contents) -> Iterable[str]:
    """Ids of what cards and spaces let one choose."""
    from undercroft.games.talisman.content.checking import effects_of

    box = box_of(contents)
    effects = [effect for card in box.all_cards for effect in every(effects_of(card.title))]
    for space in box.spaces:
        effects += every(space.first + space.text)
    return list(dict.fromkeys([way.id for effect in effects if isinstance(effect, Either) for way in effect.ways]))
