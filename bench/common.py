"""Shared by the benchmarks: timing, random play of our games, and printing."""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from itertools import repeat
from pathlib import Path
from typing import Any

import tischlein.core.playout
from tischlein import GameInfo, Table, games
from tischlein.core.bits import members
from tischlein.core.moves import MoveList
from tischlein.core.options import resolve_options
from tischlein.core.playout import RandomPlayer, SimulationRun, SimulationTotals
from tischlein.core.rng import Rng
from tischlein.core.state import State

HERE = Path(__file__).resolve().parent
LIMIT = 100_000
"""Moves after which a game is truncated, in case random play does not end it."""

Counts = tuple[int, ...]


# --- the stopwatch

clock = time.process_time
"""CPU seconds: all contestants run in one thread, and other work on the machine does not count."""


def rates(batch: Callable[[], Counts], seconds: float) -> tuple[float, ...]:
    """Return how many of each thing that `batch` counts are done per second, over about `seconds` of batches."""
    totals = [0] * len(batch())  # the first batch warms caches and is not measured
    begin = end = clock()
    while end < begin + seconds:
        totals = [total + count for total, count in zip(totals, batch(), strict=True)]
        end = clock()
    return tuple(total / (end - begin) for total in totals)


def call_time(call: Callable[[], object], seconds: float) -> float:
    """Return seconds per call in a Python loop, minus the cost of the empty loop."""
    calls, best = 100, 0.0
    while best < seconds / 8:
        calls *= 2
        best = _loop_time(call, calls)
    best = min(best, *(_loop_time(call, calls) for _ in range(5)))
    return best / calls


def _loop_time(call: Callable[[], object], calls: int) -> float:
    begin = clock()
    for _ in repeat(None, calls):
        pass
    middle = clock()
    for _ in repeat(None, calls):
        call()
    return (clock() - middle) - (middle - begin)


# --- our games


def is_compiled() -> bool:
    return not str(tischlein.core.playout.__file__).endswith(".py")


def undealt(info: GameInfo, seats: int, seed: int = 7) -> State:
    """Return a game with the options of the printed rules, before the deal."""
    return info.new(resolve_options(info.id, info.options, {}), seats, Rng(seed))


class Play:
    """Whole random games as `tischlein sim` plays them, a batch at a time; counts games and moves."""

    def __init__(self, start: State, purposeful: bool, games: int) -> None:
        self.run = SimulationRun(start, RandomPlayer(Rng(0), purposeful), 1, LIMIT)
        self.games = games
        self.totals = SimulationTotals(start.seats)

    def __call__(self) -> Counts:
        before = self.totals.moves
        self.run.play(self.totals.games + 1, self.games, self.totals)
        return self.games, self.totals.moves - before


class Stepping:
    """Random play in plain Python: find who is to act, list legal moves, pick one, apply it; counts steps and games."""

    def __init__(self, start: State, purposeful: bool, steps: int) -> None:
        self.start = start
        self.purposeful = purposeful
        self.steps = steps
        self.rng = Rng(2)
        self.state = self._dealt()

    def _dealt(self) -> State:
        state = self.start.clone()
        state.reseed(self.rng.split())
        state.deal()
        return state

    def __call__(self) -> Counts:
        rng, state, moves, ended = self.rng, self.state, MoveList(), 0
        for _ in range(self.steps):
            waiting: int = state.must | state.may
            seat = waiting.bit_length() - 1
            if waiting != 1 << seat:
                seat = random.choice(members(waiting))
            moves.clear()
            if self.purposeful:
                state.purposeful(seat, moves)
            else:
                state.legal(seat, moves)
            state.apply(seat, moves.at(rng.below(moves.size)))
            if state.over:
                state = self._dealt()
                ended += 1
        self.state = state
        return self.steps, ended


class Rollouts:
    """Clone a state in the middle of a game and play the clone to its end; counts rollouts and moves."""

    def __init__(self, state: State, purposeful: bool, games: int) -> None:
        self.state = state
        self.games = games
        self.player = RandomPlayer(Rng(3), purposeful)

    def __call__(self) -> Counts:
        player, moves = self.player, 0
        for _ in range(self.games):
            twin = self.state.clone()
            twin.reseed(player.rng.split())
            moves += player.play_out(twin, LIMIT)
        return self.games, moves


