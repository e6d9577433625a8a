"""Records of games that were played elsewhere, taken in as finished games that can be replayed here."""

from __future__ import annotations

from typing import Any, Final

from tischlein.core.errors import RecordError
from tischlein.server.commands import new_salt
from tischlein.server.host import TableHost
from tischlein.server.log_events import (
    AnyLogEvent,
    BotAdded,
    GameEnded,
    GameStarted,
    LogEntry,
    MoveMade,
    MoveTakenBack,
    TableOpened,
    TableSetup,
)
from tischlein.server.people import BOT_ANIMALS
from tischlein.server.store.base import FinishedGame, LogBatch
from tischlein.server.table_state import fold
from tischlein.table.record import TAKE_BACK
from tischlein.table.table import Table

UNKNOWN_LEVEL: Final = "medium"
"""The level of the players of a record, which does not say who they were."""


async def take_in(host: TableHost, record: Any) -> FinishedGame:
    """Check a record and write its game to the storage; raise RecordError if it is wrong or has no result."""
    table = Table.replay(record)
    if not table.over or table.places is None:
        raise RecordError("the game of this record is not over")
    if table.opening is not None:
        raise RecordError("the game of this record began in the middle, which cannot be shown here")
    table_id = host.new_table_id()
    setup = TableSetup(table.info.id, table.seats, table.options, replays=True)
    events: list[tuple[int | None, AnyLogEvent]] = [(None, TableOpened(setup, new_salt(), table.seed))]
    events += [(seat, BotAdded(UNKNOWN_LEVEL, name)) for seat, name in enumerate([*BOT_ANIMALS][: table.seats])]
    events.append((None, GameStarted(1, table.info.edition)))
    for seat, move in table.history:
        events.append((seat, MoveTakenBack() if move == TAKE_BACK else MoveMade(move)))
    before = [LogEntry(table_id, seq, host.now(), seat, event) for seq, (seat, event) in enumerate(events, 1)]
    state = fold(host.keys, before)
    end = LogEntry(table_id, len(before) + 1, host.now(), None, GameEnded(state.secret(), table.scores, table.places))
    finished = state.finished_by(end)
    await host.store.append(LogBatch([*before, end], state.summary_after(end), finished))
    assert finished is not None, "the last entry ends the game"
    return finished
