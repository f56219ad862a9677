"""What Alembic runs to migrate: on the connection it was given, within its transaction."""

from __future__ import annotations

from alembic import context

from hidalgo.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
