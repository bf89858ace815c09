"""Frames for ever: when a match is over its replays are made, one match after the other, and kept in the database.

What has to be made is asked of the database, so nothing is forgotten when a server is killed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from undercroft.engine.errors import Refusal
from undercroft.table.storage.replay_store import ReplayStore

DAY = 24 * 3600
"""What ended longer ago is made when somebody watches it."""
CALM = 5.0
"""Seconds after the end of a match: whoever looks back at it at once comes first."""
AT_ONCE = 20
PAUSE = 60.0
"""Seconds after which it is tried again, if the database failed."""
log = logging.getLogger("undercroft.table")


class Frames:
    def __init__(self, store: ReplayStore, keep: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._keep = keep
        self._wake = asyncio.Event()
        self._wake.set()
        self._watched: set[str] = set()
        """Matches of long ago of which somebody watched one sight."""
        self._given_up: set[str] = set()
        """Matches whose rules are gone, or fail."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self) -> None:
        """A match is over."""
        self._wake.set()

    def want(self, table_id: str) -> None:
        """Somebody watches this match, of which nothing was kept: its other sights are kept too."""
        self._watched.add(table_id)
        self._wake.set()

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(CALM)
            self._wake.clear()
            try:
                while await self._make_some():
                    pass
            except (SQLAlchemyError, OSError) as error:
                log.info("replays were not kept: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)
                self._wake.set()

    async def _make_some(self) -> bool:
        """Whether there were any."""
        ended = await self._store.missing(time.time() - DAY, AT_ONCE + len(self._given_up))
        found = [table for table in dict.fromkeys([*self._watched, *ended]) if table not in self._given_up]
        for table in found:
            await self._make(table)
            self._watched.discard(table)
        return bool(found)

    async def _make(self, table: str) -> None:
        """What cannot be made is not tried again."""
        try:
            await self._keep(table)
        except Refusal as refusal:
            log.info("table %s has no replay: %s", table, refusal)
            self._given_up.add(table)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:
            log.warning("the replay of table %s cannot be made: %s", table, type(error).__name__)
            self._given_up.add(table)
