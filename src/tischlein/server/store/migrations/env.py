"""Alembic's environment: the connection comes from `engine.migrate`."""

from __future__ import annotations

from alembic import context

from tischlein.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
