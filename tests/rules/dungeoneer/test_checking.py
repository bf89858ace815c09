"""A set that is written wrongly is refused with file, entry, field, and what is wrong there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.rules.dungeoneer.table import TOYS
from undercroft.engine.packs import PackError, UntrustedPack
from undercroft.games.dungeoneer.content.packs import read_pack


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(TOYS / "toy", tmp_path / "toy"))


def change(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is said about the set after this change."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as error:
        read_pack(folder)
    return error.value.wrong


def test_the_toy_itself_is_sound(folder: Path) -> None:
    assert read_pack(folder).id == "toy"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "set.toml",
            'degree = "legendary"',
            'degree = "mythic"',
            "set.toml: Invalid enum value 'mythic' - at `$.degree`",
        ),
        ("adventure.toml", "cost = 3", 'cost = "much"', "adventure.toml: shout: cost: Invalid enum value 'much'"),
        (
            "adventure.toml",
            'do = "repel"',
            'do = "repell"',
            "adventure.toml: shout: effects[0].do: Invalid value 'repell'",
        ),
        ("adventure.toml", "upkeep = 2", "upkep = 2", "adventure.toml: oath: Object contains unknown field `upkep`"),
        (
            "adventure.toml",
            'threat = "speed 10"',
            'threat = "luck 10"',
            'adventure.toml: acid: threat: a threat is written as "speed 10"',
        ),
        (
            "adventure.toml",
            'attach = "hero"\n',
            "",
            "adventure.toml: aura: attach: says what an attachment is attached to",
        ),
        (
            "adventure.toml",
            "melee = { value = 3 }\n",
            "",
            "adventure.toml: rat: a monster has values for melee, magic and speed",
        ),
        ("locations.toml", 'north = "blocked melee 9"', 'north = "shut"', "locations.toml: cellar: north: an exit is"),
        ("locations.toml", "entrance = true", "", "locations.toml: exactly one location must be the entrance, not 0"),
        ("locations.toml", 'id = "loft"', 'id = "hall"', "hall: 2 entries have this id"),
        (
            "quests.toml",
            'monster = "boar"',
            'monster = "bear"',
            "quests.toml: kill-boar: monster: there is no monster 'bear'",
        ),
        (
            "quests.toml",
            'places = ["hall"]',
            'places = ["moon"]',
            "quests.toml: cross: places: there is no location 'moon'",
        ),
        ("quests.toml", "search = 7\n", "", "quests.toml: lost: search: a search quest needs it"),
        (
            "quests.toml",
            'fail = [{ do = "wound", who = "here" }]',
            'fail = [{ do = "wound" }]',
            "quests.toml: cross: fail: a failed threat quest hits every hero",
        ),
        ("heroes.toml", "7 = [6, 4, 4]\n", "", "heroes.toml: ana: levels: must be 7, 8, 9, 10"),
        (
            "heroes.toml",
            "glory = 1, effects",
            'limit = "none", effects',
            "heroes.toml: bo: abilities[0]: what costs nothing",
        ),
    ],
)
def test_mistakes_are_told(folder: Path, file: str, old: str, new: str, said: str) -> None:
    assert any(line.startswith(said) for line in change(folder, file, old, new))


def test_all_mistakes_are_told_at_once(folder: Path) -> None:
    text = (folder / "adventure.toml").read_text(encoding="utf-8")
    (folder / "adventure.toml").write_text(text.replace("cost = 1", "cost = -x"), encoding="utf-8")
    with pytest.raises(PackError, match="not valid TOML"):
        read_pack(folder)
    wrong = change_all(folder, text.replace('type = "bane"', 'type = "doom"'))
    assert len(wrong) > 5


def change_all(folder: Path, text: str) -> list[str]:
    (folder / "adventure.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as error:
        read_pack(folder)
    return error.value.wrong


def test_a_missing_file_is_told(folder: Path) -> None:
    (folder / "heroes.toml").unlink()
    with pytest.raises(PackError, match=r"heroes.toml: there is no such file"):
        read_pack(folder)


def test_an_effect_of_its_own_must_be_there(folder: Path) -> None:
    wrong = change(folder, "adventure.toml", '{ do = "repel" }', '{ do = "own", name = "vanish" }')
    assert wrong == ["adventure.toml: shout: own: effects.py has no function 'vanish'"]
    (folder / "effects.py").write_text("EFFECTS = {'vanish': print}\n", encoding="utf-8")
    with pytest.raises(UntrustedPack, match=r"effects\.py.*--trust"):
        read_pack(folder)
    assert "vanish" in read_pack(folder, trust=True).functions


@pytest.mark.parametrize(
    ("text", "said"), [("EFFECTS = 3\n", "must be a dict"), ("import nowhere\n", "ModuleNotFoundError")]
)
def test_a_broken_effects_file_is_told(folder: Path, text: str, said: str) -> None:
    (folder / "effects.py").write_text(text, encoding="utf-8")
    with pytest.raises(PackError, match=said):
        read_pack(folder, trust=True)
