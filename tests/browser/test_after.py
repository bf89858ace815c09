"""After a match: the replay, the review, the proof; and the lesson before the first one."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from typer.testing import CliRunner

import undercroft
from tests.browser.conftest import house
from tests.browser.visitor import Visitor
from tests.table.house import server
from undercroft.cli import app
from undercroft.table.patches import patched


def test_replay_review_and_proof(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit()
    table = visitor.play_now("dungeon-roll", 1)
    visitor.finish(table)
    visitor.go(f"/t/{table}/replay")
    scrubber = visitor.page.get_by_role("slider", name="Place in the match")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last == len(visitor.ask(f"/api/tables/{table}/replay")["steps"])
    scrubber.fill("3")
    expect(visitor.page).to_have_url(re.compile(r"/replay\?n=3\b"))
    visitor.page.get_by_role("button", name="One choice on").click()
    expect(scrubber).to_have_value("4")
    visitor.page.get_by_role("button", name="Check the dice").first.click()
    expect(visitor.page.get_by_text("The seed is the one that was committed to.").first).to_be_visible()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download the record").last.click()
    kept = tmp_path / "record.json"
    download.value.save_as(kept)
    assert CliRunner().invoke(app, ["verify", str(kept)]).exit_code == 0
    assert undercroft.load(json.loads(kept.read_text(encoding="utf-8"))).outcome is not None


def test_what_the_ending_offers(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit()
    table = visitor.play_now("dungeon-roll", 1)
    visitor.finish(table)
    ending = visitor.ending
    ending.get_by_role("button", name="Check the dice").click()
    expect(ending.get_by_text("The dice were fair")).to_be_visible()
    with visitor.page.expect_download() as download:
        ending.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))["players"] == ["Mara"]
    ending.get_by_role("button", name="Share").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    expect(visitor.page.get_by_role("button", name="Copied")).to_be_visible()
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{visitor.address}/t/{table}/replay"
    visitor.page.keyboard.press("Escape")
    ending.get_by_role("button", name="Look at the table").click()
    expect(ending).to_be_hidden()
    visitor.page.get_by_role("button", name="Back to the result").click()
    ending.get_by_role("link", name="Replay").click()
    expect(visitor.page.get_by_role("slider", name="Place in the match")).to_be_visible()
    assert visitor.page.url.startswith(copied)


def test_the_review_draws_the_curve(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.play_now("dungeon-roll", 1)
    visitor.finish(table)
    visitor.ending.get_by_role("link", name="Review the choices").click()
    curve = visitor.page.get_by_role("img", name="Points to expect, choice by choice")
    expect(curve.locator("path.line")).to_have_count(1)
    scrubber = visitor.page.get_by_role("slider", name="Place in the match")
    curve.click(position={"x": 200, "y": 40})
    expect(scrubber).not_to_have_value("0")


def test_the_story_of_a_replay_leads_to_the_rules(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.play_now("dungeon-roll", 1)
    visitor.finish(table)
    visitor.go(f"/t/{table}/replay?n=3")
    mark = visitor.page.locator("[role=log] [data-rule]").last
    number = mark.inner_text()
    mark.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("dialog").locator("li.here")).to_contain_text(number)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()


def test_playing_again_begins_at_once_with_the_same_computers(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.play_now("dungeon-roll", 2)
    visitor.finish(table)
    visitor.ending.get_by_role("button", name="Play again").click()
    expect(visitor.page).not_to_have_url(re.compile(table))
    assert visitor.wait_for_turn()
    again = visitor.page.url.rsplit("/", 1)[1]
    seats = visitor.ask(f"/api/tables/{again}")["table"]["seats"]
    assert [(seat["name"], seat["computer"]) for seat in seats] == [("Mara", None), (None, "thumb")]


def test_a_link_opens_the_same_moment_for_somebody_else(visit: Callable[..., Visitor]) -> None:
    visitor, other = visit(), visit(lang="ru")
    table = visitor.play_now("dungeon-roll", 1)
    visitor.finish(table)
    other.go(f"/t/{table}/replay?n=5")
    expect(other.page.get_by_role("slider").first).to_have_value("5")


def test_the_lesson_teaches_by_playing(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    lessons: list[dict[str, Any]] = []
    sights: list[dict[str, Any]] = []

    def read(message: str | bytes) -> None:
        told = json.loads(message)
        sights[:] = told["sights"] if "sights" in told else patched(sights, told.get("patch", []))
        lessons.extend(sight["lesson"] for sight in sights if sight["lesson"] is not None)

    visitor.page.on("websocket", lambda socket: socket.on("framereceived", read))
    visitor.go()
    visitor.page.get_by_role("button", name=re.compile(r"^Dungeon Roll, \d+ minutes")).click()
    expect(visitor.page.get_by_text("Lesson, step 1")).to_be_visible()
    steps = 0
    while visitor.wait_for_turn() and steps < lessons[-1]["of"]:
        steps += 1
        visitor.page.locator(f'[data-option-id="{lessons[-1]["wanted"][0]}"]').click()
        visitor.act.click()
        visitor.settle()
    assert steps == lessons[0]["of"] > 12


def test_a_match_that_was_begun_with_other_rules_says_so(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    with server(house(tmp_path)) as here:
        visitor = visit(address=here, forgive="WebSocket|ERR_CONNECTION_REFUSED|409")
        table = visitor.play_now("dungeon-roll", 1)
        assert visitor.wait_for_turn()
        visitor.choose_in_list(0)
        assert visitor.wait_for_turn()
    with closing(sqlite3.connect(tmp_path / "table.db")) as db:
        db.execute("UPDATE tables SET version = 99")
        db.execute("DELETE FROM bookmarks")
        db.commit()
    with server(house(tmp_path)) as visitor.address:
        visitor.go(f"/t/{table}")
        expect(visitor.page.get_by_text("rules or cards that are no longer here")).to_be_visible()
        visitor.page.get_by_role("link", name="To the start page").click()
        expect(visitor.page).to_have_url(re.compile(r"/$"))


def test_a_match_that_goes_on_by_todays_rules_says_so(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    with server(house(tmp_path)) as here:
        visitor = visit(address=here, forgive="WebSocket|ERR_CONNECTION_REFUSED")
        table = visitor.play_now("dungeon-roll", 1)
        assert visitor.wait_for_turn()
        visitor.choose_in_list(0)
        assert visitor.wait_for_turn()
    with closing(sqlite3.connect(tmp_path / "table.db")) as db:
        db.execute("UPDATE tables SET version = 99")
        db.commit()
    with server(house(tmp_path)) as visitor.address:
        visitor.go(f"/t/{table}")
        expect(visitor.page.get_by_text("It goes on by those of today")).to_be_visible()
        assert visitor.wait_for_turn()
