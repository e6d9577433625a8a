"""The bans in the database: of guests, and of networks."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tischlein.server.store.base import Ban
from tischlein.server.store.orders import add_order
from tischlein.server.store.schema import BANS


def insert_ban(connection: Connection, ban: Ban) -> None:
    """Store a ban in place of an earlier one of the same guest or network."""
    connection.execute(delete(BANS).where(BANS.c.target == ban.target))
    row = {"target": ban.target, "reason": ban.reason, "created": ban.created, "expires": ban.expires}
    connection.execute(insert(BANS).values(row))
    add_order(connection, "bans", "", ban.created)


def delete_ban(connection: Connection, target: str, now: int) -> bool:
    """Lift a ban; return whether there was one."""
    if not connection.execute(delete(BANS).where(BANS.c.target == target)).rowcount:
        return False
    add_order(connection, "bans", "", now)
    return True


def select_bans(connection: Connection, now: int) -> list[Ban]:
    """Return the bans that have not expired, newest first."""
    valid = select(BANS).where(BANS.c.expires.is_(None) | (BANS.c.expires > now))
    rows = connection.execute(valid.order_by(BANS.c.created.desc(), BANS.c.target))
    return [Ban(row.target, row.reason, row.created, row.expires) for row in rows]
