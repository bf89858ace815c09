"""Many tables of computer players, and one that is played at."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from pathlib import Path

from bench.table.clients import Guest
from bench.table.figures import Figures, spread
from bench.table.server import Running, running, wait_for

HOSTED = 40
"""Tables for each of the people who set them up."""
OWN = "dungeon-roll"


def measure(game: str, count: int, seconds: float = 20, pace: float = 1.0, player: str = "thumb") -> Figures:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), pace) as server:
        wait_for(server.url)
        empty = server.memory()
        fill(server, game, count, player)
        database = sqlite3.connect(Path(folder) / "table.db")
        before, began = _choices(database), time.monotonic()
        latencies = play(server.url, seconds)
        made = (_choices(database) - before) / (time.monotonic() - began)
        per_table = 1024 * (server.memory() - empty) / count if count else 0
        return {
            **spread(latencies),
            "own choices": len(latencies),
            "choices/s": round(made, 1),
            "KB a table": round(per_table),
        }


def fill(server: Running, game: str, count: int, player: str) -> None:
    """Tables that only computer players sit at."""
    host = Guest(server.url)
    for number in range(count):
        if number % HOSTED == HOSTED - 1:
            host = Guest(server.url)
        host.leave_to(host.play_now(game, 4, player), player)


def play(url: str, seconds: float, pause: float = 0.02) -> list[float]:
    """Choose, again and again, in matches for one; the latencies."""
    latencies: list[float] = []
    end = time.monotonic() + seconds
    me = Guest(url)
    while time.monotonic() < end:
        with me.sit(me.play_now(OWN, 1)) as seat:
            while not seat.over and time.monotonic() < end:
                latencies.append(seat.choose())
                time.sleep(pause)
    return latencies


def _choices(database: sqlite3.Connection) -> int:
    found: int = database.execute("SELECT count(*) FROM choices").fetchone()[0]
    return found
