"""Databases for tests: SQLite in a folder, or PostgreSQL where ``UNDERCROFT_TEST_POSTGRES`` names a server."""

from __future__ import annotations

import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.table.house import settings
from undercroft.table.storage.database import connect, migrate

SERVER = os.environ.get("UNDERCROFT_TEST_POSTGRES", "")
OWN = f"undercroft_test_{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"
"""The database of this test process, so that those that run beside it do not meet it."""
POSTGRES = urlunsplit(urlsplit(SERVER)._replace(path=f"/{OWN}"))


def is_reachable(url: str) -> bool:
    place = urlsplit(url)
    try:
        socket.create_connection((place.hostname or "localhost", place.port or 5432), 2).close()
    except OSError:
        return False
    return True


needs_postgres = pytest.mark.skipif(
    not SERVER or not is_reachable(SERVER), reason="UNDERCROFT_TEST_POSTGRES names no server that can be reached"
)
BOTH = ["sqlite", pytest.param("postgres", marks=needs_postgres)]


@asynccontextmanager
async def database(kind: str, folder: Path, version: str = "head") -> AsyncIterator[AsyncEngine]:
    """An empty database with the tables of this version."""
    if kind == "postgres":
        await make_postgres(folder)
    engine = connect(settings(folder, db="" if kind == "sqlite" else POSTGRES).url)
    await migrate(engine, version)
    try:
        yield engine
    finally:
        await engine.dispose()


async def make_postgres(folder: Path) -> None:
    """A new database in place of the old one."""
    server = connect(settings(folder, db=SERVER).url).execution_options(isolation_level="AUTOCOMMIT")
    async with server.connect() as db:
        await db.execute(text(f"DROP DATABASE IF EXISTS {OWN} WITH (FORCE)"))
        await db.execute(text(f"CREATE DATABASE {OWN}"))
    await server.dispose()
