"""Removing tables and chat from the database, in short transactions that hold up nobody.

A table is gone as soon as its removal begins; its log, which may be long, is deleted afterwards, part by part.
`removals` names the tables whose log is still to be deleted. A name stays there until every server has noticed, since
one that has not may still write.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from tischlein.server.log_events import ChatRemoved, encode_event
from tischlein.server.store.orders import add_order
from tischlein.server.store.schema import CODES, GAMES, IS_CHAT, JOBS, LOG, REMOVALS, TABLES, literal_sql

SETTLING: Final = 30_000
"""Milliseconds after which every server has noticed that a table is gone."""


def is_untouched(before: int) -> ColumnElement[bool]:
    """Return the condition for tables that nobody has changed or visited since that time."""
    newest = select(LOG.c.at).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.seq.desc()).limit(1)
    return (
        (TABLES.c.updated < before) & (TABLES.c.used < before) & (func.coalesce(newest.scalar_subquery(), 0) < before)
    )


def begin_removal(connection: Connection, table: str, now: int) -> bool:
    """Remove a table except for its log; return False if there is no such table."""
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()).one_or_none()
    if found is None:
        return False
    insert = insert_postgresql if connection.dialect.name == "postgresql" else insert_sqlite
    connection.execute(insert(REMOVALS).values(table_id=table, at=now).on_conflict_do_nothing())
    _delete_derived(connection, table)
    add_order(connection, "delete", table, now)
    return True


def begin_old_removal(connection: Connection, before: int, now: int) -> str | None:
    """Begin to remove one table that is untouched since `before`; return its id, or None if there is none.

    SKIP LOCKED makes several processes choose different tables.
    """
    oldest = select(TABLES.c.id).where(is_untouched(before)).order_by(TABLES.c.updated).limit(1)
    table = connection.execute(oldest.with_for_update(skip_locked=True)).scalar()
    if table is not None:
        begin_removal(connection, table, now)
    return table


def continue_removal(connection: Connection, now: int, limit: int) -> bool:
    """Delete some log entries of a removed table; return whether there were any."""
    found = connection.execute(select(REMOVALS).order_by(REMOVALS.c.at).with_for_update(skip_locked=True)).all()
    for removal in found:
        log = LOG.c.table_id == removal.table_id
        part = select(LOG.c.seq).where(log).order_by(LOG.c.seq).limit(limit)
        if connection.execute(delete(LOG).where(log, LOG.c.seq.in_(part))).rowcount:
            return True
        if now - removal.at > SETTLING:
            _delete_derived(connection, removal.table_id)  # a server may have written since
            connection.execute(delete(REMOVALS).where(REMOVALS.c.table_id == removal.table_id))
    return False


def is_removed(connection: Connection, table: str) -> bool:
    return connection.execute(select(REMOVALS.c.at).where(REMOVALS.c.table_id == table)).one_or_none() is not None


def remove_old_chat(connection: Connection, before: int, limit: int) -> int:
    """Replace some chat messages and reactions from before a time; return how many. Their entries stay."""
    chat = select(LOG.c.table_id, LOG.c.seq).where(literal_sql(IS_CHAT), LOG.c.at < before)
    oldest = chat.order_by(LOG.c.at).limit(limit).with_for_update(skip_locked=True)
    entries = [(row.table_id, row.seq) for row in connection.execute(oldest)]
    if not entries:
        return 0
    removing = update(LOG).where(tuple_(LOG.c.table_id, LOG.c.seq).in_(entries))
    return connection.execute(removing.values(event=encode_event(ChatRemoved()))).rowcount


def _delete_derived(connection: Connection, table: str) -> None:
    for derived in (CODES, JOBS, GAMES):
        connection.execute(delete(derived).where(derived.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
