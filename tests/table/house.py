"""A real server for the tests: uvicorn in a thread, or in a process that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from undercroft.table.process import MODULE
from undercroft.table.serve import make_server
from undercroft.table.settings import Limits, Settings

GAMES = "tests.table.toys:games"
GENEROUS = Limits(
    posts_per_second=1000,
    posts_at_once=10_000,
    messages_per_second=1000,
    messages_at_once=1000,
    looks_at_once=1000,
    connections=50,
)
PATIENCE = 60.0
"""Seconds that a test waits for anything before it gives up."""


def settings(data: Path, **changes: Any) -> Settings:
    usual = Settings(
        data,
        games=GAMES,
        pace=0,
        window=0.02,
        passing=(0.02, 0.05),
        grace=0,
        warm=False,
        limits=GENEROUS,
        hint="search:60",
    )
    return replace(usual, **changes)


@contextmanager
def server(given: Settings) -> Iterator[str]:
    """A running server; its address."""
    made = make_server(given, "127.0.0.1", 0)
    thread = threading.Thread(target=made.run, daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not made.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < end, "the server takes too long to start"
        time.sleep(0.01)
    port = made.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        made.should_exit = True
        thread.join(PATIENCE)


def thinkers() -> set[int]:
    """The thinking processes that this one has started, by their ids."""
    children = {int(child) for task in Path("/proc/self/task").glob("*/children") for child in task.read_text().split()}
    return {child for child in children if MODULE in Path(f"/proc/{child}/cmdline").read_text()}


class Process:
    """A server in a process of its own."""

    def __init__(
        self,
        data: Path,
        *,
        pace: float = 0.0,
        grace: float = 0.0,
        port: int = 0,
        games: str = GAMES,
        db: str = "",
        env: Mapping[str, str] | None = None,
    ) -> None:
        command = [sys.executable, "-m", "tests.table.run", str(data), str(pace), str(grace), str(port), games, db]
        around = {**os.environ, **(env or {})}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True, env=around)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        assert self.url, "the server ended at once"
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"{self.url}/api/games").raise_for_status()
                return
            except httpx.TransportError:
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """At once; its thinkers must notice and end too."""
        if self._process.poll() is None:
            os.kill(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def stop(self) -> None:
        """As whoever runs it would: it may finish what it does."""
        self._process.terminate()
        self._process.wait(PATIENCE)

    def is_gone(self) -> bool:
        """Whether nothing is left of it, wait included."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                os.killpg(self._process.pid, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.02)
        return False
