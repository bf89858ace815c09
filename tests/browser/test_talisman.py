"""Talisman in the browser: what its board asks of a phone, a move in one go, a server that dies between two Spells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.beside import beside
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.table.house import Process
from tests.table.visitor import Visitor as Client

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


LAPTOP = (1366, 650)


@pytest.mark.parametrize(("size", "setup"), [(LAPTOP, {}), (PHONE, {"goal": "short"})])
def test_spaces_are_named_where_there_is_little_height(
    visit: Callable[..., Visitor], size: tuple[int, int], setup: dict[str, str]
) -> None:
    """Of the three rings and the Dungeon on a small laptop, of the Dungeon alone on a phone."""
    visitor = visit(size=size)
    visitor.play_now("talisman", 2, setup=setup)
    assert visitor.wait_for_turn()
    expect(visitor.page.locator(".realm .window")).not_to_have_attribute("data-detail", "far")
    assert small_letters(visitor) == []
    assert visitor.overflow() == 0


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


CHAIN = "tests.table.chained:games"
LOST = "WebSocket|ERR_CONNECTION|Failed to load"


@pytest.fixture
def process(address: str, tmp_path: Path) -> Iterator[Process]:
    del address  # the web app is built
    first = Process(tmp_path, games=CHAIN)
    yield first
    first.kill()


def test_a_chain_of_spells_goes_on_after_the_server_was_killed(
    visit: Callable[..., Visitor], process: Process, tmp_path: Path
) -> None:
    """It dies while somebody in a browser considers a Counterspell against a Counterspell."""
    visitor = visit(address=process.url, forgive=LOST)
    table, guest = begin_a_chain(visitor, process.url)
    answer = visitor.page.locator('[data-option-id="cast:counterspell"]')
    with beside(visitor, table) as own, guest.sit(table) as other:
        for seat, sitting in enumerate((own, other)):
            assert sitting.ask(type="order", seat=seat, order="always:rival-spell")["type"] == "done"
        assert visitor.wait_for_turn()
        visitor.choose(visitor.page.locator('[data-option-id="cast:strength-spell"]'))
        other.until_so(lambda: "cast:counterspell" in other.options(1))
        other.chosen(1, "cast:counterspell")
        expect(answer).to_be_enabled()
    before = situation(visitor)
    process.kill()
    expect(visitor.page.get_by_text("Reconnecting, your match is saved")).to_be_visible()
    port = int(process.url.rsplit(":", 1)[1])
    second = Process(tmp_path, games=CHAIN, port=port)
    try:
        expect(visitor.page.get_by_text("Reconnecting, your match is saved")).to_be_hidden()
        expect(answer).to_be_enabled()
        assert situation(visitor) == before
        visitor.choose(answer)
        with guest.sit(table) as other:
            other.until_so(lambda: bool(other.options(1)) or not other.sights[1]["view"]["casts"])
            while other.sights[1]["view"]["casts"]:
                other.chosen(1, "pass")
            assert other.sights[1]["view"]["characters"][0]["strength_counters"] == 1, "the first Spell works"
        expect(visitor.page.locator("[data-option-id^=roll], [data-option-id^=keep-roll]").first).to_be_visible()
    finally:
        second.kill()


def begin_a_chain(host: Visitor, url: str) -> tuple[str, Client]:
    """Mara, in the browser, is the Wizard; Bo the Sorceress."""
    host.introduce("Mara")
    guest = Client(url, "Bo")
    asked = {"game": "talisman", "seats": 2, "setup": {"characters": ["wizard", "sorceress"]}}
    table = str(host.ask("/api/tables", asked)["table"]["id"])
    guest.post(f"/tables/{table}/seats/1/take")
    guest.post(f"/tables/{table}/ready")
    host.ask(f"/api/tables/{table}/start", {})
    host.go(f"/t/{table}")
    return table, guest


def situation(visitor: Visitor) -> tuple[list[str], list[str], list[str]]:
    """What is offered, what glows on the board, and what was told."""
    glowing = visitor.page.locator("button[data-option]:visible")
    lines = visitor.page.locator("[role=log] li").all_inner_texts()
    return visitor.offered(), [str(each.get_attribute("data-option")) for each in glowing.all()], lines
