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
from tischlein.review.timeline import PlayedGame, TimelineEvent, play_again, shares
from tischlein.review.trials import (
    EventJob,
    EventTrials,
    StandingJob,
    StandingTrials,
    join_event_parts,
    join_standing_parts,
    part_of,
    try_event,
    try_standing,
)
from tischlein.review.workload import fit_passes
from tischlein.table.table import Table

MAX_WORK: Final = 40_000
"""Moves that the playouts of one job make, about; a pass that needs more is split into several jobs.

Computer players cannot interrupt a job: on a core of 2024, 40,000 moves take some 10 to 60 milliseconds.
"""
MIN_LENGTH: Final = 20
"""Moves that a playout makes at least, in this estimate; otherwise, as many as the game went on."""

Job = EventJob | StandingJob
JobResult = EventTrials | StandingTrials
JobKey = tuple[str, int, int]
"""What a job is about: an event or a standing, its number, and the number of the pass."""


class MapJobs(Protocol):
    """Does jobs, in any order, and yields their results: `Executor.map_unordered`, or `map`."""

    def __call__(self, handler: JobHandler[Job, JobResult], jobs: Iterable[Job], /) -> Iterable[JobResult]: ...


@dataclass(frozen=True)
class PlayedRecord:
    """A record that has been played again, and the passes of an effort over its events."""

    table: Table
    games: list[PlayedGame]
    events: list[TimelineEvent]
    passes: tuple[Pass, ...]


def play_record(record: dict[str, Any], effort: str) -> PlayedRecord:
    """Play a record again; raise RecordError or ReviewError."""
    passes = passes_of(effort)
    table, games = play_again(record)
    return PlayedRecord(table, games, [event for game in games for event in game.events], fit_passes(passes, games))


