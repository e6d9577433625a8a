"""A review of a record, pass by pass. After the first pass, `review` tells what is known so far."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Protocol

from tischlein.parallel.jobs import JobHandler
from tischlein.review.effort import Pass, passes_of
from tischlein.review.errors import ReviewError
from tischlein.review.results import Review
from tischlein.review.summary import EventState, skill_score, summarize_game
from tischlein.review.timeline import PlayedGame, TimelineEvent, play_again
from tischlein.review.trials import (
    EventJob,
    EventTrials,
    StandingJob,
    StandingTrials,
    try_event,
    try_standing,
)
from tischlein.review.workload import fit_passes

Job = EventJob | StandingJob
JobResult = EventTrials | StandingTrials
JobKey = tuple[str, int, int]
"""Whether a job is over an event or a standing, its number, and the number of the pass."""


class MapJobs(Protocol):
    """Does jobs, in any order, and yields their results: `Executor.map_unordered`, or `map`."""

    def __call__(self, handler: JobHandler[Job, JobResult], jobs: Iterable[Job], /) -> Iterable[JobResult]: ...


def _key_of(result: JobResult) -> JobKey:
    if isinstance(result, StandingTrials):
        return "standing", result.game, result.pass_number
    return "event", result.event, result.pass_number


@dataclass(frozen=True)
class PlayedRecord:
    """A record that has been played again, and the passes over its events."""

    games: list[PlayedGame]
    events: list[TimelineEvent]
    passes: tuple[Pass, ...]


@lru_cache(maxsize=1)
def _play(record: str, effort: str) -> PlayedRecord:
    """Play a record again; a worker does so once, however often its handler is sent to it."""
    _, games = play_again(json.loads(record))
    return _prepare(games, effort)


def _prepare(games: list[PlayedGame], effort: str) -> PlayedRecord:
    events = [event for game in games for event in game.events]
    return PlayedRecord(games, events, fit_passes(passes_of(effort), games))


@dataclass
class ReviewHandler:
    """Does the jobs of a review in any process; it plays the record again where it has not been played yet."""

    record: str
    effort: str
    seed: str
    played: PlayedRecord | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {"record": self.record, "effort": self.effort, "seed": self.seed, "played": None}

    def __call__(self, job: Job) -> JobResult:
        played = self.played or _play(self.record, self.effort)
        plan = played.passes[job.pass_number]
        if isinstance(job, StandingJob):
            finished = played.games[job.game].finished
            assert finished is not None
            return try_standing(finished, job, plan, self.seed)
        return try_event(played.events[job.event], job, plan, self.seed)

    def describe_failure(self, job: Job, how: str) -> str:
        what = f"event {job.event}" if isinstance(job, EventJob) else f"game {job.game + 1}"
        return f"{what} of the review {how}"


class Reviewer:
    """Reviews a record. `run` does what is left to do; `review` is what is known so far."""

    def __init__(self, record: dict[str, Any], effort: str = "normal", seed: str = "0") -> None:
        passes_of(effort)
        self.effort: Final = effort
        self.seed: Final = seed
        self.table, self.games = play_again(record)
        self.head: Final = str(record["head"])
        played = _prepare(self.games, effort)
        self.passes: Final = played.passes
        self._handler: Final = ReviewHandler(json.dumps(record), effort, seed, played)
        self._states: Final = [EventState(event) for event in played.events]
        self._standing: Final[dict[int, tuple[int, list[float]]]] = {}
        self._done: Final[set[JobKey]] = set()
        self._jobs: Final = [dict.fromkeys(self._jobs_of(number)) for number in range(len(self.passes))]
        self._work: Final = sum(self._cost(key) for keys in self._jobs for key in keys)
        self._work_done = 0

    def _jobs_of(self, pass_number: int) -> Iterator[JobKey]:
        for number, state in enumerate(self._states):
            if not state.event.changes_nothing:
                yield "event", number, pass_number
        for number, game in enumerate(self.games):
            if game.finished is not None:
                yield "standing", number, pass_number

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1, by playouts."""
        return self._work_done / self._work if self._work else 1.0

    def _cost(self, key: JobKey) -> int:
        plan = self.passes[key[2]]
        return plan.series if key[0] == "standing" else plan.samples + plan.truth

    def run(self, map_jobs: MapJobs = map) -> Generator[JobResult, None, None]:
        """Do what is left, and yield each result after it has been added."""
        while len(self._done) < sum(map(len, self._jobs)):
            before = len(self._done)
            for result in map_jobs(self._handler, self._ready_jobs()):
                self.add(result)
                yield result
            assert len(self._done) > before, "a job was not done"

    def _ready_jobs(self) -> Iterator[Job]:
        """Yield what is left to do, up to a job that needs a result which is not there yet."""
        for key in [key for keys in self._jobs for key in keys if key not in self._done]:
            if not self._has_earlier(key):
                return
            yield self._make_job(key)

    def _has_earlier(self, key: JobKey) -> bool:
        """Return whether the pass before this one is done."""
        kind, number, pass_number = key
        return pass_number == 0 or (kind, number, pass_number - 1) in self._done

    def jobs(self, pass_number: int) -> list[JobKey]:
        """Return the jobs of a pass, done or not."""
        return list(self._jobs[pass_number])

    def do(self, key: JobKey) -> JobResult:
        """Do a job, and return its result without adding it; the earlier passes over its event must be there."""
        return self._handler(self._make_job(key))

    def _make_job(self, key: JobKey) -> Job:
        kind, number, pass_number = key
        return StandingJob(number, pass_number) if kind == "standing" else self._event_job(number, pass_number)

    def _event_job(self, number: int, pass_number: int) -> EventJob:
        decision = self._states[number].decision
        moves = () if decision is None else tuple(decision.moves_for(self.passes[pass_number]))
        return EventJob(number, pass_number, moves)

    def add(self, result: JobResult) -> None:
        """Add the result of a job, from `run` or from a file; raise ReviewError if it is not one of this review."""
        key = _key_of(result)
        known = 0 <= key[2] < len(self._jobs) and key in self._jobs[key[2]]
        if not known or key in self._done or not self._has_earlier(key):
            raise ReviewError(f"pass {key[2]} of {key[0]} {key[1]} does not belong here")
        if isinstance(result, StandingTrials):
            self._add_standing(result)
        else:
            self._add_event(result)
        self._done.add(key)
        self._work_done += self._cost(key)

    def _add_standing(self, result: StandingTrials) -> None:
        samples, sums = self._standing.get(result.game, (0, [0.0] * self.table.seats))
        self._check_fit(result.samples > 0 and len(result.shares) == len(sums), result)
        added = [a + b for a, b in zip(sums, result.shares, strict=True)]
        self._standing[result.game] = samples + result.samples, added

    def _add_event(self, result: EventTrials) -> None:
        state, seats = self._states[result.event], self.table.seats
        sizes = [seats, seats if state.event.is_decision and state.event.uses_chance else 0]
        self._check_fit(result.samples > 0 and [len(result.before), len(result.after)] == sizes, result)
        decision, moves = state.decision, result.moves
        job = self._event_job(result.event, result.pass_number)  # drops moves, if they have not been dropped yet
        self._check_fit((decision is None) == (moves is None), result)
        if decision is not None and moves is not None:
            self._check_fit(moves.fits(list(job.moves), seats), result)
            decision.add(moves)
        state.add_truth(result.samples, result.before, result.after)

    def _check_fit(self, fits: bool, result: JobResult) -> None:
        if not fits:
            kind, number, pass_number = _key_of(result)
            raise ReviewError(f"pass {pass_number} of {kind} {number} does not fit the record")

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
            head=self.head,
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
