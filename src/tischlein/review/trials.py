"""What was tried at an event: the moves of its seat on samples of what it knew, and the real cards played out."""

from __future__ import annotations

import hashlib
import math
from typing import Final

import msgspec

from tischlein.bots.valuation import REFERENCE, NextGameWorld, SeatWorld, TrueWorld, Valuation, World
from tischlein.core.insight import Insight
from tischlein.core.rng import Rng
from tischlein.core.series import Series
from tischlein.review.effort import Pass
from tischlein.review.timeline import TimelineEvent


class Trials(msgspec.Struct):
    """Sums over samples in which all of these moves were tried.

    shares   by move, each seat's shares of the win
    ahead    by two moves, how far the share of the seat that acts was ahead with the first
    squares  by two moves, the squares of these differences
    """

    moves: list[int]
    samples: int
    shares: list[list[float]]
    ahead: list[list[float]]
    squares: list[list[float]]

    def mean(self, move: int) -> list[float]:
        """Return each seat's mean share with a move."""
        return [total / self.samples for total in self.shares[self.moves.index(move)]]

    def difference(self, move: int, other: int) -> Difference:
        """Return how far a move is ahead of another."""
        i, j = self.moves.index(move), self.moves.index(other)
        mean = self.ahead[i][j] / self.samples
        spread = max(0.0, self.squares[i][j] / self.samples - mean * mean)
        return Difference(mean, spread / self.samples)

    def add(self, later: Trials) -> Trials:
        """Return the sums of these and later trials, for the moves of the later ones, which these include."""
        where = [self.moves.index(move) for move in later.moves]
        size = range(len(later.moves))
        return Trials(
            later.moves,
            self.samples + later.samples,
            [[a + b for a, b in zip(self.shares[where[i]], later.shares[i], strict=True)] for i in size],
            [[self.ahead[where[i]][where[j]] + later.ahead[i][j] for j in size] for i in size],
            [[self.squares[where[i]][where[j]] + later.squares[i][j] for j in size] for i in size],
        )


class Difference(msgspec.Struct):
    """An estimate of how far one move is ahead of another, and the square of its standard error."""

    mean: float
    variance: float

    @property
    def error(self) -> float:
        return math.sqrt(self.variance)

    def plus(self, other: Difference) -> Difference:
        return Difference(self.mean + other.mean, self.variance + other.variance)

    @property
    def beyond_noise(self) -> float:
        """The part of a lead that is more than noise: less than the mean, and 0 within a standard error.

        The best of several estimates is mostly one that luck has favoured, so its plain lead would be too large
        (positive-part James–Stein).
        """
        if self.mean <= 0 or self.mean * self.mean <= self.variance:
            return 0.0
        return self.mean - self.variance / self.mean


class EventJob(msgspec.Struct, tag="event", frozen=True):
    """A pass over one event, or a part of it. `moves` are tried, if it is a decision."""

    event: int
    pass_number: int
    moves: tuple[int, ...]
    part: int = 0
    parts: int = 1


class EventTrials(msgspec.Struct, tag="event"):
    """Results of a job.

    before, after  sums of each seat's shares with the real cards, before the event and, where there was a choice as
                   well as chance, after the choice and before chance
    """

    event: int
    pass_number: int
    samples: int
    before: list[float]
    after: list[float]
    moves: Trials | None
    part: int = 0
    parts: int = 1


class StandingJob(msgspec.Struct, tag="standing", frozen=True):
    """A pass over the standing of a series after one of its games, or a part of it."""

    game: int
    pass_number: int
    part: int = 0
    parts: int = 1


class StandingTrials(msgspec.Struct, tag="standing"):
    """Results of a job: sums of each seat's shares of the series."""

    game: int
    pass_number: int
    samples: int
    shares: list[float]
    part: int = 0
    parts: int = 1


def join_event_parts(parts: list[EventTrials]) -> EventTrials:
    """Return the results of a pass over an event, given those of all its parts, in order."""
    first, *others = parts
    for part in others:
        moves = first.moves if first.moves is None or part.moves is None else first.moves.add(part.moves)
        before, after = _plus(first.before, part.before), _plus(first.after, part.after)
        first = EventTrials(first.event, first.pass_number, first.samples + part.samples, before, after, moves)
    return first


