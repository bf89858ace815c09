"""Several people: two browsers at one table, one browser with two seats, spectators, a server that dies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor, sit_together
from tests.table.house import Process


def test_two_browsers_at_one_table(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit(lang="ru")
    host.introduce("Mara")
    guest.introduce("Костя")
    table = host.ask("/api/tables", {"game": "dungeon-raiders", "seats": 2})["table"]["id"]
    for visitor in (host, guest):
        visitor.go(f"/t/{table}")
    guest.page.get_by_role("button", name="Сесть сюда").click()
    expect(host.page.get_by_text("Костя").first).to_be_visible()
    guest.page.get_by_role("button", name="Можно начинать").click()
    host.page.get_by_role("button", name="Begin the match").click()
    for _ in range(3):
        for visitor in (host, guest):
            assert visitor.wait_for_turn()
            visitor.choose_in_list()
    assert host.page.locator("[role=log] li").count() > 2


def test_what_one_says_the_other_reads(visit: Callable[..., Visitor]) -> None:
    host, watcher = visit(), visit()
    table = host.play_now("dungeon-roll", 2)
    watcher.introduce("Lena")
    watcher.go(f"/t/{table}")
    host.wait_for_turn()
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("Into the dark")
    host.page.keyboard.press("Enter")
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_text("Into the dark")).to_be_visible()


def test_a_spectator_sees_no_secrets(visit: Callable[..., Visitor]) -> None:
    player, watcher = visit(), visit()
    table = player.play_now("dungeon-raiders", 3)
    player.wait_for_turn()
    watcher.introduce("Lena")
    watcher.go(f"/t/{table}")
    expect(watcher.page.get_by_text("You watch. Hands stay hidden.")).to_be_visible()
    assert watcher.page.locator("[data-option-id], [data-option]").count() == 0
    assert watcher.page.locator(".hand").count() == 0


def test_pass_and_play_hides_one_hand_from_the_other(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.introduce("Mara")
    table = visitor.ask("/api/tables", {"game": "dungeon-raiders", "seats": 2})["table"]["id"]
    visitor.ask(f"/api/tables/{table}/seats/1/take", {})
    visitor.ask(f"/api/tables/{table}/ready", {"ready": True})
    visitor.ask(f"/api/tables/{table}/start", {})
    visitor.go(f"/t/{table}")
    take = visitor.page.get_by_role("button", name="I am")
    secrets = visitor.page.locator("[data-option-id], .hand")
    for _ in range(2):
        expect(take).to_be_visible()
        assert secrets.count() == 0, "nothing is shown before the hand-over"
        take.click()
        assert visitor.wait_for_turn()
        visitor.choose_in_list()
    assert visitor.wait_for_turn(), "whoever chose last keeps the screen for the next room"
    visitor.choose_in_list()
    expect(take).to_be_visible()
    assert secrets.count() == 0


def test_each_player_at_one_screen_has_a_name(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.introduce("Mara")
    table = visitor.ask("/api/tables", {"game": "dungeon-raiders", "seats": 2})["table"]["id"]
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Sit here too").click()
    names = visitor.page.get_by_label("Player's name")
    expect(names).to_have_count(2)
    expect(names.first).to_have_value("Mara")
    expect(names.last).to_be_focused()
    visitor.page.keyboard.type("Bo")
    visitor.page.get_by_role("button", name="Begin the match").click()
    take = visitor.page.get_by_role("button", name="I am")
    for name in ("Mara", "Bo"):
        expect(visitor.page.get_by_role("heading", name=f"Hand over to {name}", exact=True)).to_be_visible()
        take.click()
        assert visitor.wait_for_turn()
        expect(visitor.page.locator(".seat .name")).to_have_text(["Mara", "Bo"])
        visitor.choose_in_list()
    assert visitor.wait_for_turn()
    log = visitor.page.locator("[role=log]")
    expect(log).to_contain_text("Mara")
    assert visitor.ask(f"/api/tables/{table}/record")["players"] == ["Mara", "Bo"]


def test_a_rematch_gathers_everybody_again(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = sit_together(host, guest, "dungeon-roll")
    playing = {0: host, 1: guest}
    while deciding := host.ask(f"/api/tables/{table}")["table"]["deciding"]:
        visitor = playing[deciding[0]]
        assert visitor.wait_for_turn()
        visitor.choose_in_list(-1)
    guest.page.get_by_role("button", name="Rematch").click()
    expect(guest.page.get_by_role("button", name="Begin the match")).to_be_disabled()
    host.page.get_by_role("link", name="To the rematch").click()
    host.page.get_by_role("button", name="I am ready").click()
    guest.page.get_by_role("button", name="Begin the match").click()
    for visitor in (host, guest):
        expect(visitor.page.locator(".seat")).to_have_count(2)


@pytest.fixture
def process(address: str, tmp_path: Path) -> Iterator[Process]:
    del address  # the web app is built
    first = Process(tmp_path, games="undercroft.games:games")
    yield first
    first.kill()


def test_a_match_goes_on_after_the_server_was_killed(
    visit: Callable[..., Visitor], process: Process, tmp_path: Path
) -> None:
    visitor = visit(address=process.url, forgive="WebSocket|ERR_CONNECTION|Failed to load")
    visitor.play_now("dungeon-roll", 2)
    for _ in range(3):
        assert visitor.wait_for_turn()
        visitor.choose_in_list()
    lines = visitor.page.locator("[role=log] li").count()
    visitor.wait_for_turn()
    process.kill()
    expect(visitor.page.get_by_text("Reconnecting, your match is saved")).to_be_visible()
    again = Process(tmp_path, port=int(process.url.rsplit(":", 1)[1]), games="undercroft.games:games")
    try:
        expect(visitor.page.get_by_text("Reconnecting, your match is saved")).to_be_hidden()
        assert visitor.wait_for_turn()
        assert visitor.page.locator("[role=log] li").count() >= lines
        visitor.choose_in_list()
    finally:
        again.kill()
