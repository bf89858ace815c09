"""The cycle collector does not stop the server while it is at work."""

from __future__ import annotations

import asyncio
import gc

import pytest

from undercroft.table import collecting
from undercroft.table.collecting import Collector


class Knot:
    def __init__(self) -> None:
        self.itself = self


def tie_knots(count: int) -> None:
    for _ in range(count):
        Knot()


def knots() -> int:
    return sum(type(thing) is Knot for thing in gc.get_objects())


def test_everything_is_looked_through_only_in_quiet_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "SELDOM", 0.01)
    monkeypatch.setattr(collecting, "MOMENT", 0.2)
    usual = gc.get_threshold()

    async def run() -> None:
        collector = Collector()
        collector.start()
        try:
            tie_knots(10)
            await work_hard(0.6)
            assert (collector.collections, knots()) == (0, 10)
            while not collector.collections:
                await asyncio.sleep(0.05)
            assert knots() == 0
        finally:
            await collector.stop()

    asyncio.run(asyncio.wait_for(run(), 30))
    assert gc.get_threshold() == usual


async def work_hard(seconds: float) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while loop.time() < end:
        sum(range(20_000))
        await asyncio.sleep(0)


def test_a_server_that_never_rests_does_it_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "SELDOM", 0.01)
    monkeypatch.setattr(collecting, "MOMENT", 0.1)
    monkeypatch.setattr(collecting, "AT_LAST", 0.3)

    async def run() -> None:
        collector = Collector()
        collector.start()
        try:
            await work_hard(1)
            assert collector.collections
        finally:
            await collector.stop()

    asyncio.run(run())
