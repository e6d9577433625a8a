"""Reviews on the server: they take what moves and hints leave, in turns and in bounded memory, while clients ask."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import msgspec
import pytest

from tests.review.playing import TINY, played
from tests.server.fake_store import FakeStore
from tests.server.http.conftest import Clock
from tischlein.core.errors import RecordError
from tischlein.review import Review, review
from tischlein.review.effort import EFFORTS
from tischlein.review.reviewer import play_record
from tischlein.server import reviewing, reviews
from tischlein.server.archive import GameArchive
from tischlein.server.attendance import Attendance
from tischlein.server.bodies import ReviewState
from tischlein.server.bot_pool import BotPool
from tischlein.server.bot_processes import BotProcess, process_pool
from tischlein.server.bot_queue import Asker
from tischlein.server.bot_requests import position_of
from tischlein.server.prepared_body import PreparedBody, prepare_body
from tischlein.server.problems import ProblemError
from tischlein.server.reviews import MAX_IN_WORK, MAX_KEPT, MAX_KEPT_OF_ADDRESS, MAX_OF_ADDRESS, PATIENCE, GameReviews
from tischlein.server.store.base import FinishedGame, StoreError
from tischlein.table.table import Table

SECONDS = 40
"""Seconds after which a test is given up."""


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make reviews short."""
    monkeypatch.setitem(EFFORTS, "normal", TINY)
    reviewing._records.clear()
    yield
    reviewing._records.clear()


def game(number: int = 1) -> FinishedGame:
    return FinishedGame("t", number, "uno", ["Ada", "Bo"], 4, 9, 1000, None, [1, 2], False)


