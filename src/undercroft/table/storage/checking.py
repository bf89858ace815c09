"""Checking a database: whether everything in it is as it must be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.engine.decision import Arg
from undercroft.table.storage.migrating import check_version, newest, version
from undercroft.table.storage.schema import choices, metadata, seats, tables
from undercroft.table.storage.trouble import DatabaseTrouble

SHOWN = 10
"""So many faults of one kind are told; more say no more."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong; ``code`` names the words for it."""

    code: str
    details: dict[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found."""

    name: str
    faults: list[Fault] = field(default_factory=list)
    note: Fault | None = None
    """What else is to be said, if nothing is wrong."""

    @property
    def is_newest(self) -> bool:
        return self.note is not None and self.note.code == "db-version"


async def check(engine: AsyncEngine) -> list[Finding]:
    """Everything but the matches, as it is at one moment, while a server may go on."""
    async with engine.connect() as db:
        return await db.run_sync(_check)


def _check(connection: Connection) -> list[Finding]:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    check_version(connection)
    found = version(connection)
    if found is None:
        raise DatabaseTrouble("db-missing", connection.engine.url.render_as_string())
    is_newest = found == newest()
    told = Fault("db-version" if is_newest else "db-version-older", {"version": found, "known": newest()})
    checks: list[tuple[str, Callable[[Connection], list[Fault]]]] = [
        ("references", _references),
        ("seats", _seats),
        ("steps", _steps),
    ]
    if connection.dialect.name == "sqlite":
        checks.insert(0, ("integrity", _integrity))
    if is_newest:
        checks.insert(0, ("structure", _structure))
    return [Finding("version", note=told), *(Finding(name, look(connection)) for name, look in checks)]


def _structure(connection: Connection) -> list[Fault]:
    differences = compare_metadata(MigrationContext.configure(connection, opts={"include_object": _is_ours}), metadata)
    return [Fault("db-wrong-structure", {"what": " ".join(map(str, difference))}) for difference in differences[:SHOWN]]


def _is_ours(_thing: object, name: str | None, kind: str, reflected: bool, counterpart: object) -> bool:
    """Tables of others may live beside ours."""
    return kind != "table" or not reflected or counterpart is not None or name in metadata.tables


def _integrity(connection: Connection) -> list[Fault]:
    told = connection.exec_driver_sql(f"PRAGMA integrity_check({SHOWN})").scalars().all()
    return [Fault("db-wrong-integrity", {"what": line}) for line in told if line != "ok"]


def _references(connection: Connection) -> list[Fault]:
    faults = []
    for key in (key for table in metadata.sorted_tables for key in table.foreign_keys):
        own, other = key.parent, key.column
        if not sa.inspect(connection).has_table(own.table.name):
            continue
        exists = sa.exists().where(other == own).correlate(own.table)
        count = connection.execute(sa.select(sa.func.count()).where(own.is_not(None) & ~exists)).scalar_one()
        if count:
            faults.append(Fault("db-wrong-references", {"count": count, "table": own.table.name, "column": own.name}))
    return faults


def _seats(connection: Connection) -> list[Fault]:
    return [Fault("db-wrong-seats", {"table": name}) for name in _with_gaps(connection, seats.c.table_id, seats.c.seat)]


def _steps(connection: Connection) -> list[Fault]:
    """Choices are numbered from 0 without a gap, and are there only once the match has begun."""
    gaps = _with_gaps(connection, choices.c.table_id, choices.c.number)
    early = sa.select(tables.c.id).where(
        (tables.c.status == "gathering") & tables.c.id.in_(sa.select(choices.c.table_id))
    )
    return [
        *(Fault("db-wrong-steps", {"table": name}) for name in gaps),
        *(Fault("db-wrong-gathering", {"table": name}) for name in connection.execute(early.limit(SHOWN)).scalars()),
    ]


def _with_gaps(connection: Connection, table: sa.Column[str], number: sa.Column[int]) -> list[str]:
    """Tables whose numbers do not go from 0 on one by one."""
    gap = (sa.func.min(number) != 0) | (sa.func.max(number) != sa.func.count() - 1)
    return list(connection.execute(sa.select(table).group_by(table).having(gap).limit(SHOWN)).scalars())
