"""Measure the cost of writing games, next to playing them only: `python bench/data.py` (see README.md)."""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import Counts, clock, is_compiled, machine, number, rates, show, write_json
from tischlein import games
from tischlein.core.options import resolve_options
from tischlein.data.files import open_line_writer
from tischlein.data.parquet import export
from tischlein.data.simulation import MAX_BATCH_SIZE, Simulation, SimulationSpec

SEATS = 3
Row = dict[str, Any]


class Playing:
    """Batches as `tischlein sim` plays them; counts games."""

    def __init__(self, spec: SimulationSpec, size: int) -> None:
        self.work = Simulation(spec)
        self.size = size
        self.next = 1
        self.written = 0

    def lines(self) -> bytes:
        batch = self.work(range(self.next, self.next + self.size))
        self.next += self.size
        self.written += len(batch.lines)
        return batch.lines

    def __call__(self) -> Counts:
        self.lines()
        return (self.size,)


def spec_of(game: str, play: str) -> SimulationSpec:
    return SimulationSpec(game, SEATS, resolve_options(game, games()[game].options, {}), play, seed=1, limit=100_000)


def with_file(spec: SimulationSpec, size: int, file: Path, seconds: float) -> tuple[float, float, float]:
    """Return games per second, bytes per game, and bytes per game in the file."""
    playing = Playing(replace(spec, lines=True), size)
    with open_line_writer(file) as out:

        def batch() -> Counts:
            out.write(playing.lines())
            return (size,)

        speed = rates(batch, seconds)[0]
    played = playing.next - 1
    return speed, playing.written / played, file.stat().st_size / played


def measure(game: str, play: str, seconds: float, folder: Path) -> Row:
    spec = spec_of(game, play)
    size = MAX_BATCH_SIZE if is_compiled() else 2
    alone = rates(Playing(spec, size), seconds)[0]
    plain, written, _ = with_file(spec, size, folder / "games.jsonl", seconds)
    packed, _, kept = with_file(spec, size, folder / "games.jsonl.zst", seconds)
    row: Row = {"game": game, "alone": alone, "plain": plain, "packed": packed, "bytes": written, "kept": kept}
    begin = clock()
    done = export(folder / "games.jsonl.zst", folder / "games.parquet", None)
    row["rows"] = done.games / (clock() - begin)
    return row


def measure_moves(game: str, play: str, folder: Path) -> float:
    """Return rows per second of the table of moves, for which every game is replayed."""
    file = folder / "few.jsonl"
    with open_line_writer(file) as out:
        out.write(Playing(replace(spec_of(game, play), lines=True), MAX_BATCH_SIZE).lines())
    begin = clock()
    done = export(file, folder / "games.parquet", folder / "moves.parquet")
    return done.moves / (clock() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="duration of a measurement (default: %(default)s)")
    parser.add_argument("--game", action="append", choices=[*games()], help="measure only this game; may be repeated")
    parser.add_argument("--play", default="purposeful", choices=["random", "purposeful", "greedy"])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    given = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    results = []
    for game in given.game or games():
        with tempfile.TemporaryDirectory() as folder:
            row = measure(game, given.play, given.seconds, Path(folder))
            row["moves"] = measure_moves(game, given.play, Path(folder))
        results.append(row)
    show(
        f"Games a CPU second, {SEATS} seats, {given.play}; all threads counted",
        ["game", "alone", ".jsonl", ".jsonl.zst", "", "bytes", "packed", "export: games/s", "moves/s"],
        [
            [
                row["game"],
                *(number(row[name]) for name in ("alone", "plain", "packed")),
                f"{row['packed'] / row['alone']:.0%}",
                *(number(row[name]) for name in ("bytes", "kept", "rows", "moves")),
            ]
            for row in results
        ],
    )
    if given.json is not None:
        write_json(given.json, {"play": given.play, "results": results})


if __name__ == "__main__":
    main()
