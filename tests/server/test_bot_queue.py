"""The order in which computer players get to think: fair to tables and addresses, people and quick levels first."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tischlein.server.attendance import Attendance
from tischlein.server.bot_processes import BotProcess, process_pool
from tischlein.server.bot_queue import FAIR_SHARE, QUICK, BotQueue, cost_of
from tischlein.server.bot_requests import BotRequest, position_of
from tischlein.table.table import Table

EXPERT = cost_of("expert")
SECONDS = 30
"""Seconds after which a test is given up."""


def table(name: str, address: str = "", people: int = 0) -> Attendance:
    """Return the attendance of a table whose people come from one address."""
    attendance = Attendance(name, lambda: 0)
    for seat in range(people):
        attendance.add(seat, address)
    attendance.address = address
    return attendance


def order(queue: BotQueue[str], max_cost: int = EXPERT) -> list[str]:
    """Take everything without the share of the longest waiting, which has its own test."""
    taken = []
    while (thought := queue.take(max_cost)) is not None:
        queue._taken = 0
        taken.append(thought)
    return taken


def test_people_come_first_then_quick_levels_then_addresses_and_tables_in_turn() -> None:
    queue: BotQueue[str] = BotQueue()
    queue.add("alone quick", QUICK, table("t1"))
    for number in range(3):
        queue.add(f"mass {number}", EXPERT, table(f"m{number}", "mass", people=1))
    queue.add("mass 0 again", EXPERT, table("m0", "mass", people=1))
    family = table("f", "family", people=2)
    queue.add("family expert", EXPERT, family)
    queue.add("family hard", cost_of("hard"), family)
    queue.add("family easy", cost_of("easy"), family)
    assert order(queue) == [
        "family easy",
        "family hard",
        "mass 0",
        "family expert",
        "mass 1",
        "mass 2",
        "mass 0 again",
        "alone quick",
    ]
    assert len(queue) == 0


def test_a_worker_for_quick_levels_takes_no_others() -> None:
    queue: BotQueue[str] = BotQueue()
    queue.add("expert", EXPERT, table("t1", people=1))
    queue.add("greedy", cost_of("greedy"), table("t2"))
    assert order(queue, QUICK) == ["greedy"]
    assert order(queue) == ["expert"]


def test_it_counts_who_is_there_when_a_worker_is_free() -> None:
    queue: BotQueue[str] = BotQueue()
    left, returned = table("t1", people=1), table("t2")
    queue.add("left", EXPERT, left)
    queue.add("returned", EXPERT, returned)
    left.remove(0)
    returned.add(0, "")
    assert order(queue) == ["returned", "left"]


def test_nobody_waits_for_ever() -> None:
    queue: BotQueue[str] = BotQueue()
    queue.add("nobody watches", EXPERT, table("t0"))
    taken = []
    for number in range(FAIR_SHARE):
        queue.add(f"{number}", QUICK, table(f"t{number + 1}", people=1))
        taken.append(queue.take())
    assert taken[-1] == "nobody watches"


def test_an_address_that_comes_back_waits_for_its_turn() -> None:
    queue: BotQueue[str] = BotQueue()
    one, other = table("t1", "one", people=1), table("t2", "other", people=1)
    queue.add("one", EXPERT, one)
    queue.add("other", EXPERT, other)
    assert queue.take() == "one"
    queue.add("one again", EXPERT, one)
    assert order(queue) == ["other", "one again"]


def test_a_family_does_not_wait_for_a_hundred_tables_of_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert in this test thinks until the test lets it answer."""
    asked: list[str] = []
    answers: asyncio.Queue[None] = asyncio.Queue()

    async def think(_worker: Any, _work: Any, request: BotRequest, *_: Any) -> None:
        asked.append(request.game.partition("/")[0])
        if request.game.startswith("mass"):
            await answers.get()

    monkeypatch.setattr(BotProcess, "run", think)

    async def main() -> None:
        pool, game = process_pool(1), Table("uno", 2, "seed")

        def ask(asker: Attendance, level: str) -> asyncio.Task[str | None]:
            return asyncio.ensure_future(pool.choose(position_of(asker.table, 1, game, 0), level, asker))

        mass = [ask(table(f"mass{number}", "mass", people=1), "expert") for number in range(120)]
        while not asked:
            await asyncio.sleep(0)
        family = table("family", "home", people=2)
        await ask(family, "easy")
        assert asked == ["mass0", "family"], "although no expert is done"
        expert = ask(family, "expert")
        await asyncio.sleep(0)
        for _ in range(2):
            answers.put_nowait(None)
        await expert
        assert asked[:4] == ["mass0", "family", "mass1", "family"], "one table of each address after the other"
        for _ in mass:
            answers.put_nowait(None)
        await asyncio.gather(*mass)

    asyncio.run(asyncio.wait_for(main(), SECONDS))


def test_a_worker_stays_busy_with_what_nobody_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    answer = asyncio.Event()

    async def think(_worker: Any, _work: Any, request: BotRequest, *_: Any) -> None:
        asked.append(request.game.partition("/")[0])
        await answer.wait()

    monkeypatch.setattr(BotProcess, "run", think)

    async def main() -> None:
        pool, game = process_pool(1), Table("uno", 2, "seed")
        tasks = [asyncio.ensure_future(pool.suggest(position_of(name, 1, game, 0), table(name))) for name in ("a", "b")]
        while not asked:
            await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.gather(tasks[0], return_exceptions=True)
        assert asked == ["a"]
        answer.set()
        await tasks[1]
        assert asked == ["a", "b"]
        assert all(worker.is_idle for worker in pool._workers)

    asyncio.run(asyncio.wait_for(main(), SECONDS))


def test_the_address_of_a_table_is_that_of_its_players() -> None:
    attendance = table("t")
    attendance.add(None, "spectator")
    attendance.add(0, "player")
    attendance.add(None, "another spectator")
    assert attendance.address == "player"
