"""For everybody: axe-core without serious findings, and the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import undercroft
from tests.browser.visitor import DESK, PHONE, Visitor

PAGES = ("/", "/tables", "/replays", "/rules/dungeon-roll", "/about", "/nowhere", "/come-back")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", PAGES)
def test_pages(visit: Callable[..., Visitor], path: str, theme: str) -> None:
    visitor = visit(theme=theme)
    visitor.go(path)
    expect(visitor.page.get_by_role("heading").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.check_access() == []


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (DESK, "light"), (PHONE, "dark")])
@pytest.mark.parametrize("game", undercroft.games())
def test_tables(visit: Callable[..., Visitor], game: str, size: tuple[int, int], theme: str) -> None:
    """The first question and one of those after it; in the dark on a desktop, all between."""
    visitor = visit(size=size, theme=theme, lang="ru")
    visitor.play_now(game, 4)
    for number in range(3):
        assert visitor.wait_for_turn()
        if number != 1 or (size, theme) == (DESK, "dark"):
            assert visitor.check_access() == []
        visitor.choose_in_list()


def test_a_match_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("dungeon-roll", 1)
    keys = visitor.page.keyboard
    for _ in range(12):
        if not visitor.wait_for_turn():
            break
        if visitor.rows.first.get_attribute("aria-pressed") != "true":
            keys.press("1")
        expect(visitor.rows.first).to_have_attribute("aria-pressed", "true")
        keys.press("Enter")
        visitor.settle()
    assert visitor.page.locator("[role=log] li").count() > 3


def test_the_keys_open_rules_hint_and_log(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("dungeon-raiders", 3)
    visitor.wait_for_turn()
    visitor.page.keyboard.press("r")
    rules = visitor.page.get_by_role("dialog")
    expect(rules).to_be_visible()
    expect(rules).to_contain_text("RAID-")
    visitor.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator("[data-option-id] .worth").first).to_be_visible()


def test_arrows_walk_on_the_board(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("dungeon-raiders", 3)
    visitor.wait_for_turn()
    visitor.objects.first.focus()
    before = visitor.page.evaluate("document.activeElement.getAttribute('aria-label')")
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("document.activeElement.getAttribute('aria-label')") != before
    assert visitor.page.evaluate("document.activeElement.hasAttribute('data-option')")
