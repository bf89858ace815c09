"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa

from undercroft.table.storage.changes import create_table, drop_table

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        indexed=["person"],
    )
    create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seconds", sa.Float),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("next", sa.String(24)),
        indexed=["host", "status"],
    )
    _belongings()


def _belongings() -> None:
    """What belongs to a table."""
    create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("computer", sa.String(24)),
        sa.Column("ready", sa.Boolean, nullable=False),
        indexed=["person"],
    )
    create_table(
        "choices",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Text),
        sa.Column("made_by", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        indexed=["table_id"],
    )


def downgrade() -> None:
    for name in ("chat", "choices", "seats", "tables", "links", "people"):
        drop_table(name)
