"""Between what the house speaks of and what stands in the columns."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Row

from tischlein.server.deeds import Entry, Setup, read_deed, write_deed
from tischlein.server.store.base import FinishedGame, StoreError, TableSummary

Columns = dict[str, Any]

_encoder: Final = msgspec.json.Encoder()
_setup: Final = msgspec.json.Decoder(Setup)
_words: Final = msgspec.json.Decoder(list[str])
_numbers: Final = msgspec.json.Decoder(list[int])


def _write(value: object) -> str:
    return _encoder.encode(value).decode()


def entry_to_row(entry: Entry) -> Columns:
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "seat": entry.seat,
        "deed": write_deed(entry.deed),
        "client": entry.client,
    }


def entry_from_row(table: str, found: Row[Any]) -> Entry:
    try:
        deed = read_deed(found.deed)
    except msgspec.DecodeError:
        raise StoreError(f"line {found.seq} of table {table} is not a line that this version can read") from None
    return Entry(table, found.seq, found.at, found.seat, deed, found.client)


def summary_to_row(row: TableSummary) -> Columns:
    return {
        "id": row.id,
        "setup": _write(row.setup),
        "phase": row.phase,
        "listed": row.setup.public and row.phase != "over",
        "taken": row.taken,
        "people": _write(row.people),
        "created": row.created,
        "updated": row.updated,
    }


def summary_from_row(found: Row[Any]) -> TableSummary:
    try:
        setup, people = _setup.decode(found.setup), _words.decode(found.people)
    except msgspec.DecodeError:
        raise StoreError(f"table {found.id} is not one that this version can read") from None
    return TableSummary(found.id, setup, found.phase, found.taken, people, found.created, found.updated)


def finished_to_row(game: FinishedGame) -> Columns:
    return {
        "table_id": game.table,
        "number": game.number,
        "game": game.game,
        "names": _write(game.names),
        "first": game.first,
        "last": game.last,
        "ended": game.ended,
        "scores": None if game.scores is None else _write(game.scores),
        "places": _write(game.places),
        "replays": game.replays,
    }


def finished_from_row(found: Row[Any]) -> FinishedGame:
    try:
        names, places = _words.decode(found.names), _numbers.decode(found.places)
        scores = None if found.scores is None else _numbers.decode(found.scores)
    except msgspec.DecodeError:
        raise StoreError(
            f"game {found.number} of table {found.table_id} is not one that this version can read"
        ) from None
    return FinishedGame(
        table=found.table_id,
        number=found.number,
        game=found.game,
        names=names,
        first=found.first,
        last=found.last,
        ended=found.ended,
        scores=scores,
        places=places,
        replays=found.replays,
    )
