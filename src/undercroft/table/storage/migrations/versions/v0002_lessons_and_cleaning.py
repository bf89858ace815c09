"""Lessons, tables without hints, and when something last happened at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Columns are added in place: SQLite drops no table that seats and choices refer to."""
    with op.batch_alter_table("tables", recreate="never") as tables:
        tables.add_column(sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
        tables.add_column(sa.Column("lesson", sa.Integer))
        tables.add_column(sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET touched = COALESCE(started, made)")
    op.create_index("ix_tables_touched", "tables", ["touched"])


def downgrade() -> None:
    op.drop_index("ix_tables_touched", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("touched", "lesson", "hints"):
            tables.drop_column(name)
