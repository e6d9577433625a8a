"""What an operator may see of the tables in a database: no cards, no keys, no secrets, no chat."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, func, select

from tischlein.server.log_events import Animal, GameEnded, GameStarted, Phase, TableOpened, TableSetup
from tischlein.server.seat_holders import FREE, SeatHolder, animals_of, update_holders
from tischlein.server.store.base import FinishedGame
from tischlein.server.store.database import select_finished_games, select_log
from tischlein.server.store.removal import is_untouched
from tischlein.server.store.schema import GAMES, LOG, TABLES, summary_from_row


class TableRow(Struct, frozen=True):
    """A table in a list; times are milliseconds since 1970.

    taken    seats that people have, of `seats`
    changed  when the last entry was written to its log, which has `entries`
    closed   when an operator closed it
    """

    id: str
    game: str
    seats: int
    taken: int
    phase: Phase
    public: bool
    created: int
    changed: int
    games: int
    entries: int
    closed: int | None


class SeatRow(Struct, frozen=True):
    """The holder of a seat; `guest` is the id of a person, with which the person can be banned or erased."""

    seat: int
    kind: str
    name: str
    animal: Animal | None
    guest: str
    level: str | None


class TableDetails(Struct, frozen=True):
    """A table with its setup, seats and finished games; `size` is the length of its log in characters."""

    table: TableRow
    setup: TableSetup
    seats: list[SeatRow]
    games: list[FinishedGame]
    size: int


def select_tables(connection: Connection, limit: int, before: int | None, public: bool) -> list[TableRow]:
    """Return tables, those with the newest summary first; with `before`, only those untouched since that time."""
    tables = _rows().order_by(TABLES.c.updated.desc(), TABLES.c.id)
    if before is not None:
        tables = tables.where(is_untouched(before))
    found: list[TableRow] = []
    for row in connection.execute(tables.execution_options(yield_per=100)):
        table = _table(row)
        if table.public or not public:
            found.append(table)
        if len(found) == limit:
            break
    return found


def count_untouched(connection: Connection, before: int) -> int:
    return connection.execute(select(func.count()).select_from(TABLES).where(is_untouched(before))).scalar_one()


def select_details(connection: Connection, table: str) -> TableDetails | None:
    row = connection.execute(_rows().where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    size = connection.execute(select(func.sum(func.length(LOG.c.event))).where(LOG.c.table_id == table)).scalar()
    setup = summary_from_row(row).setup
    seats = list(_seats(connection, table))
    return TableDetails(_table(row), setup, seats, select_finished_games(connection, table), size or 0)


def _rows() -> Select[tuple[object, ...]]:
    """Return the query of tables with what is known of their logs; the entries of a log are numbered without gaps."""
    newest = select(LOG.c.at).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.seq.desc()).limit(1)
    entries = select(func.max(LOG.c.seq)).where(LOG.c.table_id == TABLES.c.id)
    games = select(func.count()).select_from(GAMES).where(GAMES.c.table_id == TABLES.c.id)
    return select(
        TABLES,
        newest.scalar_subquery().label("changed"),
        entries.scalar_subquery().label("entries"),
        games.scalar_subquery().label("games"),
    )


def _table(row: Row[tuple[object, ...]]) -> TableRow:
    summary = summary_from_row(row)
    setup = summary.setup
    changed, entries = row.changed or summary.updated, row.entries or 0
    return TableRow(
        summary.id,
        setup.game,
        setup.seats,
        summary.taken,
        summary.phase,
        setup.public,
        summary.created,
        changed,
        row.games,
        entries,
        row.closed,
    )


def _seats(connection: Connection, table: str) -> Iterator[SeatRow]:
    holders: list[SeatHolder] = []
    phase: Phase = "gathering"
    for entry in select_log(connection, table, 0):
        if isinstance(entry.event, TableOpened):
            holders = [FREE] * entry.event.setup.seats
        holders = update_holders(holders, entry, phase)
        if isinstance(entry.event, GameStarted):
            phase = "playing"
        elif isinstance(entry.event, GameEnded):
            phase = "over"
    animals = animals_of(holders)
    for seat, holder in enumerate(holders):
        yield SeatRow(seat, holder.kind, holder.name, animals[seat], holder.guest, holder.level)
