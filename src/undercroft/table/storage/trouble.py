"""What can be wrong with a database, each in one clear sentence."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from undercroft.engine.decision import Arg
from undercroft.engine.errors import UndercroftError

OF_SQLITE = {
    sqlite3.SQLITE_BUSY: "db-busy",
    sqlite3.SQLITE_LOCKED: "db-busy",
    sqlite3.SQLITE_READONLY: "db-read-only",
    sqlite3.SQLITE_PERM: "db-read-only",
    sqlite3.SQLITE_FULL: "db-full",
    sqlite3.SQLITE_NOTADB: "db-not-one",
    sqlite3.SQLITE_CORRUPT: "db-broken",
}
NEEDED = 64 * 1024
"""Bytes that SQLite needs beside the file at least."""
OF_POSTGRES = {
    "3D000": "db-missing",
    "28P01": "db-not-let-in",
    "28000": "db-not-let-in",
    "42501": "db-not-let-in",
    "25006": "db-read-only",
    "53100": "db-full",
}
UNREACHABLE = ("08", "53", "57")
"""Classes of PostgreSQL: connections, resources, an operator who ends or restarts it."""
OF_SYSTEM = {
    errno.EACCES: "db-read-only",
    errno.EPERM: "db-read-only",
    errno.EROFS: "db-read-only",
    errno.ENOSPC: "db-full",
    errno.EDQUOT: "db-full",
}


class DatabaseTrouble(UndercroftError):
    """Why a database cannot be used; nothing was changed in it."""

    def __init__(self, code: str, url: str, reason: str = "", /, **details: Arg) -> None:
        place = place_of(url)
        super().__init__(f"{code}: {place}: {reason}", code, database=place, reason=reason, **details)


def place_of(url: str) -> str:
    """What the database is called in a sentence: its file, or its name and where it is; never a password."""
    known = make_url(url)
    if known.get_backend_name() == "sqlite":
        return known.database or ":memory:"
    port = f":{known.port}" if known.port else ""
    return f"{known.database or known.username or ''}@{known.host or 'localhost'}{port}"


@contextmanager
def told_clearly(url: str) -> Iterator[None]:
    """Whatever the database or the system says inside, it is said as :class:`DatabaseTrouble`."""
    try:
        yield
    except UndercroftError:
        raise
    except Exception as error:
        trouble = explain(error, url)
        if trouble is None:
            raise
        raise trouble from error


def explain(error: Exception, url: str) -> DatabaseTrouble | None:
    """What is wrong; ``None`` for mistakes that are not the database's."""
    causes = list(_causes(error))
    for cause in causes:
        code = _code(cause)
        if code is not None:
            return DatabaseTrouble(code, url, _reason(cause))
    if isinstance(error, SQLAlchemyError):
        return DatabaseTrouble("db-full" if _is_full(url) else "db-trouble", url, _reason(causes[-1]))
    return None


def _is_full(url: str) -> bool:
    """SQLite calls it an error of the disk when there is no space for what it keeps beside the file."""
    known = make_url(url)
    folder = Path(known.database or "").parent
    if known.get_backend_name() != "sqlite" or not folder.is_dir():
        return False
    return shutil.disk_usage(folder).free < NEEDED


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error and what it came from, the innermost last."""
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        inner = getattr(seen, "orig", None)
        seen = inner if isinstance(inner, BaseException) else seen.__cause__


def _code(cause: BaseException) -> str | None:
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        return OF_POSTGRES.get(state, "db-unreachable" if state[:2] in UNREACHABLE else "db-trouble")
    if isinstance(cause, sqlite3.Error):
        return OF_SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    if isinstance(cause, TypeError) and "keyword argument" in str(cause):
        return "db-address"
    if isinstance(cause, OSError):
        return OF_SYSTEM.get(cause.errno or 0, "db-unreachable")
    return None


def _reason(cause: BaseException) -> str:
    """Its first line; a connection that takes too long says nothing itself."""
    said = getattr(cause, "strerror", None) or str(cause)
    return said.splitlines()[0].rstrip(".") if said else type(cause).__name__
