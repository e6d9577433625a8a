"""Store when tables were closed and used, bans, orders to running servers, and which tables are being removed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"

IS_CHAT = sa.text(
    '(substr(event, 1, 19) = \'{"kind"\\:"chat-sent"\' OR substr(event, 1, 23) = \'{"kind"\\:"reaction-sent"\')'
)


def upgrade() -> None:
    op.create_index("chat", "log", ["at"], sqlite_where=IS_CHAT, postgresql_where=IS_CHAT)
    op.add_column("tables", sa.Column("closed", sa.BigInteger))
    op.add_column("tables", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_updated", "tables", ["updated"])
    op.create_table(
        "bans",
        sa.Column("target", sa.String, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
