"""A server in a process of its own that logs as a real one does: ``python -m tests.table.loud DATA DB LEVEL FORM``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.table.house import PATIENCE


class Loud:
    """Its address, and what it wrote down."""

    def __init__(self, url: str, log: Path) -> None:
        self.url = url
        self._log = log

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def lines_with(self, text: str) -> list[str]:
        """Wait for it to be written."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = [line for line in self.log.splitlines() if text in line]
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"{text!r} is not in the log:\n{self.log}")


@contextmanager
def loud_server(data: Path, db: str = "", level: str = "debug", form: str = "text") -> Iterator[Loud]:
    log = data / "log"
    command = [sys.executable, "-m", "tests.table.loud", str(data), db, level, form]
    with log.open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True)
    assert process.stdout is not None
    try:
        url = process.stdout.readline().strip()
        assert url, log.read_text()
        _wait_for(url)
        yield Loud(url, log)
    finally:
        os.kill(process.pid, signal.SIGTERM)
        process.wait(PATIENCE)


def _wait_for(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            httpx.get(f"{url}/healthz").raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError("the server does not answer")


def main() -> None:
    from typing import cast

    from tests.table.house import settings
    from undercroft.table.logs import Form, Level
    from undercroft.table.serve import serve

    data, db, level, form = sys.argv[1:]
    given = settings(Path(data), db=db, log_level=cast("Level", level), log_form=cast("Form", form))
    serve(given, "127.0.0.1", 0, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
