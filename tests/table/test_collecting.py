"""The cycle collector does not stop the server while it is at work."""

from __future__ import annotations

import asyncio
import gc
import time
from itertools import pairwise

import pytest

from tests.table.house import PATIENCE
from tests.table.visitor import Visitor
from undercroft.table import collecting
from undercroft.table.collecting import Collector
from undercroft.table.socket import Connection
from undercroft.table.turns import Turns
from undercroft.table.wire import HttpWire, SocketWire


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


def test_a_server_that_never_rests_does_it_when_there_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "SELDOM", 0.01)
    monkeypatch.setattr(collecting, "MOMENT", 0.05)
    monkeypatch.setattr(collecting, "MUCH", 100_000)

    async def run() -> None:
        collector = Collector()
        collector.start()
        try:
            tie_knots(100)
            await work_hard(0.3)
            assert not collector.collections
            tie_knots(100_000)
            await work_hard(0.5)
            assert collector.collections
        finally:
            await collector.stop()

    asyncio.run(run())


def left_of_sockets() -> int:
    return sum(isinstance(thing, Connection | SocketWire | HttpWire) for thing in gc.get_objects())


def test_sockets_that_end_are_gone_without_the_collector(url: str) -> None:
    """Thousands of them would keep it busy for half a second."""
    ann, eve = Visitor(url), Visitor(url, "Eve")
    table = ann.play_now()
    gc.collect()
    gc.disable()
    try:
        before = left_of_sockets()
        sittings = [eve.sit(table) for _ in range(20)]
        assert left_of_sockets() >= 40
        for sitting in sittings:
            sitting.look()
            sitting.socket.close()
        end = time.monotonic() + PATIENCE
        while left_of_sockets() > before and time.monotonic() < end:
            time.sleep(0.05)
        assert left_of_sockets() <= before
    finally:
        gc.enable()


def test_others_get_their_turn_between_a_few_and_the_next() -> None:
    async def run() -> list[int]:
        turns, done, seen = Turns(10), list[int](), list[int]()

        async def work(number: int) -> None:
            await turns.mine()
            done.append(number)

        async def look() -> None:
            while len(done) < 95:
                seen.append(len(done))
                await asyncio.sleep(0)

        await asyncio.gather(*(work(number) for number in range(95)), look())
        assert done == list(range(95)), "in the order in which they came"
        return seen

    seen = asyncio.run(run())
    assert max(after - before for before, after in pairwise(seen)) <= 10