class StubArchive:
    """Has the same record for every game. `error` is raised instead."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.content = json.dumps(played("uno", 2)).encode()

    async def record(self, _: FinishedGame) -> PreparedBody:
        if self.error is not None:
            raise self.error
        return prepare_body(self.content)


class StubPool:
    """Does the work at once, or when `gate` opens. `begun` has the games of the jobs, in order."""

    def __init__(self, max_reviewing: int = 2) -> None:
        self.max_reviewing = max_reviewing
        self.begun: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.error: Exception | None = None

    async def review(self, asker: Asker, work: Callable[..., Any], *arguments: Any) -> Any:
        self.begun.append(asker.table)
        await self.gate.wait()
        await asyncio.sleep(0)
        if self.error is not None:
            raise self.error
        return work(*arguments)


class ReviewBench:
    """Reviews on stubs, and a clock that tests set forward."""

    def __init__(self, thread: ThreadPoolExecutor, max_reviewing: int) -> None:
        self.archive = StubArchive()
        self.store = FakeStore()
        self.pool = StubPool(max_reviewing)
        self.clock = Clock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.reviews = GameReviews(
            cast(GameArchive, self.archive), self.store, cast(BotPool, self.pool), thread, self.spawn, self.clock
        )

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ask(self, number: int = 1, address: str = "a", effort: str = "normal") -> ReviewState:
        body = await self.reviews.read(game(number), effort, address)
        return msgspec.json.decode(body.content, type=ReviewState)

    async def ask_until_complete(self, number: int = 1, effort: str = "normal") -> list[ReviewState]:
        states = [await self.ask(number, effort=effort)]
        while states[-1].progress < 1:
            await asyncio.sleep(0)
            states.append(await self.ask(number, effort=effort))
        await self.settle()
        return states

    async def settle(self) -> None:
        while self.tasks:
            await asyncio.sleep(0)

    @property
    def in_work(self) -> list[str]:
        return [one.table for one in self.reviews._known.values() if one.is_in_work]


def run(play: Callable[[ReviewBench], Awaitable[None]], max_reviewing: int = 2) -> None:
    async def main() -> None:
        with ThreadPoolExecutor(1) as thread:
            await play(ReviewBench(thread, max_reviewing))

    asyncio.run(asyncio.wait_for(main(), SECONDS))


def test_a_review_tells_more_and_more_until_it_is_that_of_the_library() -> None:
    async def play(bench: ReviewBench) -> None:
        states = await bench.ask_until_complete()
        assert states[0] == ReviewState(0.0, None)
        progress = [state.progress for state in states]
        assert progress == sorted(progress)
        assert any(state.review is not None and state.progress < 1 for state in states), "before it is complete"
        assert states[-1].review == review(played("uno", 2), "normal")
        begun = len(bench.pool.begun)
        assert await bench.ask() == states[-1]
        assert len(bench.pool.begun) == begun, "nothing is computed again"

    run(play)


def test_a_review_pauses_when_nobody_asks_and_goes_on_where_it_was() -> None:
    total = 0

    async def play_through(bench: ReviewBench) -> None:
        nonlocal total
        await bench.ask_until_complete()
        total = len(bench.pool.begun)

    async def pause_often(bench: ReviewBench) -> None:
        before = -1
        while (state := await bench.ask()).progress < 1:
            while len(bench.pool.begun) == before:
                await asyncio.sleep(0)
            bench.clock.time += PATIENCE
            await bench.settle()
            assert bench.in_work == []
            before = len(bench.pool.begun)
        assert before == total
        assert state.review == review(played("uno", 2), "normal")

    run(play_through)
    run(pause_often)


def test_some_reviews_are_in_work_and_the_others_wait_for_their_turn() -> None:
    async def play(bench: ReviewBench) -> None:
        bench.pool.gate.clear()
        for number in range(1, 8):
            assert (await bench.ask(number, "greedy")).progress == 0
        assert bench.in_work == [f"t/{number}" for number in range(1, MAX_OF_ADDRESS + 1)]
        for number in range(10, 18):
            await bench.ask(number, f"address {number}")
        assert len(bench.in_work) == MAX_IN_WORK
        assert sum(table in bench.in_work for table in ("t/10", "t/11")) == MAX_IN_WORK - MAX_OF_ADDRESS
        bench.pool.gate.set()
        await bench.settle()
        waiting = [one.table for one in bench.reviews._waiting]
        assert waiting == []
        assert all(one.is_complete for one in bench.reviews._known.values()), "each has had its turn"

    run(play)


def test_an_address_with_fewer_reviews_in_work_comes_first() -> None:
    async def play(bench: ReviewBench) -> None:
        bench.pool.gate.clear()
        for number, address in enumerate(["a", "b", "c", "d", "a", "a", "e"]):
            await bench.ask(number, address)
        assert bench.in_work == ["t/0", "t/1", "t/2", "t/3"]
        bench.reviews._known["t/1", "normal"].is_in_work = False
        bench.reviews._admit()
        assert "t/6" in bench.in_work
        assert not {"t/4", "t/5"} & {*bench.in_work}
        bench.pool.gate.set()
        await bench.settle()

    run(play)


def test_a_review_that_nobody_asks_for_any_longer_leaves_the_line() -> None:
    async def play(bench: ReviewBench) -> None:
        bench.pool.gate.clear()
        for number in range(MAX_OF_ADDRESS + 1):
            await bench.ask(number)
        bench.clock.time += PATIENCE
        bench.pool.gate.set()
        await bench.settle()
        assert f"t/{MAX_OF_ADDRESS}" not in bench.pool.begun

    run(play)


def test_memory_is_bounded_and_what_is_in_work_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(bench: ReviewBench) -> None:
        bench.pool.gate.clear()
        for number in range(100):
            await bench.ask(number, "one")
        known = [one.table for one in bench.reviews._known.values()]
        assert len(known) == MAX_KEPT_OF_ADDRESS
        assert {"t/0", "t/1", "t/99"} <= {*known}
        for number in range(100, 300):
            await bench.ask(number, f"address {number}")
        assert len(bench.reviews._known) == MAX_KEPT
        bench.pool.gate.set()
        await bench.settle()
        bench.pool.gate.clear()
        sizes = [one.size for one in bench.reviews._known.values() if one.is_complete]
        assert len(sizes) > 2 * MAX_IN_WORK
        monkeypatch.setattr(reviews, "MAX_BYTES", sum(sizes) // 2)
        await bench.ask(1000)
        kept = [one.size for one in bench.reviews._known.values() if one.is_complete]
        assert 0 < sum(kept) <= sum(sizes) // 2
        assert "t/1000" in bench.in_work
        bench.pool.gate.set()
        await bench.settle()

    run(play)


def test_what_can_be_read_is_all_that_is_kept_of_a_complete_review() -> None:
    async def play(bench: ReviewBench) -> None:
        await bench.ask_until_complete()
        (known,) = bench.reviews._known.values()
        assert known.record is None
        assert known.results == []
        assert known._body is not None
        assert known.size == len(bytes(known.review)) + known._body.size

    run(play)


def test_a_complete_review_leaves_a_summary_in_the_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "quick", TINY[:2])

    async def play(bench: ReviewBench) -> None:
        bench.store.finished = [game(1), game(2)]
        found = (await bench.ask_until_complete())[-1].review
        assert found is not None
        stored = bench.store.finished[0].review
        assert stored is not None
        assert stored.effort == "normal"
        for seat, summary in zip(found.games[0].seats, stored.seats, strict=True):
            values = [seat.result, seat.luck, seat.gave_away, seat.gave_away_error, seat.at_stake]
            assert list(msgspec.structs.astuple(summary)) == pytest.approx(values)
        assert bench.store.finished[1].review is None
        await bench.ask_until_complete(1, "quick")
        assert bench.store.finished[0].review == stored, "a greater effort stays"
        await bench.ask_until_complete(2, "quick")
        assert bench.store.finished[1].review is not None
        await bench.ask_until_complete(2, "normal")
        assert bench.store.finished[1].review == stored

    run(play)


def test_the_summary_of_a_series_has_the_means_of_its_games() -> None:
    found = review(played("uno-match", 2), "normal")
    assert len(found.games) > 1
    for number, seat in enumerate(reviewing.summarize_review(found).seats):
        games = [one.seats[number] for one in found.games]
        assert seat.luck == pytest.approx(sum(one.luck for one in games) / len(games))
        assert seat.at_stake == pytest.approx(sum(one.at_stake for one in games))
        assert seat.gave_away_error == pytest.approx(sum(one.gave_away_error**2 for one in games) ** 0.5)


def test_a_game_that_cannot_be_reviewed_is_refused_in_a_sentence() -> None:
    async def play(bench: ReviewBench) -> None:
        bench.archive.error = RecordError("this game was played by another edition of the rules")
        with pytest.raises(RecordError, match="another edition"):
            await bench.ask()
        bench.archive.error = StoreError("away")
        with pytest.raises(StoreError):
            await bench.ask()
        bench.archive.error = None
        changed = played("uno", 2)
        bench.archive.content = json.dumps({**changed, "moves": changed["moves"][:-1]}).encode()
        await bench.ask()
        await bench.settle()
        with pytest.raises(ProblemError) as caught:
            await bench.ask()
        assert caught.value.status == 422
        assert caught.value.text

    run(play)


def test_a_failure_ends_a_review_and_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def play(bench: ReviewBench) -> None:
        bench.pool.error = RuntimeError("out of memory")
        await bench.ask()
        await bench.settle()
        with pytest.raises(ProblemError, match="has failed"):
            await bench.ask()
        bench.pool.error = None
        assert (await bench.ask_until_complete(2))[-1].progress == 1

    run(play)
    assert "review_failed" in caplog.text


def test_a_failed_storage_only_delays_a_review() -> None:
    async def play(bench: ReviewBench) -> None:
        await bench.reviews._find(game(), "normal", "a")
        bench.archive.error = StoreError("away")
        assert (await bench.ask()).progress == 0
        await bench.settle()
        bench.archive.error = None
        assert (await bench.ask_until_complete())[-1].progress == 1

    run(play)


def test_a_server_without_workers_reviews_nothing() -> None:
    async def play(bench: ReviewBench) -> None:
        with pytest.raises(ProblemError, match="no workers"):
            await bench.ask()

    run(play, max_reviewing=0)


def test_a_worker_keeps_some_records_that_it_has_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[Any] = []

    def count(record: Any, effort: str) -> Any:
        replayed.append(record)
        return play_record(record, effort)

    monkeypatch.setattr(reviewing, "play_record", count)
    record = msgspec.Raw(json.dumps(played("uno", 2)).encode())

    def plan(name: str) -> reviewing.ReviewStep:
        return reviewing.plan_review(reviewing.ReviewRequest(name, record, "normal"), [])

    step = plan("first")
    request = reviewing.ReviewRequest("first", record, "normal")
    for planned in step.jobs:
        reviewing.try_review_job(request, planned.job)
    assert len(replayed) == 1
    for number in range(reviewing.MAX_RECORDS):
        plan(f"{number}")
    assert len(reviewing._records) == reviewing.MAX_RECORDS
    plan("first")
    assert len(replayed) == reviewing.MAX_RECORDS + 2


# --- the pool


class Gates:
    """Lets the work of worker processes end one by one. `begun` has what they do, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.answers: asyncio.Queue[None] = asyncio.Queue()
        gates = self

        async def do(worker: BotProcess, work: Any, *arguments: Any) -> None:
            name = work.__name__ if work is not try_nothing else arguments[0]
            gates.begun.append(f"{name}{'' if worker.max_cost else ' on the quick worker'}")
            await gates.answers.get()

        monkeypatch.setattr(BotProcess, "run", do)

    async def let_end(self, count: int = 1) -> None:
        for _ in range(count):
            self.answers.put_nowait(None)
            await settle()


