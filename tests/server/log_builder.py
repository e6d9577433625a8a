"""A builder of logs for tests."""

from __future__ import annotations

from tischlein.server.keys import Keys
from tischlein.server.log_events import (
    AnyLogEvent,
    BotAdded,
    GameStarted,
    LogEntry,
    MoveMade,
    SeatTaken,
    TableOpened,
    TableSetup,
)
from tischlein.server.table_state import TableState

KEYS = Keys(b"k" * 32)
TABLE = "a-table"


class LogBuilder:
    """A log and the state it folds into. Each entry is a second later than the one before, unless a time is given."""

    def __init__(self, deal: str = "", /, **setup: object) -> None:
        opened = TableOpened(TableSetup(**{"game": "uno", "seats": 3} | setup), deal=deal)  # type: ignore[arg-type]
        self.entries = [LogEntry(TABLE, 1, 1_000, None, opened)]
        self.state = TableState(KEYS, self.entries[0])

    def add(
        self, event: AnyLogEvent, seat: int | None = None, at: int | None = None, client: str | None = None
    ) -> LogEntry:
        entry = LogEntry(
            TABLE, len(self.entries) + 1, self.entries[-1].at + 1_000 if at is None else at, seat, event, client
        )
        self.entries.append(entry)
        self.state.apply(entry)
        return entry

    def people(self, *seats: int) -> LogBuilder:
        for seat in seats:
            self.add(SeatTaken(f"P{seat}", f"guest{seat}"), seat)
        return self

    def bots(self, *seats: int, level: str = "greedy") -> LogBuilder:
        for seat in seats:
            self.add(BotAdded(level, f"B{seat}"), seat)
        return self

    def start(self, edition: int | None = None) -> LogBuilder:
        self.add(GameStarted(self.state.game_number + 1, edition or self.state.info.edition))
        return self

    def move(self, at: int | None = None, level: str | None = None) -> LogEntry:
        """Make the first legal move of the first seat that must move."""
        game = self.state.game
        assert game is not None
        seat = next(iter(self.state.waiting_since))
        return self.add(MoveMade(game.moves(seat)[0], level), seat, at)
