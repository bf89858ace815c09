"""How long a choice takes at a busy server: from sending it to seeing it in the answer.

``make bench-table``: a real server process with 200 tables of computer players going on, each choosing once a second,
and one table of our own, played over its socket. ``--tables 0`` shows what an idle server does.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

GAME = "dungeon-roll"
HOSTED = 40
"""Tables for each of the people who set them up."""


def main() -> None:
    options = _options()
    if options.serve:
        _serve(Path(options.serve), options.pace, options.workers)
        return
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), options.pace, options.workers) as url:
        result = _measure(url, Path(folder), options)
    if options.json:
        print(json.dumps(result, indent=1))
    else:
        _print(result)


@contextmanager
def serving(folder: Path, pace: float = 1.0, workers: int = 1) -> Iterator[str]:
    """A server in a process of its own; its address."""
    command = [sys.executable, "-m", "bench.table", "--serve", str(folder), "--pace", str(pace)]
    process = subprocess.Popen([*command, "--workers", str(workers)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(20)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20, help="how long to measure")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between choices of computer players")
    parser.add_argument("--player", default="thumb")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    return parser.parse_args()


def _serve(folder: Path, pace: float, workers: int) -> None:
    """The server's process: as usual, but for the limits that would keep one machine from being 200 tables."""
    import socket

    from undercroft.table.serve import make_server, run
    from undercroft.table.settings import Limits, Settings

    limits = Limits(posts_at_once=100_000, messages_at_once=100_000)
    server = make_server(Settings(folder, workers=workers, pace=pace, limits=limits), "127.0.0.1", 0)
    door = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    run(server, door)


class Bench:
    """Our own table, and the others around it."""

    def __init__(self, url: str, folder: Path) -> None:
        import httpx

        self.url = url
        self._database = sqlite3.connect(folder / "table.db")
        self._client = httpx.Client

    def person(self) -> Any:
        person = self._client(base_url=self.url, timeout=60)
        person.post("/api/me", json={"name": "Bench"}).raise_for_status()
        return person

    def fill(self, tables: int, player: str) -> None:
        """Tables that only computer players sit at."""
        host = None
        for number in range(tables):
            if host is None or number % HOSTED == 0:
                host = self.person()
            body = {"game": GAME, "seats": 4, "computer": player}
            table = host.post("/api/play-now", json=body).raise_for_status().json()["table"]["id"]
            host.post(f"/api/tables/{table}/seats/0/give", json={"computer": player}).raise_for_status()

    def count(self) -> tuple[int, int]:
        """How many matches go on, and how many choices were made at all tables."""
        playing = self._database.execute("SELECT count(*) FROM tables WHERE status = 'playing'").fetchone()[0]
        return playing, self._database.execute("SELECT count(*) FROM choices").fetchone()[0]

    def play(self, seconds: float) -> list[float]:
        """Choose, again and again, in matches for one; the latencies."""
        latencies: list[float] = []
        end = time.monotonic() + seconds
        me = self.person()
        while time.monotonic() < end:
            body = {"game": GAME, "seats": 1}
            table = me.post("/api/play-now", json=body).raise_for_status().json()["table"]["id"]
            latencies += self._play_one(me, table, end)
        return latencies

    def _play_one(self, me: Any, table: str, end: float) -> list[float]:
        from websockets.sync.client import connect

        latencies: list[float] = []
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = f"undercroft={me.cookies['undercroft']}"
        with connect(address, additional_headers={"Cookie": cookie}) as socket:
            socket.send('{"type":"hello"}')
            decision = json.loads(socket.recv())["sights"][0]["decision"]
            while decision is not None and time.monotonic() < end:
                choice = {"seat": 0, "number": decision["number"], "option": decision["options"][-1]["id"]}
                began = time.perf_counter()
                socket.send(json.dumps({"type": "choose", **choice}))
                decision = _answer(socket)["sight"]["decision"]
                latencies.append(time.perf_counter() - began)
                time.sleep(0.02)
        return latencies


def _answer(socket: Any) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=30))
        assert message["type"] != "refused", message
        if message["type"] == "update":
            return message


def _measure(url: str, folder: Path, options: argparse.Namespace) -> dict[str, float]:
    wait_for(url)
    bench = Bench(url, folder)
    bench.fill(options.tables, options.player)
    (playing_before, choices_before), began = bench.count(), time.monotonic()
    latencies = bench.play(options.seconds)
    (playing, choices), took = bench.count(), time.monotonic() - began
    cuts = statistics.quantiles(latencies, n=100)
    return {
        "tables at first": playing_before,
        "tables at last": playing,
        "choices per second at all tables": round((choices - choices_before) / took, 1),
        "own choices": len(latencies),
        "median ms": round(1000 * statistics.median(latencies), 2),
        "p95 ms": round(1000 * cuts[94], 2),
        "worst ms": round(1000 * max(latencies), 2),
    }


def wait_for(url: str) -> None:
    import httpx

    for _ in range(500):
        try:
            httpx.get(f"{url}/api/games").raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.02)
    raise SystemExit("the server does not answer")


def _print(result: dict[str, float]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="From sending a choice to seeing it", show_header=False)
    for name, value in result.items():
        table.add_row(name, f"{value:g}")
    Console().print(table)


if __name__ == "__main__":
    main()
