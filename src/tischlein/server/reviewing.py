"""What a worker of the computer players does for reviews: one short job at a time, since moves and hints wait for it.

A worker keeps the records that it has played again, so that each job need not do so.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from tischlein.core.errors import TischleinError
from tischlein.review.results import Review, SeatReview
from tischlein.review.reviewer import Job, JobResult, Reviewer, ReviewHandler
from tischlein.review.timeline import PlayedGame, play_again
from tischlein.server.store.base import GameReviewSummary, SeatSummary
from tischlein.table.table import Table

MAX_RECORDS: Final = 4
"""Records that a worker keeps."""
SEED: Final = "0"
"""The seed of all reviews on a server, so that a game gets the same review again."""


NO_REVIEW: Final = Raw(b"null")


class ReviewRequest(Struct, frozen=True):
    """A record to review. `review` identifies the game among all games of all tables."""

    review: str
    record: Raw
    effort: str


class PlannedJob(Struct, frozen=True):
    """A job to do next, and how much of the whole review it is."""

    job: Raw
    share: float


class ReviewStep(Struct, frozen=True):
    """What is known of a game after some passes, and what to do next.

    progress  how much of the work is done, from 0 to 1
    jobs      the jobs of the next pass; empty if the review is complete
    review    a `results.Review`; null before the end of the first pass
    summary   what a complete review says of each seat
    refusal   why the game cannot be reviewed
    """

    progress: float = 0.0
    jobs: list[PlannedJob] = []
    review: Raw = NO_REVIEW
    summary: GameReviewSummary | None = None
    refusal: str = ""


_records: OrderedDict[str, tuple[Table, list[PlayedGame]]] = OrderedDict()
_jobs: Final = msgspec.json.Decoder(Job)
_results: Final = msgspec.json.Decoder(JobResult)


def _played(request: ReviewRequest) -> tuple[Table, list[PlayedGame]]:
    """Return the games of a record, played again unless this worker still has them."""
    played = _records.pop(request.review, None) or play_again(msgspec.json.decode(request.record))
    _records[request.review] = played
    while len(_records) > MAX_RECORDS:
        _records.popitem(last=False)
    return played


def plan_review(request: ReviewRequest, results: list[Raw]) -> ReviewStep:
    """Return what is known after the passes to which the results belong, and the jobs of the next one."""
    try:
        record: dict[str, Any] = msgspec.json.decode(request.record)
        reviewer = Reviewer(record, request.effort, SEED, _played(request))
    except TischleinError as error:
        return ReviewStep(refusal=str(error))
    for result in results:
        reviewer.add(_results.decode(result))
    jobs = [PlannedJob(Raw(msgspec.json.encode(job)), reviewer.share_of(job)) for job in reviewer.next_jobs()]
    if not reviewer.has_values:
        return ReviewStep(reviewer.progress, jobs)
    review = reviewer.review()
    return ReviewStep(
        reviewer.progress, jobs, Raw(msgspec.json.encode(review)), None if jobs else summarize_review(review)
    )


def summarize_review(review: Review) -> GameReviewSummary:
    """Return what the table book needs of a complete review."""
    seats = [[game.seats[seat] for game in review.games] for seat in range(review.seats)]
    return GameReviewSummary(review.effort, list(map(_summarize_seat, seats)))


def _summarize_seat(games: list[SeatReview]) -> SeatSummary:
    return SeatSummary(
        result=math.fsum(seat.result for seat in games) / len(games),
        luck=math.fsum(seat.luck for seat in games) / len(games),
        gave_away=math.fsum(seat.gave_away for seat in games),
        gave_away_error=math.hypot(*(seat.gave_away_error for seat in games)),
        at_stake=math.fsum(seat.at_stake for seat in games),
    )


def try_review_job(request: ReviewRequest, job: Raw) -> Raw:
    """Do a job and return its result."""
    handler = ReviewHandler("", request.effort, SEED, _played(request)[1])
    return Raw(msgspec.json.encode(handler(_jobs.decode(job))))
