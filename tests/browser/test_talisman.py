"""Talisman in the browser: what its board asks of a phone, and a move in one go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import DESK, PHONE, Visitor

SMALL = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent.trim() || !parent.checkVisibility()) continue;
        if (parent.closest('.visually-hidden, [inert]') !== null) continue;
        let size = parseFloat(getComputedStyle(parent).fontSize);
        for (let each = parent; each !== null; each = each.parentElement) {
            const { a, b } = new DOMMatrix(getComputedStyle(each).transform);
            size *= Math.hypot(a, b);
        }
        if (size < 11.99) found.push(`${size}: ${node.textContent}`);
    }
    return found;
}"""
"""Letters that are smaller than 12 pixels of the screen."""


def small_letters(visitor: Visitor) -> list[str]:
    """Once the map has come to rest."""
    found: list[str] = []
    for _ in range(30):
        found = visitor.page.evaluate(SMALL)
        if not found:
            break
        visitor.page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ru")])
def test_no_letter_is_too_small(visit: Callable[..., Visitor], size: tuple[int, int], lang: str) -> None:
    visitor = visit(size=size, lang=lang)
    visitor.play_now("talisman", 4)
    for _ in range(4):
        assert visitor.wait_for_turn()
        assert small_letters(visitor) == []
        assert visitor.overflow() == 0
        visitor.choose_in_list()


def test_a_space_that_the_roll_leads_to_is_touched_and_reached(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("talisman", 2, setup={"characters": ["wizard", "troll"], "expansion": "none"})
    targets = visitor.page.locator("button[data-thing][data-option=keep-roll]")
    for _ in range(6):
        assert visitor.wait_for_turn()
        if targets.count():
            break
        visitor.choose_in_list()
    wanted = str(targets.first.get_attribute("data-thing"))
    for _ in range(2):
        targets.first.click()
    visitor.settle()
    expect(targets).to_have_count(0)
    here = visitor.page.locator(f'.here [data-thing="{wanted}"]')
    expect(here).to_be_attached()
