"""Computer players think in processes of their own, so that a long thought holds no socket up."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from msgspec import Struct

from tischlein.bots.advice import explain
from tischlein.bots.levels import make_bot
from tischlein.server.errors import WrongError
from tischlein.server.messages import LegalMove, SuggestedMove
from tischlein.table.table import Table

KEPT: Final = 64
"""Games that a worker keeps in mind, so that it need not begin anew with each move."""
TIPS: Final = 3


class Question(Struct, frozen=True):
    """A game so far, from which a worker makes what one seat knows. `game` names it among all games of all tables."""

    game: str
    kind: str
    seats: int
    seed: str
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    seat: int


def question_of(name: str, table: Table, seat: int) -> Question:
    return Question(name, table.info.id, table.seats, table.seed, table.options, list(table.log), seat)


class Thinkers:
    """A pool of processes; it starts with the first question, and again if a process was killed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._advising = 0

    async def choose(self, question: Question, level: str) -> str | None:
        """A move; None to let an open window pass."""
        found: str | None = await self._ask(_choose, question, level, secrets.randbits(62))
        return found

    async def advise(self, question: Question) -> list[SuggestedMove]:
        """The best moves, the best one first; WrongError if too many ask, since players go first."""
        if self._advising >= 2 * self._processes:
            raise WrongError("busy", "the computer players are busy; ask again in a moment")
        self._advising += 1
        try:
            found: list[SuggestedMove] = await self._ask(_advise, question, secrets.randbits(62))
        finally:
            self._advising -= 1
        return found

    async def _ask(self, work: Any, *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _settle)
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                pool.shutdown(wait=False)
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool("computer players cannot think: their processes end at once")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


# --- in the worker

_games: OrderedDict[str, Table] = OrderedDict()


def _settle() -> None:
    """The server ends its workers; Ctrl-C in its terminal is not meant for them. If it is killed, they go as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _table(question: Question) -> Table:
    """The game in question, played on from where this worker saw it last."""
    table = _games.pop(question.game, None)
    if table is None or table.log != question.moves[: len(table.log)]:
        table = Table(question.kind, question.seats, question.seed, question.options)
    for seat, move in question.moves[len(table.log) :]:
        table.make(seat, move)
    table.news()
    _games[question.game] = table
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return table


def _choose(question: Question, level: str, seed: int) -> str | None:
    return make_bot(level, seed).choose(_table(question).insight(question.seat))


def _advise(question: Question, seed: int) -> list[SuggestedMove]:
    table = _table(question)
    moves = {parts["text"]: LegalMove(**parts) for parts in table.parts(question.seat)}
    best = explain(table.insight(question.seat), seed=seed)[:TIPS]
    return [SuggestedMove(moves.get(tip.move or ""), tip.place, tip.win, tip.reason) for tip in best]
