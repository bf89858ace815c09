"""What migrations are made of: each change asks what is there first, so that it can be made again.

Earlier versions wrote SQLite's tables statement by statement; what a kill left of them is completed by these.
Columns are added and dropped in place: SQLite drops no table that others refer to.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op


def create_table(name: str, *columns: sa.Column[object], indexed: Sequence[str] = ()) -> None:
    """A table with an index for each of the columns that are ``indexed``."""
    op.create_table(name, *columns, if_not_exists=True)
    for column in indexed:
        create_index(name, column)


def drop_table(name: str) -> None:
    op.drop_table(name, if_exists=True)


def add_column(table: str, column: sa.Column[object]) -> None:
    """One that may be empty or has a ``server_default``: rows are there already."""
    if not has_column(table, column.name):
        op.add_column(table, column)


def drop_column(table: str, name: str) -> None:
    """Its index must be dropped before."""
    if has_column(table, name):
        op.drop_column(table, name)


def create_index(table: str, column: str) -> None:
    op.create_index(f"ix_{table}_{column}", table, [column], if_not_exists=True)


def drop_index(table: str, column: str) -> None:
    op.drop_index(f"ix_{table}_{column}", table, if_exists=True)


def has_column(table: str, name: str) -> bool:
    return any(column["name"] == name for column in sa.inspect(op.get_bind()).get_columns(table))
