"""The scribe writes choices down. Nobody is told of a choice before the scribe has it in the database.

Choices of many tables that come at the same time go into one transaction: one wait for the disk instead of many.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from undercroft.table import metrics
from undercroft.table.storage.rows import Step
from undercroft.table.storage.table_store import TableStore

MOST_AT_ONCE = 200


class NumberTaken(Exception):
    """Another server wrote a choice of this number: the match here is behind."""


class NotWritten(Exception):
    """The database did not take it."""


class Entry(NamedTuple):
    table: str
    number: int
    step: Step
    written: asyncio.Future[None]


class Scribe:
    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._waiting: asyncio.Queue[Entry] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Finish what was given, then rest."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()

    async def write(self, table: str, number: int, step: Step) -> None:
        """Returns when the choice is in the database, raises if it is not."""
        written = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Entry(table, number, step, written))
        await written

    async def _work(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            await self._write_together(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _write_together(self, batch: list[Entry]) -> None:
        try:
            with metrics.commit_seconds.time():
                await self._store.add_steps([entry[:3] for entry in batch])
        except IntegrityError:
            await self._find_the_taken(batch)
        except Exception as error:
            _answer(batch, error)
        else:
            _answer(batch, None)

    async def _find_the_taken(self, batch: list[Entry]) -> None:
        """One of them has a number that is taken; the others shall not suffer for it."""
        if len(batch) == 1:
            _answer(batch, NumberTaken())
            return
        for entry in batch:
            await self._write_together([entry])


def _answer(batch: list[Entry], error: Exception | None) -> None:
    for entry in batch:
        if entry.written.done():
            continue
        if error is None:
            entry.written.set_result(None)
        else:
            entry.written.set_exception(error if len(batch) == 1 else NotWritten(str(error)))
