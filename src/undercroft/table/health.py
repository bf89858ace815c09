"""Whether the server is well: alive, and ready for people."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.hall import Hall
from undercroft.table.messages import Told
from undercroft.table.storage.migrating import newest, version

PATIENCE: Final = 2.0
"""Seconds that the database has to answer in."""
FRESH: Final = 1.0
"""So long an answer holds."""
log = logging.getLogger("undercroft.health")


class Readiness(Told):
    """Ready when all are true. ``resumed``: all matches that go on by themselves were brought back."""

    ready: bool
    database: bool
    migrated: bool
    resumed: bool


class Health:
    def __init__(self, engine: AsyncEngine, hall: Hall) -> None:
        self._engine = engine
        self._hall = hall
        self._newest = newest()
        self._was_ready = True
        self._lock = asyncio.Lock()
        self._last: tuple[float, Readiness] | None = None

    async def look(self) -> Readiness:
        """The database is asked at most once a second, however many want to know."""
        async with self._lock:
            if self._last is None or time.monotonic() - self._last[0] > FRESH:
                self._last = (time.monotonic(), await self._look())
            return self._last[1]

    async def _look(self) -> Readiness:
        revision = await self._revision()
        database, migrated, resumed = revision is not None, revision == self._newest, self._hall.has_resumed
        ready = database and migrated and resumed
        self._note(ready)
        return Readiness(ready=ready, database=database, migrated=migrated, resumed=resumed)

    async def _revision(self) -> str | None:
        """Which tables the database has; nothing if it does not answer."""
        try:
            async with asyncio.timeout(PATIENCE), self._engine.connect() as db:
                return await db.run_sync(_read_revision)
        except Exception as error:
            log.warning("the database does not answer: %s", error)
            return None

    def _note(self, ready: bool) -> None:
        if ready != self._was_ready:
            log.log(logging.INFO if ready else logging.WARNING, "ready" if ready else "not ready")
        self._was_ready = ready


def _read_revision(connection: Connection) -> str:
    return version(connection) or "none"
