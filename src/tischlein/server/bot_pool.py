"""Computer players think in worker processes, so that a long thought does not hold up a socket.

A worker thinks about one move at a time and cannot be interrupted; other moves wait in a queue (`bot_queue.py`).
Besides the workers for everything, one thinks about quick levels only, so that these never wait for a costly one.

A worker keeps the games it has played along. A game goes to the same worker again while that worker is idle, with only
the moves since the last time; a worker that no longer has the game asks for all moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
import zlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from msgspec import Struct

from tischlein.bots.advice import explain
from tischlein.bots.levels import make_bot
from tischlein.bots.players import NotAsked
from tischlein.server import metrics
from tischlein.server.bot_queue import HINT, MAX_COST, QUICK, Asker, BotQueue, cost_of, kind_of
from tischlein.server.errors import CommandError
from tischlein.server.messages import LegalMove, SuggestedMove
from tischlein.table.table import Table

MAX_GAMES: Final = 64
"""Games that a worker keeps, so that it need not replay them for each move."""
MAX_SUGGESTIONS: Final = 3
MAX_STARTS: Final = 3
"""Times that a worker is started for one request before it is given up."""


class BotRequest(Struct, frozen=True):
    """A position for a computer player: a game by its setup, and its moves from number `first` on.

    `game` identifies the game among all games of all tables.
    """

    game: str
    kind: str
    seats: int
    seed: str
    options: dict[str, Any]
    first: int
    moves: list[tuple[int, str]]
    seat: int


class Position(Struct, frozen=True):
    """A game and the seat that is to move."""

    game: str
    table: Table
    seat: int

    def request(self, first: int, length: int) -> BotRequest:
        """Return the request with the moves from number `first` up to `length`."""
        table = self.table
        moves = table.log[first:length]
        return BotRequest(self.game, table.info.id, table.seats, table.seed, table.options, first, moves, self.seat)

    def repeatable_seed(self) -> int:
        """Return a seed for the next move of the seat, so that a guided game takes the same course each time."""
        made = sum(seat == self.seat for seat, _ in self.table.log)
        return zlib.crc32(f"{self.table.seed}/{self.seat}/{made}".encode())


def position_of(table_id: str, game_number: int, table: Table, seat: int) -> Position:
    """Return the position of a game; after a take-back it is another game, since workers only play on."""
    undone = len(table.history) - len(table.log)
    return Position(f"{table_id}/{game_number}/{undone}", table, seat)


class MissingMoves(Exception):
    """A worker does not have the moves before those of a request."""


class BotPool:
    """Worker processes. Each starts with its first request, and again if it was killed.

    The one for quick levels starts with the first request of any level, so that it is there when others are busy.
    """

    def __init__(self, processes: int) -> None:
        self._workers: Final = [_BotWorker(QUICK), *(_BotWorker() for _ in range(processes))]
        self._queue: Final = BotQueue[_Turn]()
        self._max_tracked: Final = MAX_GAMES * len(self._workers)
        """Games for which it is known which worker has played along: as many as all workers keep."""
        self._max_suggesting: Final = 2 * processes
        self._suggesting = 0
        self._progress: OrderedDict[str, tuple[_BotWorker, int]] = OrderedDict()
        """By game: the worker that played along last, and how many moves it has."""

    async def choose(self, position: Position, level: str, asker: Asker) -> str | None:
        """Return a move; None to let an open window pass, or if the table has moved on without the seat meanwhile."""
        is_guided = position.table.shuffle is None
        seed = position.repeatable_seed() if is_guided else secrets.randbits(62)
        try:
            turn = _Turn(position, cost_of(level), kind_of(level))
            move: str | None = await self._ask(turn, asker, _choose, level, seed)
        except NotAsked:
            return None
        return move

    async def suggest(self, position: Position, asker: Asker) -> list[SuggestedMove]:
        """Return the best moves, best first; raise CommandError if too many ask, or if it is too late."""
        if self._suggesting >= self._max_suggesting:
            raise CommandError("busy", "the computer players are busy; ask again in a moment")
        self._suggesting += 1
        try:
            turn = _Turn(position, HINT, "hint")
            suggestions: list[SuggestedMove] = await self._ask(turn, asker, _suggest, secrets.randbits(62))
        except NotAsked:  # the table has moved on while the position waited for a worker
            raise CommandError("not-your-turn") from None
        finally:
            self._suggesting -= 1
        return suggestions

    async def _ask(self, turn: _Turn, asker: Asker, work: Any, *arguments: Any) -> Any:
        """Run work on a position as soon as a worker is free for it."""
        self._workers[0].start()
        self._queue.add(turn, turn.cost, asker)
        metrics.thoughts_waiting.labels(turn.kind).inc()
        turn.worker.add_done_callback(lambda _: turn.note_end_of_wait())
        self._assign_workers()
        try:
            worker = await turn.worker
        except asyncio.CancelledError:
            if turn.worker.done() and not turn.worker.cancelled():
                self._release(turn.worker.result())
            raise
        thinking = asyncio.ensure_future(self._think(worker, turn.position, work, *arguments))
        running = metrics.thoughts_running.labels(turn.kind)
        running.inc()
        thinking.add_done_callback(lambda _: running.dec())
        thinking.add_done_callback(lambda _: self._release(worker))
        return await asyncio.shield(thinking)  # the worker is busy even if nobody waits for it any longer

    def _release(self, worker: _BotWorker) -> None:
        worker.is_idle = True
        self._assign_workers()

    def _assign_workers(self) -> None:
        """Give idle workers what is next in the queue, if possible a game that they have."""
        while idle := [worker for worker in self._workers if worker.is_idle]:
            turn = self._queue.take(max(worker.max_cost for worker in idle))
            if turn is None:
                return
            if turn.worker.cancelled():  # nobody waits for it any longer
                continue
            last, _ = self._progress.get(turn.position.game, (None, 0))
            able = [worker for worker in idle if worker.max_cost >= turn.cost]
            worker = last if last in able else able[0]
            worker.is_idle = False
            turn.worker.set_result(worker)

    async def _think(self, worker: _BotWorker, position: Position, work: Any, *arguments: Any) -> Any:
        length = len(position.table.log)
        last, known = self._progress.pop(position.game, (None, 0))
        first = known if worker is last else 0
        try:
            answer = await worker.run(work, position.request(first, length), *arguments)
        except MissingMoves:
            answer = await worker.run(work, position.request(0, length), *arguments)
        self._progress[position.game] = worker, length
        while len(self._progress) > self._max_tracked:
            self._progress.popitem(last=False)
        return answer

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


class _Turn:
    """A position that waits for a worker."""

    def __init__(self, position: Position, cost: int, kind: str) -> None:
        self.position: Final = position
        self.cost: Final = cost
        self.kind: Final = kind
        self.worker: Final[asyncio.Future[_BotWorker]] = asyncio.get_running_loop().create_future()
        self._asked: Final = time.perf_counter()

    def note_end_of_wait(self) -> None:
        """Count that a worker was found, or that nobody wants the thought any longer."""
        metrics.thoughts_waiting.labels(self.kind).dec()
        if not self.worker.cancelled():
            metrics.thought_wait_seconds.labels(self.kind).observe(time.perf_counter() - self._asked)


class _BotWorker:
    """One worker process in a separate executor, so that a request can be sent to this worker."""

    def __init__(self, max_cost: int = MAX_COST) -> None:
        self.max_cost: Final = max_cost
        self.is_idle = True
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the process if it is not running, without waiting for it."""
        if self._pool is None:
            with contextlib.suppress(BrokenProcessPool):
                self._executor().submit(_do_nothing)

    def _executor(self) -> ProcessPoolExecutor:
        """Return the executor, which starts its process with the first work."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _initialize)
        return self._pool

    async def run(self, work: Any, *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(MAX_STARTS):
            pool = self._executor()
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                pool.shutdown(wait=False)
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool("the worker of the computer players ends at once")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


# --- in the worker

_games: OrderedDict[str, Table] = OrderedDict()


def _do_nothing() -> None: ...


def _initialize() -> None:
    """Ignore Ctrl-C, which is meant for the server, and exit if the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _table(request: BotRequest) -> Table:
    """Return the game of a request, played on from where this worker left it."""
    table = _games.pop(request.game, None)
    if request.first == 0:
        if table is None or table.log != request.moves[: len(table.log)]:
            table = Table(request.kind, request.seats, request.seed, request.options)
    elif table is None or not request.first <= len(table.log) <= request.first + len(request.moves):
        raise MissingMoves(request.game)
    for seat, move in request.moves[len(table.log) - request.first :]:
        table.apply(seat, table.parse(move))
    table.discard_events()
    _games[request.game] = table
    while len(_games) > MAX_GAMES:
        _games.popitem(last=False)
    return table


def _choose(request: BotRequest, level: str, seed: int) -> str | None:
    return make_bot(level, seed).choose(_table(request).insight(request.seat))


def _suggest(request: BotRequest, seed: int) -> list[SuggestedMove]:
    table = _table(request)
    moves = {parts["text"]: LegalMove(**parts) for parts in table.parts(request.seat)}
    best = explain(table.insight(request.seat), seed=seed)[:MAX_SUGGESTIONS]
    return [SuggestedMove(moves.get(one.move or ""), one.place, one.win, one.reason) for one in best]
