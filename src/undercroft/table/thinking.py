"""Thinking happens in other processes, never in the event loop.

There are three lanes: searching, with as many processes as the settings say; errands (rules of thumb, records,
replays), which take milliseconds and must not stand in line behind a search; and studies of finished matches, which
take long and give way to everything else.
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

from undercroft.lab.weighing import Unit
from undercroft.table import metrics, worker
from undercroft.table.settings import Settings
from undercroft.table.worker import Brief, Look, Worth

T = TypeVar("T")
QUICK = ("random", "thumb")
GIVES_WAY = 10
"""How nice the lane of studies is to the others."""
log = logging.getLogger("undercroft.table")


def _begin(games: str, nice: int) -> None:
    """The server ends its thinkers, the keyboard does not; and they do not outlive a server that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    worker.warm_up(games)


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Lane:
    """Some processes; new ones when one of them dies."""

    def __init__(self, name: str, workers: int, games: str, nice: int = 0) -> None:
        self._name = name
        self._workers = workers
        self._games = games
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin, (self._games, self._nice))
        return self._pool

    async def run(self, task: Callable[..., T], *args: Any) -> T:
        with metrics.thought(self._name):
            return await self._run(task, *args)

    async def _run(self, task: Callable[..., T], *args: Any) -> T:
        for _ in range(2):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(task, *args))
            except BrokenProcessPool:
                log.warning("a thinking process died; starting anew")
                metrics.thinker_restarts.inc()
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
        self._search = Lane("search", settings.workers, settings.games)
        self._errands = Lane("errands", 1, settings.games)
        self._studies = Lane("studies", 1, settings.games, GIVES_WAY)
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

    async def outlook(self, brief: Brief, seconds: float) -> tuple[Unit, list[float]]:
        return await self._studies.run(worker.outlook, brief, seconds)

    async def look_back(self, brief: Brief, number: int, seconds: float) -> Look:
        return await self._studies.run(worker.look_back, brief, number, seconds)

    async def look_again(self, brief: Brief, look: Look, seconds: float) -> Look:
        return await self._studies.run(worker.look_again, brief, look, seconds)

    def close(self) -> None:
        for lane in (self._search, self._errands, self._studies):
            lane.close()
