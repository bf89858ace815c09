"""What the browser's board of Descent knows of maps, figures and cards beyond a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.descent.abilities.every import EVERY
from undercroft.games.descent.abilities.registry import ABILITIES
from undercroft.games.descent.content.boards import Board, board_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.quests import SHELF, quest_of
from undercroft.games.descent.content.schema import Encounter, Item, MonsterCard, Skill
from undercroft.games.descent.domains import surge_id
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.geometry.ground import WALL

READ = EVERY
"""All abilities, so that they are entered."""
MARKED = {("a-fat-goblin", 0): "barn"}
"""What the spaces are that an encounter marks on its map."""
ATTRIBUTES = ("might", "knowledge", "willpower", "awareness")


def facts(sets: Sequence[str]) -> dict[str, Any]:
    """The whole box with the quests that come with it; of quests that somebody wrote, their maps."""
    written = {name: _quest(name) for name in sets}
    if set(sets) - set(SHELF.own):
        return {"quests": written}
    return {
        "quests": {name: _quest(name) for name in BOX.quests} | written,
        "heroes": {hero.id: _hero(hero.id) for hero in BOX.heroes.values()},
        "classes": {each.id: {"archetype": each.archetype} for each in BOX.classes.values()},
        "familiars": [each.familiar.id for each in BOX.classes.values() if each.familiar],
        "skills": {skill.id: _skill(skill) for skill in BOX.skills.values()},
        "items": {item.id: _item(item) for item in BOX.items.values()},
        "search": {card.id: {"trait": card.trait} for card in BOX.search.values()},
        "overlord": {card.id: {"type": card.type, "deck": card.deck} for card in BOX.overlord.values()},
        "monsters": {card.id: _monster(card) for card in BOX.monsters.values()},
        "lieutenants": list(BOX.lieutenants),
        "answers": [name for name, ability in ABILITIES.items() if ability.moments],
    }


def _quest(name: str) -> list[dict[str, Any]]:
    encounters = quest_of(name).encounters
    return [
        _encounter(board_of(name, number), encounter, MARKED.get((name, number)))
        for number, encounter in enumerate(encounters)
    ]


def _encounter(board: Board, encounter: Encounter, mark: str | None) -> dict[str, Any]:
    """The map: where each space lies, what it is, and what stands between it and its neighbours."""
    ground = board.ground
    return {
        "cells": [list(cell) for cell in ground.cells],
        "terrain": "".join([ground.plan.marks[cell] for cell in ground.cells]),
        "tiles": [[name, bits(spaces)] for name, spaces in board.pieces],
        "walls": _walls(board),
        "doors": [
            {"kind": data.kind, "edges": [[*one, *other] for one, other in edges]}
            for data, edges in zip(encounter.doors, board.doors, strict=True)
        ],
        "areas": [{"id": area.id, "spaces": bits(board.area(area.tiles))} for area in encounter.areas],
        "marks": [] if mark is None else [{"id": mark, "spaces": [board.space(at) for at in encounter.marks]}],
        "exits": {kind: bits(spaces) for kind, spaces in board.exits.items()},
    }


def _walls(board: Board) -> list[list[int]]:
    """Between two spaces that would be neighbours: column and row of both."""
    ground = board.ground
    found = []
    for x, y in ground.cells:
        if (x + 1, y) in ground.number and ground.across[ground.at(x, y)] == WALL:
            found.append([x, y, x + 1, y])
        if (x, y + 1) in ground.number and ground.down[ground.at(x, y)] == WALL:
            found.append([x, y, x, y + 1])
    return found


def _hero(name: str) -> dict[str, Any]:
    sheet = BOX.heroes[name]
    values = {each: getattr(sheet, each) for each in ATTRIBUTES}
    return {
        "archetype": sheet.archetype,
        "speed": sheet.speed,
        "health": sheet.health,
        "stamina": sheet.stamina,
        "defence": list(sheet.defence),
        **values,
    }


def _skill(skill: Skill) -> dict[str, Any]:
    plain: dict[str, Any] = {"class": BOX.class_of[skill.id], "xp": skill.xp, "kind": skill.kind}
    return plain | ({"fatigue": skill.fatigue} if skill.fatigue else {})


def _item(item: Item) -> dict[str, Any]:
    plain: dict[str, Any] = {"slot": item.slot, "act": item.act, "price": item.price, "traits": list(item.traits)}
    if item.hands:
        plain["hands"] = item.hands
    if item.attack:
        plain |= {"attack": item.attack, "dice": list(item.dice), "surges": [surge_id(each) for each in item.surges]}
    if item.defence:
        plain["defence"] = list(item.defence)
    return plain


def _monster(card: MonsterCard) -> dict[str, Any]:
    return {
        "base": list(card.base),
        "ranged": card.ranged,
        "traits": list(card.traits),
        "abilities": list(dict.fromkeys([name for ranks in card.acts for name in ranks.master.abilities])),
    }


FACTS = facts
