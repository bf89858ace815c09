"""Writers of this process go one after the other.

SQLite lets one connection write at a time, and whoever comes meanwhile looks again after pauses that grow to a tenth of
a second. Waiting in line is quicker. It is a courtesy: if the line does not move, because something else holds the
file, everybody tries for themselves and is told by the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

COURTESY = 0.5
"""So many seconds one waits in line at most."""
_lines: WeakKeyDictionary[AsyncEngine, asyncio.Lock] = WeakKeyDictionary()


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes."""
    if engine.dialect.name != "sqlite":
        async with engine.begin() as db:
            yield db
        return
    line = _lines.setdefault(engine, asyncio.Lock())
    first = await _wait_in(line)
    try:
        async with engine.begin() as db:
            yield db
    finally:
        if first:
            line.release()


async def _wait_in(line: asyncio.Lock) -> bool:
    """Whether it is one's turn; if not, one goes without."""
    try:
        async with asyncio.timeout(COURTESY):
            return await line.acquire()
    except TimeoutError:
        return False
