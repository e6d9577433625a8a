"""A review of a record, pass by pass. After the first pass, `review` tells what is known so far."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from tischlein.parallel.jobs import JobHandler
from tischlein.review.effort import passes_of
from tischlein.review.errors import ReviewError
from tischlein.review.results import Review
from tischlein.review.summary import EventState, skill_score, summarize_game
from tischlein.review.timeline import PlayedGame, play_again
from tischlein.review.trials import (
    EventJob,
    EventTrials,
    StandingJob,
    StandingTrials,
    try_event,
    try_standing,
)

Job = EventJob | StandingJob
JobResult = EventTrials | StandingTrials


class MapJobs(Protocol):
    """Does jobs, in any order, and yields their results: `Executor.map_unordered`, or `map`."""

    def __call__(self, handler: JobHandler[Job, JobResult], jobs: Iterable[Job], /) -> Iterable[JobResult]: ...


@dataclass
class ReviewHandler:
    """Does the jobs of a review in any process; it plays the record again where it has not been played yet."""

    record: str
    effort: str
    seed: str
    _games: list[PlayedGame] | None = field(default=None, repr=False)

    def __getstate__(self) -> dict[str, Any]:
        return {"record": self.record, "effort": self.effort, "seed": self.seed, "_games": None}

    def __call__(self, job: Job) -> JobResult:
        games = self.games()
        plan = passes_of(self.effort)[job.pass_number]
        if isinstance(job, StandingJob):
            finished = games[job.game].finished
            assert finished is not None
            return try_standing(finished, job, plan, self.seed)
        events = [event for game in games for event in game.events]
        return try_event(events[job.event], job, plan, self.seed)

    def games(self) -> list[PlayedGame]:
        if self._games is None:
            _, self._games = play_again(json.loads(self.record))
        return self._games

    def describe_failure(self, job: Job, how: str) -> str:
        return f"the review {how} at {job}"


class Reviewer:
    """Reviews a record. `run` does what is left to do; `review` is what is known so far."""

    def __init__(self, record: dict[str, Any], effort: str = "normal", seed: str = "0") -> None:
        self._passes: Final = passes_of(effort)
        self.effort: Final = effort
        self.seed: Final = seed
        self.table, self.games = play_again(record)
        self._head: Final = str(record["head"])
        self._handler: Final = ReviewHandler(json.dumps(record), effort, seed, self.games)
        self._states: Final = [EventState(event) for game in self.games for event in game.events]
        self._standing: Final[dict[int, tuple[int, list[float]]]] = {}
        self._done: Final[set[tuple[str, int, int]]] = set()
        self._jobs: Final = [list(self._jobs_of(number)) for number in range(len(self._passes))]

    def _jobs_of(self, pass_number: int) -> Iterator[tuple[str, int, int]]:
        for number, state in enumerate(self._states):
            if not state.event.changes_nothing:
                yield "event", number, pass_number
        for number, game in enumerate(self.games):
            if game.finished is not None:
                yield "standing", number, pass_number

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1, by playouts."""
        work = [sum(self._cost(key) for key in jobs) for jobs in self._jobs]
        done = sum(self._cost(key) for key in self._done)
        return min(1.0, done / max(1, sum(work)))

    def _cost(self, key: tuple[str, int, int]) -> int:
        plan = self._passes[key[2]]
        return plan.series if key[0] == "standing" else plan.samples + plan.truth

    def run(self, map_jobs: MapJobs = map) -> Generator[JobResult, None, None]:
        """Do what is left, and yield each result after it has been added."""
        for number, keys in enumerate(self._jobs):
            jobs = [self._make_job(key) for key in keys if key not in self._done]
            for result in map_jobs(self._handler, jobs):
                self.add(result)
                yield result
            assert all(key in self._done for key in keys), f"pass {number} is incomplete"

    def _make_job(self, key: tuple[str, int, int]) -> Job:
        kind, number, pass_number = key
        if kind == "standing":
            return StandingJob(number, pass_number)
        decision = self._states[number].decision
        moves = () if decision is None else tuple(decision.moves_for(self._passes[pass_number]))
        return EventJob(number, pass_number, moves)

    def add(self, result: JobResult) -> None:
        """Add the result of a job, from `run` or from a file of an interrupted review."""
        if isinstance(result, StandingTrials):
            self._claim("standing", result.game, result.pass_number)
            samples, sums = self._standing.get(result.game, (0, [0.0] * self.table.seats))
            added = [a + b for a, b in zip(sums, result.shares, strict=True)]
            self._standing[result.game] = samples + result.samples, added
            return
        self._claim("event", result.event, result.pass_number)
        state = self._states[result.event]
        state.add_truth(result.samples, result.before, result.after)
        if state.decision is not None:
            if result.moves is None:
                raise ReviewError(f"the result of event {result.event} does not fit the record")
            state.decision.add(result.moves)

    def _claim(self, kind: str, number: int, pass_number: int) -> None:
        """Note that a job is done; raise ReviewError unless it is the next one of its event."""
        key = kind, number, pass_number
        known = 0 <= pass_number < len(self._jobs) and key in self._jobs[pass_number]
        earlier = pass_number == 0 or (kind, number, pass_number - 1) in self._done
        if not known or key in self._done or not earlier:
            raise ReviewError(f"pass {pass_number} of {kind} {number} does not belong here")
        self._done.add(key)

    @property
    def has_values(self) -> bool:
        """Whether every event has been tried at least once, so that `review` can tell something."""
        return all(key in self._done for key in self._jobs[0])

    def review(self) -> Review:
        """Return what is known so far."""
        if not self.has_values:
            raise ReviewError("the first pass is not complete yet")
        games, first = [], 0
        for game in self.games:
            last = first + len(game.events)
            games.append(summarize_game(game, self._states[first:last]))
            first = last
        scores = [self._skill([game.seats[seat] for game in games]) for seat in range(self.table.seats)]
        return Review(
            format="tischlein-review/1",
            game=self.table.info.id,
            seats=self.table.seats,
            head=self._head,
            effort=self.effort,
            seed=self.seed,
            games=games,
            standing=self._standings(),
            skill=[score for score, _ in scores],
            skill_error=[error for _, error in scores],
            progress=self.progress,
        )

    def _skill(self, seats: list[Any]) -> tuple[float | None, float | None]:
        """Return the skill score of a seat over all games, and its standard error."""
        lost = sum(seat.gave_away for seat in seats)
        error = sum(seat.gave_away_error**2 for seat in seats) ** 0.5
        return skill_score(lost, error, sum(seat.at_stake for seat in seats))

    def _standings(self) -> list[list[float]]:
        if len(self.games) == 1 and not self._standing:
            return []
        sums = [self._standing[number] for number in range(len(self.games) - 1)]
        return [[total / samples for total in shares] for samples, shares in sums] + [self._result()]

    def _result(self) -> list[float]:
        places = self.table.places
        assert places is not None
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def review(record: dict[str, Any], effort: str = "normal", seed: str = "0", map_jobs: MapJobs = map) -> Review:
    """Review the record of a finished game; equal records, efforts and seeds give equal reviews.

    `Executor(workers=4).map_unordered` as `map_jobs` shares the work between processes.
    """
    reviewer = Reviewer(record, effort, seed)
    for _ in reviewer.run(map_jobs):
        pass
    return reviewer.review()
