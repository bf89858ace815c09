"""Thinking happens in other processes, never in the event loop.

There are two lanes: searching, with as many processes as the settings say, and errands (rules of thumb, records,
replays), which take milliseconds and must not stand in line behind a search.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from undercroft.table import worker
from undercroft.table.settings import Settings
from undercroft.table.worker import Brief, Worth

T = TypeVar("T")
QUICK = ("random", "thumb")
log = logging.getLogger("undercroft.table")


def _begin(games: str) -> None:
    """The server ends its thinkers, the keyboard does not; and they do not outlive a server that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    worker.warm_up(games)


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Lane:
    """Some processes; new ones when one of them dies."""

    def __init__(self, workers: int, games: str) -> None:
        self._workers = workers
        self._games = games
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin, (self._games,))
        return self._pool

    async def run(self, task: Callable[..., T], *args: Any) -> T:
        for _ in range(2):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(task, *args))
            except BrokenProcessPool:
                log.warning("a thinking process died; starting anew")
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("thinking processes die again and again")

    def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        for _ in range(self._workers):
            self._open().submit(worker.warm_up, self._games)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Thinking:
    def __init__(self, settings: Settings) -> None:
        self._search = Lane(settings.workers, settings.games)
        self._errands = Lane(1, settings.games)
        if settings.warm:
            self._search.warm_up()
            self._errands.warm_up()

    async def choose(self, brief: Brief, seat: int, player: str) -> str:
        lane = self._errands if player in QUICK else self._search
        return await lane.run(worker.choose, brief, seat, player)

    async def weigh(self, brief: Brief, seat: int, player: str) -> tuple[str, list[Worth]]:
        return await self._search.run(worker.weigh, brief, seat, player)

    async def record(self, brief: Brief, players: list[str]) -> bytes:
        return await self._errands.run(worker.record, brief, players)

    async def verify(self, brief: Brief) -> dict[str, Any]:
        return await self._errands.run(worker.verify, brief)

    async def frames(self, brief: Brief, seat: int | None) -> list[dict[str, Any]]:
        return await self._errands.run(worker.frames, brief, seat)

    def close(self) -> None:
        self._search.close()
        self._errands.close()
