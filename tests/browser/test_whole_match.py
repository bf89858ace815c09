"""Whole matches, clicked through against computer players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor

SEATS = {"dungeon-roll": 2, "dungeon-raiders": 4}
MANY = 400
"""More decisions than any of these matches has."""


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


@pytest.mark.parametrize(("game", "lang"), [("dungeon-roll", "en"), ("dungeon-raiders", "ru")])
def test_a_whole_match(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    visitor = visit(lang=lang)
    visitor.play_now(game, SEATS[game])
    assert play_to_the_end(visitor) > 5
    expect(visitor.ending).to_be_visible()
    assert visitor.page.locator("[data-option-id]").count() == 0


@pytest.mark.parametrize(("game", "lang"), [("dungeon-roll", "ru"), ("dungeon-raiders", "en")])
def test_a_whole_match_on_a_phone(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    visitor = visit(lang=lang, size=PHONE)
    visitor.play_now(game, 2)
    visitor.wait_for_turn()
    assert visitor.overflow() == 0
    assert play_to_the_end(visitor) > 5
    assert visitor.overflow() == 0
