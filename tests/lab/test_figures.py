"""Figures in two languages."""

from __future__ import annotations

import pytest

from undercroft.lab.figures import Figures, quotable
from undercroft.lab.statistics import Estimate

ENGLISH, RUSSIAN = Figures("en"), Figures("ru")


@pytest.mark.parametrize(
    ("value", "digits", "english", "russian"),
    [
        (1234.56, 1, "1,234.6", "1\u00a0234,6"),
        (0.5, 2, "0.50", "0,50"),
        (-3.25, 1, "−3.2", "−3,2"),
        (-0.01, 1, "0.0", "0,0"),
        (12.0, 0, "12", "12"),
    ],
)
def test_numbers(value: float, digits: int, english: str, russian: str) -> None:
    assert ENGLISH.number(value, digits) == english
    assert RUSSIAN.number(value, digits) == russian


def test_signs() -> None:
    assert [ENGLISH.signed(value) for value in (12.3, 0.2, -0.2, -12.3)] == ["+12", "0", "0", "−12"]


def test_per_cent() -> None:
    assert ENGLISH.percent(0.543) == "54%"
    assert RUSSIAN.percent(0.543, 1) == "54,3\u00a0%"


def test_amounts_depend_on_the_unit() -> None:
    assert ENGLISH.amount(0.25, "chance") == "25%"
    assert ENGLISH.amount(0.25, "chance", fine=True) == "25.0%"
    assert RUSSIAN.amount(24.96, "points") == "25,0"


def test_intervals() -> None:
    assert ENGLISH.interval(Estimate(0.5, 0.42, 0.61), ENGLISH.percent) == "42–61%"
    assert RUSSIAN.interval(Estimate(0.5, 0.42, 0.61), RUSSIAN.percent) == "42–61\u00a0%"
    assert ENGLISH.interval(Estimate(0, -20, 35), ENGLISH.signed) == "−20…+35"
    assert RUSSIAN.interval(Estimate(3, 2.51, 3.49)) == "2,5–3,5"


def test_quotations_within_quotations() -> None:
    assert quotable("Применить «Боевой клич»") == "Применить „Боевой клич“"
    assert quotable("Use “Battlecry”") == "Use ‘Battlecry’"
