"""Export game lines to Parquet tables: one row per game and, on request, one row per move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tischlein.core.errors import TischleinError
from tischlein.data.errors import DataError
from tischlein.data.files import atomic_write
from tischlein.data.lines import read_games
from tischlein.data.rows import GameRows, MoveRows
from tischlein.parallel.errors import import_optional


@dataclass
class ExportCounts:
    """Numbers of games and moves exported; moves are counted even if no table of moves is written."""

    games: int = 0
    moves: int = 0


def schemas() -> tuple[Any, Any]:
    """Return the schemas of the tables of games and moves (docs/data.md)."""
    arrow = import_optional("pyarrow", "data")
    games = arrow.schema(
        [
            arrow.field("number", arrow.int64(), nullable=False),
            arrow.field("game", arrow.string(), nullable=False),
            arrow.field("seats", arrow.int8(), nullable=False),
            arrow.field("options", arrow.string(), nullable=False),
            arrow.field("play", arrow.string(), nullable=False),
            arrow.field("seed", arrow.string(), nullable=False),
            arrow.field("moves", arrow.int32(), nullable=False),
            arrow.field("opener", arrow.int8()),
            arrow.field("truncated", arrow.bool_(), nullable=False),
            arrow.field("scores", arrow.list_(arrow.int32())),
            arrow.field("places", arrow.list_(arrow.int8())),
        ]
    )
    moves = arrow.schema(
        [
            arrow.field("number", arrow.int64(), nullable=False),
            arrow.field("move", arrow.int32(), nullable=False),
            arrow.field("seat", arrow.int16(), nullable=False),
            arrow.field("ask", arrow.string(), nullable=False),
            arrow.field("notation", arrow.string(), nullable=False),
            arrow.field("choices", arrow.int16(), nullable=False),
            arrow.field("hand", arrow.int16(), nullable=False),
        ]
    )
    return games, moves


def export(source: Path, games: Path, moves: Path | None) -> ExportCounts:
    """Write the tables. They appear once the whole source has been read, or not at all."""
    schema_of_games, schema_of_moves = schemas()
    done = ExportCounts()
    with ExitStack() as open_files:
        game_rows = GameRows(open_files.enter_context(_table(games, schema_of_games)), schema_of_games)
        move_rows = None
        if moves is not None:
            move_rows = MoveRows(open_files.enter_context(_table(moves, schema_of_moves)), schema_of_moves)
        for number, line in enumerate(read_games(source), 1):
            game_rows.add(number, line)
            if move_rows is not None:
                try:
                    move_rows.add(number, line)
                except TischleinError as error:
                    raise DataError(f"line {number} of {source} cannot be replayed: {error}") from None
            done.games = number
            done.moves += len(line.moves)
        game_rows.flush()
        if move_rows is not None:
            move_rows.flush()
    return done


@contextmanager
def _table(file: Path, schema: Any) -> Iterator[Any]:
    parquet = import_optional("pyarrow.parquet", "data")
    with atomic_write(file) as draft, parquet.ParquetWriter(draft, schema, compression="zstd") as writer:
        yield writer
