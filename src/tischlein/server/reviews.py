"""Reviews of finished games, made by the workers of the computer players while these have nothing else to do.

A review goes on while clients ask for it, and pauses with what it has found when nobody does. Only some are in work at
the same time, and fewer for one address; the others wait. What is known is kept in bounded memory, and a summary of a
complete review in the storage.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import Executor
from typing import Any, Final

import msgspec
from msgspec import Raw

from tischlein.core.errors import TischleinError
from tischlein.server.archive import GameArchive
from tischlein.server.bot_pool import BotPool
from tischlein.server.logs import log_error
from tischlein.server.prepared_body import PreparedBody, prepare_body
from tischlein.server.problems import ProblemError
from tischlein.server.reviewing import NO_REVIEW, PlannedJob, ReviewRequest, ReviewStep, plan_review, try_review_job
from tischlein.server.store.base import FinishedGame, GameReviewSummary, Store, StoreError

MAX_IN_WORK: Final = 4
"""Reviews that are in work at the same time; `MAX_OF_ADDRESS` of them for one address."""
MAX_OF_ADDRESS: Final = 2
MAX_KEPT: Final = 64
"""Reviews in memory, complete or not; `MAX_KEPT_OF_ADDRESS` of them for one address, and `MAX_BYTES` of them all."""
MAX_KEPT_OF_ADDRESS: Final = 16
MAX_BYTES: Final = 32 * 2**20
QUICK_EFFORT: Final = "quick"
PATIENCE: Final = 10.0
"""Seconds without a question after which a review pauses."""


class EncodedReviewState(msgspec.Struct):
    """How far a review is, and what it says so far; `bodies.ReviewState` describes it."""

    progress: float
    review: Raw


class PendingReview:
    """A review of a game and what is known of it, as an `Asker` of the pool.

    address  the address of the client that asked first
    asked    when a client asked last
    record   the record of the game, from when the review begins until it is complete
    results  the results of jobs, with which a worker can go on
    jobs     the jobs of this pass that nobody has begun
    """

    def __init__(self, game: FinishedGame, effort: str, address: str) -> None:
        self.game: Final = game
        self.effort: Final = effort
        self.address: Final = address
        self.table: Final = f"{game.table}/{game.number}"
        self.asked = 0.0
        self.record: Raw | None = None
        self.results: list[Raw] = []
        self.jobs: list[PlannedJob] = []
        self._size = len(bytes(NO_REVIEW))
        self.progress = 0.0
        self.review = NO_REVIEW
        self.refusal = ""
        self.is_in_work = False
        self.is_complete = False
        self._body: PreparedBody | None = None
        self._body_progress = -1.0

    def has_people(self) -> bool:
        return True

    @property
    def size(self) -> int:
        """The bytes of the record, the results, the review and what clients get."""
        return self._size + (0 if self._body is None else self._body.size)

    def request(self) -> ReviewRequest:
        assert self.record is not None, "the review has begun"
        return ReviewRequest(f"{self.table}/{self.effort}", self.record, self.effort)

    def begin(self, record: bytes) -> None:
        self.record = Raw(record)
        self._size += len(record)

    def add(self, result: Raw, share: float) -> None:
        """Add the result of a job that is a share of the whole work."""
        self.results.append(result)
        self._size += len(bytes(result))
        self.progress = min(self.progress + share, 0.999)

    def take_step(self, step: ReviewStep) -> None:
        """Take over what a worker says after a pass; it also says whether the review is complete."""
        self._size += len(bytes(step.review)) - len(bytes(self.review))
        self.review, self.jobs, self.refusal = step.review, step.jobs[::-1], step.refusal
        self.progress = min(step.progress, 0.999)
        if not self.jobs:
            self.is_complete, self.progress = True, 1.0
            self._size = len(bytes(self.review))
            self.record, self.results = None, []

    async def body(self, thread: Executor) -> PreparedBody:
        """Return what clients get."""
        progress = self.progress
        if self._body is None or self._body_progress != progress:
            state = msgspec.json.encode(EncodedReviewState(int(1000 * progress) / 1000, self.review))
            body = await asyncio.get_running_loop().run_in_executor(thread, prepare_body, state)
            self._body, self._body_progress = body, progress
        return self._body


class GameReviews:
    """The reviews of finished games. Callers must know that the client may see the game."""

    def __init__(
        self,
        archive: GameArchive,
        store: Store,
        bots: BotPool,
        thread: Executor,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._archive: Final = archive
        self._store: Final = store
        self._bots: Final = bots
        self._thread: Final = thread
        self._spawn: Final = spawn
        self._clock: Final = clock
        self._known: Final[OrderedDict[tuple[str, str], PendingReview]] = OrderedDict()
        """The one that was asked for last comes last."""
        self._waiting: Final[list[PendingReview]] = []

    async def read(self, game: FinishedGame, effort: str, address: str) -> PreparedBody:
        """Return how far the review of a game is and what it says so far, a `bodies.ReviewState`, and let it go on.

        Raise RecordError or ProblemError if the game cannot be reviewed.
        """
        review = await self._find(game, effort, address)
        review.asked = self._clock()
        if review.refusal:
            raise ProblemError(422, review.refusal)
        if not (review.is_complete or review.is_in_work):
            if review not in self._waiting:
                self._waiting.append(review)
            self._admit()
        return await review.body(self._thread)

    async def _find(self, game: FinishedGame, effort: str, address: str) -> PendingReview:
        key = (f"{game.table}/{game.number}", effort)
        if key not in self._known:
            if not self._bots.max_reviewing:
                raise ProblemError(422, "This server has no workers that review games.")
            await self._archive.record(game)  # it refuses a game that cannot be played again
        review = self._known.pop(key, None) or PendingReview(game, effort, address)
        self._known[key] = review
        self._forget([one for one in self._known.values() if one.address == review.address], MAX_KEPT_OF_ADDRESS)
        self._forget(self._known.values(), MAX_KEPT)
        return review

    def _forget(self, reviews: Iterable[PendingReview], limit: int) -> None:
        """Forget the reviews that nobody has asked for longest, but none in work and not the last one."""
        *others, last = reviews
        count, size = len(others) + 1, last.size + sum(one.size for one in others)
        for one in others:
            if count <= limit and size <= MAX_BYTES:
                return
            if not one.is_in_work:
                count, size = count - 1, size - one.size
                del self._known[one.table, one.effort]
                if one in self._waiting:
                    self._waiting.remove(one)

    # --- work

    def _admit(self) -> None:
        """Let reviews that wait go on, first those of addresses that have the fewest in work."""
        self._waiting[:] = [one for one in self._waiting if self._is_wanted(one)]
        while True:
            busy = [one.address for one in self._known.values() if one.is_in_work]
            able = [one for one in self._waiting if busy.count(one.address) < MAX_OF_ADDRESS]
            if len(busy) >= MAX_IN_WORK or not able:
                return
            review = min(able, key=lambda one: busy.count(one.address))
            self._waiting.remove(review)
            review.is_in_work = True
            self._spawn(self._carry_on(review))

    def _is_wanted(self, review: PendingReview) -> bool:
        return self._clock() - review.asked < PATIENCE

    async def _carry_on(self, review: PendingReview) -> None:
        try:
            await self._work_on(review)
        except StoreError:  # the store logs why it failed; the next question tries again
            pass
        except TischleinError as error:
            review.refusal = str(error)
        except Exception as error:
            log_error("review_failed", error, table=review.game.table)
            review.refusal = "The review of this game has failed."
        review.is_in_work = False
        self._admit()

    async def _work_on(self, review: PendingReview) -> None:
        """Do one pass after the other while somebody asks for the review."""
        if review.record is None:
            review.begin((await self._archive.record(review.game)).content)
        while not review.is_complete and self._is_wanted(review):
            if not review.jobs:
                step: ReviewStep = await self._bots.review(review, plan_review, review.request(), review.results)
                review.take_step(step)
                if step.summary is not None:
                    await self._store_summary(review.game, step.summary)
            async with asyncio.TaskGroup() as lanes:
                for _ in range(self._bots.max_reviewing):
                    lanes.create_task(self._do_jobs(review))

    async def _store_summary(self, game: FinishedGame, summary: GameReviewSummary) -> None:
        """Store what a review says, unless that of a greater effort is known."""
        known = await self._store.finished_game(game.table, game.number)
        if known is not None and (known.review is None or known.review.effort == QUICK_EFFORT):
            await self._store.add_review(game.table, game.number, summary)

    async def _do_jobs(self, review: PendingReview) -> None:
        """Do jobs of a pass, one after the other."""
        while review.jobs and self._is_wanted(review):
            planned = review.jobs.pop()
            try:
                result = await self._bots.review(review, try_review_job, review.request(), planned.job)
            except BaseException:
                review.jobs.append(planned)
                raise
            review.add(result, planned.share)
