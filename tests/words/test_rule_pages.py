"""The rule pages of every game: both languages say the same, and what they refer to exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercroft
from undercroft.rulebook import Rule, _read
from undercroft.words import LANGUAGES

FOLDERS = sorted((Path(undercroft.__file__).parent / "games").glob("*/rulebook"))

every_game = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
both = pytest.mark.parametrize("lang", LANGUAGES)


def rules(folder: Path, lang: str) -> dict[str, Rule]:
    return _read(folder / f"{lang}.toml")[1]


def whole(rule: Rule) -> str:
    return f"{rule.text} {rule.ruling or ''}"


def rules_named(rule: Rule) -> list[str]:
    return re.findall(r"\b[A-Z]+-[A-Z]+-\d\d\b", whole(rule))


@every_game
def test_both_languages_have_the_same_rules_and_rulings(folder: Path) -> None:
    english, russian = rules(folder, "en"), rules(folder, "ru")
    assert list(english) == list(russian)
    assert [number for number, rule in english.items() if rule.ruling] == [
        number for number, rule in russian.items() if rule.ruling
    ]


@every_game
@both
def test_a_rule_refers_to_rules_that_exist(folder: Path, lang: str) -> None:
    known = rules(folder, lang)
    lost = {rule.id: [name for name in rules_named(rule) if name not in known] for rule in known.values()}
    assert not {number: names for number, names in lost.items() if names}


@every_game
def test_both_languages_refer_to_the_same_rules(folder: Path) -> None:
    russian = rules(folder, "ru")
    for number, rule in rules(folder, "en").items():
        assert rules_named(rule) == rules_named(russian[number]), number


@every_game
@both
def test_every_text_is_a_whole_sentence(folder: Path, lang: str) -> None:
    texts = [text for rule in rules(folder, lang).values() for text in (rule.text, rule.ruling) if text]
    assert [text for text in texts if not re.fullmatch(r"(?!\s|[a-zа-яё]).*[.?!]", text) or "  " in text] == []


def test_dungeoneer_has_all_its_425_rules() -> None:
    assert len(rules(next(folder for folder in FOLDERS if folder.parent.name == "dungeoneer"), "en")) == 425
