"""Words are read entry by entry, when they are asked for, and are the same as if the whole file were."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from undercroft.words import LANGUAGES, _Bundle, _entries
from undercroft.words import __file__ as words_file

HERE = Path(words_file).parent
FOLDERS = [HERE / "locale", *sorted(HERE.glob("games/*/locale"))]
Entry = ast.Message | ast.Term


def parsed(text: str) -> list[Entry]:
    return [entry for entry in FluentResource(text).body if isinstance(entry, ast.Message | ast.Term)]


def same(one: Entry, other: Entry) -> bool:
    return bool(one.equals(other, ignored_fields=["span", "comment"]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_entries_on_their_own_are_the_same_as_in_the_whole_file(folder: Path, lang: str) -> None:
    path = folder / f"{lang}.ftl"
    whole = parsed(path.read_text(encoding="utf-8"))
    each = [entry for _, text in _entries(path) for entry in parsed(text)]
    assert [isinstance(entry, ast.Term) for entry in each] == [isinstance(entry, ast.Term) for entry in whole]
    assert all(same(one, other) for one, other in zip(each, whole, strict=True))


def bundle(folder: Path, text: str) -> _Bundle:
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    return _Bundle("en", [folder])


def test_what_a_message_refers_to_is_read_with_it(tmp_path: Path) -> None:
    text = """
-hall = the { -house } hall
-house = old
    .kind = ruin
greeting = { welcome }: { -hall(of: "stone") }
    .short = { $count ->
        [one] { bye }
       *[other] { $count } times { bye }
}
welcome = Come in
bye = Go
"""
    words = bundle(tmp_path, text)
    assert words.text("greeting", "", {}) == "Come in: the old hall"
    assert words.text("greeting", "short", {"count": 2}) == "2 times Go"
    assert words.wrong == []


def test_of_a_message_that_is_written_twice_the_first_that_can_be_read_counts(tmp_path: Path) -> None:
    words = bundle(tmp_path, "one = first\none = second\ntwo = { broken\ntwo = mended\n")
    assert words.text("one", "", {}) == "first"
    assert words.text("two", "", {}) == "mended"


def test_messages_that_refer_to_each_other_in_a_circle_are_refused_and_not_read_for_ever(tmp_path: Path) -> None:
    words = bundle(tmp_path, "hen = the { egg }\negg = of the { hen }\n")
    words.text("hen", "", {})
    assert len(words.wrong) == 1


def test_lines_that_are_no_entry_end_none_and_make_none(tmp_path: Path) -> None:
    words = bundle(tmp_path, "one = first\n\n    second = line\nstray\n# two = comment\nthree = third\n")
    assert words.text("one", "", {}) == "first\n\nsecond = line"
    assert not words.has("second")
    assert not words.has("two")
    assert not words.has("stray")
    assert words.has("three")