async def settle() -> None:
    """Let everything happen that waits for nobody."""
    for _ in range(100):
        await asyncio.sleep(0)


def try_nothing(_: str) -> None:
    """Stand for a job of a review."""


def attendance(name: str, address: str) -> Attendance:
    found = Attendance(name, lambda: 0)
    found.add(0, address)
    return found


def test_moves_and_hints_come_before_a_flood_of_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        gates, pool, played_game = Gates(monkeypatch), process_pool(1), Table("uno", 2, "seed")
        flood = [
            asyncio.ensure_future(pool.review(attendance(f"t{n}", "mass"), try_nothing, f"job {n}")) for n in range(99)
        ]
        await settle()
        family = attendance("family", "home")
        position = position_of("family", 1, played_game, 0)
        wanted = [
            asyncio.ensure_future(work)
            for work in (
                pool.choose(position, "easy", family),
                pool.choose(position, "expert", family),
                pool.suggest(position, family),
                pool.choose(position, "hard", family),
            )
        ]
        await settle()
        assert gates.begun == ["job 0", "choose on the quick worker"], "a quick level waits for nobody"
        await gates.let_end(5)
        assert sorted(gates.begun[2:5]) == ["choose", "choose", "suggest"]
        assert gates.begun[5:] == ["job 1"], "no other job of a review begins before"
        assert not any("quick worker" in name for name in gates.begun if name.startswith("job"))
        for _ in range(200):
            gates.answers.put_nowait(None)
        await asyncio.gather(*flood, *wanted)
        assert not pool._reviewing

    asyncio.run(asyncio.wait_for(main(), SECONDS))


