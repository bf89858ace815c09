"""The server's process, as usual but for the limits that would keep one machine from being a crowd."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Running:
    url: str
    pid: int

    def memory(self) -> float:
        """Megabytes that the server itself holds, without its thinkers."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0


@contextmanager
def running(
    folder: Path, pace: float = 1.0, workers: int = 1, *, strict: bool = False, hint: str = ""
) -> Iterator[Running]:
    """A server in a process of its own. ``strict``: with the usual limits; ``hint``: another adviser than usual."""
    command = [sys.executable, "-m", "bench.table.server", str(folder), "--pace", str(pace), "--workers", str(workers)]
    command += ["--hint", hint] if hint else []
    process = subprocess.Popen([*command, *(["--strict"] if strict else [])], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield Running(process.stdout.readline().strip(), process.pid)
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def serving(folder: Path, pace: float = 1.0, workers: int = 1, *, hint: str = "") -> Iterator[str]:
    """The same; its address."""
    with running(folder, pace, workers, hint=hint) as server:
        yield server.url


def wait_for(url: str) -> None:
    import httpx

    for _ in range(3000):
        try:
            httpx.get(f"{url}/api/games").raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.01)
    raise SystemExit("the server does not answer")


def main() -> None:
    """The server's own process. Imports come late: thinking processes import this file too."""
    import socket

    from undercroft.table.importing import undisturbed

    with undisturbed():
        from undercroft.table.serve import make_server, run
        from undercroft.table.settings import Limits, Settings

    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pace", type=float)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--hint", default="search:1s")
    given = parser.parse_args()
    lifted = Limits(posts_at_once=1_000_000, messages_at_once=1_000_000)
    limits = Limits() if given.strict else lifted
    settings = Settings(given.folder, workers=given.workers, pace=given.pace, limits=limits, hint=given.hint)
    server = make_server(settings, "127.0.0.1", 0)
    door = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    run(server, door)


if __name__ == "__main__":
    main()
