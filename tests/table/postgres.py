"""A PostgreSQL of a test's own, which it may restart and stop."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
BIN = PLACES[-1] if PLACES else Path(shutil.which("pg_ctl") or "/nowhere/pg_ctl").parent
needs_own_postgres = pytest.mark.skipif(not (BIN / "pg_ctl").is_file(), reason="PostgreSQL is not installed here")


class Postgres:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as door:
            self._port = door.getsockname()[1]
        self.url = f"postgresql://undercroft@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-A", "trust", "-U", "undercroft", "--no-sync")

    def _run(self, program: str, *more: str) -> None:
        """PostgreSQL refuses to run as root."""
        command = [str(BIN / program), "-D", str(self._folder / "db"), *more]
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)

    def start(self) -> None:
        settings = (
            f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder} -c fsync=off"
        )
        self._run("pg_ctl", "-l", str(self._folder / "log"), "-w", "-o", settings, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "-w", "stop")


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """Running; in a folder of its own, since nobody but root may enter those of the tests."""
    home = Path(tempfile.mkdtemp())
    postgres = Postgres(home)
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.stop()
        shutil.rmtree(home)
