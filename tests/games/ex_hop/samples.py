"""Sample sessions of Ex & Hop for the tests of the page."""

from __future__ import annotations

from typing import Any

from tests.boxes import read_box


def _box() -> dict[str, Any]:
    """Return a box with colours that the standard one does not have."""
    box = read_box("ex-hop")
    box["colours"][-2:] = [{"letter": "w", "name": "white"}, {"letter": "o", "name": "olive"}]
    return box


SAMPLES: dict[str, dict[str, Any]] = {
    "ex-hop-box": {"game": "ex-hop", "seats": 6, "options": {"box": _box()}},
    "ex-hop-swaps": {"game": "ex-hop", "seats": 4, "options": {"open_memory": True}},
}


def shown(seats: int) -> dict[str, Any]:
    """Return options that show more, beside an open memory: there are none."""
    return {}
