"""Names of seats: several people play in one browser, each by a name of their own."""

from __future__ import annotations

import sqlalchemy as sa

from undercroft.table.storage.changes import add_column, drop_column

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    add_column("seats", sa.Column("name", sa.String(40)))


def downgrade() -> None:
    drop_column("seats", "name")
