"""Prometheus metrics: `metrics.moves.inc()`, `metrics.observe_commit(12, 0.003)`."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from tischlein.server.instruments import CollectorRegistry, Counter, Gauge, Histogram

THOUGHT_KINDS: Final = ("quick", "hard", "expert", "hint", "review")
REGISTRY: Final = CollectorRegistry()


class LoopCounter:
    """A counter without a lock, for events that only the event loop's thread counts, several times per move."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self, by: int = 1) -> None:
        self.value += by


class LoopHistogram:
    """A histogram without a lock, for what the event loop's thread measures with every move.

    bounds  the upper bounds of the buckets
    counts  how many values are in each bucket, and after them how many are above all bounds
    """

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, *bounds: float) -> None:
        self.bounds: Final = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


frames_in: Final = LoopCounter()
frames_out: Final = LoopCounter()
moves: Final = LoopCounter()
bot_moves: Final = LoopCounter()
move_seconds: Final = LoopHistogram(0.001, 0.0025, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.25, 1)

requests: Final = Counter("tischlein_requests", "Requests by route and status.", ["route", "status"], registry=REGISTRY)
request_seconds: Final = Histogram(
    "tischlein_request_seconds",
    "Time from a request to the end of its response.",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
illegal_moves: Final = Counter("tischlein_illegal_moves", "Moves that the rules forbade.", registry=REGISTRY)
rejected_frames: Final = Counter(
    "tischlein_rejected_frames", "Frames that could not be carried out.", registry=REGISTRY
)
backlog_snapshots: Final = Counter(
    "tischlein_backlog_snapshots", "Snapshots sent to slow clients instead of their backlog.", registry=REGISTRY
)
rejected_requests: Final = Counter(
    "tischlein_rejected_requests", "Requests and sockets rejected before they were read.", ["status"], registry=REGISTRY
)
_commit_entries: Final = Histogram(
    "tischlein_commit_entries",
    "Log entries per commit.",
    registry=REGISTRY,
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
)
_commit_seconds: Final = Histogram(
    "tischlein_commit_seconds",
    "Duration of a commit.",
    registry=REGISTRY,
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5),
)


store_errors: Final = Counter(
    "tischlein_store_errors", "Failed accesses to the database.", ["access", "kind"], registry=REGISTRY
)
loop_lag: Final = Histogram(
    "tischlein_loop_lag_seconds",
    "How late the event loop is, measured ten times per second.",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)
thoughts_waiting: Final = Gauge(
    "tischlein_thoughts_waiting",
    "Moves, hints and jobs of reviews that wait for a bot worker.",
    ["kind"],
    registry=REGISTRY,
)
thoughts_running: Final = Gauge(
    "tischlein_thoughts_running",
    "Moves, hints and jobs of reviews that bot workers think about.",
    ["kind"],
    registry=REGISTRY,
)
thought_wait_seconds: Final = Histogram(
    "tischlein_thought_wait_seconds",
    "Time that a move, a hint or a job of a review has waited for a bot worker.",
    ["kind"],
    registry=REGISTRY,
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30),
)
jobs: Final = Counter(
    "tischlein_jobs", "Jobs of tables taken over from other processes, or from the list when they were due.",
    registry=REGISTRY,
)  # fmt: skip
failed_jobs: Final = Counter(
    "tischlein_failed_jobs", "Jobs whose table could not be loaded; they are tried again later.", registry=REGISTRY
)
background_failures: Final = Counter(
    "tischlein_background_failures", "Background tasks that ended with an error.", registry=REGISTRY
)
errors: Final = Counter(
    "tischlein_errors", "Errors in the log that should not have happened, by event.", ["event"], registry=REGISTRY
)
for kind in THOUGHT_KINDS:  # so that they are 0 before the first thought, not absent
    thoughts_waiting.labels(kind)
    thoughts_running.labels(kind)
    thought_wait_seconds.labels(kind)


def observe_commit(entries: int, seconds: float) -> None:
    """Record the commit of a group of log entries."""
    _commit_entries.observe(entries)
    _commit_seconds.observe(seconds)
