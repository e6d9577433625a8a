"""The lag of the event loop: how late it is with what is due, which delays everything that it does."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from tischlein.server import metrics

INTERVAL: Final = 0.1
"""Seconds between two measurements; whatever blocks the loop for longer is always noticed."""


async def measure_loop_lag(interval: float = INTERVAL) -> None:
    """Measure for ever how much later than asked a sleep ends."""
    while True:
        due = time.perf_counter() + interval
        await asyncio.sleep(interval)
        metrics.loop_lag.observe(max(0.0, time.perf_counter() - due))
