"""Tables with a long past: what a record, a replay and opening a table cost, and how long others wait meanwhile.

Everything runs in one process, on SQLite. A task that sleeps for a millisecond again and again stands for the others:
its delay is how late the event loop serves anybody.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, show, write_json
from tischlein.server.bot_processes import process_pool
from tischlein.server.host import TableHost
from tischlein.server.keys import Keys
from tischlein.server.log_events import ChatSent, GameEnded, GameStarted, LogEntry, MoveMade, SeatTaken, TableSetup
from tischlein.server.settings import Settings
from tischlein.server.store.base import FinishedGame, LogBatch
from tischlein.server.store.opening import open_store
from tischlein.server.table_state import TableState, fold

SEATS = 4
TICK = 0.001


class LongTable:
    """A table whose log is made here and written at once."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.entries: list[LogEntry] = []
        self.games: list[FinishedGame] = []

    def add(self, event: object, seat: int | None = None) -> None:
        entry = LogEntry(self.state.id, self.state.seq + 1, self.state.at + 1_000, seat, event)  # type: ignore[arg-type]
        finished = self.state.finished_by(entry)
        if finished is not None:
            self.games.append(finished)
        self.state.apply(entry)
        self.entries.append(entry)

    def play(self, dice: random.Random) -> None:
        self.add(GameStarted(self.state.game_number + 1, self.state.info.edition))
        game = self.state.game
        assert game is not None
        while not game.over:
            seat = dice.choice(list(self.state.asks))
            moves = game.moves(seat)
            self.add(MoveMade(dice.choice([move for move in moves if move not in ("draw", "keep")] or moves)), seat)
        self.add(GameEnded(self.state.secret(), game.scores, game.places or []))


async def make_table(host: TableHost, dice: random.Random, games: int, chat: int) -> LongTable:
    name = await host.open_table(TableSetup("uno", SEATS), [])
    table = LongTable(fold(host.keys, await host.store.read_log(name)))
    for seat in range(SEATS):
        table.add(SeatTaken(f"P{seat}", f"guest{seat}"), seat)
    for _ in range(games):
        table.play(dice)
    for number in range(chat):
        table.add(ChatSent(f"a chat message, number {number}"), number % SEATS)
    await host.store.append(LogBatch(table.entries))
    return table


@asynccontextmanager
async def measured_delays(delays: list[float]) -> AsyncIterator[None]:
    """Measure how late the event loop is, in milliseconds."""

    async def tick() -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            delays.append(1000 * (time.perf_counter() - due))

    ticking = asyncio.create_task(tick())
    try:
        yield
    finally:
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)


async def measure(work: Callable[[], Awaitable[object]]) -> tuple[float, float, float]:
    """Return the milliseconds that some work takes, and the p99 and the longest delay of others meanwhile."""
    delays: list[float] = []
    async with measured_delays(delays):
        await asyncio.sleep(0.05)
        delays.clear()
        started = time.perf_counter()
        await work()
        took = 1000 * (time.perf_counter() - started)
        await asyncio.sleep(2 * TICK)
    delays.sort()
    return took, delays[int(0.99 * len(delays))], delays[-1]


async def run(games: int, lines: int, folder: Path) -> dict[str, tuple[float, float, float]]:
    host = TableHost(
        Settings(bot_workers=1), await open_store(f"sqlite:///{folder}/tables.sqlite"), Keys(b"k" * 32), process_pool(1)
    )
    dice = random.Random(1)
    try:
        table = await make_table(host, dice, games, 0)
        moves, chat = await make_table(host, dice, 0, 0), await make_table(host, dice, 0, lines)
        while len(moves.entries) < lines // 10:
            moves = await make_table(host, dice, lines // 1000, 0)
        last, archive = table.games[-1], host.archive
        flood = [(game, viewer) for game in table.games for viewer in (None, *range(SEATS))]
        return {
            "nothing": await measure(lambda: asyncio.sleep(1)),
            f"record of the last of {games} games": await measure(lambda: archive.record(last)),
            "its replay": await measure(lambda: archive.replay(last, 0)),
            "both again": await measure(lambda: asyncio.gather(archive.record(last), archive.replay(last, 0))),
            f"{len(flood)} replays at once": await measure(
                lambda: asyncio.gather(*(archive.replay(game, viewer) for game, viewer in flood))
            ),
            f"table of {len(moves.entries):,} lines, games": await measure(lambda: host.room(moves.state.id)),
            f"table of {lines:,} lines, chat": await measure(lambda: host.room(chat.state.id)),
        }
    finally:
        await host.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--lines", type=int, default=200_000)
    parser.add_argument("--place", type=Path, help="where the database is written (default: the temporary folder)")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-", dir=options.place) as folder:
        results = uvloop.run(run(options.games, options.lines, Path(folder)))
    rows = [[title, *(f"{figure:.1f}" for figure in figures)] for title, figures in results.items()]
    show("what it takes, and how late others are served, ms", ["", "takes", "p99 delay", "longest delay"], rows)
    if options.json:
        write_json(options.json, {**results})


if __name__ == "__main__":
    main()
