"""At the table: taking back, hints, the log and its rules, giving a seat away, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.visitor import PHONE, Visitor, sit_together

MANY = 60
"""More decisions than pass before dice let one fight."""


def tool(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("banner").get_by_role("button", name=name, exact=True)


def lines(visitor: Visitor) -> int:
    return visitor.page.locator("[role=log] li").count()


def from_the_menu(visitor: Visitor, name: str) -> None:
    tool(visitor, "Menu").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=name).click()


def play_to_a_fight(visitor: Visitor) -> Locator:
    """On until a companion can be sent against a monster; the option."""
    fights = visitor.page.locator('[data-option-id^="fight:"]:enabled')
    for _ in range(MANY):
        assert visitor.wait_for_turn()
        if fights.count():
            return fights.first
        going_on = visitor.page.locator('[data-option-id="glory"], [data-option-id^="seek"]')
        visitor.choose((going_on if going_on.count() else visitor.rows).first)
    raise AssertionError("no monster ever comes")


def test_undo_takes_a_choice_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("dungeon-roll", 1)
    fight = play_to_a_fight(visitor)
    chosen, before = fight.get_attribute("data-option-id"), lines(visitor)
    visitor.choose(fight)
    expect(visitor.page.locator("[role=log] li")).not_to_have_count(before)
    tool(visitor, "Undo").click()
    expect(visitor.page.locator("[role=log] li")).to_have_count(before)
    expect(visitor.page.locator(f'[data-option-id="{chosen}"]')).to_be_enabled()


def test_undo_says_why_it_stops(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("dungeon-roll", 1)
    visitor.wait_for_turn()
    undo = tool(visitor, "Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(visitor.page.get_by_text("There is nothing to take back yet.")).to_be_visible()
    for _ in range(MANY):
        assert visitor.wait_for_turn()
        visitor.choose_in_list()
        visitor.wait_for_turn()
        if undo.get_attribute("aria-disabled"):
            break
    visitor.page.keyboard.press("z")
    expect(visitor.page.get_by_text("Dice have rolled or something hidden was shown since")).to_be_visible()


def test_a_hint_weighs_the_options_until_the_next_choice(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("dungeon-raiders", 3)
    visitor.wait_for_turn()
    tool(visitor, "Hint").click()
    worth = visitor.page.locator("[data-option-id] .worth")
    expect(worth.first).to_be_visible()
    assert worth.count() == visitor.rows.count()
    visitor.choose_in_list()
    visitor.wait_for_turn()
    expect(worth).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_rule(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.play_now("dungeon-roll", 1)
    visitor.wait_for_turn()
    mark = visitor.page.locator("[role=log] [data-rule]").last
    number = mark.inner_text()
    assert re.fullmatch(r"ROLL-[A-Z]+-\d\d", number)
    expect(mark).to_have_css("opacity", "0")
    visitor.page.locator("[role=log] li").last.hover()
    expect(mark).to_have_css("opacity", "1")
    mark.click()
    expect(visitor.page.get_by_role("dialog").locator("li.here")).to_contain_text(number)
    visitor.page.keyboard.press("Escape")
    expect(mark).to_be_focused()


def test_on_a_phone_the_whole_line_leads_there(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=PHONE, lang="ru")
    visitor.play_now("dungeon-roll", 1)
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="Журнал").click()
    line = visitor.page.locator("[role=log] li").last
    number = line.locator("[data-rule]").inner_text()
    line.tap(position={"x": 60, "y": 12})
    expect(visitor.page.get_by_role("dialog").locator("li.here")).to_contain_text(number)
    assert visitor.overflow() == 0


def two_at_a_table(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor, str]:
    """In the first room, where both choose at once."""
    host, guest = visit(), visit()
    table = sit_together(host, guest, "dungeon-raiders")
    for visitor in (host, guest):
        assert visitor.wait_for_turn()
    return host, guest, table


def take_the_seat_back(host: Visitor, guest: Visitor) -> None:
    """The computer has chosen for the host; the next room is the host's own again."""
    expect(host.page.get_by_text("A computer plays for you.")).to_be_visible()
    host.page.get_by_role("button", name="Take my seat back").click()
    expect(host.page.get_by_text("A computer plays for you.")).to_be_hidden()
    guest.choose_in_list()
    assert host.wait_for_turn()
    host.choose_in_list()


def test_a_computer_plays_for_me_until_i_take_the_seat_back(visit: Callable[..., Visitor]) -> None:
    host, guest, _ = two_at_a_table(visit)
    from_the_menu(host, "Let a computer play for me")
    host.page.keyboard.press("Escape")
    expect(host.page.locator("[data-option-id]")).to_have_count(0)
    expect(guest.page.get_by_text("computer").first).to_be_visible()
    take_the_seat_back(host, guest)


def test_who_leaves_finds_the_way_back(visit: Callable[..., Visitor]) -> None:
    host, guest, table = two_at_a_table(visit)
    from_the_menu(host, "Leave the match")
    expect(host.page).to_have_url(re.compile(r"/$"))
    host.page.locator(f'a[href="/t/{table}"]').first.click()
    take_the_seat_back(host, guest)