@lru_cache(maxsize=1)
def _play_text(record: str, effort: str) -> PlayedRecord:
    """Play a record again; a worker does so once, however often its handler is sent to it."""
    return play_record(json.loads(record), effort)


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
        played = self.played or _play_text(self.record, self.effort)
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

    def __init__(
        self, record: dict[str, Any], effort: str = "normal", seed: str = "0", played: PlayedRecord | None = None
    ) -> None:
        """Begin a review; `played` is what `play_record` returned for the record, if that has been done before."""
        played = played or play_record(record, effort)
        self.effort: Final = effort
        self.seed: Final = seed
        self.table: Final = played.table
        self.games: Final = played.games
        self.passes: Final = played.passes
        self.head: Final = str(record["head"])
        self.handler: Final = ReviewHandler(json.dumps(record), effort, seed, played)
        self._states: Final = [EventState(event) for event in played.events]
        self._standing: Final[dict[int, tuple[int, list[float]]]] = {}
        self._done: Final[set[JobKey]] = set()
        self._parts: Final[dict[JobKey, dict[int, JobResult]]] = {}
        """The results of passes of which parts are still missing."""
        self._lengths: Final = [len(game.events) - at for game in self.games for at in range(len(game.events))]
        self._keys: Final = [dict.fromkeys(self._keys_of(number)) for number in range(len(self.passes))]
        self._work: Final = sum(self._cost(key) for keys in self._keys for key in keys)
        self._work_done = 0.0

    def _keys_of(self, pass_number: int) -> Iterator[JobKey]:
        for number, state in enumerate(self._states):
            if not state.event.changes_nothing:
                yield "event", number, pass_number
        for number, game in enumerate(self.games):
            if game.finished is not None:
                yield "standing", number, pass_number

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1, by playouts."""
        return 1.0 if self._is_complete() else min(1.0, self._work_done / self._work)

    def _is_complete(self) -> bool:
        return len(self._done) == sum(map(len, self._keys))

    def share_of(self, job: Job) -> float:
        """Return how much of the whole work a job is."""
        return self._cost(_key_of(job)) / job.parts / max(1, self._work)

    def _cost(self, key: JobKey) -> int:
        plan = self.passes[key[2]]
        return plan.series if key[0] == "standing" else plan.samples + plan.truth

    def run(self, map_jobs: MapJobs = map) -> Generator[JobResult, None, None]:
        """Do what is left, and yield each result after it has been added."""
        while not self._is_complete():
            before = self._work_done
            for result in map_jobs(self.handler, self._ready_jobs()):
                self.add(result)
                yield result
            assert self._work_done > before, "no job was done"

    def _ready_jobs(self) -> Iterator[Job]:
        """Yield what is left to do, up to a job that needs a result which is not there yet.

        Results come in meanwhile, so mostly one such stream is all of the work.
        """
        for key in [key for keys in self._keys for key in keys if key not in self._done]:
            if not self._has_earlier(key):
                return
            yield from list(self.jobs_of(key))  # as they are before any of them is done

    def next_jobs(self) -> list[Job]:
        """Return the jobs that can be done now, in any order: what is left of a pass. Empty: the review is complete."""
        number = self._pass_number()
        keys = self._keys[number] if number < len(self._keys) else {}
        return [job for key in keys if key not in self._done for job in self.jobs_of(key)]

    def _pass_number(self) -> int:
        """Return the number of the first pass that is not complete."""
        return next((at for at, keys in enumerate(self._keys) if not self._done.issuperset(keys)), len(self._keys))

    def _has_earlier(self, key: JobKey) -> bool:
        """Return whether the pass before this one is done."""
        kind, number, pass_number = key
        return pass_number == 0 or (kind, number, pass_number - 1) in self._done

    def keys(self, pass_number: int) -> list[JobKey]:
        """Return what the jobs of a pass are about, done or not."""
        return list(self._keys[pass_number])

    def jobs_of(self, key: JobKey) -> Iterator[Job]:
        """Yield the jobs of a pass over an event or a standing that have no result yet."""
        kind, number, pass_number = key
        plan = self.passes[pass_number]
        known = self._parts.get(key, {})
        if kind == "standing":
            parts = -(-plan.series * self._length_after(number) // MAX_WORK)
            yield from (StandingJob(number, pass_number, part, parts) for part in range(parts) if part not in known)
            return
        state = self._states[number]
        moves = self._moves_for(number, pass_number)
        playouts = plan.truth * (2 if moves and state.event.uses_chance else 1)
        if moves:
            playouts += plan.samples_for(len(moves)) * len(moves)
        parts = -(-playouts * max(MIN_LENGTH, self._lengths[number]) // MAX_WORK)
        yield from (EventJob(number, pass_number, moves, part, parts) for part in range(parts) if part not in known)

    def _moves_for(self, number: int, pass_number: int) -> tuple[int, ...]:
        """Return the moves to try in a pass over an event; none if it is no decision."""
        decision = self._states[number].decision
        return () if decision is None else tuple(decision.moves_for(self.passes[pass_number]))

    def _length_after(self, game: int) -> int:
        """Return how many events the series had after one of its games, or in a game of average length if fewer."""
        mean = len(self._states) // len(self.games)
        return max(MIN_LENGTH, mean, sum(len(later.events) for later in self.games[game + 1 :]))

    def add(self, result: JobResult) -> None:
        """Add the result of a job, from `run` or from a file; raise ReviewError if it is not one of this review."""
        key = _key_of(result)
        self._check_belongs(key, result)
        if not self._fits(result):
            raise ReviewError(f"pass {key[2]} of {key[0]} {key[1]} does not fit the record")
        self._work_done += self._cost(key) / result.parts
        parts = self._parts.setdefault(key, {})
        parts[result.part] = result
        if len(parts) < result.parts:
            return
        del self._parts[key]
        self._add_whole(_join_parts([parts[part] for part in range(result.parts)]))
        self._done.add(key)

    def _add_whole(self, result: JobResult) -> None:
        if isinstance(result, StandingTrials):
            samples, sums = self._standing.get(result.game, (0, [0.0] * self.table.seats))
            added = [a + b for a, b in zip(sums, result.shares, strict=True)]
            self._standing[result.game] = samples + result.samples, added
            return
        state = self._states[result.event]
        state.add_truth(result.samples, result.before, result.after)
        if state.decision is not None and result.moves is not None:
            state.decision.add(result.moves)

    def _check_belongs(self, key: JobKey, result: JobResult) -> None:
        """Raise ReviewError unless a result belongs to the next pass of its event."""
        kind, number, pass_number = key
        is_known = 0 <= pass_number < len(self._keys) and key in self._keys[pass_number]
        parts = self._parts.get(key, {})
        is_new = key not in self._done and result.part not in parts and 0 <= result.part < result.parts
        alike = all(one.parts == result.parts for one in parts.values())
        if not (is_known and is_new and alike and self._has_earlier(key)):
            raise ReviewError(f"pass {pass_number} of {kind} {number} does not belong here")

    def _fits(self, result: JobResult) -> bool:
        """Return whether a result has the sums that its job asks for, as those of a changed file may not."""
        plan, seats = self.passes[result.pass_number], self.table.seats
        if isinstance(result, StandingTrials):
            return result.samples == part_of(plan.series, result.part, result.parts) and len(result.shares) == seats
        event = self._states[result.event].event
        sizes = [seats, seats if event.is_decision and event.uses_chance else 0]
        if result.samples != part_of(plan.truth, result.part, result.parts):
            return False
        if [len(result.before), len(result.after)] != sizes:
            return False
        moves = self._moves_for(result.event, result.pass_number)
        if result.moves is None or not moves:
            return result.moves is None and not moves
        samples = part_of(plan.samples_for(len(moves)), result.part, result.parts)
        return result.moves.fits(list(moves), seats, samples)

    @property
    def has_values(self) -> bool:
        """Whether every event has been tried at least once, so that `review` can tell something."""
        return self._done.issuperset(self._keys[0])

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
        return shares(places)


def _key_of(job: Job | JobResult) -> JobKey:
    if isinstance(job, EventJob | EventTrials):
        return "event", job.event, job.pass_number
    return "standing", job.game, job.pass_number


def _join_parts(parts: list[JobResult]) -> JobResult:
    events = [part for part in parts if isinstance(part, EventTrials)]
    standings = [part for part in parts if isinstance(part, StandingTrials)]
    return join_event_parts(events) if events else join_standing_parts(standings)


def review(record: dict[str, Any], effort: str = "normal", seed: str = "0", map_jobs: MapJobs = map) -> Review:
    """Review the record of a finished game; equal records, efforts and seeds give equal reviews.

    `Executor(workers=4).map_unordered` as `map_jobs` shares the work between processes.
    """
    reviewer = Reviewer(record, effort, seed)
    for _ in reviewer.run(map_jobs):
        pass
    return reviewer.review()
