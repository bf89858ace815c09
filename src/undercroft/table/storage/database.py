"""The connection to the database: SQLite in a file, or PostgreSQL by URL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.engine.errors import UndercroftError

MIGRATIONS = Path(__file__).parent / "migrations"


def check_driver(url: str) -> None:
    """Say what is missing before anything is started."""
    try:
        make_url(url).get_dialect().import_dbapi()
    except ImportError:
        raise UndercroftError("PostgreSQL needs one more package: pip install 'undercroft[postgres]'") from None
    except ArgumentError as error:
        raise UndercroftError(f"this is no address of a database: {error}") from None


def connect(url: str) -> AsyncEngine:
    """An engine for this database; the folder of a file is made."""
    known = make_url(url)
    if known.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
    if known.database:
        Path(known.database).parent.mkdir(parents=True, exist_ok=True)
    waits = {} if "timeout" in known.query else {"timeout": 10}
    engine = create_async_engine(url, connect_args=waits, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk even if the power fails."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database up to this version's tables."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, to)


def _upgrade(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
