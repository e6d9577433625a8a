"""Store what the reviews of finished games say of their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.add_column("games", sa.Column("review", sa.Text))
