"""Dungeoneer in a real browser: whole matches, the map, questions out of turn, and access for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as TooSlow
from playwright.sync_api import expect

from tests.browser.beside import beside, play_on
from tests.browser.conftest import PICTURES
from tests.browser.visitor import DESK, PHONE, Visitor

MANY = 600
"""More decisions than any of these matches has."""
QUICK = 5_000
"""Milliseconds that a click may take."""


def play_to_the_end(visitor: Visitor) -> int:
    """Now on the board, now in the list; how many decisions there were."""
    visitor.page.set_default_timeout(QUICK)
    for number in range(MANY):
        if not visitor.wait_for_turn():
            return number
        on_board = number % 2 and visitor.objects.count()
        answer(visitor, visitor.choose_on_board if on_board else visitor.choose_in_list, number)
    raise AssertionError("the match does not end")


def answer(visitor: Visitor, choose: Callable[[int], None], number: int) -> None:
    """Answer the question, unless it passes by itself meanwhile, with all its rows. One that stands must be answered in
    the list: what was touched on the board may lie where the map has not been moved to."""
    asked = visitor.offered()
    try:
        choose(number)
    except ZeroDivisionError:
        return
    except TooSlow:
        if visitor.rows.count() and visitor.offered() == asked:
            visitor.choose_in_list(number)


@pytest.mark.soak
def test_a_whole_match_against_three_computers(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="en")
    visitor.play_now("dungeoneer", 4, setup={"rounds": 2})
    assert play_to_the_end(visitor) > 10
    expect(visitor.ending).to_be_visible()
    expect(visitor.ending.get_by_role("listitem").first).to_be_visible()
    assert visitor.page.locator("[data-option-id]").count() == 0


def test_a_whole_match_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="ru", size=PHONE)
    visitor.play_now("dungeoneer", 2, setup={"rounds": 2})
    visitor.wait_for_turn()
    assert visitor.overflow() == 0
    assert play_to_the_end(visitor) > 5
    assert visitor.overflow() == 0


def test_on_a_phone_the_list_lies_over_the_board(visit: Callable[..., Visitor]) -> None:
    """No layer of the board covers a row."""
    visitor = visit(lang="ru", size=PHONE)
    visitor.play_now("dungeoneer", 1, setup={"heroes": "choose"})
    visitor.wait_for_turn()
    visitor.page.locator("button.rest").click()
    rows = visitor.page.locator(".sheet .all [data-option-id]")
    expect(rows).to_have_count(6)
    for number in range(6):
        rows.nth(number).scroll_into_view_if_needed()
        rows.nth(number).click(trial=True, timeout=QUICK)


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_access_in_a_battle(visit: Callable[..., Visitor], size: tuple[int, int], theme: str) -> None:
    visitor = visit(size=size, theme=theme, lang="ru")
    while True:
        table = visitor.play_now("dungeoneer", 3)
        with beside(visitor, table) as sitting:
            if play_on(sitting, lambda options: len(options) > 1 and bool(sitting.sights[0]["view"]["stage"])):
                break
    visitor.go(f"/t/{table}")
    assert visitor.wait_for_turn()
    expect(visitor.page.locator("section.battle")).to_be_visible()
    assert visitor.check_access() == []


def test_the_map_follows_the_hero_and_zooms(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("dungeoneer", 1)
    visitor.wait_for_turn()
    window = visitor.page.get_by_role("group", name="The dungeon")
    own = window.locator(".figure.own")
    expect(own).to_be_in_viewport()
    before = own.bounding_box()
    visitor.page.get_by_role("button", name="Closer").click()
    visitor.page.wait_for_timeout(300)
    after = own.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"]
    visitor.page.get_by_role("button", name="Around me").click()
    expect(own).to_be_in_viewport()


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ru")])
def test_what_is_ordered_is_kept_by_the_match(visit: Callable[..., Visitor], size: tuple[int, int], lang: str) -> None:
    names = {"en": ("Menu", "When a rival is attacked"), "ru": ("Меню", "Когда атакуют соперника")}
    menu, moment = names[lang]
    visitor = visit(lang=lang, size=size)
    visitor.play_now("dungeoneer", 2)
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name=menu).click()
    ordered = visitor.page.get_by_role("checkbox", name=moment)
    expect(ordered).not_to_be_checked()
    ordered.click()
    expect(ordered).to_be_checked()
    ordered.scroll_into_view_if_needed()
    visitor.page.screenshot(path=PICTURES / f"orders-{lang}-{size[0]}.png")
    visitor.page.reload()
    visitor.page.get_by_role("button", name=menu).click()
    expect(ordered).to_be_checked()
    ordered.click()
    expect(ordered).not_to_be_checked()


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ru")])
def test_a_question_out_of_turn_is_passed_for_longer(
    visit: Callable[..., Visitor], size: tuple[int, int], lang: str
) -> None:
    visitor = visit(lang=lang, size=size)
    while True:
        table = visitor.play_now("dungeoneer", 4)
        with beside(visitor, table) as sitting:
            if play_on(sitting, lambda options: len(options) > 1 and bool((sitting.decision(0) or {})["standing"])):
                break
    visitor.go(f"/t/{table}")
    assert visitor.wait_for_turn()
    visitor.page.set_default_timeout(QUICK)
    longer = visitor.page.locator("details.longer")
    longer.locator("summary").click()
    visitor.page.screenshot(path=PICTURES / f"longer-{lang}-{size[0]}.png")
    assert visitor.overflow() == 0
    longer.locator("[data-standing='pass-until:my-turn']").click()
    expect(longer).to_have_count(0)
