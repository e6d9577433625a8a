"""Builders of tables, entries and batches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from tischlein.server.log_events import AnyLogEvent, LogEntry, MoveMade, Phase, TableOpened, TableSetup
from tischlein.server.store import migrations
from tischlein.server.store.base import (
    FinishedGame,
    GameReviewSummary,
    LogBatch,
    SeatSummary,
    Store,
    TableJob,
    TableSummary,
)
from tischlein.server.store.engine import make_engine, parse_database_url
from tischlein.server.store.opening import open_store

T = TypeVar("T")

BOUND = 120
"""Seconds after which a test is given up."""
SETUP = TableSetup("uno", 4, public=True)


def run(play: Coroutine[Any, Any, T]) -> T:
    async def bounded() -> T:
        return await asyncio.wait_for(play, BOUND)

    return asyncio.run(bounded())


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


async def until(true: Callable[[], bool], changed: asyncio.Event) -> None:
    """Wait for a condition; code that may make it true sets `changed`."""
    while not true():
        changed.clear()
        await changed.wait()


def summary(table: str, phase: Phase = "gathering", updated: int = 1, setup: TableSetup = SETUP) -> TableSummary:
    return TableSummary(table, setup, phase, taken=1, people=["Anna"], created=1, updated=updated)


def entry(table: str, seq: int, event: AnyLogEvent | None = None, client: str | None = None) -> LogEntry:
    return LogEntry(table, seq, at=1_000 + seq, seat=seq % 4, event=event or MoveMade(f"r{seq % 10}"), client=client)


def opening(table: str, job: TableJob | None = None, **changes: Any) -> LogBatch:
    """Return the first entry of a table."""
    first = LogEntry(table, 1, 1_001, None, TableOpened(SETUP))
    return LogBatch([first], summary=summary(table, **changes), job=job)


def moves(table: str, first: int, count: int = 1, job: TableJob | None = None) -> LogBatch:
    return LogBatch([entry(table, first + offset) for offset in range(count)], job=job)


def ended(table: str, number: int = 1, at: int = 5, replays: bool = True) -> FinishedGame:
    return FinishedGame(
        table=table,
        number=number,
        game="uno",
        names=["Anna", "Béla"],
        first=2,
        last=9,
        ended=at,
        scores=[0, 12],
        places=[1, 2],
        replays=replays,
    )


REVIEW = GameReviewSummary(
    "normal", [SeatSummary(1.0, 0.25, 0.125, 0.0625, 0.5), SeatSummary(0.0, -0.25, 0.0, 0.0, 0.25)]
)
"""What a review says of a game of `ended`."""


def execute(address: str, *statements: str) -> list[Any]:
    """Execute statements as an administrator would and return the rows of the last one."""
    engine = make_engine(parse_database_url(address))
    try:
        with engine.begin() as connection:
            found = [connection.execute(text(statement)) for statement in statements][-1]
            return [tuple(values) for values in found] if found.returns_rows else []
    finally:
        engine.dispose()


def upgrade(address: str, revision: str) -> None:
    """Migrate a database to a revision, as an older version did when it was started."""
    engine = make_engine(parse_database_url(address))
    try:
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(migrations.__file__).parent))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()
