"""The words of the sets: every name in both languages, and texts whose numbers are those of the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast, parse

from undercroft.games.dungeoneer.content.packs import FOLDER, SETS, pack
from undercroft.games.dungeoneer.content.schema import Adventure, Entry, HeroCard, Quest
from undercroft.games.dungeoneer.content.threats import to_text

LOCALE = FOLDER.parent / "locale"
CASES = {"gen", "dat", "acc", "ins", "pre"}
TOLD = ("effects", "modifiers", "abilities", "triggers", "before", "extra", "fail", "reward", "upkeep", "price", "dice")
"""Fields that the text of a card tells; the others stand on the card as figures."""
QUEST_TOLD = ("threat", "search", "action")


@cache
def messages(lang: str) -> dict[str, dict[str, str]]:
    """For each message its texts: the name under "", each attribute under its own name."""
    resource = parse((LOCALE / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {
            "": _text(entry.value),
            **{attribute.id.name: _text(attribute.value) for attribute in entry.attributes},
        }
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def _text(pattern: ast.Pattern | None) -> str:
    """The words of a pattern; of a plural all its forms."""
    if pattern is None:
        return ""
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _expression(element.expression)
        for element in pattern.elements
    )


def _expression(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
    """Terms are told in the same words wherever they stand; a full stop is all that is needed of them."""
    if isinstance(expression, ast.TermReference):
        return "."
    return "".join(_text(variant.value) for variant in getattr(expression, "variants", ()))


def entries() -> list[tuple[str, Entry]]:
    events = [(set_id, pack(set_id).about.event) for set_id in SETS]
    of_sets: list[tuple[str, Entry]] = [(set_id, entry) for set_id in SETS for entry in pack(set_id).entries]
    return of_sets + [(set_id, event) for set_id, event in events if event is not None]


def things() -> list[str]:
    """Everything that has a name: entries, kinds, races and classes."""
    names: dict[str, None] = {}
    for _, entry in entries():
        names[entry.id] = None
        if isinstance(entry, Adventure):
            names |= dict.fromkeys((entry.kind, *entry.kinds))
        if isinstance(entry, HeroCard):
            names |= dict.fromkeys((entry.race, entry.calling))
    return list(names)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def figures(value: Any) -> Iterator[int]:
    """All numbers in a piece of plain data, those of threats too."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, str):
        yield from numbers(value)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from figures(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from figures(inner)


def told_figures(entry: Entry) -> set[int]:
    data = msgspec.to_builtins(entry, enc_hook=to_text)
    fields = TOLD + (QUEST_TOLD if isinstance(entry, Quest) else ())
    found = set(figures([data.get(field) for field in fields]))
    for form in ("melee", "magic", "speed"):
        found |= set(figures(data.get(form, {}).get("strike", []))) if isinstance(entry, Adventure) else set()
    return found


def about(lang: str, set_id: str, entry: Entry) -> str:
    """The text of an entry; of a hero, of the card in this set."""
    attribute = set_id if isinstance(entry, HeroCard) and set_id != "serpent" else "about"
    return messages(lang)[entry.id][attribute]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_has_a_name(lang: str) -> None:
    assert [thing for thing in things() if not messages(lang).get(thing, {}).get("")] == []


def test_russian_names_have_all_cases() -> None:
    assert {thing: CASES - set(messages("ru")[thing]) for thing in things() if CASES - set(messages("ru")[thing])} == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_entry_is_told_about(lang: str) -> None:
    assert [entry.id for set_id, entry in entries() if not about(lang, set_id, entry).endswith((".", "?"))] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_cards_of_which_there_are_several_can_be_counted(lang: str) -> None:
    resource = parse((LOCALE / f"{lang}.ftl").read_text(encoding="utf-8"))
    counted = {
        entry.id.name
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.value and isinstance(entry.value.elements[0], ast.Placeable)
    }
    several = [entry.id for _, entry in entries() if isinstance(entry, Adventure) and entry.copies > 1]
    assert several
    assert set(several) <= counted


def test_both_languages_tell_the_same_numbers() -> None:
    for set_id, entry in entries():
        english, russian = (about(lang, set_id, entry) for lang in ("en", "ru"))
        assert numbers(english) == numbers(russian), entry.id
        assert english.count("X") == russian.count("X"), entry.id


def test_the_numbers_of_a_text_are_those_of_the_card() -> None:
    """Ones may go without saying (a fall, a point), and a text may say 1 or "any" where the data says 6 faces."""
    for set_id, entry in entries():
        if entry.id == "wrath-of-the-serpent-goddess":
            continue
        text, card = set(numbers(about("en", set_id, entry))), told_figures(entry)
        assert card - {1, 6} <= text, (entry.id, card, text)
        assert text - {1} <= card, (entry.id, card, text)


def test_the_text_of_the_wrath_has_its_numbers() -> None:
    event = pack("serpent").about.event
    assert event is not None
    assert {event.most, event.on} <= set(numbers(messages("en")[event.id]["about"]))


def test_no_name_is_used_twice() -> None:
    for lang in ("en", "ru"):
        names = [messages(lang)[entry.id][""] for entry in {entry.id: entry for _, entry in entries()}.values()]
        assert [name for name in names if names.count(name) > 1] == []
