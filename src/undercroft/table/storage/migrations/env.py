"""Alembic runs this; the connection is handed over by :mod:`undercroft.table.storage.migrating`."""

from __future__ import annotations

from alembic import context

from undercroft.table.storage.migrating import one_transaction
from undercroft.table.storage.schema import metadata

given = context.config.attributes["connection"]
with one_transaction(given):
    context.configure(connection=given, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()
