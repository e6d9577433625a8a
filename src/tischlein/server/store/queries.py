"""What is asked of the database; the same words for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, literal, select, update

from tischlein.server.deeds import Entry
from tischlein.server.store.base import FinishedGame, TableSummary
from tischlein.server.store.rows import entry_from_row, finished_from_row, summary_from_row
from tischlein.server.store.schema import GAMES, JOBS, LOG, TABLES


def read_log(connection: Connection, table: str, after: int) -> list[Entry]:
    lines = select(LOG).where(LOG.c.table_id == table, LOG.c.seq > after).order_by(LOG.c.seq)
    return [entry_from_row(table, found) for found in connection.execute(lines)]


def summary(connection: Connection, table: str) -> TableSummary | None:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    return None if found is None else summary_from_row(found)


def lobby(connection: Connection, limit: int, before: int | None, since: int = 0) -> list[TableSummary]:
    fresh = select(TABLES).where(TABLES.c.listed, TABLES.c.updated >= since)
    listed = fresh.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
    if before is not None:
        listed = listed.where(TABLES.c.updated < before)
    return [summary_from_row(found) for found in connection.execute(listed)]


def archive(connection: Connection, limit: int, before: int | None) -> list[FinishedGame]:
    newest_first = (GAMES.c.ended.desc(), GAMES.c.table_id, GAMES.c.number)
    open_to_all = select(GAMES).where(GAMES.c.replays).order_by(*newest_first).limit(limit)
    if before is not None:
        open_to_all = open_to_all.where(GAMES.c.ended < before)
    return [finished_from_row(found) for found in connection.execute(open_to_all)]


def finished_game(connection: Connection, table: str, number: int) -> FinishedGame | None:
    found = connection.execute(_of(table).where(GAMES.c.number == number)).one_or_none()
    return None if found is None else finished_from_row(found)


def finished_games(connection: Connection, table: str) -> list[FinishedGame]:
    return [finished_from_row(found) for found in connection.execute(_of(table).order_by(GAMES.c.number))]


def _of(table: str) -> Select[tuple[object, ...]]:
    return select(GAMES).where(GAMES.c.table_id == table)


def lease_jobs(connection: Connection, now: int, lease: int, limit: int) -> list[str]:
    """Two processes that ask at the same time pass over each other's: SKIP LOCKED, which SQLite does not need."""
    ripe = (
        select(JOBS.c.table_id)
        .where(JOBS.c.due <= now, JOBS.c.lease <= now)
        .order_by(JOBS.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
        .cte("ripe")
    )
    taking = update(JOBS).where(JOBS.c.table_id.in_(select(ripe.c.table_id))).values(lease=lease)
    taken = connection.execute(taking.returning(JOBS.c.due, JOBS.c.table_id)).all()
    return [table for _, table in sorted((due, table) for due, table in taken)]


def release_job(connection: Connection, table: str, lease: int, due: int | None) -> None:
    mine = (JOBS.c.table_id == table) & (JOBS.c.lease == lease)
    connection.execute(delete(JOBS).where(mine) if due is None else update(JOBS).where(mine).values(due=due, lease=0))


def void_leases(connection: Connection) -> None:
    connection.execute(update(JOBS).values(lease=0))


def ping(connection: Connection) -> bool:
    return connection.execute(select(literal(1))).scalar_one() == 1
