"""For everybody: axe-core without serious findings, and the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import undercroft
from tests.browser.visitor import DESK, PHONE, Visitor

PAGES = ("/", "/tables", "/replays", "/rules", "/about", "/nowhere", "/come-back")
WAYS = [
    ("en", "dark"),
    ("ru", "light"),
    pytest.param("en", "light", marks=pytest.mark.soak),
    pytest.param("ru", "dark", marks=pytest.mark.soak),
]
LOOKS = [(DESK, "dark", "ru"), (DESK, "light", "en"), (PHONE, "dark", "en"), (PHONE, "light", "ru")]


@pytest.mark.parametrize(("lang", "theme"), WAYS)
def test_pages(visit: Callable[..., Visitor], lang: str, theme: str) -> None:
    visitor = visit(lang=lang, theme=theme)
    for path in (*PAGES, *(f"/rules/{game}" for game in undercroft.games())):
        assert look_at(visitor, path) == [], path


def look_at(visitor: Visitor, path: str) -> list[str]:
    visitor.go(path)
    expect(visitor.page.get_by_role("heading").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    return visitor.check_access()


@pytest.mark.parametrize(("lang", "theme"), WAYS)
def test_around_a_match(visit: Callable[..., Visitor], lang: str, theme: str) -> None:
    """Where people come together, the lesson, and after the match the ending, the replay and the review."""
    visitor = visit(lang=lang, theme=theme)
    visitor.introduce("Mara")
    gathering = visitor.ask("/api/tables", {"game": "dungeon-raiders", "seats": 3})["table"]["id"]
    assert look_at(visitor, f"/t/{gathering}") == []
    lesson = visitor.ask("/api/lessons/dungeon-roll", {})["table"]["id"]
    assert look_at(visitor, f"/t/{lesson}") == []
    table = visitor.play_now("dungeon-roll", 1)
    visitor.finish(table)
    assert visitor.check_access() == []
    for path in (f"/t/{table}/replay", f"/t/{table}/replay?review=1"):
        assert look_at(visitor, path) == [], path


@pytest.mark.parametrize(("lang", "theme"), WAYS)
def test_rules_menu_and_sheet(visit: Callable[..., Visitor], lang: str, theme: str) -> None:
    visitor = visit(lang=lang, theme=theme)
    visitor.play_now("dungeoneer", 2)
    assert visitor.wait_for_turn()
    for key in ("r", "h"):
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.check_access() == [], key
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("banner").get_by_role("button").last.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    assert visitor.check_access() == []


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
@pytest.mark.parametrize("game", undercroft.games())
def test_tables(visit: Callable[..., Visitor], game: str, size: tuple[int, int], theme: str, lang: str) -> None:
    """The first question and one of those after it; in the dark on a desktop, all between."""
    visitor = visit(size=size, theme=theme, lang=lang)
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
