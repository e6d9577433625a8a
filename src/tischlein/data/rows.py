"""Buffered rows of the Parquet tables."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tischlein.core.move_replay import MoveReplay
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng, table_stream
from tischlein.data.lines import GameLine, check_result, read_options
from tischlein.games.registry import game_info
from tischlein.parallel.errors import import_optional

GAMES_AT_ONCE: Final = 1 << 15
MOVES_AT_ONCE: Final = 1 << 17
"""Rows buffered in memory and written together."""


class GameRows:
    """Collects and writes one row per game."""

    def __init__(self, writer: Any, schema: Any) -> None:
        self.arrow = import_optional("pyarrow", "data")
        self.writer = writer
        self.schema = schema
        self.rows: list[dict[str, Any]] = []

    def add(self, number: int, line: GameLine) -> None:
        self.rows.append(
            {
                "number": number,
                "game": line.game,
                "seats": line.seats,
                "options": bytes(line.options).decode(),
                "play": line.play,
                "seed": line.seed,
                "moves": len(line.moves),
                "opener": int(line.moves[0].partition(" ")[0]) if line.moves else None,
                "truncated": line.truncated,
                "scores": line.scores,
                "places": line.places,
            }
        )
        if len(self.rows) == GAMES_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write the buffered rows."""
        self.writer.write_table(self.arrow.Table.from_pylist(self.rows, self.schema))
        self.rows = []


class MoveRows:
    """Collects and writes one row per move, by replaying the game."""

    def __init__(self, writer: Any, schema: Any) -> None:
        self.arrow = import_optional("pyarrow", "data")
        self.writer = writer
        self.schema = schema
        self._clear()

    def _clear(self) -> None:
        self.numbers: list[int] = []
        self.move_numbers: list[int] = []
        self.seats = bytearray()
        self.asks: list[str] = []
        self.notations: list[str] = []
        self.choices = bytearray()
        self.hands = bytearray()

    def add(self, number: int, line: GameLine) -> None:
        replay = _move_replay(line.game, line.edition, line.seats, bytes(line.options))
        replay.clear()
        state = replay.play(table_stream(line.seed), line.moves)
        check_result(line, state.scores(), state.places())
        self.numbers += [number] * len(line.moves)
        self.move_numbers += range(1, len(line.moves) + 1)
        self.seats += replay.seats.getvalue()
        self.asks += replay.asks
        self.notations += replay.notations
        self.choices += replay.choices.getvalue()
        self.hands += replay.hands.getvalue()
        if len(self.numbers) >= MOVES_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        seats, choices, hands = map(self._numbers, (self.seats, self.choices, self.hands))
        columns = [self.numbers, self.move_numbers, seats, self.asks, self.notations, choices, hands]
        typed = [self.arrow.array(column, field.type) for column, field in zip(columns, self.schema, strict=True)]
        self.writer.write_table(self.arrow.Table.from_arrays(typed, schema=self.schema))
        self._clear()

    def _numbers(self, cells: bytearray) -> Any:
        """Return an Arrow column of 16-bit numbers from raw memory."""
        buffers = [None, self.arrow.py_buffer(bytes(cells))]
        return self.arrow.Array.from_buffers(self.arrow.int16(), len(cells) // 2, buffers)


@lru_cache(maxsize=16)
def _move_replay(game: str, edition: int, seats: int, options: bytes) -> MoveReplay:
    """Return the replay for a kind of game. A file may contain several kinds, but mostly has one."""
    info = game_info(game)
    info.check_edition(edition)
    settled = resolve_options(info.id, info.options, read_options(options))
    return MoveReplay(info.new(settled, info.check_seats(seats), Rng(0)))
