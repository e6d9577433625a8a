"""Create the tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("client", sa.String),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index(
        "lobby", "tables", ["updated"], sqlite_where=sa.text("listed = 1"), postgresql_where=sa.text("listed")
    )
    op.create_table(
        "games",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("scores", sa.Text),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("replays", sa.Boolean, nullable=False),
    )
    op.create_index(
        "archive", "games", ["ended"], sqlite_where=sa.text("replays = 1"), postgresql_where=sa.text("replays")
    )
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
    )
    op.create_index("jobs_due", "jobs", ["due"])
