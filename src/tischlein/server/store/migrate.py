"""Brings a database to the form that this version expects."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tischlein.server.store.base import StoreError

LOCK: Final = 0x7469736368
"""The advisory lock under which one process migrates while others, started at the same time, wait."""

_one_at_a_time: Final = Lock()
"""Alembic keeps what it works on in global variables."""


def migrate(connection: Connection, name: str) -> None:
    """Within the caller's transaction: all of it or nothing. `name` is that of the database, for messages."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current not in {None, *(known.revision for known in script.walk_revisions())}:
        raise StoreError(f"the database {name} was written by a newer Tischlein; update this one")
    if current != script.get_current_head():
        with _one_at_a_time:
            command.upgrade(config, "head")
