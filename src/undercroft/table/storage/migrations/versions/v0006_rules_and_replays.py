"""Which cards a match is played with, matches that went on with other rules, and replays of finished ones."""

from __future__ import annotations

import sqlalchemy as sa

from undercroft.table.storage.changes import add_column, create_table, drop_column, drop_table

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    add_column("tables", sa.Column("content", sa.JSON(none_as_null=True)))
    add_column("tables", sa.Column("outcome", sa.JSON(none_as_null=True)))
    add_column("tables", sa.Column("carried", sa.Integer))
    add_column("tables", sa.Column("lost", sa.Integer, nullable=False, server_default="0"))
    create_table(
        "beginnings",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    create_table(
        "replays",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    drop_table("replays")
    drop_table("beginnings")
    for name in ("lost", "carried", "outcome", "content"):
        drop_column("tables", name)
