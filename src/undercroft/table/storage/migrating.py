"""Bringing the tables of a database up to this version, or down again: all in one transaction, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.schema import metadata
from undercroft.table.storage.trouble import DatabaseTrouble

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
        now = version(connection)
        config = _config(connection)
        if now is not None and _is_older(to, now):
            command.downgrade(config, to)
        else:
            command.upgrade(config, to)
        if version(connection) == newest():
            _complete(connection)


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
    found = MigrationContext.configure(connection).get_current_revision()
    return None if found is None else str(found)


def newest() -> str:
    """The revision that this program works with."""
    return str(_scripts().get_current_head())


def is_known(revision: str) -> bool:
    return any(script.revision == revision for script in _scripts().walk_revisions())


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
    return revision == "base" or any(step.revision == revision for step in _scripts().iterate_revisions(than, "base"))


def _complete(connection: Connection) -> None:
    """What earlier versions may have lost or left behind when they were broken off while going down."""
    for name in sa.inspect(connection).get_table_names():
        if name.startswith(LEFT_OVER):
            connection.execute(sa.schema.DropTable(sa.Table(name, sa.MetaData())))
    for table in metadata.sorted_tables:
        for index in table.indexes:
            connection.execute(sa.schema.CreateIndex(index, if_not_exists=True))


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
