"""Names: nothing invisible, no towers, and look-alikes at one table are told apart."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from tests.table.visitor import Visitor
from undercroft.table.alike import LETTERS, number_alike, outline
from undercroft.table.people import MARKS, clean_name, clean_text
from undercroft.table.refusals import Malformed


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Lee ", "Ann Lee"),
        ("A\u202enn", "A nn"),
        ("A\u3164nn", "Ann"),
        ("Ann\u2800", "Ann"),
        ("A\ufe0fn\U000e0101n", "Ann"),
        ("Ann\U000e0041\U000e0042", "Ann"),
        ("Jose\u0301", "José"),
        ("Ёлка", "Ёлка"),
        ("Ё\u0301", "Ё\u0301"),
        ("a" + "\u0300" * 50, "à" + "\u0300" * MARKS),
        ("\u0301\u0302Ann", "Ann"),
        ("Ann \u0301Lee", "Ann Lee"),
        ("❤\ufe0f", "❤"),
        ("👩\u200d🚀", "👩 🚀"),
        ("Anna ⟨2⟩", "Anna (2)"),
        ("שָׁלוֹם", unicodedata.normalize("NFC", "שָׁלוֹם")),
        ("नमस्ते", "नमस्ते"),
        ("\ud800Ann", "Ann"),
    ],
)
def test_what_a_name_keeps(said: str, kept: str) -> None:
    assert clean_name(said) == kept
    assert clean_name(kept) == kept


def test_nothing_invisible_is_a_name() -> None:
    """Of all characters, those that leave nothing to see are refused when they stand alone."""
    unseen = (
        "\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u180e\u200b\u200d\u2028\u202e\u2060\u2066\u206f\u2800\u3000\u3164"
    )
    for char in (*unseen, "\ufe0f", "\ufeff", "\uffa0", "\U000e0020", "\U000e0100", "\U0001d173", "\U0001d159", "\0"):
        with pytest.raises(Malformed):
            clean_text(char * 3)
    for code in range(sys.maxunicode + 1):
        char = chr(code)
        if unicodedata.category(char) in ("Cf", "Cc", "Cs", "Zs", "Zl", "Zp"):
            assert clean_text(f"a{char}b") == "a b", hex(code)


def test_letters_that_look_like_others_are_known_once() -> None:
    others = "".join(LETTERS.values())
    assert len(set(others)) == len(others)
    assert not set(others) & set(LETTERS), "no letter leads on to a second one"
    assert others == others.casefold()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),
        ("anna", "ANNA"),
        ("Bob", "Воb"),
        ("Paul", "РauI"),
        ("Ian", "lan"),
        ("Oleg", "0leg"),
        ("Marn", "Mam"),
        ("Ann Lee", "AnnLee"),
        ("Ａｎｎ", "Ann"),
        ("José", "Jose"),
        ("Νικος", "Nikoc".replace("c", "ς")),
        ("ВОВА", "вова"),
        ("Ann.", "Ann"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert one != other
    assert outline(one) == outline(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Ann", "Bob"), ("Маша", "Даша"), ("🐸", "🐢"), ("P1", "P3")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert outline(one) != outline(other)


def test_numbers() -> None:
    assert number_alike(["Anna", None, "Аnna", "Bob", "ANNA"]) == [1, None, 2, None, 3]
    assert number_alike([]) == []


def test_look_alikes_at_a_table_are_marked(url: str) -> None:
    ann, eve, bob = Visitor(url, "Anna"), Visitor(url, "Аnnа"), Visitor(url, "Bob")
    table = ann.create(seats=3, game="dungeon-roll")
    eve.post(f"/tables/{table}/seats/1/take")
    seats = bob.post(f"/tables/{table}/seats/2/take")["table"]["seats"]
    assert [seat["alike"] for seat in seats] == [1, 2, None]
    with ann.sit(table) as sitting, eve.sit(table) as other, bob.sit(table) as third:
        for each in (sitting, other, third):
            assert each.ask(type="chat", text="hello")["type"] == "done"
        sitting.until_so(lambda: len(sitting.chat) == 3)
        assert [line["alike"] for line in sitting.chat] == [True, True, False]
    eve.post(f"/tables/{table}/seats/1/free")
    watcher = Visitor(url, "AnnA")
    with watcher.sit(table) as watching:
        watching.ask(type="chat", text="it is me")
        assert watching.chat[-1]["alike"], "also who only watches"