class Replay:
    """Recorded games replayed through `Table.play`; counts moves."""

    def __init__(self, info: GameInfo, seats: int, moves: int = 400) -> None:
        self.game = info.id
        self.seats = seats
        table = self._table()
        rng = random.Random(4)
        while not table.over and len(table.log) < moves:
            seat = rng.choice(list(table.waiting))
            table.play(seat, rng.choice(table.moves(seat)))
        self.log = table.log

    def _table(self) -> Table:
        return Table(self.game, seats=self.seats, seed=5)

    def __call__(self) -> Counts:
        table = self._table()
        for seat, move in self.log:
            table.play(seat, move)
        return (len(self.log),)


def midgame(start: State, part: float) -> State:
    """Return the state after a part of a purposeful random game, with everything that a table tracks."""
    _, length = _brisk_game(start, LIMIT)
    state, _ = _brisk_game(start, int(part * length))
    return state


def _brisk_game(start: State, stop: int) -> tuple[State, int]:
    state = start.clone()
    state.reseed(Rng(6))
    state.deal()
    player = RandomPlayer(Rng(8), purposeful=True)
    made = 0
    while not state.over and made < stop:
        player.step(state)
        made += 1
    return state, made


def deal_time(start: State, seconds: float, deals: int = 200) -> float:
    """Return seconds per `deal`, without setting up the game."""
    rng = Rng(9)
    spent, done = 0.0, 0
    while spent < seconds:
        states = [start.clone() for _ in range(deals)]
        for state in states:
            state.reseed(rng.split())
        begin = clock()
        for state in states:
            state.deal()
        spent += clock() - begin
        done += deals
    return spent / done


def play_uno(seconds: float, purposeful: bool) -> tuple[float, ...]:
    """Measure games and moves per second of two-seat UNO, in the mode this process runs in."""
    batch = 1 if not is_compiled() else 200 if purposeful else 10
    return rates(Play(undealt(games()["uno"], 2), purposeful, batch), seconds)


def pure_process(script: str, *arguments: str) -> Any:
    """Run a file of this folder on the plain Python files of the package; it prints JSON."""
    done = subprocess.run(
        [sys.executable, str(HERE / script), *arguments],
        env={**os.environ, "TISCHLEIN_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(done.stdout)


# --- printing


def number(value: float | None) -> str:
    """Format a number with three significant digits and thousands separators."""
    if value is None:
        return "-"
    digits = max(0, 2 - len(str(int(abs(value)))) + 1)
    return f"{value:,.{digits}f}" if abs(value) >= 1 else f"{value:.3g}"


def show(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a Rich table, or plain columns without Rich. All but the first column are right-aligned."""
    try:
        from rich.console import Console  # noqa: PLC0415  (optional)
        from rich.table import Table as Grid  # noqa: PLC0415
    except ImportError:
        _show_plain(title, columns, rows)
        return
    grid = Grid(title=title, title_justify="left")
    for i, column in enumerate(columns):
        grid.add_column(column, justify="right" if i else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    console = Console()
    # In a file or a pipe, rows are never cut.
    Console(width=None if console.is_terminal else 200, highlight=False).print(grid)


def _show_plain(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    widths = [max(len(row[i]) for row in [columns, *rows]) for i in range(len(columns))]
    print(title)
    for row in [columns, *rows]:
        cells = [
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells))
    print()


def machine() -> dict[str, object]:
    """Return a description of the machine."""
    model = platform.processor()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [
            line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    load = f"load {os.getloadavg()[0]:.1f}"  # shows whether other work disturbed the run
    return {
        "cpu": model,
        "cores": f"{os.cpu_count()} cores",
        "python": f"Python {platform.python_version()}",
        "system": platform.system(),
        "load": load,
    }


def write_json(file: Path, results: dict[str, object]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"machine": machine(), **results}, indent=1) + "\n")


if __name__ == "__main__":
    print(json.dumps(play_uno(float(sys.argv[1]), purposeful=True)))
