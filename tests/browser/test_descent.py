"""Descent in a real browser: the lesson to its end, one's side, and a list that stands still under the pointer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import undercroft
from tests.browser.visitor import DESK, PHONE, Visitor
from undercroft.lesson import find_lesson

BAR = 3
"""Prompts a round with nothing but a pass that would be too many."""


def wanted() -> list[str]:
    lesson = find_lesson(undercroft.games()["descent"])
    assert lesson is not None
    return [step.wanted[0] for step in lesson.steps if step.wanted]


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ru")])
def test_the_lesson(visit: Callable[..., Visitor], size: tuple[int, int], lang: str) -> None:
    visitor = visit(lang=lang, size=size)
    visitor.introduce("Mara")
    visitor.go(f"/t/{visitor.ask('/api/lessons/descent', {})['table']['id']}")
    for number, option in enumerate(wanted()):
        row = visitor.page.locator(f"[data-option-id='{option}']").first
        visitor.wait_for_turn()
        expect(row).to_be_visible()
        if size == DESK and option.startswith("attack:"):
            stands_still(visitor, option)
        visitor.choose(row)
        if number % 8 == 5:
            visitor.wait_for_turn()
            assert visitor.check_access() == []
            assert visitor.overflow() == 0


def stands_still(visitor: Visitor, option: str) -> None:
    """The dice of an attack do not push the row away that the pointer rests on."""
    row = visitor.page.locator(f"[data-option-id='{option}']").first
    before = row.bounding_box()
    row.dispatch_event("pointerenter")
    expect(visitor.page.locator(".odds")).to_be_visible()
    assert row.bounding_box() == before


def test_one_leads_heroes_unless_one_says_otherwise(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="en")
    visitor.introduce("Mara")
    visitor.go("/")
    visitor.page.locator("article, li").filter(has_text="Descent").first.get_by_role("button").last.click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="The heroes")).to_be_checked()


def test_a_hero_turn_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="en")
    visitor.play_now("descent", 2, seat=1)
    keys = visitor.page.keyboard
    passes = 0
    for _ in range(8):
        visitor.wait_for_turn()
        offered = visitor.offered()
        passes += offered == ["pass"]
        if visitor.rows.first.get_attribute("aria-pressed") != "true":
            keys.press("1")
        expect(visitor.rows.first).to_have_attribute("aria-pressed", "true")
        keys.press("Enter")
        visitor.settle()
    assert passes < BAR
    assert visitor.page.locator("[role=log] li").count() > 3
