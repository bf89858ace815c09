"""Names of seats: several people play in one browser, each by a name of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("name", sa.String(40)))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("name")
