"""Thinking time: said beforehand; when it is over, the rule of thumb chooses."""

from __future__ import annotations

import asyncio
import json
import time

from tests.table.visitor import Sitting, Visitor
from undercroft.table.clock import Clock


def test_when_time_is_over_the_thumb_chooses(url: str) -> None:
    ann = Visitor(url)
    began = time.time()
    with ann.sit(ann.play_now(seconds=1)) as sitting:
        assert sitting.table["seconds"] == 1
        until = sitting.deciding[0]["until"]
        assert began + 1 <= until <= time.time() + 1
        sitting.until(lambda message: message["type"] == "update")
        assert time.time() >= until
        assert sitting.last == {"seat": 0, "made_by": "clock", "taken_back": False}
        sitting.chosen(0, sitting.options(0)[0])
        assert sitting.step >= 2, "the match goes on, and one may still choose"


def test_who_comes_back_hears_how_often_the_clock_chose(url: str) -> None:
    ann = Visitor(url)
    table = ann.play_now(seconds=1)
    with ann.sit(table) as sitting:
        assert by_clock(sitting) == 0
        sitting.until(lambda message: message["type"] == "update" and message["last"]["made_by"] == "clock")
    with ann.sit(table) as sitting:
        assert by_clock(sitting) >= 1
        sitting.until_so(lambda: bool(sitting.options(0)))
        sitting.chosen(0, sitting.options(0)[0])
    with ann.sit(table) as sitting:
        assert by_clock(sitting) == 0, "one has chosen since"


def by_clock(sitting: Sitting) -> int:
    return int(json.loads(sitting.heard[0])["by_clock"])


def test_a_clock_has_no_say_over_computers_and_quick_people(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.play_now(seconds=2, setup={"rounds": 1})) as sitting:
        sitting.chosen(0, "pass")
        sitting.chosen(0, sitting.options(0)[0])
        sitting.until_so(lambda: sitting.outcome is not None)
        assert '"clock"' not in "".join(sitting.heard)


def test_undo_does_not_stop_the_clock(url: str) -> None:
    """Otherwise choosing and taking back again and again would give endless time."""
    ann, bob = Visitor(url), Visitor(url, "Bob")
    table = ann.create(seconds=2)
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as at0:
        until = at0.deciding[0]["until"]
        at0.chosen(0, "pass")
        assert at0.ask(type="undo", seat=0)["type"] == "done"
        assert at0.deciding == [{"seat": 0, "until": until}]
        time.sleep(1)
        at0.chosen(0, "pass")
        time.sleep(max(0.0, until - time.time()) + 0.05)
        assert at0.refusal(type="undo", seat=0)["code"] == "undo-too-late"


def test_the_clock_rings_in_order_and_only_for_the_last_setting() -> None:
    rung: list[str] = []

    async def ring(table: str) -> None:
        rung.append(table)
        if len(rung) == 2:
            both.set()

    async def run() -> None:
        clock = Clock(ring)
        clock.start()
        now = time.time()
        clock.set("a", now + 0.10)
        clock.set("b", now + 0.02)
        clock.set("c", now + 0.01)
        clock.set("c", None)
        clock.set("b", now + 0.05)
        await asyncio.wait_for(both.wait(), 5)
        clock.stop()

    both = asyncio.Event()
    asyncio.run(run())
    assert rung == ["b", "a"]
