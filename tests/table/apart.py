"""Servers in processes of their own, with limits as a test wants them."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.table.house import GAMES, PATIENCE

MANY = {"posts_per_second": 1000, "posts_at_once": 10_000, "connections": 50}
"""Limits as usual, but as many requests and connections as a test needs."""


@contextmanager
def server_apart(
    folder: Path, limits: Mapping[str, float] = MANY, *, db: str = "", files: int = 0, games: str = GAMES
) -> Iterator[str]:
    """A running server; its address. ``files``: how many it may have open."""
    command = [sys.executable, "-m", "tests.table.serve_apart", str(folder), db, json.dumps(dict(limits)), games]
    if files:
        command = ["bash", "-c", f'ulimit -n {files}; exec "$@"', "bash", *command]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        _wait(process, url)
        yield url
        assert process.poll() is None, "the server is still there"
    finally:
        process.terminate()
        process.wait()


def _wait(process: subprocess.Popen[str], url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            httpx.get(f"{url}/api/games").raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")
