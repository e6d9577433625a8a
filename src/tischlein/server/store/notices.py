"""What processes tell each other through PostgreSQL's NOTIFY."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from tischlein.server.store.base import StoreError

CHANNEL: Final = "tischlein"
MAX_BYTES: Final = 7_900
"""PostgreSQL takes less than 8,000."""
ROOM: Final = 24
"""What a table takes beside its name: quotes, signs, the number of a line."""


class EntriesAppended(Struct, frozen=True, tag="written"):
    """The newest line of each of these tables."""

    lines: dict[str, int]


class SignalSent(Struct, frozen=True, tag="sent"):
    sender: str
    table: str
    text: str


Notification = EntriesAppended | SignalSent

_decoder: Final[msgspec.json.Decoder[Notification]] = msgspec.json.Decoder(Notification)


def parse_notification(payload: str) -> Notification | None:
    """None if somebody else speaks on our channel."""
    try:
        return _decoder.decode(payload)
    except msgspec.DecodeError:
        return None


def format_signal(sender: str, table: str, text: str) -> str:
    payload = msgspec.json.encode(SignalSent(sender, table, text))
    if len(payload) > MAX_BYTES:
        raise StoreError(f"a signal of {len(payload)} bytes is too long; it may have {MAX_BYTES}")
    return payload.decode()


def format_appended(lines: dict[str, int]) -> Iterator[str]:
    """As few notices as hold them all."""
    part: dict[str, int] = {}
    size = ROOM
    for table, seq in lines.items():
        needed = len(msgspec.json.encode(table)) + ROOM
        if part and size + needed > MAX_BYTES:
            yield msgspec.json.encode(EntriesAppended(part)).decode()
            part, size = {}, ROOM
        part[table] = seq
        size += needed
    if part:
        yield msgspec.json.encode(EntriesAppended(part)).decode()


def notify(connection: Connection, payload: str) -> None:
    """Others hear it when the transaction is committed."""
    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def notify_appended(connection: Connection, lines: dict[str, int]) -> None:
    for payload in format_appended(lines):
        notify(connection, payload)


def notify_nobody(_connection: Connection, _lines: dict[str, int]) -> None:
    """There is one process on a SQLite file."""
