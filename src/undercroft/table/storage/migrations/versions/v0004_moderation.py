"""Moderation: who is muted or banned, and what operators did."""

from __future__ import annotations

import sqlalchemy as sa

from undercroft.table.storage.changes import create_index, create_table, drop_index, drop_table

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("neighbourhood", sa.String(64)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made_by", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("lifted", sa.Float),
    )
    create_index("sanctions", "person")
    create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("made_by", sa.String(40), nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("until", sa.Float),
    )


def downgrade() -> None:
    drop_table("deeds")
    drop_index("sanctions", "person")
    drop_table("sanctions")
