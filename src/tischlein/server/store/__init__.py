"""Where tables are kept: an append-only log on SQLite or PostgreSQL."""
