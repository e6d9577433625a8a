"""All metrics in the Prometheus text format, with those of the process and the build."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from itertools import accumulate
from typing import Final

from prometheus_client import Gauge, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tischlein.core import piles
from tischlein.server.metrics import (
    REGISTRY,
    LoopCounter,
    LoopHistogram,
    bot_moves,
    frames_in,
    frames_out,
    move_seconds,
    moves,
)

MEDIA_TYPE: Final = "text/plain; version=0.0.4"


class _LoopCounters(Collector):
    """Counters of one metric, distinguished by a label."""

    def __init__(self, name: str, text: str, label: str, counters: dict[str, LoopCounter]) -> None:
        self._about = (name, text, label)
        self._counters = counters

    def collect(self) -> Iterator[Metric]:
        name, text, label = self._about
        family = CounterMetricFamily(name, text, labels=[label])
        for value, counter in self._counters.items():
            family.add_metric([value], counter.value)
        yield family


class LoopHistogramCollector(Collector):
    """A histogram of the event loop as a metric."""

    def __init__(self, name: str, text: str, histogram: LoopHistogram) -> None:
        self._about = (name, text)
        self._histogram = histogram

    def collect(self) -> Iterator[Metric]:
        histogram = self._histogram
        bounds = [*(str(float(bound)) for bound in histogram.bounds), "+Inf"]
        buckets = zip(bounds, map(float, accumulate(histogram.counts)), strict=True)
        yield HistogramMetricFamily(*self._about, buckets=list(buckets), sum_value=histogram.total)


REGISTRY.register(
    _LoopCounters(
        "tischlein_frames", "Frames on sockets, by direction.", "direction", {"in": frames_in, "out": frames_out}
    )
)
REGISTRY.register(
    _LoopCounters("tischlein_moves", "Moves made, by kind of player.", "by", {"person": moves, "bot": bot_moves})
)
REGISTRY.register(
    LoopHistogramCollector(
        "tischlein_move_seconds", "Time from receiving a move to sending it to every seat.", move_seconds
    )
)
build_info: Final = Gauge(
    "tischlein_build_info",
    "Always 1; its labels are the versions, and whether the rules are compiled.",
    ["version", "python", "compiled"],
    registry=REGISTRY,
)
build_info.labels(
    version("tischlein"), platform.python_version(), "no" if str(piles.__file__).endswith(".py") else "yes"
).set(1)
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)


class _Gauges(Collector):
    """Gauges of current counts."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        for name, count in sorted(self._counts.items()):
            yield GaugeMetricFamily(f"tischlein_{name}", f"{name.capitalize()} now.", value=count)


def format_metrics(counts: Mapping[str, int]) -> bytes:
    """Return all metrics, and the current counts as gauges, in the Prometheus text format."""
    return generate_latest(REGISTRY) + generate_latest(_Gauges(counts))
