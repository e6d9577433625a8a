"""The columns of the database and the types that are stored in them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import Table

from tischlein.server.log_events import ChatSent, LogEntry, TableSetup
from tischlein.server.store.base import FinishedGame, TableSummary
from tischlein.server.store.schema import (
    GAMES,
    LOG,
    OPERATOR_COLUMNS,
    TABLES,
    Columns,
    entry_to_row,
    finished_to_row,
    summary_to_row,
)

ENTRY = LogEntry("t", 1, 1_000, None, ChatSent("hello"))
SUMMARY = TableSummary("t", TableSetup("uno", 2), "gathering", 0, [], 1_000, 1_000)
GAME = FinishedGame("t", 1, "uno", ["Ada", "Bo"], 4, 9, 1_000, None, [1, 2], False)


@pytest.mark.parametrize(
    ("table", "make_row"),
    [
        (LOG, lambda: entry_to_row(ENTRY)),
        (TABLES, lambda: summary_to_row(SUMMARY)),
        (GAMES, lambda: finished_to_row(GAME)),
    ],
    ids=["log", "tables", "games"],
)
def test_a_row_fills_every_column_and_only_what_may_be_missing_is_null(
    table: Table, make_row: Callable[[], Columns]
) -> None:
    row = make_row()
    assert list(row) == [column.name for column in table.columns if column.name not in OPERATOR_COLUMNS]
    assert {name for name, value in row.items() if value is None} == {
        column.name for column in table.columns if column.nullable and column.name not in OPERATOR_COLUMNS
    }
