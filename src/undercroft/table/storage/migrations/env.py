"""Alembic runs this; the connection is handed over by :func:`undercroft.table.storage.database.migrate`."""

from __future__ import annotations

from alembic import context

from undercroft.table.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
