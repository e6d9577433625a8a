"""The database tables, and the conversion between their rows and the types of `base`.

The log is the source of truth; most other tables are derived from it. `listed` marks the tables in the lobby, which are
public and not over. A list in a column is stored as JSON.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    TextClause,
    false,
    text,
)

from tischlein.server.log_events import (
    Animal,
    ChatSent,
    LogEntry,
    ReactionSent,
    TableSetup,
    decode_event,
    encode_event,
    encoded_beginning,
)
from tischlein.server.store.base import FinishedGame, GameReviewSummary, JoinCode, StoreError, TableSummary

Columns = dict[str, Any]

METADATA: Final = MetaData()


def literal_sql(sql: str) -> TextClause:
    """Return SQL in which a colon is no parameter."""
    return text(sql.replace(":", "\\:"))


IS_CHAT: Final = (
    f"(substr(event, 1, {len(encoded_beginning(ChatSent))}) = '{encoded_beginning(ChatSent)}'"
    f" OR substr(event, 1, {len(encoded_beginning(ReactionSent))}) = '{encoded_beginning(ReactionSent)}')"
)
"""The condition of the index of chat; queries must repeat it literally."""
OPERATOR_COLUMNS: Final = ("closed", "used")
"""Columns of `tables` that do not follow from the log."""

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("event", Text, nullable=False),
    Column("client", String),
    Index("chat", "at", sqlite_where=literal_sql(IS_CHAT), postgresql_where=literal_sql(IS_CHAT)),
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
    Column("animals", Text, nullable=False, server_default="[]"),
    Column("closed", BigInteger),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Index("tables_updated", "updated"),
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
    Column("animals", Text, nullable=False, server_default="[]"),
    Column("people", Text, nullable=False, server_default="[]"),
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("review", Text),
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

CODES: Final = Table(
    "codes",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("codes_table", "table_id"),
    Index("codes_expires", "expires"),
)

PROPERTIES: Final = Table(
    "properties",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("target", String, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("table_id", String, nullable=False),
    sqlite_autoincrement=True,
)

REMOVALS: Final = Table(
    "removals",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

_encoder: Final = msgspec.json.Encoder()
_setup_decoder: Final = msgspec.json.Decoder(TableSetup)
_strings: Final = msgspec.json.Decoder(list[str])
_animals: Final = msgspec.json.Decoder(list[Animal])
_integers: Final = msgspec.json.Decoder(list[int])
_reviews: Final = msgspec.json.Decoder(GameReviewSummary)


def _to_json(value: object) -> str:
    return _encoder.encode(value).decode()


def entry_to_row(entry: LogEntry) -> Columns:
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "seat": entry.seat,
        "event": encode_event(entry.event),
        "client": entry.client,
    }


def entry_from_row(table: str, row: Row[Any]) -> LogEntry:
    try:
        event = decode_event(row.event)
    except msgspec.DecodeError:
        raise StoreError(f"entry {row.seq} of table {table} cannot be read by this version") from None
    return LogEntry(table, row.seq, row.at, row.seat, event, row.client)


def summary_to_row(summary: TableSummary) -> Columns:
    return {
        "id": summary.id,
        "setup": _to_json(summary.setup),
        "phase": summary.phase,
        "listed": summary.setup.public and summary.phase != "over",
        "taken": summary.taken,
        "people": _to_json(summary.people),
        "created": summary.created,
        "updated": summary.updated,
        "animals": _to_json(summary.animals),
    }


def summary_from_row(row: Row[Any]) -> TableSummary:
    try:
        setup, people = _setup_decoder.decode(row.setup), _strings.decode(row.people)
        animals = _animals.decode(row.animals)
    except msgspec.DecodeError:
        raise StoreError(f"table {row.id} cannot be read by this version") from None
    return TableSummary(row.id, setup, row.phase, row.taken, people, row.created, row.updated, animals)


def finished_to_row(game: FinishedGame) -> Columns:
    return {
        "table_id": game.table,
        "number": game.number,
        "game": game.game,
        "names": _to_json(game.names),
        "first": game.first,
        "last": game.last,
        "ended": game.ended,
        "scores": None if game.scores is None else _to_json(game.scores),
        "places": _to_json(game.places),
        "replays": game.replays,
        "animals": _to_json(game.animals),
        "people": _to_json(game.people),
        "shared": game.shared,
        "review": None if game.review is None else review_to_text(game.review),
    }


def review_to_text(review: GameReviewSummary) -> str:
    return _to_json(review)


def finished_from_row(row: Row[Any]) -> FinishedGame:
    try:
        names, places = _strings.decode(row.names), _integers.decode(row.places)
        scores = None if row.scores is None else _integers.decode(row.scores)
        animals, people = _animals.decode(row.animals), _strings.decode(row.people)
        review = None if row.review is None else _reviews.decode(row.review)
    except msgspec.DecodeError:
        raise StoreError(f"game {row.number} of table {row.table_id} cannot be read by this version") from None
    return FinishedGame(
        table=row.table_id,
        number=row.number,
        game=row.game,
        names=names,
        first=row.first,
        last=row.last,
        ended=row.ended,
        scores=scores,
        places=places,
        replays=row.replays,
        animals=animals,
        people=people,
        shared=row.shared,
        review=review,
    )


def code_to_row(code: JoinCode) -> Columns:
    return {"digest": code.digest, "table_id": code.table, "attempt": code.attempt, "expires": code.expires}


def code_from_row(row: Row[Any]) -> JoinCode:
    return JoinCode(row.digest, row.table_id, row.attempt, row.expires)
