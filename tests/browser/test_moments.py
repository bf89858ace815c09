"""Moments are seen: what is turned over and what came of it stays for as long as it takes to read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.beside import beside, play_on
from tests.browser.visitor import Visitor
from tests.browser.watching import ONE_CLICK, WATCH, Seen, seen
from tests.table.visitor import Sitting

LATE = 20
"""Milliseconds between two pictures, at which things are noticed: a busy machine may be slow, but shortens nothing."""
SLOW = 6
"""So many times slower is the page's processor where it is said to be slow."""
MANY = 40


def watching(visit: Callable[..., Visitor], slower: int = 1, **ways: Any) -> Visitor:
    visitor = visit(pace=1, **ways)
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    visitor.context.add_init_script(WATCH)
    visitor.context.add_init_script(ONE_CLICK)
    return visitor


def too_short(moments: list[Seen]) -> list[Seen]:
    return [each for each in moments if each.until is not None and each.shown < each.needs - LATE]


@pytest.mark.parametrize("slower", [1, pytest.param(SLOW, marks=pytest.mark.soak)])
def test_rooms_and_the_boss_of_raiders(visit: Callable[..., Visitor], slower: int) -> None:
    """The last level: each verdict stays, nothing is asked meanwhile, and the ending waits for the boss's."""
    visitor = watching(visit, slower)
    for _ in range(3):
        play_the_last_level(visitor)
        rooms = seen(visitor.page, "room")
        if rooms:
            break
    assert rooms, "a room with a monster or a trap, or the boss"
    assert not too_short(rooms)
    asked = [each.since for each in seen(visitor.page, "question")]
    assert not [room for room in rooms for since in asked if room.since < since < (room.until or 0) - LATE]
    assert seen(visitor.page, "ending")[0].since >= (rooms[-1].until or 0) - LATE
    assert not too_short(seen(visitor.page, "result"))


def play_the_last_level(visitor: Visitor) -> None:
    """In which a hero may die before the boss, in a room of which nothing is said."""
    while True:
        table = visitor.play_now("dungeon-raiders", 2)
        with beside(visitor, table) as sitting:
            if play_on(sitting, lambda _: bool(sitting.sights[0]["view"]["level"] == 5)):
                break
    visitor.go(f"/t/{table}")
    for _ in range(MANY):
        if not visitor.wait_for_turn():
            break
        visitor.rows.first.click()
        visitor.settle()
    expect(visitor.ending).to_be_visible()


@pytest.mark.parametrize("slower", [1, SLOW])
def test_dice_of_a_quest_in_dungeoneer(visit: Callable[..., Visitor], slower: int) -> None:
    """A search: its dice, then the verdict, which stays, and only then the next question."""
    visitor = watching(visit, slower)
    while True:
        table = visitor.play_now("dungeoneer", 2)
        with beside(visitor, table) as sitting:
            if play_on(sitting, lambda options: bool(rolling(sitting, options)), ("move", "explore", "place")):
                search, *_ = rolling(sitting, sitting.options(0))
                break
    visitor.go(f"/t/{table}")
    assert visitor.wait_for_turn()
    visitor.page.locator(f'[data-option-id="{search}"]').click()
    stage = visitor.page.locator("[data-act]")
    expect(stage).to_be_visible()
    expect(stage.locator(".verdict")).to_be_visible()
    expect(stage).to_be_hidden()
    verdicts = seen(visitor.page, "stage")
    verdict = verdicts[0]
    assert not too_short(verdicts)
    assert seen(visitor.page, "dice")
    asked = [each for each in seen(visitor.page, "question") if each.since > verdict.since]
    assert all(each.since >= (verdict.until or 0) - LATE for each in asked)


def rolling(sitting: Sitting, options: list[str]) -> list[str]:
    """Searches, and attempts at quests that ask for a check: for others no dice are thrown."""
    checks = sitting.sights[0]["view"]["heroes"][0]["chances"]
    return [each for each in options if each.startswith("search:") or each.removeprefix("attempt:") in checks]


@pytest.mark.parametrize("slower", [1, pytest.param(SLOW, marks=pytest.mark.soak)])
def test_dice_that_others_roll_in_dungeon_roll(visit: Callable[..., Visitor], slower: int) -> None:
    """What others have rolled can be read, whatever they do with it after."""
    visitor = watching(visit, slower)
    visitor.play_now("dungeon-roll", 2)
    rolls: list[Seen] = []
    for _ in range(MANY):
        if not visitor.wait_for_turn():
            break
        rests = visitor.page.locator('[data-option-id="rest"]:enabled, [data-option-id="flee"]:enabled')
        (rests if rests.count() else visitor.rows).first.click()
        visitor.settle()
        rolls = [each for each in seen(visitor.page, "result") if re.match("Level \\d+: ", each.text) and each.until]
        if len(rolls) > 1:
            break
    assert rolls, "others have rolled"
    assert not too_short(rolls[1:])


@pytest.mark.parametrize("slower", [1, pytest.param(SLOW, marks=pytest.mark.soak)])
def test_blows_of_a_battle_in_dungeoneer(visit: Callable[..., Visitor], slower: int) -> None:
    """What a blow brought stays on its lane, and whatever else came of a choice stays too; what lay there when the page
    was opened goes with one's own click."""
    visitor = watching(visit, slower)
    while True:
        table = visitor.play_now("dungeoneer", 2)
        with beside(visitor, table) as sitting:
            if play_on(sitting, lambda options: bool(challenges(options)), ("move", "explore")):
                break
    visitor.go(f"/t/{table}")
    visitor.wait_for_turn()
    old = len(seen(visitor.page, "lane"))
    for _ in range(MANY // 4):
        if not visitor.wait_for_turn():
            break
        fights = visitor.page.locator('[data-option-id^="challenge"]:enabled, [data-option-id^="attack"]:enabled')
        (fights if fights.count() else visitor.rows).first.click()
        visitor.settle()
        if len(seen(visitor.page, "lane")) > old + 1 and seen(visitor.page, "result"):
            break
    moments = [*seen(visitor.page, "lane")[old:], *seen(visitor.page, "result"), *seen(visitor.page, "stage")]
    assert len(moments) > 1
    assert not too_short(moments)


def challenges(options: list[str]) -> list[str]:
    return [each for each in options if each.startswith("challenge")]
