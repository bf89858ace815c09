"""The rulebook as it is read and searched."""

from __future__ import annotations

import pytest

from undercroft.games import game
from undercroft.games.dungeon_roll.options import VERBS
from undercroft.rulebook import Rulebook, UnknownRule
from undercroft.words import LANGUAGES


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(game("dungeon-roll"))


def found(book: Rulebook, words: str, lang: str) -> list[str]:
    return [rule.id for rule in book.search(words, lang)]


def test_rules_come_in_the_order_of_the_book(book: Rulebook) -> None:
    rules = book.rules("en")
    assert [rule.id for rule in rules[:2]] == ["ROLL-COMP-01", "ROLL-COMP-02"]
    assert rules[0].section == "What is in the box"
    assert rules[0].ruling is None
    assert rules[1].ruling is not None
    assert [rule.id for rule in rules] == [rule.id for rule in book.rules("ru")]


def test_a_rule_is_found_by_its_number(book: Rulebook) -> None:
    assert book.get("ROLL-MON-14", "en").text == "A fighter defeats as many goblins as you like."
    assert book.get("roll-mon-14", "ru").text == "Воин побеждает сколько угодно гоблинов."


def test_an_unknown_number_is_refused_clearly(book: Rulebook) -> None:
    with pytest.raises(UnknownRule, match="Dungeon Roll has no rule 'ROLL-MON-99'"):
        book.get("ROLL-MON-99", "en")


@pytest.mark.parametrize("word", ["Goblin", "goblins", "GOBLIN"])
def test_search_minds_neither_case_nor_plural(book: Rulebook, word: str) -> None:
    assert "ROLL-MON-14" in found(book, word, "en")


@pytest.mark.parametrize("word", ["зелье", "зелья", "ЗЕЛИЙ", "зельями"])
def test_russian_endings_do_not_matter(book: Rulebook, word: str) -> None:
    assert "ROLL-LOOT-06" in found(book, word, "ru")
    assert "ROLL-MON-14" not in found(book, word, "ru")


def test_yo_is_ye(book: Rulebook) -> None:
    assert found(book, "изнурен", "ru") == found(book, "изнурён", "ru") != []


def test_all_words_must_match(book: Rulebook) -> None:
    assert "ROLL-TRS-23" in found(book, "portal", "en")
    assert found(book, "portal goblins", "en") == []


def test_search_finds_numbers_sections_and_rulings(book: Rulebook) -> None:
    assert found(book, "mon-10", "en")[0] == "ROLL-MON-10"
    assert "ROLL-RANK-01" in found(book, "solo ranks", "en")
    assert found(book, "surplus", "en") == ["ROLL-LOOT-06"]


def test_a_word_is_sought_where_words_begin(book: Rulebook) -> None:
    assert "ROLL-MON-20" in found(book, "вор", "ru")
    assert "ROLL-REG-12" not in found(book, "вор", "ru"), "it only says «поворачивает»"
    assert "ROLL-REG-12" in found(book, "ворачивает", "ru"), "but a piece of a word will do if no word begins so"


@pytest.mark.parametrize("nothing", ["", "   ", "—", "xyzzy"])
def test_nothing_is_found_for_nothing(book: Rulebook, nothing: str) -> None:
    assert found(book, nothing, "en") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_of_every_option_is_in_the_book(book: Rulebook, lang: str) -> None:
    for verb in VERBS:
        for option in verb._known.values():
            assert book.get(option.rule, lang).text


@pytest.mark.parametrize(("word", "lang", "other"), [("dragon", "ru", "en"), ("дракон", "en", "ru")])
def test_what_is_not_found_in_one_language_is_sought_in_the_other(
    book: Rulebook, word: str, lang: str, other: str
) -> None:
    assert book.search(word, lang) == []
    found, found_in = book.look_up(word, lang)
    assert found_in == other
    assert found == [book.get(rule.id, lang) for rule in book.search(word, other)] != []


def test_what_is_in_no_language_is_not_found(book: Rulebook) -> None:
    assert book.look_up("xylophone", "ru") == ([], "ru")


def test_sections_that_are_named_for_a_word_come_first(book: Rulebook) -> None:
    sections = [rule.section for rule in book.search("dragon", "en")]
    named = ["dragon" in section.lower() for section in sections]
    assert named == sorted(named, reverse=True)
    assert named[0]
    assert not named[-1]
