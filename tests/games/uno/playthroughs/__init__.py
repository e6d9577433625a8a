"""Golden playthroughs of UNO, and what they show of a table."""

from __future__ import annotations

from typing import Any

PLAYTHROUGHS: dict[str, dict[str, Any]] = {
    "uno-2": {"game": "uno", "seats": 2},
    "uno-4": {"game": "uno", "seats": 4},
    "uno-10": {"game": "uno", "seats": 10},
    "uno-house-rules": {
        "game": "uno",
        "seats": 2,
        "options": {"stacking": True, "reverse_skips": True, "draw_until_playable": True, "scoring": "own"},
    },
    "uno-match": {"game": "uno-match", "seats": 3},
}
ANY_MOVE_EVERY = None
"""Only purposeful moves: with others UNO would not come to an end."""


def situation(view: dict[str, Any]) -> tuple[str, str]:
    """Show the top of the discard, the current colour, and the number of cards in the stock."""
    zones = view["zones"]
    return f"{zones['discard']['cards'][-1]} {view['table']['colour']}", str(zones["stock"]["count"])