def join_standing_parts(parts: list[StandingTrials]) -> StandingTrials:
    """Return the results of a pass over a standing, given those of all its parts, in order."""
    samples = sum(part.samples for part in parts)
    shares = parts[0].shares
    for part in parts[1:]:
        shares = _plus(shares, part.shares)
    return StandingTrials(parts[0].game, parts[0].pass_number, samples, shares)


def _plus(a: list[float], b: list[float]) -> list[float]:
    return [x + y for x, y in zip(a, b, strict=True)]


def try_event(event: TimelineEvent, job: EventJob, plan: Pass, seed: str) -> EventTrials:
    """Do a pass over an event, or a part of it."""
    moves = None
    if job.moves:
        of_moves = _seed(seed, job, "moves")
        moves = try_moves(event.insight(), list(job.moves), event.passing, plan, of_moves, job.part, job.parts)
    tried = [REFERENCE, *([event.move] if event.is_decision and event.uses_chance else [])]
    world = TrueWorld(event.state)
    valuation = _valuation(world, event.seat, tried, event.passing, Rng(_seed(seed, job, "truth")), event.state.seats)
    valuation.run(_share(plan.truth, job.part, job.parts))
    truth = _trials(valuation)
    after = truth.shares[1] if len(tried) > 1 else []
    before = truth.shares[0]
    return EventTrials(job.event, job.pass_number, truth.samples, before, after, moves, job.part, job.parts)


def samples_of(plan: Pass, moves: int) -> int:
    """Return how often each of this number of moves is tried in a pass."""
    return plan.samples if plan.finalists else max(plan.least, plan.samples // moves)


def try_moves(
    insight: Insight, moves: list[int], passing: int, plan: Pass, seed: int, part: int = 0, parts: int = 1
) -> Trials:
    """Try moves on samples of what a seat knows; nothing else enters the result."""
    samples = _share(samples_of(plan, len(moves)), part, parts)
    valuation = _valuation(SeatWorld(insight), int(insight.seat), moves, passing, Rng(seed), insight.seats())
    valuation.run(samples)
    return _trials(valuation)


def try_open(event: TimelineEvent, moves: list[int], samples: int, seed: str) -> Trials:
    """Try moves with the real cards of everybody: what would have been best for somebody who sees them."""
    rng = Rng(_hash(f"{seed}|open|{event.number}"))
    valuation = _valuation(TrueWorld(event.state), event.seat, moves, event.passing, rng, event.state.seats)
    valuation.run(samples)
    return _trials(valuation)


def try_standing(finished: Series, job: StandingJob, plan: Pass, seed: str) -> StandingTrials:
    """Play a series out from the end of one of its games."""
    rng = Rng(_hash(f"{seed}|standing|{job.game}|{job.pass_number}{_part(job)}"))
    valuation = _valuation(NextGameWorld(finished), 0, [REFERENCE], 0, rng, finished.seats)
    valuation.run(_share(plan.series, job.part, job.parts))
    trials = _trials(valuation)
    return StandingTrials(job.game, job.pass_number, trials.samples, trials.shares[0], job.part, job.parts)


def _valuation(world: World, seat: int, moves: list[int], passing: int, rng: Rng, seats: int) -> Valuation:
    return Valuation(world, seats, seat, moves, passing, rng)


def _trials(valuation: Valuation) -> Trials:
    size, seats = len(valuation.moves), int(valuation.seats)
    return Trials(
        [int(move) for move in valuation.moves],
        int(valuation.samples),
        [[*valuation.shares[i * seats : (i + 1) * seats]] for i in range(size)],
        [[*valuation.ahead[i * size : (i + 1) * size]] for i in range(size)],
        [[*valuation.squares[i * size : (i + 1) * size]] for i in range(size)],
    )


SEED_BITS: Final = 62


def _seed(seed: str, job: EventJob, what: str) -> int:
    return _hash(f"{seed}|{what}|{job.event}|{job.pass_number}{_part(job)}")


def _part(job: EventJob | StandingJob) -> str:
    """Return what the part of a job adds to its seed."""
    return f"|{job.part}" if job.part else ""


def _share(samples: int, part: int, parts: int) -> int:
    """Return how many of the samples of a pass belong to a part of it."""
    return samples * (part + 1) // parts - samples * part // parts


def _hash(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - SEED_BITS)
