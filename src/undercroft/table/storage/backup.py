"""Backups: all rows of a database in one file, the same for SQLite and PostgreSQL, so that it is also the way to move.

The file is gzip with one JSON value in each line: first what it is, then for each table its name and columns and its
rows, at the end the count of rows of each table and the digest of them all. The digest is the sum of the rows' SHA-256,
so it does not depend on their order, in which databases differ.
"""

from __future__ import annotations

import gzip
import hashlib
import time
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.engine.errors import UndercroftError, system_reason
from undercroft.table.storage.files import written_whole
from undercroft.table.storage.migrating import (
    VERSION_TABLE,
    change_tables,
    check_version,
    is_known,
    newest,
    one_transaction,
    version,
)
from undercroft.table.storage.schema import metadata
from undercroft.table.storage.trouble import DatabaseTrouble, explain

FORMAT: Final = 1
AT_ONCE = 1000
"""So many rows go between the file and the database at a time."""
MODULUS: Final = 2**256


class Head(msgspec.Struct):
    """The first line."""

    undercroft_backup: int
    revision: str
    made: float


class Part(msgspec.Struct):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Foot(msgspec.Struct):
    """The last line."""

    rows: dict[str, int]
    digest: str


class BadBackup(UndercroftError):
    """A file that cannot be restored. Nothing was changed."""

    def __init__(self, code: str, path: Path, **details: str) -> None:
        super().__init__(f"{code}: {path}", code, path=str(path), **details)


class Tally:
    """How many rows of each table there are, and the digest of them all."""

    def __init__(self) -> None:
        self.rows: dict[str, int] = {}
        self._sum = 0

    def count(self, table: str, line: bytes) -> None:
        self.rows[table] = self.rows.get(table, 0) + 1
        self._sum += int.from_bytes(hashlib.sha256(table.encode() + b"\n" + line).digest())

    def foot(self, tables: Iterable[str]) -> Foot:
        return Foot({name: self.rows.get(name, 0) for name in tables}, f"{self._sum % MODULUS:064x}")


# -- out ------------------------------------------------------------------------------------------


async def back_up(engine: AsyncEngine, path: Path, *, force: bool = False) -> dict[str, int]:
    """Write all rows as they are at one moment, while a server may go on. How many there are of each table."""
    if path.exists() and not force:
        raise BadBackup("backup-exists", path)
    async with _one_moment(engine) as db:
        try:
            with written_whole(path) as file, gzip.GzipFile("", "wb", 6, file) as packed:
                return await _write(db, packed)
        except OSError as error:
            raise BadBackup("cannot-write", path, reason=system_reason(error)) from None


def _one_moment(engine: AsyncEngine) -> AsyncConnection:
    """A connection in whose transaction nothing changes, whatever others write."""
    if engine.dialect.name == "sqlite":
        return engine.connect()
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True).connect()


async def _write(db: AsyncConnection, file: gzip.GzipFile) -> dict[str, int]:
    if db.dialect.name == "sqlite":
        await db.exec_driver_sql("BEGIN")
    await db.run_sync(check_version)
    revision = await db.run_sync(version)
    if revision is None:
        raise DatabaseTrouble("db-missing", db.engine.url.render_as_string())
    tables, tally = await db.run_sync(_reflect), Tally()
    _put(file, Head(FORMAT, revision, time.time()))
    for table in tables:
        columns = [str(name) for name in table.columns.keys()]  # noqa: SIM118  # columns, not a dict
        _put(file, Part(str(table.name), columns))
        async for lines in _lines(db, table, columns):
            for line in lines:
                tally.count(table.name, line)
            file.write(b"\n".join(lines) + b"\n")
    foot = tally.foot(str(table.name) for table in tables)
    _put(file, foot)
    return foot.rows


def _reflect(connection: sa.Connection) -> list[sa.Table]:
    """Our tables as they are in this database, those that others refer to first."""
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                column.type.none_as_null = True
    return list(found.sorted_tables)


async def _lines(db: AsyncConnection, table: sa.Table, columns: Sequence[str]) -> AsyncIterator[list[bytes]]:
    """The rows of a table as lines, many at a time."""
    query = sa.select(*(table.c[name] for name in columns)).execution_options(yield_per=AT_ONCE)
    async with db.stream(query) as found:
        async for rows in found.partitions():
            yield [msgspec.json.encode(tuple(row)) for row in rows]


def _put(file: gzip.GzipFile, value: object) -> None:
    file.write(msgspec.json.encode(value) + b"\n")


# -- in -------------------------------------------------------------------------------------------


class Source:
    """A backup that is being read."""

    def __init__(self, path: Path, file: gzip.GzipFile) -> None:
        self.path = path
        self._file = file
        self._line = b""

    def _next(self) -> bytes:
        """The next line, without its end; a line that has none is the end of half a file."""
        line = self._file.readline()
        if line and not line.endswith(b"\n"):
            raise EOFError
        return line[:-1]

    def _take(self) -> bytes:
        line, self._line = self._line, self._next()
        return line

    def head(self) -> Head:
        try:
            self._line = self._next()
            head = msgspec.json.decode(self._take(), type=Head)
        except (msgspec.DecodeError, UnicodeDecodeError, gzip.BadGzipFile, EOFError, zlib.error):
            raise BadBackup("backup-foreign", self.path) from None
        if head.undercroft_backup != FORMAT or not is_known(head.revision):
            raise BadBackup("backup-newer", self.path, version=head.revision, known=newest())
        return head

    def part(self) -> Part | None:
        """The beginning of the next table; ``None`` after the last."""
        return msgspec.json.decode(self._take(), type=Part) if self._line.startswith(b'{"table"') else None

    def rows(self) -> Iterator[bytes]:
        while self._line.startswith(b"["):
            yield self._take()

    def foot(self) -> Foot:
        foot = msgspec.json.decode(self._take(), type=Foot)
        if self._line:
            raise BadBackup("backup-broken", self.path)
        return foot


