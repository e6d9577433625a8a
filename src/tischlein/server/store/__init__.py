"""Storage of tables: append-only logs in SQLite or PostgreSQL."""
