"""`tischlein sim`: run a simulation with a progress bar, and draw its results."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.words import InputError, Words
from tischlein.core.playout import SimulationTotals
from tischlein.data.files import ZSTD_SUFFIX, open_line_writer
from tischlein.data.simulation import SimulationSpec, simulate
from tischlein.data.summary import Mean, SeatSummary, SimulationSummary, summarize
from tischlein.parallel.errors import import_optional
from tischlein.parallel.executor import Executor

INTERRUPTED: Final = 130


@dataclass(frozen=True)
class SimulationJob:
    """A simulation, and how to run it."""

    spec: SimulationSpec
    games: int
    executor: Executor
    out: Path | None


def check_out(file: Path) -> None:
    """Check the output file before the run, rather than fail after it."""
    if not file.name.endswith((".jsonl", f".jsonl{ZSTD_SUFFIX}")):
        raise InputError("bad-out", file=str(file))
    if file.suffix == ZSTD_SUFFIX:
        import_optional("zstandard", "data")


def run_simulation(run: SimulationJob, words: Words, console: Console) -> SimulationSummary:
    """Play the games; the bar appears on `console` if that is a terminal."""
    run.executor.check()
    totals = SimulationTotals(run.spec.seats)
    began = time.perf_counter()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
            _open_output(run.out) as out,
            closing(simulate(run.spec, run.games, run.executor)) as played,
        ):
            task = bar.add_task("", total=run.games)
            for batch in played:
                totals.merge(batch.totals)
                if out is not None:
                    out.write(batch.lines)
                bar.update(task, completed=int(totals.games))
    except KeyboardInterrupt:
        message = "sim-stopped" if run.out is None else "sim-stopped-file"
        text = words(message, done=int(totals.games), games=run.games, file=str(run.out))
        console.print(text, soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    return summarize(run.spec, totals, run.games / (time.perf_counter() - began))


@contextmanager
def _open_output(out: Path | None) -> Iterator[BinaryIO | None]:
    """Open the output file, if there is one."""
    if out is None:
        yield None
        return
    with open_line_writer(out) as file:
        yield file


def draw(summary: SimulationSummary, words: Words) -> RenderableType:
    title = words(
        f"sim-title-{summary.play}",
        game=words.or_else(f"game-{summary.game}", summary.game),
        games=summary.games,
        seats=summary.seats,
        seed=str(summary.seed),
    )
    head = Grid.grid(padding=(0, 2))
    head.add_row(words("sim-truncated"), words("sim-whole", number=summary.truncated))
    head.add_row(words("sim-length"), _write(words, summary.length))
    head.add_row(words("sim-range"), words("sim-from-to", low=summary.shortest, high=summary.longest))
    head.add_row(words("sim-speed"), words("sim-whole", number=round(summary.games_per_second)))
    seats = show.WideTable(
        show.Column(words("sim-seat"), [str(one.seat) for one in summary.by_seat]),
        [
            show.Column(words("sim-wins"), [_rate(words, one) for one in summary.by_seat]),
            show.Column(words("sim-place"), [_write(words, Mean(one.mean_place, None)) for one in summary.by_seat]),
            show.Column(words("sim-score"), [_write(words, one.score) for one in summary.by_seat]),
        ],
    )
    return Group(Text(title, style="bold"), head, seats, Text(words("sim-note"), style="dim"))


def _write(words: Words, mean: Mean) -> str:
    if mean.mean is None:
        return words("sim-none")
    return (
        words("sim-number", number=mean.mean)
        if mean.margin is None
        else words("sim-mean", mean=mean.mean, margin=mean.margin)
    )


def _rate(words: Words, seat: SeatSummary) -> str:
    if seat.win_rate is None or seat.win_interval is None:
        return words("sim-none")
    return words("sim-rate", rate=seat.win_rate, low=seat.win_interval[0], high=seat.win_interval[1])
