"""Sample sessions of UNO for the tests of the page."""

from __future__ import annotations

from typing import Any

SAMPLES: dict[str, dict[str, Any]] = {"uno-ten": {"game": "uno", "seats": 10, "options": {}}}


def shown(seats: int) -> dict[str, Any]:
    """Return options that show more, beside an open memory."""
    return {"stacking": True, "draw_until_playable": True}
