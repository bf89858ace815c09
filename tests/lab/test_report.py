"""What the lab prints for people."""

from __future__ import annotations

import io
from collections.abc import Callable

import msgspec
import pytest
from rich.console import Console

from tests.lab.conftest import fled
from tests.lab.test_plot import LADDER, SOLO
from undercroft.engine.record import Record
from undercroft.games import game
from undercroft.lab.report import print_ladder, print_review, print_simulation, sparkline
from undercroft.lab.review import Review, review
from undercroft.lab.simulate import Job, simulate
from undercroft.words import LANGUAGES, Words

both = pytest.mark.parametrize("lang", LANGUAGES)
ROLL = game("dungeon-roll")


def printed(printing: Callable[[Console], None], width: int = 80) -> str:
    paper = io.StringIO()
    printing(Console(file=paper, width=width, color_system=None, highlight=False, markup=False))
    shown = paper.getvalue().replace("\u00a0", " ")
    assert all(len(line) <= width for line in shown.splitlines())
    return shown


@pytest.fixture(scope="module")
def looked_back() -> tuple[Record, Review]:
    record = fled(1)
    return record, review(record, "search:40")


# -- the ladder -------------------------------------------------------------------------------


def test_a_ladder_in_english() -> None:
    shown = printed(lambda console: print_ladder(LADDER, Words("en", strict=True), console))
    rows = [line.split() for line in shown.splitlines()]
    assert ["search:100", "+120", "+80…+170"] in rows
    assert ["thumb", "0"] in rows
    assert ["thumb", "beats", "random", "100%", "80–100%", "20.0", ":", "4.0", "20"] in rows


def test_a_ladder_in_russian() -> None:
    shown = printed(lambda console: print_ladder(LADDER, Words("ru", strict=True), console))
    assert "Dungeon Roll, 2 места: 20 партий, 10 раскладов" in shown
    assert "thumb сильнее, чем random" in shown
    assert "80–100 %" in shown
    assert "20,0 : 4,0" in shown


@both
def test_what_is_not_decided_is_said(lang: str) -> None:
    (meeting,) = LADDER.meetings
    open_ladder = msgspec.structs.replace(LADDER, meetings=[msgspec.structs.replace(meeting, better=None)])
    shown = printed(lambda console: print_ladder(open_ladder, Words(lang, strict=True), console))
    assert {"en": "thumb or random: not decided", "ru": "thumb или random: не решено"}[lang] in shown


def test_a_solo_ladder() -> None:
    shown = printed(lambda console: print_ladder(SOLO, Words("en", strict=True), console))
    rows = [line.split() for line in shown.splitlines()]
    assert shown.startswith("Dungeon Roll, alone: 42 matches on 21 deals\n")
    assert ["thumb", "20.00", "18.50–21.50"] in rows
    assert ["random", "4.00", "3.00–5.00", "−16.00", "−18.00…−14.00"] in rows


# -- many matches -----------------------------------------------------------------------------


@both
def test_a_simulation_fits_the_screen(lang: str) -> None:
    result = simulate(Job("dungeon-roll", ("random", "thumb"), 0, {}), 6)
    shown = printed(lambda console: print_simulation(result, Words(lang, strict=True), console))
    assert {"en": "6 matches in", "ru": "6 партий за"}[lang] in shown
    assert shown.count("\n") == 5, "a title of two lines, the head of the table, a line for each player"
    assert f"{result.scores[1].mean.value:.2f}".replace(".", {"en": ".", "ru": ","}[lang]) in shown


@pytest.mark.parametrize(
    ("lang", "compiled", "said"),
    [
        ("en", True, "rules compiled)"),
        ("en", False, "rules interpreted)"),
        ("ru", True, "правила скомпилированы)"),
        ("ru", False, "правила не скомпилированы)"),
    ],
)
def test_a_simulation_says_whether_the_rules_were_compiled(lang: str, compiled: bool, said: str) -> None:
    result = msgspec.structs.replace(simulate(Job("dungeon-roll", ("random",), 0, {}), 6), compiled=compiled)
    shown = printed(lambda console: print_simulation(result, Words(lang, strict=True), console))
    assert said in " ".join(shown.split())


