"""What the browser's board of Talisman knows of cards, spaces and characters beyond a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.talisman.box import Box, Card, Role, Space, box_for
from undercroft.games.talisman.content.vocabulary import Effect, Shop, every


def facts(sets: Sequence[str]) -> dict[str, Any]:
    box: Box = box_for("whole")
    return {
        "spaces": [_space(each) for each in box.spaces],
        "cards": {each.id: _card(each) for each in box.all_cards},
        "characters": {each.id: _character(each) for each in box.roles},
    }


def _space(space: Space) -> dict[str, Any]:
    entry = space.entry
    plain: dict[str, Any] = {"id": space.id, "kind": space.kind, "region": entry.region, "draw": space.draw}
    if entry.region == "dungeon":
        plain["grid"] = list(entry.grid)
    plain |= _sold(space.first + space.text)
    return plain | ({"original": True} if entry.origin == "original" else {})


def _sold(effects: tuple[Effect, ...]) -> dict[str, Any]:
    """What can be bought there, for how much gold."""
    prices = {
        card: price for effect in every(effects) if isinstance(effect, Shop) for card, price in effect.prices.items()
    }
    return {"prices": prices} if prices else {}


def _card(card: Card) -> dict[str, Any]:
    title = card.title
    plain: dict[str, Any] = {"type": title.type}
    if title.kind:
        plain["kind"] = title.kind
    if title.subtype:
        plain["subtype"] = title.subtype
    if title.type == "enemy":
        plain["stat"] = "strength" if title.strength else "craft"
        plain["value"] = 0 if title.varies else max(title.strength, title.craft)
    plain |= _sold(title.encounter)
    return plain | ({"original": True} if title.origin == "original" or title.original else {})


def _character(role: Role) -> dict[str, Any]:
    entry = role.entry
    plain: dict[str, Any] = {"strength": role.strength, "craft": role.craft, "life": role.life, "fate": role.fate}
    plain["alignment"] = entry.alignment
    plain["abilities"] = [ability.id for ability in entry.abilities]
    return plain | ({"original": True} if entry.origin == "original" or entry.original else {})


FACTS = facts
