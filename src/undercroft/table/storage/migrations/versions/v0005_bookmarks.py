"""Bookmarks: where a match stands, so that it need not be replayed."""

from __future__ import annotations

import sqlalchemy as sa

from undercroft.table.storage.changes import create_table, drop_table

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    create_table(
        "bookmarks",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    drop_table("bookmarks")
