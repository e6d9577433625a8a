"""The kinds of metrics: those of prometheus_client, or, where nobody can read metrics, ones that count nothing.

A browser that runs this package has no prometheus_client.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or find_spec("prometheus_client") is not None:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
else:

    class CollectorRegistry:
        """Holds nothing."""

    class _Ignored:
        """A metric whose values go nowhere."""

        def __init__(self, *_: Any, **__: Any) -> None: ...

        def labels(self, *_: Any) -> _Ignored:
            return self

        def inc(self, by: float = 1) -> None: ...

        def dec(self, by: float = 1) -> None: ...

        def observe(self, value: float) -> None: ...

    Counter = Gauge = Histogram = _Ignored

__all__ = ["CollectorRegistry", "Counter", "Gauge", "Histogram"]
