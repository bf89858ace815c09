"""Moments are seen: what is turned over and what came of it stays for as long as it takes to read."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.table.visitor import Sitting
from tests.table.visitor import Visitor as Client

WATCH = """
(() => {
    const seen = (window.__seen = []);
    const open = new Map();
    const places = {
        stage: '[data-act]:is([data-part=verdict], [data-part=gains]) .verdict',
        room: '[data-verdict] small',
        result: '.prompt:not(.yours) h2',
        question: '[data-option-id]',
        ending: '[aria-labelledby=ending-title]',
    };
    const look = () => {
        const now = performance.now();
        for (const [name, place] of Object.entries(places)) {
            const found = document.querySelector(place);
            const shown = found !== null && found.checkVisibility({visibilityProperty: true});
            const text = !shown ? null : name === 'question' ? 'asked' : found.textContent.trim();
            const was = open.get(name);
            if ((was?.text ?? null) === text) continue;
            if (was !== undefined) was.until = now;
            open.delete(name);
            if (text !== null) {
                open.set(name, {name, text, since: now, until: null});
                seen.push(open.get(name));
            }
        }
        requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
})()
"""
"""Notes in the page from when until when each thing was in sight."""
NOTICE, LETTER = 500, 30
"""Milliseconds that it takes to notice a text, and to read a letter of it."""
LATE = 120
"""Milliseconds by which a busy machine may miss."""
MANY = 40
ONE_CLICK = """
const kept = JSON.parse(localStorage.getItem('undercroft-settings'));
localStorage.setItem('undercroft-settings', JSON.stringify({...kept, atOnce: true}));
"""


def watching(visit: Callable[..., Visitor], **ways: Any) -> Visitor:
    visitor = visit(pace=1, **ways)
    visitor.context.add_init_script(WATCH)
    visitor.context.add_init_script(ONE_CLICK)
    return visitor


def seen(visitor: Visitor, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate("window.__seen")
    return [each for each in found if each["name"] == name]


def times(visitor: Visitor, name: str) -> dict[str, float]:
    """How long each text was in sight, in ms, if it is not any longer."""
    return {each["text"]: each["until"] - each["since"] for each in seen(visitor, name) if each["until"]}


def needs(text: str) -> float:
    return max(1200, NOTICE + LETTER * len(text)) - LATE


@contextmanager
def beside(visitor: Visitor, table: str) -> Iterator[Sitting]:
    """The visitor's seat, past the page."""
    client = Client(visitor.address, name="")
    client.http.cookies.update({each["name"]: each["value"] for each in visitor.context.cookies()})
    with client.sit(table) as sitting:
        yield sitting


def play_on(sitting: Sitting, until: Callable[[list[str]], bool], prefer: tuple[str, ...] = ()) -> bool:
    """At random, until it is so before a decision; whether the match goes on then."""
    chance = random.Random(7)
    while True:
        sitting.until_so(lambda: sitting.outcome is not None or bool(sitting.options(0)))
        if sitting.outcome is not None:
            return False
        options = sitting.options(0)
        if until(options):
            return True
        sitting.chosen(0, chance.choice([each for each in options if each.startswith(prefer)] or options))


def test_rooms_and_the_boss_of_raiders(visit: Callable[..., Visitor]) -> None:
    """The last level: each verdict stays, nothing is asked meanwhile, and the ending waits for the boss's."""
    visitor = watching(visit)
    for _ in range(3):
        play_the_last_level(visitor)
        rooms = [each for each in seen(visitor, "room") if each["text"]]
        if rooms:
            break
    assert rooms, "a room with a monster or a trap, or the boss"
    for room in rooms:
        assert room["until"] - room["since"] >= needs(room["text"]), room
    asked = [each["since"] for each in seen(visitor, "question")]
    assert not [room for room in rooms for since in asked if room["since"] < since < room["until"] - LATE]
    assert seen(visitor, "ending")[0]["since"] >= rooms[-1]["until"] - LATE


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


def test_dice_of_a_quest_in_dungeoneer(visit: Callable[..., Visitor]) -> None:
    """A search: its dice, then the verdict, which stays, and only then the next question."""
    visitor = watching(visit)
    searches = ("search:", "attempt:")
    while True:
        table = visitor.play_now("dungeoneer", 2)
        with beside(visitor, table) as sitting:
            if play_on(
                sitting,
                lambda options: any(each.startswith(searches) for each in options),
                ("move", "explore", "place"),
            ):
                break
    visitor.go(f"/t/{table}")
    assert visitor.wait_for_turn()
    visitor.page.locator('[data-option-id^="search:"], [data-option-id^="attempt:"]').first.click()
    stage = visitor.page.locator("[data-act]")
    expect(stage).to_be_visible()
    expect(stage.locator(".verdict")).to_be_visible()
    assert stage.locator(".rolls").count() > 0
    expect(stage).to_be_hidden()
    for text, shown in times(visitor, "stage").items():
        assert shown >= needs(text), text
    verdict, *_ = seen(visitor, "stage")
    asked = [each for each in seen(visitor, "question") if each["since"] > verdict["since"]]
    assert all(each["since"] >= verdict["until"] - LATE for each in asked)


def test_dice_that_others_roll_in_dungeon_roll(visit: Callable[..., Visitor]) -> None:
    """A level that was rolled lies there for a second, whatever is done with it after."""
    visitor = watching(visit)
    visitor.play_now("dungeon-roll", 2)
    rolls: dict[str, float] = {}
    for _ in range(MANY):
        if not visitor.wait_for_turn():
            break
        rests = visitor.page.locator('[data-option-id="rest"]:enabled, [data-option-id="flee"]:enabled')
        (rests if rests.count() else visitor.rows).first.click()
        visitor.settle()
        rolls = {text: shown for text, shown in times(visitor, "result").items() if re.match("Level \\d+: ", text)}
        if len(rolls) > 1:
            break
    assert rolls, "others have rolled"
    assert all(shown >= 1000 - 2 * LATE for shown in rolls.values()), rolls