@pytest.mark.parametrize(("processes", "reviewing_at_once"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 7)])
def test_one_of_several_workers_is_left_to_moves(
    monkeypatch: pytest.MonkeyPatch, processes: int, reviewing_at_once: int
) -> None:
    async def main() -> None:
        gates, pool, played_game = Gates(monkeypatch), process_pool(processes), Table("uno", 2, "seed")
        assert pool.max_reviewing == reviewing_at_once
        jobs = [asyncio.ensure_future(pool.review(attendance("t", "a"), try_nothing, "job")) for _ in range(20)]
        await settle()
        assert gates.begun == ["job"] * reviewing_at_once
        if processes > 1:
            asker = attendance("u", "b")
            move = asyncio.ensure_future(pool.choose(position_of("u", 1, played_game, 0), "expert", asker))
            await settle()
            assert gates.begun[-1] == "choose"
            move.cancel()
        for job in jobs:
            job.cancel()
        for _ in range(30):
            gates.answers.put_nowait(None)
        await asyncio.gather(*jobs, return_exceptions=True)

    asyncio.run(asyncio.wait_for(main(), SECONDS))


def test_reviews_of_all_addresses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        gates, pool = Gates(monkeypatch), process_pool(1)
        mass = [asyncio.ensure_future(pool.review(attendance(f"m{n}", "mass"), try_nothing, "mass")) for n in range(6)]
        home = [asyncio.ensure_future(pool.review(attendance("h", "home"), try_nothing, "home")) for _ in range(2)]
        await settle()
        await gates.let_end(4)
        assert gates.begun == ["mass", "mass", "home", "mass", "home"]
        for _ in range(10):
            gates.answers.put_nowait(None)
        await asyncio.gather(*mass, *home)

    asyncio.run(asyncio.wait_for(main(), SECONDS))


def test_worker_processes_review_as_this_process_does() -> None:
    record = msgspec.Raw(json.dumps(played("uno", 2)).encode())
    request = reviewing.ReviewRequest("t/1", record, "quick")

    async def main() -> None:
        pool, asker = process_pool(1), attendance("t", "a")
        try:
            step = await pool.review(asker, reviewing.plan_review, request, [])
            results = [
                await pool.review(asker, reviewing.try_review_job, request, planned.job) for planned in step.jobs
            ]
            later = await pool.review(asker, reviewing.plan_review, request, results)
        finally:
            pool.close()
        assert step == reviewing.plan_review(request, [])
        assert results == [reviewing.try_review_job(request, planned.job) for planned in step.jobs]
        assert later == reviewing.plan_review(request, results)
        assert later.review != reviewing.NO_REVIEW

    asyncio.run(asyncio.wait_for(main(), SECONDS))


def test_a_review_is_a_valid_body() -> None:
    found = review(played("uno", 2), "normal")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
