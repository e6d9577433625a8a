"""Computer players think in workers, so that a long thought does not hold up a socket.

A worker thinks about one move at a time and cannot be interrupted; other moves wait in a queue (`bot_queue.py`).
A worker may be for quick levels only, so that these never wait for a costly one.

A worker keeps the games it has played along (`thinking.py`). A game goes to the same worker again while that worker is
idle, with only the moves since the last time; a worker that no longer has the game asks for all moves.

Reviews get what is left: their jobs, which are short, wait in another queue until no move and no hint waits, and one
worker is always left to these if there are several.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from tischlein.bots.players import NotAsked
from tischlein.server import metrics
from tischlein.server.bot_queue import HINT, MAX_COST, Asker, BotQueue, cost_of, kind_of
from tischlein.server.bot_requests import Position
from tischlein.server.errors import CommandError
from tischlein.server.messages import SuggestedMove
from tischlein.server.thinking import MAX_GAMES, MissingMoves, choose, suggest

REVIEW: Final = "review"
"""The kind of a review's jobs in the metrics."""


class BotWorker(ABC):
    """A place to think, outside the event loop, about moves that cost at most `max_cost`."""

    def __init__(self, max_cost: int = MAX_COST) -> None:
        self.max_cost: Final = max_cost
        self.is_idle = True

    @abstractmethod
    def start(self) -> None:
        """Start the worker if it is not running, without waiting for it."""

    @abstractmethod
    async def run(self, work: Any, *arguments: Any) -> Any:
        """Call a function of `thinking.py` or `reviewing.py` in the worker."""

    @abstractmethod
    def close(self) -> None: ...


class BotPool:
    """Workers, of which the first starts with a request of any level, so that it is there when others are busy."""

    def __init__(self, workers: Sequence[BotWorker]) -> None:
        self._workers: Final = workers
        self._queue: Final = BotQueue[_Turn]()
        self._max_tracked: Final = MAX_GAMES * len(workers)
        """Games for which it is known which worker has played along: as many as all workers keep."""
        able = sum(worker.max_cost == MAX_COST for worker in workers)
        self._max_suggesting: Final = 2 * able
        self._suggesting = 0
        self.max_reviewing: Final = max(able - 1, min(able, 1))
        """How many workers may do jobs of reviews at the same time."""
        self._review_queue: Final = BotQueue[_Turn]()
        self._reviewing: Final[set[BotWorker]] = set()
        self._progress: OrderedDict[str, tuple[BotWorker, int]] = OrderedDict()
        """By game: the worker that played along last, and how many moves it has."""

    async def choose(self, position: Position, level: str, asker: Asker) -> str | None:
        """Return a move; None to let an open window pass, or if the table has moved on without the seat meanwhile."""
        is_known_deal = position.table.shuffle is None
        seed = position.repeatable_seed() if is_known_deal else secrets.randbits(62)
        try:
            turn = _Turn(cost_of(level), kind_of(level), position.game)
            move: str | None = await self._ask(turn, asker, lambda one: self._think(one, position, choose, level, seed))
        except NotAsked:
            return None
        return move

    async def suggest(self, position: Position, asker: Asker) -> list[SuggestedMove]:
        """Return the best moves, best first; raise CommandError if too many ask, or if it is too late."""
        if self._suggesting >= self._max_suggesting:
            raise CommandError("busy", "the computer players are busy; ask again in a moment")
        self._suggesting += 1
        try:
            turn, seed = _Turn(HINT, "hint", position.game), secrets.randbits(62)
            suggestions: list[SuggestedMove] = await self._ask(
                turn, asker, lambda one: self._think(one, position, suggest, seed)
            )
        except NotAsked:  # the table has moved on while the position waited for a worker
            raise CommandError("not-your-turn") from None
        finally:
            self._suggesting -= 1
        return suggestions

    async def review(self, asker: Asker, work: Any, *arguments: Any) -> Any:
        """Call a function of `reviewing.py` as soon as there is a worker that no move and no hint needs."""
        return await self._ask(_Turn(MAX_COST, REVIEW), asker, lambda worker: worker.run(work, *arguments))

    async def _ask(self, turn: _Turn, asker: Asker, work: Callable[[BotWorker], Awaitable[Any]]) -> Any:
        """Run work in a worker as soon as one is free for it."""
        self._workers[0].start()
        (self._review_queue if turn.kind == REVIEW else self._queue).add(turn, turn.cost, asker)
        metrics.thoughts_waiting.labels(turn.kind).inc()
        turn.worker.add_done_callback(lambda _: turn.note_end_of_wait())
        self._assign_workers()
        try:
            worker = await turn.worker
        except asyncio.CancelledError:
            if turn.worker.done() and not turn.worker.cancelled():
                self._release(turn.worker.result())
            raise
        thinking = asyncio.ensure_future(work(worker))
        running = metrics.thoughts_running.labels(turn.kind)
        running.inc()
        thinking.add_done_callback(lambda _: running.dec())
        thinking.add_done_callback(lambda _: self._release(worker))
        return await asyncio.shield(thinking)  # the worker is busy even if nobody waits for it any longer

    def _release(self, worker: BotWorker) -> None:
        worker.is_idle = True
        self._reviewing.discard(worker)
        self._assign_workers()

    def _assign_workers(self) -> None:
        """Give idle workers what is next in the queue, if possible a game that they have."""
        while idle := [worker for worker in self._workers if worker.is_idle]:
            turn = self._queue.take(max(worker.max_cost for worker in idle))
            if turn is None:
                break
            if turn.worker.cancelled():  # nobody waits for it any longer
                continue
            last, _ = self._progress.get(turn.game, (None, 0))
            able = [worker for worker in idle if worker.max_cost >= turn.cost]
            worker = last if last in able else able[0]
            worker.is_idle = False
            turn.worker.set_result(worker)
        self._assign_reviewers()

    def _assign_reviewers(self) -> None:
        """Give workers that nobody else needs the next jobs of reviews."""
        while len(self._reviewing) < self.max_reviewing:
            worker = next((one for one in self._workers if one.is_idle and one.max_cost == MAX_COST), None)
            turn = None if worker is None else self._review_queue.take()
            if worker is None or turn is None:
                return
            if turn.worker.cancelled():
                continue
            worker.is_idle = False
            self._reviewing.add(worker)
            turn.worker.set_result(worker)

    async def _think(self, worker: BotWorker, position: Position, work: Any, *arguments: Any) -> Any:
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
    """A position, or a job of a review, that waits for a worker; `game` is that of the position."""

    def __init__(self, cost: int, kind: str, game: str = "") -> None:
        self.cost: Final = cost
        self.kind: Final = kind
        self.game: Final = game
        self.worker: Final[asyncio.Future[BotWorker]] = asyncio.get_running_loop().create_future()
        self._asked: Final = time.perf_counter()

    def note_end_of_wait(self) -> None:
        """Count that a worker was found, or that nobody wants the thought any longer."""
        metrics.thoughts_waiting.labels(self.kind).dec()
        if not self.worker.cancelled():
            metrics.thought_wait_seconds.labels(self.kind).observe(time.perf_counter() - self._asked)
