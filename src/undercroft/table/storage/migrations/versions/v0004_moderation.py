"""Moderation: who is muted or banned, and what operators did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Safe to repeat: what is there already stays."""
    op.create_table(
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
        if_not_exists=True,
    )
    op.create_index("ix_sanctions_person", "sanctions", ["person"], if_not_exists=True)
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("made_by", sa.String(40), nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("until", sa.Float),
        if_not_exists=True,
    )


def downgrade() -> None:
    op.drop_table("deeds", if_exists=True)
    op.drop_index("ix_sanctions_person", "sanctions", if_exists=True)
    op.drop_table("sanctions", if_exists=True)
