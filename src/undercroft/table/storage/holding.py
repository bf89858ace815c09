"""One server for each database: whoever opens it first holds it until they end, be it by a kill.

A server believes its memory. Two of them on one database would sit two people in one seat and tell one of them the
other's hand, so the second is refused.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from undercroft.table.storage.database import PATIENCE, file_of
from undercroft.table.storage.files import FILE, narrow
from undercroft.table.storage.trouble import DatabaseTrouble, told_clearly

LOCK = 0x63726F6674  # "croft"
"""The advisory lock of PostgreSQL for the one server."""
BRIEF_WAIT = 2.0
"""Seconds that a server that is just ending, or was killed, has for letting go."""
ONCE_MORE = 0.1
BEAT = 1.0
"""How often it is made sure that PostgreSQL still knows us."""
LONGEST_PAUSE = 10.0
KEEPALIVE = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}
"""PostgreSQL lets go of a server whose machine vanished after a minute, not after two hours."""
log = logging.getLogger("undercroft.table")


class Hold(Protocol):
    async def take(self) -> None:
        """Refused if another server has it."""

    async def watch(self) -> None:
        """Comes back only with the trouble that another server has taken it meanwhile."""

    async def release(self) -> None: ...


def make_hold(url: str) -> Hold:
    if make_url(url).get_backend_name() != "sqlite":
        return PostgresHold(url)
    path = file_of(url)
    return NoHold() if path is None else FileHold(url, path)


class NoHold:
    """Of a database in memory, which nobody else can reach."""

    async def take(self) -> None:
        return

    async def watch(self) -> None:
        await asyncio.Event().wait()

    async def release(self) -> None:
        return


class FileHold(NoHold):
    """Of SQLite: a lock of the system on a file beside the database. The system frees it when the process ends."""

    def __init__(self, url: str, path: Path) -> None:
        self._url = url
        real = path.resolve()
        self._path = real.with_name(f"{real.name}.lock")
        self._file: int | None = None

    async def take(self) -> None:
        with told_clearly(self._url):
            file = os.open(self._path, os.O_CREAT | os.O_RDWR, FILE)
        narrow(self._path)
        end = time.monotonic() + BRIEF_WAIT
        while not _lock(file):
            if time.monotonic() > end:
                os.close(file)
                raise DatabaseTrouble("db-in-use", self._url)
            await asyncio.sleep(ONCE_MORE)
        self._file = file

    async def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> bool:
    """Lock an open file for this process alone, if nobody else has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class PostgresHold:
    """Of PostgreSQL: an advisory lock of a connection that does nothing else. It is free when the connection ends; when
    that was not by our own will, it is taken again."""

    def __init__(self, url: str) -> None:
        self._url = url
        settings = {"application_name": "undercroft", **KEEPALIVE}
        self._engine: AsyncEngine = create_async_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": settings},
        )
        self._connection: AsyncConnection | None = None
        self._known_as: tuple[int, object] | None = None
        """How PostgreSQL knows the connection: its process, and since when."""

    async def take(self) -> None:
        with told_clearly(self._url):
            connection = await self._engine.connect()
            try:
                await self._end_the_former(connection)
                await self._lock(connection)
            except BaseException:
                await connection.invalidate()
                raise
            self._connection = connection

    async def _lock(self, connection: AsyncConnection) -> None:
        end = time.monotonic() + BRIEF_WAIT
        while not (await connection.execute(select(func.pg_try_advisory_lock(LOCK)))).scalar_one():
            if time.monotonic() > end:
                raise DatabaseTrouble("db-in-use", self._url)
            await asyncio.sleep(ONCE_MORE)
        own = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
        found = (await connection.execute(own)).one()
        self._known_as = (found.pid, found.backend_start)

    async def _end_the_former(self, connection: AsyncConnection) -> None:
        """PostgreSQL may not have noticed yet that our connection is gone: we must not shut ourselves out."""
        if self._known_as is not None:
            process, since = self._known_as
            end = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :process AND backend_start = :since"
            )
            await connection.execute(end, {"process": process, "since": since})

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if not await self._is_held():
                log.warning("the connection that keeps other servers away is lost")
                await self._take_again()
                log.warning("other servers are kept away again")

    async def _is_held(self) -> bool:
        if self._connection is None:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await self._connection.execute(select(1))
        except Exception:
            return False
        return True

    async def _take_again(self) -> None:
        """As soon as PostgreSQL is there again."""
        await self._let_go()
        pause = ONCE_MORE
        while True:
            try:
                await self.take()
                return
            except DatabaseTrouble as trouble:
                if trouble.code == "db-in-use":
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                async with asyncio.timeout(BRIEF_WAIT):
                    await connection.invalidate()

    async def release(self) -> None:
        await self._let_go()
        await self._engine.dispose()
