"""Lessons, tables without hints, and when something last happened at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercroft.table.storage.changes import add_column, create_index, drop_column, drop_index

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    add_column("tables", sa.Column("lesson", sa.Integer))
    add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET touched = COALESCE(started, made) WHERE touched = 0")
    create_index("tables", "touched")


def downgrade() -> None:
    drop_index("tables", "touched")
    for name in ("touched", "lesson", "hints"):
        drop_column("tables", name)
