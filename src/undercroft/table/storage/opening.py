"""Opening the database: held for this server alone, private, and with the tables of this version."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.database import check_driver, connect, file_of
from undercroft.table.storage.files import make_data_folder, narrow
from undercroft.table.storage.holding import Hold, make_hold
from undercroft.table.storage.migrating import check_writable, migrate
from undercroft.table.storage.trouble import told_clearly


@dataclass(frozen=True, slots=True)
class Storage:
    """A database that is open, and that no other server may open."""

    engine: AsyncEngine
    hold: Hold

    async def close(self) -> None:
        await self.engine.dispose()
        await self.hold.release()


async def open_storage(url: str, data: Path) -> Storage:
    """The database of this address; ``data`` is the server's own folder."""
    storage = await hold_storage(url, data)
    try:
        with told_clearly(url):
            await migrate(storage.engine)
            await check_writable(storage.engine)
    except BaseException:
        await storage.close()
        raise
    return storage


async def hold_storage(url: str, data: Path) -> Storage:
    """The same with the tables as they are."""
    check_driver(url)
    keep_private(url, data)
    engine, hold = connect(url), make_hold(url)
    try:
        await hold.take()
    except BaseException:
        await Storage(engine, hold).close()
        raise
    return Storage(engine, hold)


def keep_private(url: str, data: Path) -> None:
    """The data folder and the database in it are for their owner alone, also if earlier versions left them open."""
    path = file_of(url)
    if path is not None and path.parent.resolve() == data.resolve():
        with told_clearly(url):
            make_data_folder(data)
        for end in ("", "-wal", "-shm", "-journal", ".lock"):
            narrow(path.with_name(path.name + end))
