"""How many bytes a choice is on the wire: a whole match of four, for one who plays and one who watches."""

from __future__ import annotations

import random
import tempfile
import threading
from pathlib import Path

from bench.table.clients import Guest, Seat
from bench.table.figures import Figures, sizes
from bench.table.server import running, wait_for


def measure(game: str) -> Figures:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), pace=0.0) as server:
        wait_for(server.url)
        me, other = Guest(server.url), Guest(server.url)
        table = me.play_now(game, 4)
        with other.sit(table) as watching, me.sit(table) as seat:
            beside = threading.Thread(target=_watch, args=(watching,))
            beside.start()
            _play(seat, random.Random(1))
            beside.join()
        return {"updates": len(seat.sizes), **sizes(seat.sizes, "seat, "), **sizes(watching.sizes, "spectator, ")}


def _play(seat: Seat, dice: random.Random) -> None:
    """By chance, against three rules of thumb."""
    while not seat.over:
        if seat.decision is None:
            seat.wait()
        else:
            seat.choose(dice.randrange(len(seat.decision["options"])))


def _watch(seat: Seat) -> None:
    while not seat.over:
        seat.wait()
