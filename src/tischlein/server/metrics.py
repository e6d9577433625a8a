"""What is counted, for Prometheus: `metrics.moves.inc()`, `metrics.observe_commit(12, 0.003)`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

MEDIA_TYPE: Final = "text/plain; version=0.0.4"

REGISTRY: Final = CollectorRegistry()


class LoopCounter:
    """Counted several times a move, and only by the thread of the loop: a number without a lock."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self, by: int = 1) -> None:
        self.value += by


class _LoopCounters(Collector):
    """Tallies of one kind, told apart by a label."""

    def __init__(self, name: str, text: str, label: str, tallies: dict[str, LoopCounter]) -> None:
        self._about = (name, text, label)
        self._tallies = tallies

    def collect(self) -> Iterator[Metric]:
        name, text, label = self._about
        family = CounterMetricFamily(name, text, labels=[label])
        for value, tally in self._tallies.items():
            family.add_metric([value], tally.value)
        yield family


frames_in: Final = LoopCounter()
frames_out: Final = LoopCounter()
moves: Final = LoopCounter()
bot_moves: Final = LoopCounter()
REGISTRY.register(
    _LoopCounters(
        "tischlein_frames", "Frames on sockets, by direction.", "direction", {"in": frames_in, "out": frames_out}
    )
)
REGISTRY.register(
    _LoopCounters("tischlein_moves", "Moves made, by who made them.", "by", {"person": moves, "bot": bot_moves})
)

requests: Final = Counter("tischlein_requests", "Requests by route and status.", ["route", "status"], registry=REGISTRY)
request_seconds: Final = Histogram(
    "tischlein_request_seconds",
    "Time from a request to the end of its answer.",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
illegal_moves: Final = Counter("tischlein_illegal_moves", "Moves that the rules forbade.", registry=REGISTRY)
rejected_frames: Final = Counter(
    "tischlein_rejected_frames", "Frames that could not be carried out.", registry=REGISTRY
)
backlog_snapshots: Final = Counter(
    "tischlein_backlog_snapshots", "Snapshots sent instead of a backlog.", registry=REGISTRY
)
rejected_requests: Final = Counter(
    "tischlein_rejected_requests", "Requests and sockets refused before they were read.", ["status"], registry=REGISTRY
)
move_seconds: Final = Histogram(
    "tischlein_move_seconds",
    "Time from the frame of a move to its news being on the way to every seat.",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.25, 1),
)
_commit_entries: Final = Histogram(
    "tischlein_commit_entries",
    "Lines of tables' logs that were committed together.",
    registry=REGISTRY,
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
)
_commit_seconds: Final = Histogram(
    "tischlein_commit_seconds",
    "Time that a commit took.",
    registry=REGISTRY,
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5),
)


def observe_commit(lines: int, seconds: float) -> None:
    """A group of lines became durable."""
    _commit_entries.observe(lines)
    _commit_seconds.observe(seconds)


class _Gauges(Collector):
    """What there is at this moment, as gauges."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        for name, count in sorted(self._counts.items()):
            yield GaugeMetricFamily(f"tischlein_{name}", f"{name.capitalize()} at this moment.", value=count)


def format_metrics(counts: Mapping[str, int]) -> bytes:
    """Everything that was counted, and what the house counts just now, in the text format of Prometheus."""
    return generate_latest(REGISTRY) + generate_latest(_Gauges(counts))
