"""Orders: what every running server has to notice, such as that a table was closed.

An order is written in the same transaction as what it is about, by the command line or by one of the servers. Servers
read new orders every few seconds, on SQLite and on PostgreSQL (`TableHost`).
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, text

from tischlein.server.store.base import Order, OrderKind
from tischlein.server.store.schema import ORDERS

LIFETIME: Final = 86_400_000
"""Milliseconds after which an order is forgotten: a server that starts later has nothing to notice."""
ORDER_LOCK: Final = 0x7469736369
"""The PostgreSQL advisory lock under which orders are written, so that they appear in the order of their ids."""


def add_order(connection: Connection, kind: OrderKind, table: str, now: int) -> None:
    """Write an order, as the last statement of a transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ORDER_LOCK})
    connection.execute(delete(ORDERS).where(ORDERS.c.at < now - LIFETIME))
    connection.execute(insert(ORDERS).values(at=now, kind=kind, table_id=table))


_SELECT_ORDERS: Final = select(ORDERS).where(ORDERS.c.id > bindparam("after")).order_by(ORDERS.c.id)


def select_newest_order(connection: Connection) -> int:
    """Return the id of the newest order; 0 if there is none."""
    return connection.execute(select(func.max(ORDERS.c.id))).scalar() or 0


def select_orders(connection: Connection, after: int) -> list[Order]:
    rows = connection.execute(_SELECT_ORDERS, {"after": after})
    return [Order(row.id, row.kind, row.table_id) for row in rows]
