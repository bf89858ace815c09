"""The connection to the database: SQLite in a file, or PostgreSQL by URL."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.engine.errors import UndercroftError
from undercroft.table.storage.files import make_file
from undercroft.table.storage.migrating import migrate
from undercroft.table.storage.trouble import DatabaseTrouble, told_clearly

__all__ = ["check_driver", "connect", "file_of", "migrate"]
KNOWN = ("sqlite", "postgresql")
PATIENCE = 10
"""Seconds: for a connection to PostgreSQL, and for the lock of SQLite."""


def check_driver(url: str) -> None:
    """Say what is missing before anything is started."""
    try:
        kind = make_url(url).drivername.partition("+")[0]
        if kind not in KNOWN:
            message = f"only SQLite and PostgreSQL are known as databases, not {kind}"
            raise UndercroftError(message, "db-kind", kind=kind)
        make_url(url).get_dialect().import_dbapi()
    except ImportError:
        message = "PostgreSQL needs one more package: pip install 'undercroft[postgres]'"
        raise UndercroftError(message, "db-package") from None
    except (ArgumentError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise UndercroftError(f"this is no address of a database: {reason}", "db-address", reason=reason) from None


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; ``None`` for PostgreSQL, and for one in memory."""
    known = make_url(url)
    name = known.database or ""
    if known.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        return None
    return Path(name)


def connect(url: str) -> AsyncEngine:
    """An engine for this database; the file and its folder are made."""
    known = make_url(url)
    if known.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args={"timeout": PATIENCE})
    _make_file(url)
    waits = {} if "timeout" in known.query else {"timeout": PATIENCE}
    engine = create_async_engine(url, connect_args=waits, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _make_file(url: str) -> None:
    """SQLite gives what it writes beside the file the same mode as the file has."""
    path = file_of(url)
    if path is not None:
        if path.is_dir():
            raise DatabaseTrouble("db-folder", url)
        with told_clearly(url):
            make_file(path)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk even if the power fails."""
    try:
        with closing(connection.cursor()) as cursor:
            for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {setting}")
    except BaseException:
        connection.close()
        raise
