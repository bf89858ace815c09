"""Processes that are killed while they change the tables of a database: at the first change, at the second, and so on.

``python -m tests.table.dying URL FROM TO STEP``: for each STEPth change on the way, a database with the tables of FROM
and rows in them is made, a process that brings it to TO is killed there, and another one starts again. Says how many
were killed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.checking import check
from undercroft.table.storage.database import connect, file_of, migrate
from undercroft.table.storage.migrating import newest, version

ROWS = (
    "INSERT INTO people VALUES ('ann', 'Ann', 'en', 0, 1.0)",
    "INSERT INTO tables (id, game, version, setup, seed, public, host, status, made)"
    " VALUES ('t', 'duel', 1, '{}', '', true, 'ann', 'playing', 7.0)",
    "INSERT INTO seats (table_id, seat, person, ready) VALUES ('t', 0, 'ann', false)",
    "INSERT INTO choices VALUES ('t', 0, 0, 'pass', 'person', 8.0)",
    "INSERT INTO chat (table_id, person, text, at) VALUES ('t', 'ann', 'hello', 9.0)",
)
CHANGES = ("BEGIN", "CREATE", "ALTER", "DROP", "INSERT", "UPDATE")
Work = Callable[[AsyncEngine], Awaitable[None]]


def in_a_process(url: str, work: Work) -> int:
    """How it ended: 0, or the negative number of a signal."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        asyncio.run(_with(url, work))
    except BaseException as error:
        print(f"{type(error).__name__}: {error}", flush=True)
        os._exit(1)
    os._exit(0)


async def _with(url: str, work: Work) -> None:
    engine = connect(url)
    await work(engine)
    await engine.dispose()


def make(start: str) -> Work:
    async def work(engine: AsyncEngine) -> None:
        if engine.dialect.name == "postgresql":
            async with engine.begin() as db:
                await db.execute(text("DROP SCHEMA public CASCADE"))
                await db.execute(text("CREATE SCHEMA public"))
        if start != "base":
            await migrate(engine, start)
            await add_rows(engine)

    return work


async def add_rows(engine: AsyncEngine) -> None:
    async with engine.begin() as db:
        for row in ROWS:
            await db.execute(text(row))


def die(to: str, number: int) -> Work:
    """Killed before the change of this number; the commit counts too."""

    async def work(engine: AsyncEngine) -> None:
        left = number

        def count(*told: Any) -> None:
            nonlocal left
            left -= len(told) == 1 or told[2].split()[0] in CHANGES
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", count)
        event.listen(Engine, "commit", count)
        await migrate(engine, to)

    return work


def look(start: str) -> Work:
    """Nothing has happened, and starting again brings everything to where it belongs."""

    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as db:
            found = await db.run_sync(version)
        expected = None if start == "base" else newest() if start == "head" else start
        assert found == expected, f"version {found}"
        await migrate(engine)
        await check_all(engine, rows=start != "base")

    return work


async def check_all(engine: AsyncEngine, *, rows: bool) -> None:
    findings = await check(engine)
    assert [finding.faults for finding in findings if finding.faults] == []
    async with engine.connect() as db:
        for table in ("people", "tables", "seats", "choices", "chat"):
            assert (await db.execute(text(f"SELECT count(*) FROM {table}"))).scalar_one() == (1 if rows else 0), table
        if rows:
            assert (await db.execute(text("SELECT touched FROM tables"))).scalar_one() in (0.0, 7.0)


def main() -> None:
    url, start, to, step = sys.argv[1:]
    asyncio.run(_with("sqlite+aiosqlite://", migrate))
    killed = 0
    fresh = Fresh(url, start)
    while True:
        fresh.make()
        ended = in_a_process(url, die(to, 1 + killed * int(step)))
        if ended == 0:
            break
        assert ended == -signal.SIGKILL, ended
        assert in_a_process(url, look(start)) == 0, f"killed at change {1 + killed * int(step)}"
        killed += 1
    print(killed, flush=True)


class Fresh:
    """The database as it is before the change, again and again; a file is made once and copied."""

    def __init__(self, url: str, start: str) -> None:
        self._url = url
        self._start = start
        self._file = file_of(url)
        self._made: bytes | None = None

    def make(self) -> None:
        if self._file is None or self._made is None:
            assert in_a_process(self._url, make(self._start)) == 0, "could not be made"
        if self._file is not None:
            self._made = self._made if self._made is not None else self._file.read_bytes()
            for end in ("-wal", "-shm"):
                self._file.with_name(self._file.name + end).unlink(missing_ok=True)
            self._file.write_bytes(self._made)


if __name__ == "__main__":
    main()
