"""Descent in a real browser: the lesson to its end, one's side, a list that stands still under the pointer, and windows
that outlive the server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import undercroft
from tests.browser.beside import beside
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.table.house import Process
from tests.table.visitor import Sitting
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


def test_a_walk_is_paid_for_with_fatigue_and_walked(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="en")
    visitor.play_now("descent", 2, seat=1)
    tired = visitor.page.locator(".space.tired")
    for _ in range(6):
        visitor.wait_for_turn()
        if tired.count() > 0:
            break
        visitor.choose_in_list()
    tired.first.dispatch_event("click")
    expect(visitor.page.locator(".trail")).to_have_count(1)
    visitor.act.click()
    log = visitor.page.locator("[role=log]")
    expect(log).to_contain_text(re.compile(r"pays \d fatigue"))
    expect(log).to_contain_text(re.compile(r"walks \d+ space"))


@pytest.fixture
def process(address: str, tmp_path: Path) -> Iterator[Process]:
    del address  # the web app is built
    first = Process(tmp_path, games="undercroft.games:games")
    yield first
    first.kill()


@pytest.mark.parametrize("moment", ["entered", "attack-rolled"])
def test_a_window_is_open_again_after_the_server_was_killed(
    visit: Callable[..., Visitor], process: Process, tmp_path: Path, moment: str
) -> None:
    visitor = visit(address=process.url, forgive="WebSocket|ERR_CONNECTION|Failed to load")
    asks = False
    while not asks:
        table = visitor.play_now("descent", 2, seat=0)
        visitor.go("/about")
        with beside(visitor, table) as sitting:
            asks = play_until_asked(sitting, moment)
    visitor.go(f"/t/{table}")
    assert visitor.wait_for_turn()
    before = (asked(visitor), visitor.offered(), standing(visitor))
    assert "pass" in before[1]
    process.kill()
    reconnecting = visitor.page.get_by_text("Reconnecting, your match is saved")
    expect(reconnecting).to_be_visible()
    again = Process(tmp_path, port=int(process.url.rsplit(":", 1)[1]), games="undercroft.games:games")
    try:
        expect(reconnecting).to_be_hidden()
        assert visitor.wait_for_turn()
        assert (asked(visitor), visitor.offered(), standing(visitor)) == before
        lines = visitor.page.locator("[role=log] li").count()
        visitor.choose(visitor.page.locator("[data-option-id=pass]"))
        assert visitor.wait_for_turn()
        assert visitor.page.locator("[role=log] li").count() >= lines
        assert (asked(visitor), visitor.offered()) != before[:2] or standing(visitor) != before[2]
    finally:
        again.kill()


def asked(visitor: Visitor) -> str:
    return visitor.page.locator(".asked").inner_text()


def standing(visitor: Visitor) -> list[str]:
    """All figures on the map, as they are read out."""
    figures = visitor.page.locator(".figure [aria-label], .figure .visually-hidden")
    return [str(each) for each in figures.evaluate_all("all => all.map((each) => each.ariaLabel ?? each.textContent)")]


def play_until_asked(sitting: Sitting, moment: str) -> bool:
    """The overlord's monsters walk and attack, until he can answer such a moment; whether that came before the end."""
    while True:
        sitting.until_so(lambda: sitting.outcome is not None or bool(sitting.to_choose(0)))
        if sitting.outcome is not None:
            return False
        decision, options = sitting.decision(0), sitting.to_choose(0)
        assert decision is not None
        if decision["kind"] == "answer" and decision["about"]["moment"] == moment and len(options) > 1:
            return True
        lively = [option for verb in ("attack", "walk", "move") for option in options if option.startswith(verb)]
        last = "pass" if "pass" in options else options[-1]
        sitting.chosen(0, [*lively, last][0])
