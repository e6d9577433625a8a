"""`tischlein export`: convert data files to Parquet tables."""

from __future__ import annotations

from pathlib import Path

from tischlein.cli.words import InputError, Words
from tischlein.data import parquet


def export(source: Path, games: Path, moves: Path | None, words: Words) -> str:
    """Write the tables; return a sentence that says so."""
    for file in filter(None, (games, moves)):
        if file.suffix != ".parquet":
            raise InputError("bad-table", file=str(file))
    if games == moves:
        raise InputError("bad-twice", file=str(games))
    done = parquet.export(source, games, moves)
    if moves is None:
        return words("export-done", games=done.games, file=str(games))
    return words("export-done-moves", games=done.games, file=str(games), moves=done.moves, other=str(moves))
