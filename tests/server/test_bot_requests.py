"""Requests to computer players: the worker that gets them, the moves that are sent, and their limit."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tischlein.server import bot_pool, bot_processes
from tischlein.server.attendance import Attendance
from tischlein.server.bot_processes import MAX_STARTS, BotProcess, process_pool
from tischlein.server.bot_requests import BotRequest, Position, position_of
from tischlein.server.errors import CommandError
from tischlein.table.table import Table

SECONDS = 20
"""Seconds after which a test is given up."""
ASKER = Attendance("t", lambda: 0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, SECONDS))


class Workers:
    """Replaces the work of all workers: records each request, and answers when `open` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.requests: list[tuple[Any, str, int]] = []
        """Worker, game, and number of the first move that was sent."""
        self.open = asyncio.Event()
        self.open.set()
        monkeypatch.setattr(BotProcess, "run", self._replacement())

    def _replacement(self) -> Any:
        async def run(worker: Any, _work: Any, request: BotRequest, *_: Any) -> list[Any]:
            self.requests.append((worker, request.game, request.first))
            await self.open.wait()
            return []

        return run


def position(number: int) -> Position:
    """Return the position after the first move of a game."""
    table = Table("uno", 2, "seed")
    seat = next(iter(table.waiting))
    table.make(seat, table.moves(seat)[0])
    return position_of("t", number, table, 0)


def test_the_server_remembers_the_worker_of_a_limited_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MAX_GAMES", 1)  # there are two workers

    async def main() -> None:
        workers, pool = Workers(monkeypatch), process_pool(1)
        for number in (1, 2, 1, 3, 1, 2):
            await pool.choose(position(number), "greedy", ASKER)
        sent = [(game, first) for _, game, first in workers.requests]
        assert sent == [("t/1/0", 0), ("t/2/0", 0), ("t/1/0", 1), ("t/3/0", 0), ("t/1/0", 1), ("t/2/0", 0)]

    run(main())


def test_a_game_goes_to_its_worker_if_that_is_idle_and_to_another_one_with_all_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        workers, pool = Workers(monkeypatch), process_pool(2)
        for _ in range(2):
            await pool.choose(position(1), "greedy", ASKER)
        own = workers.requests[0][0]
        assert workers.requests[1] == (own, "t/1/0", 1)
        workers.open.clear()
        async with asyncio.TaskGroup() as group:
            for number in (2, 1):
                group.create_task(pool.choose(position(number), "greedy", ASKER))
            while len(workers.requests) < 4:
                await asyncio.sleep(0)
            workers.open.set()
        assert workers.requests[2] == (own, "t/2/0", 0)
        other, _, first = workers.requests[3]
        assert other is not own
        assert first == 0

    run(main())


def test_two_hints_per_worker_may_wait_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        workers, pool = Workers(monkeypatch), process_pool(1)
        workers.open.clear()
        async with asyncio.TaskGroup() as group:
            for number in (1, 2):
                group.create_task(pool.suggest(position(number), ASKER))
            while pool._suggesting < 2:
                await asyncio.sleep(0)
            with pytest.raises(CommandError) as caught:
                await pool.suggest(position(3), ASKER)
            assert caught.value.code == "busy"
            group.create_task(pool.choose(position(3), "greedy", ASKER))  # quick players do not wait for hints
            while len(workers.requests) < 2:
                await asyncio.sleep(0)
            workers.open.set()
        await pool.suggest(position(3), ASKER)

    run(main())


def test_a_worker_that_ends_at_once_is_started_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    class BrokenPool:
        """An executor whose process is killed before it answers."""

        def __init__(self, *_: Any) -> None:
            started.append(self)

        def submit(self, *_: Any) -> Any:
            raise BrokenProcessPool

        def shutdown(self, **_: Any) -> None: ...

    monkeypatch.setattr(bot_processes, "ProcessPoolExecutor", BrokenPool)
    pool = process_pool(1)
    with pytest.raises(BrokenProcessPool, match="ends at once"):
        asyncio.run(pool.choose(position(1), "greedy", ASKER))
    assert len(started) == MAX_STARTS, "the worker for quick levels is the only one"
    assert all(worker.is_idle for worker in pool._workers)


def test_a_position_that_has_moved_on_without_the_seat_is_no_fault() -> None:
    """A position may wait for a worker while others move."""

    async def main() -> None:
        pool = process_pool(1)
        table = Table("uno", 2, "seed")
        other = next(seat for seat in range(2) if seat not in table.waiting)
        late = position_of("t", 1, table, other)
        try:
            with pytest.raises(CommandError) as refused:
                await pool.suggest(late, ASKER)
            assert refused.value.code == "not-your-turn"
            assert await pool.choose(late, "greedy", ASKER) is None
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(asyncio.wait_for(main(), 60))
