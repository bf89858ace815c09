"""Many who watch: until all have come, until the last one sees a choice, and whether their leaving holds others up."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from bench.table.clients import Guest, Seat, Spectator
from bench.table.figures import Figures, spread
from bench.table.server import running, wait_for

CONNECTIONS = 8
"""Of one person at most."""
AT_ONCE = 50
CHOICES = 30
LEAVING = 3.0


def measure(count: int, tables: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        wait_for(server.url)
        me = Guest(server.url)
        own = me.play_now("dungeon-roll", 1)
        watched = [own, *(Guest(server.url).play_now("dungeon-roll", 1) for _ in range(tables - 1))]
        cookies = [Guest(server.url).cookie for _ in range(-(-count // CONNECTIONS))]
        empty = server.memory()
        with me.sit(own) as seat:
            found = asyncio.run(_watch(server.url, watched, cookies, count, seat))
        return {**found, "KB a socket": round(1024 * (server.memory() - empty) / count)}


async def _watch(url: str, tables: list[str], cookies: list[str], count: int, seat: Seat) -> Figures:
    began = time.perf_counter()
    crowd: list[Spectator] = []
    for first in range(0, count, AT_ONCE):
        coming = range(first, min(first + AT_ONCE, count))
        crowd += await asyncio.gather(
            *(Spectator.come(url, tables[at % len(tables)], cookies[at // CONNECTIONS]) for at in coming)
        )
    joined = time.perf_counter() - began
    await asyncio.sleep(2 + count / 1000)
    here = [spectator for at, spectator in enumerate(crowd) if at % len(tables) == 0]
    reached = [await _reach(here, seat) for _ in range(CHOICES) if not seat.over]
    still = sum(not spectator.gone for spectator in crowd)
    waits = await _leave(url, crowd)
    return {
        "all joined s": round(joined, 2),
        **spread(reached, "last one sees it, "),
        "stayed": still,
        **spread(waits, "GET while all leave, "),
    }


async def _reach(crowd: list[Spectator], seat: Seat) -> float:
    """From sending a choice until the last spectator has it."""
    news = [spectator.expect() for spectator in crowd]
    began = time.perf_counter()
    await asyncio.to_thread(seat.choose)
    return max(await asyncio.gather(*news)) - began


async def _leave(url: str, crowd: list[Spectator]) -> list[float]:
    """All go at once; how long somebody else waits for a small answer meanwhile."""
    command = [sys.executable, "-m", "bench.table.asking", url, str(LEAVING)]
    asking = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert asking.stdout is not None
    await asking.stdout.readline()
    for spectator in crowd:
        spectator.leave()
    waits: list[float] = json.loads(await asking.stdout.read())
    await asking.wait()
    return waits
