"""Store who played with which animal, whether a game was shared, and the codes with which people join a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("animals", sa.Text, nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("animals", sa.Text, nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("people", sa.Text, nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "codes",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("codes_table", "codes", ["table_id"])
    op.create_index("codes_expires", "codes", ["expires"])
