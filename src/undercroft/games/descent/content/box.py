"""Everything in the box, read once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from undercroft.games.descent.content.schema import (
    DieData,
    HeroClass,
    HeroSheet,
    Item,
    LieutenantCard,
    MonsterCard,
    OverlordCard,
    Quest,
    SearchCard,
    Skill,
    Tile,
)
from undercroft.games.descent.packs import DATA

T = TypeVar("T")


class Box:
    """By id: all that there is."""

    def __init__(self, folder: Path) -> None:
        self.dice = {each.id: each for each in _read(folder / "dice.json", DieData)}
        self.heroes = {each.id: each for each in _read(folder / "heroes.json", HeroSheet)}
        self.classes = {each.id: each for each in _read(folder / "classes.json", HeroClass)}
        self.shop = {each.id: each for each in _read(folder / "shop.json", Item)}
        self.search = {each.id: each for each in _read(folder / "search.json", SearchCard)}
        self.monsters = {each.id: each for each in _read(folder / "monsters.json", MonsterCard)}
        self.lieutenants = {each.id: each for each in _read(folder / "lieutenants.json", LieutenantCard)}
        self.overlord = {each.id: each for each in _read(folder / "overlord.json", OverlordCard)}
        self.tiles = {each.id: each for each in _read(folder / "tiles.json", Tile)}
        self.quests = {each.id: each for each in _read(folder / "quests.json", Quest)}
        starting = [item for each in self.classes.values() for item in each.items]
        self.items: dict[str, Item] = {item.id: item for item in (*starting, *self.shop.values())}
        self.skills: dict[str, Skill] = {skill.id: skill for each in self.classes.values() for skill in each.skills}
        self.class_of: dict[str, str] = {skill.id: each.id for each in self.classes.values() for skill in each.skills}


def _read(path: Path, kind: type[T]) -> Iterable[T]:
    return msgspec.json.decode(path.read_bytes(), type=list[kind])  # type: ignore[valid-type]  # given as a value


BOX: Final = Box(DATA)