def check_head(path: Path) -> None:
    """Refuse what is no backup, before anything is opened for it."""
    with _open(path) as file:
        Source(path, file).head()


async def restore(engine: AsyncEngine, path: Path, *, force: bool = False) -> dict[str, int]:
    """Put what is in the file into an empty database, or with ``force`` in the place of what is there: all or
    nothing. How many rows there are of each table."""
    with _open(path) as file:
        source = Source(path, file)
        try:
            head = source.head()
            async with engine.begin() as db:
                return await _restore(db, source, head, force=force)
        except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError, UnicodeDecodeError):
            raise BadBackup("backup-broken", path) from None
        except IntegrityError:
            raise BadBackup("backup-broken", path) from None
        except DBAPIError as error:
            raise _unfit(error, engine) from None


def _open(path: Path) -> gzip.GzipFile:
    try:
        return gzip.open(path)
    except OSError as error:
        raise BadBackup("cannot-read", path, reason=system_reason(error)) from None


def _unfit(error: DBAPIError, engine: AsyncEngine) -> DatabaseTrouble:
    """The database's own trouble, or that it does not take a row, such as a name that is too long for it."""
    url = engine.url.render_as_string()
    trouble = explain(error, url)
    if trouble is None or trouble.code == "db-trouble":
        reason = str(error.orig).splitlines()[0]
        return DatabaseTrouble("backup-unfit", url, reason)
    return trouble


async def _restore(db: AsyncConnection, source: Source, head: Head, *, force: bool) -> dict[str, int]:
    await db.run_sync(_clear, force)
    await db.run_sync(change_tables, head.revision)
    tables = {table.name: table for table in await db.run_sync(_reflect)}
    tally, parts = Tally(), {}
    async for part in _read_parts(db, source, tables, tally):
        parts[part.table] = part.columns
    foot = source.foot()
    if foot != tally.foot(parts) or foot != await _look_again(db, tables, parts):
        raise BadBackup("backup-broken", source.path)
    await db.run_sync(change_tables)
    await db.run_sync(_go_on_counting)
    return foot.rows


def _clear(connection: sa.Connection, force: bool) -> None:
    """Neither our tables nor their version are there any more; those of others are left alone."""
    with one_transaction(connection):
        check_version(connection)
        ours = _reflect(connection)
        if not force and any(connection.execute(sa.select(table).limit(1)).first() for table in ours):
            raise DatabaseTrouble("db-not-empty", connection.engine.url.render_as_string())
        for table in [*reversed(ours), sa.Table(VERSION_TABLE, sa.MetaData())]:
            connection.execute(sa.schema.DropTable(table, if_exists=True))


async def _read_parts(
    db: AsyncConnection, source: Source, tables: Mapping[str, sa.Table], tally: Tally
) -> AsyncIterator[Part]:
    """All rows into their tables, until the last line."""
    while (part := source.part()) is not None:
        if part.table not in tables or set(part.columns) - set(tables[part.table].columns.keys()):
            raise BadBackup("backup-broken", source.path)
        table = tables[part.table]
        rows = _read_rows(table, part.columns, source, tally)
        while some := list(islice(rows, AT_ONCE)):
            await db.execute(sa.insert(table), some)
        yield part


def _read_rows(table: sa.Table, columns: Sequence[str], source: Source, tally: Tally) -> Iterator[dict[str, Any]]:
    types = [Any if isinstance(table.c[name].type, sa.JSON) else _plain_type(table.c[name]) for name in columns]
    decoder: msgspec.json.Decoder[tuple[Any, ...]] = msgspec.json.Decoder(tuple[tuple(types)])  # type: ignore[misc]
    for line in source.rows():
        tally.count(table.name, line)
        yield dict(zip(columns, decoder.decode(line), strict=True))


def _plain_type(column: sa.Column[Any]) -> Any:
    plain = column.type.python_type
    return plain | None if column.nullable else plain


async def _look_again(db: AsyncConnection, tables: Mapping[str, sa.Table], parts: Mapping[str, Sequence[str]]) -> Foot:
    """What is in the database now."""
    tally = Tally()
    for name, columns in parts.items():
        async for lines in _lines(db, tables[name], columns):
            for line in lines:
                tally.count(name, line)
    if db.dialect.name == "postgresql":
        await db.exec_driver_sql("CLOSE ALL")  # its cursors would keep the tables from being changed
    return tally.foot(parts)


def _go_on_counting(connection: sa.Connection) -> None:
    """PostgreSQL's own numbers go on after those that were restored."""
    if connection.dialect.name != "postgresql":
        return
    for column in (column for table in metadata.sorted_tables for column in table.primary_key.columns):
        if column.autoincrement is True:
            last = sa.select(sa.func.coalesce(sa.func.max(column), 0)).scalar_subquery()
            sequence = sa.func.pg_get_serial_sequence(column.table.name, column.name)
            connection.execute(sa.select(sa.func.setval(sequence, last + 1, False)))
