"""Whole matches, clicked through against computer players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import undercroft
from tests.browser.visitor import PHONE, Visitor
from tests.conformance.cases import usual_length

MANY = 400
"""Decisions: games whose matches have more are not clicked through to the end."""
GAMES = [game.id for game in undercroft.games().values() if usual_length(game) < MANY]


def play_to_the_end(visitor: Visitor) -> int:
    """Now on the board, now in the list, where the last row flees or rests; how many decisions there were."""
    for number in range(MANY):
        if not visitor.wait_for_turn():
            return number
        if number % 2 and visitor.objects.count():
            visitor.choose_on_board(number)
        else:
            visitor.choose_in_list(number % max(1, visitor.rows.count() - 1))
    raise AssertionError("the match does not end")


def ways(*langs: str) -> list[Any]:
    """Each game in one language; every second one only in the long runs."""
    return [
        pytest.param(game, langs[place % 2], marks=[pytest.mark.soak] if langs[place % 2] == "ru" else [])
        for place, game in enumerate(GAMES)
    ]


@pytest.mark.parametrize(("game", "lang"), ways("en", "ru"))
def test_a_whole_match(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    visitor = visit(lang=lang)
    visitor.play_now(game, undercroft.games()[game].seats[-1])
    assert play_to_the_end(visitor) > 5
    expect(visitor.ending).to_be_visible()
    assert visitor.page.locator("[data-option-id]").count() == 0


@pytest.mark.parametrize(("game", "lang"), ways("ru", "en"))
def test_a_whole_match_on_a_phone(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    visitor = visit(lang=lang, size=PHONE)
    visitor.play_now(game, 2)
    visitor.wait_for_turn()
    assert visitor.overflow() == 0
    assert play_to_the_end(visitor) > 5
    assert visitor.overflow() == 0
