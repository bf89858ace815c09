"""${message}"""

from __future__ import annotations

import sqlalchemy as sa

from undercroft.table.storage.changes import add_column, create_index, create_table, drop_column, drop_index, drop_table

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    ${downgrades if downgrades else "pass"}
