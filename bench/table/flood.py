"""One visitor who asks for as much as the limits allow, and what the others notice of it."""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from bench.table.clients import Guest
from bench.table.figures import Figures, spread
from bench.table.server import Running, running, wait_for
from bench.table.tables import play

GAME = "dungeoneer"
TABLES = 45
PAUSE = 0.25
"""Seconds between two choices of somebody else: more often is refused by the usual limits."""
ELSEWHERE = "127.0.0.2"
"""Where the one visitor comes from: others do not share an address with them."""


def measure(seconds: float = 20) -> Figures:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), pace=0.3, strict=True) as server:
        wait_for(server.url)
        finished = _finish_a_match(server.url)
        quiet = server.memory()
        stop = threading.Event()
        threads = [threading.Thread(target=work, args=(server, finished, stop)) for work in (_abandon, _replays, _chat)]
        for thread in threads:
            thread.start()
        time.sleep(8)
        answers, most = _wait_for_computers(server, seconds / 2)
        latencies = play(server.url, seconds / 2, PAUSE)
        most = max(most, server.memory())
        stop.set()
        for thread in threads:
            thread.join()
        return {
            **spread(latencies, "others' choices, "),
            **spread(answers, "computers answer, "),
            "memory before MB": round(quiet),
            "memory at most MB": round(most),
        }


def _finish_a_match(url: str) -> str:
    guest = Guest(url)
    table = guest.play_now("dungeon-roll", 4)
    guest.leave_to(table, "random")
    while guest.http.get(f"/api/tables/{table}").json()["table"]["status"] != "finished":
        time.sleep(0.5)
    return table


def _abandon(server: Running, finished: str, stop: threading.Event) -> None:
    """Tables of the strongest computer players, left at once."""
    guest = Guest(server.url, "Flood", ELSEWHERE)
    for _ in range(TABLES):
        _patiently(stop, lambda: guest.leave_to(guest.play_now(GAME, 4, "hard"), "hard"))


def _patiently(stop: threading.Event, work: Callable[[], None]) -> None:
    """Again, where one is told to wait."""
    import httpx

    while not stop.is_set():
        try:
            work()
            return
        except httpx.HTTPStatusError:
            stop.wait(0.2)


def _replays(server: Running, finished: str, stop: threading.Event) -> None:
    guest = Guest(server.url, "Flood", ELSEWHERE)
    number = 0
    while not stop.is_set():
        number += 1
        guest.http.get(f"/api/tables/{finished}/replay", params={"seat": number % 4})
        guest.http.get(f"/api/tables/{finished}/replay/{number % 20}", params={"seat": number % 4})
        stop.wait(0.1)


def _chat(server: Running, finished: str, stop: threading.Event) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    guest = Guest(server.url, "Flood", ELSEWHERE)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{finished}/socket"
    while not stop.is_set():
        try:
            with connect(address, additional_headers={"Cookie": guest.cookie}, source_address=(ELSEWHERE, 0)) as socket:
                socket.send('{"type":"hello"}')
                while not stop.is_set():
                    socket.send('{"type":"ping"}')
                    socket.ping()
        except (ConnectionClosed, OSError):
            stop.wait(0.2)
        except Exception:
            stop.wait(0.5)


def _wait_for_computers(server: Running, seconds: float) -> tuple[list[float], float]:
    """How long computers of the usual strength take in a match of somebody else."""
    me = Guest(server.url, "Other")
    answers: list[float] = []
    most = 0.0
    end = time.monotonic() + seconds
    with me.sit(me.play_now("dungeon-raiders", 3, "normal")) as seat:
        while not seat.over and time.monotonic() < end:
            if seat.decision is None:
                answers.append(seat.wait())
            else:
                seat.choose()
            most = max(most, server.memory())
    return answers or [0.0], most
