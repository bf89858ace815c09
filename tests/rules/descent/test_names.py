"""The names of all things of Descent: the same in both languages, in every case, each with what it does."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import undercroft
from undercroft.words import LANGUAGES

PACKAGE = Path(undercroft.__file__).parent
LOCALE = PACKAGE / "games" / "descent" / "locale"
CASES = ["gen", "dat", "acc", "ins", "pre"]
FORMS = [*CASES, "one"]
NOT_THINGS = (
    "game",
    "die-face",
    "setup-",
    "event-",
    "ask-",
    "do-",
    "refusal-",
    "end-alone",
    "board-",
    "rank-",
    "feat-",
)
"""How the messages begin that name no thing."""
SUFFIXED = {"guard": "guard-skill", "water": "water-ability"}

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)] == []
    entries = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in entries]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []
    return {entry.id.name: entry for entry in entries}


def attributes(message: ast.Message) -> list[str]:
    return [each.id.name for each in message.attributes]


LAST_THING = "setup-party"
"""After it come figures by number, sides of dice and all that the rules say: what needs no description."""


def things(lang: str) -> dict[str, ast.Message]:
    found = messages(LOCALE / f"{lang}.ftl")
    names = list(found)[: list(found).index(LAST_THING)]
    return {name: found[name] for name in names if not name.startswith(NOT_THINGS)}


def text(message: ast.Message, attribute: str) -> str:
    [pattern] = [each.value for each in message.attributes if each.id.name == attribute]
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    english, russian = (messages(LOCALE / f"{lang}.ftl") for lang in LANGUAGES)
    assert list(english) == list(russian)
    for name, message in english.items():
        others = [each for each in attributes(message) if each not in FORMS]
        assert others == [each for each in attributes(russian[name]) if each not in FORMS], name


def test_every_russian_name_has_every_case() -> None:
    for name, message in things("ru").items():
        assert [each for each in attributes(message) if each in CASES] == CASES, name


@every_language
def test_every_thing_is_described_in_sentences(lang: str) -> None:
    for name, message in things(lang).items():
        if name.endswith("-area"):
            assert text(message, "where"), name
        else:
            assert text(message, "about").endswith("."), name


@every_language
def test_every_encounter_tells_both_goals_and_the_end(lang: str) -> None:
    encounters = {name: each for name, each in things(lang).items() if "heroes" in attributes(each)}
    quests = {name.rpartition("-")[0] for name in encounters}
    assert len(encounters) == 11
    assert len(quests) == 6
    assert quests <= set(things(lang))
    for name, message in encounters.items():
        for goal in ("heroes", "overlord", "limit"):
            assert text(message, goal).endswith("."), (name, goal)


@every_language
def test_things_of_two_kinds_have_two_names(lang: str) -> None:
    for plain, suffixed in SUFFIXED.items():
        assert {plain, suffixed} <= set(things(lang))


@every_language
def test_no_message_is_among_the_common_words(lang: str) -> None:
    assert not set(messages(LOCALE / f"{lang}.ftl")) & set(messages(PACKAGE / "locale" / f"{lang}.ftl"))


@every_language
def test_nobody_shouts_and_nothing_is_spaced_twice(lang: str) -> None:
    written = (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8")
    assert "!" not in written
    assert not re.search(r"^ +\.[a-z]+ = .*\S  ", written, re.MULTILINE)