# -- a review ---------------------------------------------------------------------------------


def test_a_review_in_english(looked_back: tuple[Record, Review]) -> None:
    record, found = looked_back
    words = Words("en", ROLL, strict=True)
    shown = " ".join(printed(lambda console: print_review(found, record, ["Ann"], words, console)).split())
    assert f"Dungeon Roll: {len(record.choices)} choices, {found.weighed} of them between several options" in shown
    assert "Points to expect, choice by choice" in shown
    step = found.steps[0]
    assert step.best is not None
    assert step.value is not None
    assert "Choice 1, Ann: “Flee: the delve ends without XP”. Better: “Mage defeats an ooze”" in shown
    assert f"with {step.best.value:.1f} points to expect instead of {step.value.value:.1f}. Cost: " in shown
    assert "Weighed by search:40" in shown


def test_a_review_in_russian(looked_back: tuple[Record, Review]) -> None:
    record, found = looked_back
    words = Words("ru", ROLL, strict=True)
    shown = " ".join(printed(lambda console: print_review(found, record, ["Аня"], words, console)).split())
    assert "Выбор 1, Аня: «Бежать: приключение окончится без ОО». Лучше: «Маг бьёт слизня», ожидаемый счёт" in shown


@both
def test_a_review_in_chances(looked_back: tuple[Record, Review], lang: str) -> None:
    record, found = looked_back
    chances = msgspec.structs.replace(found, unit="chance")
    words = Words(lang, ROLL, strict=True)
    shown = printed(lambda console: print_review(chances, record, ["Ann"], words, console))
    assert {"en": "with a chance of", "ru": "шанс на победу"}[lang] in " ".join(shown.split())


@both
def test_a_faultless_match_is_said_to_be_so(looked_back: tuple[Record, Review], lang: str) -> None:
    record, found = looked_back
    faultless = msgspec.structs.replace(found, costly=[])
    words = Words(lang, ROLL, strict=True)
    shown = printed(lambda console: print_review(faultless, record, ["Ann"], words, console))
    assert {"en": "No choice stands out", "ru": "Явно дорогих ошибок нет"}[lang] in shown


@both
def test_only_the_most_costly_are_told(looked_back: tuple[Record, Review], lang: str) -> None:
    record, found = looked_back
    many = msgspec.structs.replace(found, costly=[1] * 7)
    words = Words(lang, ROLL, strict=True)
    shown = " ".join(printed(lambda console: print_review(many, record, ["Ann"], words, console)).split())
    assert shown.count({"en": "Choice 1, Ann", "ru": "Выбор 1, Ann"}[lang]) == 5
    assert {"en": "2 more choices cost something", "ru": "стоили ещё 2 выбора"}[lang] in shown


# -- curves of text ---------------------------------------------------------------------------


def test_a_curve_of_text() -> None:
    assert sparkline([0, 0.25, 0.5, 0.75, 1], 0, 1, 80) == "▁▃▅▇█"
    assert sparkline([0, 1], 0, 1, 80, "ascii") == "_#"
    assert sparkline([20, 24, 22], 20, 24, 80) == "▁█▅"


def test_a_long_curve_is_drawn_in_means() -> None:
    values = [0.0] * 500 + [1.0] * 500
    assert sparkline(values, 0, 1, 10) == "▁▁▁▁▁█████"
    assert sparkline([0.0, 1.0] * 500, 0, 1, 10) == "▅" * 10


def test_odd_curves_do_not_break() -> None:
    assert sparkline([5.0], 5, 5, 80) == "▁"
    assert sparkline([-1.0, 2.0], 0, 1, 80) == "▁█"
    assert len(sparkline([0.5] * 9, 0, 1, -3)) == 1
