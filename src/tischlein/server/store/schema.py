"""What the database holds: the logs, which are all that counts, and lists drawn from them.

`listed` tables are public and not over: they are in the lobby. Lists within a column are JSON.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

METADATA: Final = MetaData()

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("deed", Text, nullable=False),
    Column("client", String),
    sqlite_with_rowid=False,
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("phase", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("people", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("lobby", "updated", sqlite_where=text("listed = 1"), postgresql_where=text("listed")),
)

GAMES: Final = Table(
    "games",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("names", Text, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("scores", Text),
    Column("places", Text, nullable=False),
    Column("replays", Boolean, nullable=False),
    Index("archive", "ended", sqlite_where=text("replays = 1"), postgresql_where=text("replays")),
)

JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Index("jobs_due", "due"),
)
