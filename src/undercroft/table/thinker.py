"""How a thinking process begins. This file itself needs little: a process imports it before it can be told anything."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from undercroft.table.importing import undisturbed


def begin(games: str, memory: int, nice: int) -> None:
    """The server ends its thinkers, the keyboard does not; and they do not outlive a server that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    with undisturbed():
        from undercroft.table import worker

        worker.warm_up(games, memory)


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
