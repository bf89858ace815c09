"""Bringing the tables of a database up to this version, or down again: all in one transaction, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.schema import metadata
from undercroft.table.storage.trouble import DatabaseTrouble

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"
LEFT_OVER = "_alembic_tmp_"
"""So begin the names of tables that earlier versions left behind when going down was broken off."""
TURN = 0x756E646572  # "under"
"""The advisory lock of PostgreSQL for whoever migrates: the others wait, and then find the work done."""


async def check_writable(engine: AsyncEngine) -> None:
    """Fail now, not at the first choice: SQLite begins a transaction even if the file can only be read."""
    async with engine.begin() as db:
        await db.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database to this version's tables, or to those of the revision ``to``, older or newer."""
    async with engine.begin() as connection:
        await connection.run_sync(change_tables, to)


def change_tables(connection: Connection, to: str = "head") -> None:
    """The same, in a transaction of the caller's."""
    with one_transaction(connection):
        check_version(connection)
        if version(connection) != (newest() if to == "head" else to):
            _migrate(connection, to)
        if version(connection) == newest():
            _complete(connection)


def _migrate(connection: Connection, to: str) -> None:
    """Alembic is imported only here: most starts find nothing to be done."""
    from alembic import command

    now, config = version(connection), _config(connection)
    if now is not None and _is_older(to, now):
        command.downgrade(config, to)
    else:
        command.upgrade(config, to)


@contextmanager
def one_transaction(connection: Connection) -> Iterator[None]:
    """SQLite's driver begins none before tables are changed, so it is told to. In PostgreSQL one migrates at a time."""
    if not connection.in_transaction():
        with connection.begin(), one_transaction(connection):
            yield
        return
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(TURN)))
    elif not _has_begun(connection):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    yield


def _has_begun(connection: Connection) -> bool:
    return bool(getattr(connection.connection.driver_connection, "in_transaction", False))


def version(connection: Connection) -> str | None:
    """The revision of the tables; ``None`` where they were not made, or not to the end."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


@cache
def revisions() -> tuple[str, ...]:
    """All that this program knows, oldest first: their files are named after them."""
    return tuple(sorted(path.name[1:].partition("_")[0] for path in (MIGRATIONS / "versions").glob("v*_*.py")))


def newest() -> str:
    """The revision that this program works with."""
    return revisions()[-1]


def is_known(revision: str) -> bool:
    return revision in revisions()


def check_version(connection: Connection) -> None:
    """Neither tables of a newer Undercroft nor those of another program are touched."""
    url = connection.engine.url.render_as_string()
    found = version(connection)
    if found is not None and not is_known(found):
        raise DatabaseTrouble("db-newer", url, version=found, known=newest())
    if found is None and _is_foreign(connection):
        raise DatabaseTrouble("db-foreign", url)


def _is_foreign(connection: Connection) -> bool:
    """Whether it has tables that are not the beginning of ours. On PostgreSQL others may live beside us."""
    there = sa.inspect(connection)
    names = set(there.get_table_names()) - {VERSION_TABLE}
    if connection.dialect.name == "sqlite" and names - set(metadata.tables):
        return True
    return any(
        {column["name"] for column in there.get_columns(name)} - set(metadata.tables[name].columns.keys())
        for name in names & set(metadata.tables)
    )


def _is_older(revision: str, than: str) -> bool:
    if revision in ("head", than):
        return False
    return revision == "base" or revision in revisions()[: revisions().index(than)]


def _complete(connection: Connection) -> None:
    """What earlier versions may have lost or left behind when they were broken off while going down."""
    for name in sa.inspect(connection).get_table_names():
        if name.startswith(LEFT_OVER):
            connection.execute(sa.schema.DropTable(sa.Table(name, sa.MetaData())))
    for table in metadata.sorted_tables:
        for index in table.indexes:
            connection.execute(sa.schema.CreateIndex(index, if_not_exists=True))


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
