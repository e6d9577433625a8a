"""Where tables are kept: an append-only log on SQLite or PostgreSQL."""

from tischlein.server.store.opening import open_store

__all__ = ["open_store"]
