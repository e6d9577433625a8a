"""A review of a record, pass by pass. After the first pass, `review` tells what is known so far."""

from __future__ import annotations

import json
import math
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
    join_event_parts,
    join_standing_parts,
    samples_of,
    try_event,
    try_standing,
)
from tischlein.table.table import Table

MAX_WORK: Final = 40_000
"""Moves that the playouts of one job make, about; a pass that needs more is split into several jobs.

Computer players cannot interrupt a job: on a core of 2024, 40,000 moves take some 10 to 60 milliseconds.
"""
MIN_LENGTH: Final = 20
"""Moves that a playout makes at least, in this estimate; otherwise, as many as the game went on."""

Job = EventJob | StandingJob
JobResult = EventTrials | StandingTrials
Key = tuple[str, int, int]
"""What a job is about: an event or a standing, its number, and the number of the pass."""


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

    def __init__(
        self,
        record: dict[str, Any],
        effort: str = "normal",
        seed: str = "0",
        played: tuple[Table, list[PlayedGame]] | None = None,
    ) -> None:
        """Begin a review; `played` is what `play_again` returned for the record, if that has been done before."""
        self._passes: Final = passes_of(effort)
        self.effort: Final = effort
        self.seed: Final = seed
        self.table, self.games = played or play_again(record)
        self._head: Final = str(record["head"])
        self._handler: Final = ReviewHandler(json.dumps(record), effort, seed, self.games)
        self._states: Final = [EventState(event) for game in self.games for event in game.events]
        self._standing: Final[dict[int, tuple[int, list[float]]]] = {}
        self._done: Final[set[Key]] = set()
        self._parts: Final[dict[Key, dict[int, JobResult]]] = {}
        """The results of passes of which parts are still missing."""
        self._lengths: Final = [len(game.events) - at for game in self.games for at in range(len(game.events))]
        self._keys: Final = [list(self._keys_of(number)) for number in range(len(self._passes))]

    def _keys_of(self, pass_number: int) -> Iterator[Key]:
        for number, state in enumerate(self._states):
            if not state.event.changes_nothing:
                yield "event", number, pass_number
        for number, game in enumerate(self.games):
            if game.finished is not None:
                yield "standing", number, pass_number

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1, by playouts."""
        work = [sum(self._cost(key) for key in keys) for keys in self._keys]
        done = math.fsum(self._cost(key) for key in self._done)
        parts = math.fsum(
            self._cost(key) / result.parts for key, results in self._parts.items() for result in results.values()
        )
        return min(1.0, (done + parts) / max(1, sum(work)))

    def share_of(self, job: Job) -> float:
        """Return how much of the whole work a job is."""
        work = sum(self._cost(key) for keys in self._keys for key in keys)
        return self._cost(_key_of(job)) / job.parts / max(1, work)

    def _cost(self, key: Key) -> int:
        plan = self._passes[key[2]]
        return plan.series if key[0] == "standing" else plan.samples + plan.truth

    def run(self, map_jobs: MapJobs = map) -> Generator[JobResult, None, None]:
        """Do what is left, and yield each result after it has been added."""
        while jobs := self.next_jobs():
            for result in map_jobs(self._handler, jobs):
                self.add(result)
                yield result
            assert jobs[0].pass_number < self._pass_number(), f"pass {jobs[0].pass_number} is incomplete"

    def next_jobs(self) -> list[Job]:
        """Return the jobs that can be done now, in any order: what is left of a pass. Empty: the review is complete."""
        number = self._pass_number()
        keys = self._keys[number] if number < len(self._keys) else []
        return [job for key in keys if key not in self._done for job in self._make_jobs(key)]

    def _pass_number(self) -> int:
        """Return the number of the first pass that is not complete."""
        return next((at for at, keys in enumerate(self._keys) if not self._done.issuperset(keys)), len(self._keys))

    def _make_jobs(self, key: Key) -> Iterator[Job]:
        """Yield the jobs of a pass over an event or a standing that have no result yet."""
        kind, number, pass_number = key
        plan = self._passes[pass_number]
        known = self._parts.get(key, {})
        if kind == "standing":
            parts = -(-plan.series * self._length_after(number) // MAX_WORK)
            yield from (StandingJob(number, pass_number, part, parts) for part in range(parts) if part not in known)
            return
        state = self._states[number]
        moves = () if state.decision is None else tuple(state.decision.moves_for(plan))
        playouts = plan.truth * (2 if moves and state.event.uses_chance else 1)
        if moves:
            playouts += samples_of(plan, len(moves)) * len(moves)
        parts = -(-playouts * max(MIN_LENGTH, self._lengths[number]) // MAX_WORK)
        yield from (EventJob(number, pass_number, moves, part, parts) for part in range(parts) if part not in known)

    def _length_after(self, game: int) -> int:
        """Return how many events the series had after one of its games, or in a game of average length if fewer."""
        mean = len(self._states) // len(self.games)
        return max(MIN_LENGTH, mean, sum(len(later.events) for later in self.games[game + 1 :]))

    def add(self, result: JobResult) -> None:
        """Add the result of a job, from `run` or from a file of an interrupted review."""
        key = _key_of(result)
        self._check(key, result)
        if result.parts == 1:
            self._add_whole(result)
        else:
            known = self._parts.setdefault(key, {})
            known[result.part] = result
            if len(known) < result.parts:
                return
            del self._parts[key]
            self._add_whole(_join_parts([known[part] for part in range(result.parts)]))
        self._done.add(key)

    def _add_whole(self, result: JobResult) -> None:
        if isinstance(result, StandingTrials):
            samples, sums = self._standing.get(result.game, (0, [0.0] * self.table.seats))
            added = [a + b for a, b in zip(sums, result.shares, strict=True)]
            self._standing[result.game] = samples + result.samples, added
            return
        state = self._states[result.event]
        if (state.decision is None) != (result.moves is None):
            raise ReviewError(f"the result of event {result.event} does not fit the record")
        state.add_truth(result.samples, result.before, result.after)
        if state.decision is not None and result.moves is not None:
            state.decision.add(result.moves)

    def _check(self, key: Key, result: JobResult) -> None:
        """Raise ReviewError unless a result belongs to the next pass of its event."""
        kind, number, pass_number = key
        is_known = 0 <= pass_number < len(self._keys) and key in self._keys[pass_number]
        is_next = pass_number == 0 or (kind, number, pass_number - 1) in self._done
        parts = self._parts.get(key, {})
        is_new = key not in self._done and result.part not in parts and 0 <= result.part < result.parts
        if not (is_known and is_next and is_new and all(one.parts == result.parts for one in parts.values())):
            raise ReviewError(f"pass {pass_number} of {kind} {number} does not belong here")

    @property
    def has_values(self) -> bool:
        """Whether every event has been tried at least once, so that `review` can tell something."""
        return all(key in self._done for key in self._keys[0])

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


def _key_of(job: Job | JobResult) -> Key:
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
