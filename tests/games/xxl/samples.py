"""Sample sessions of XXL for the tests of the page."""

from __future__ import annotations

from typing import Any

SAMPLES: dict[str, dict[str, Any]] = {}


def shown(seats: int) -> dict[str, Any]:
    """Return options that show more, beside an open memory: seat 0, which is looked at, leads."""
    return {"dealer": seats - 1}
