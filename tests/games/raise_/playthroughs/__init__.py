"""Golden playthroughs of Raise, and what they show of a table."""

from __future__ import annotations

from typing import Any

PLAYTHROUGHS: dict[str, dict[str, Any]] = {
    "raise-2": {"game": "raise", "seats": 2},
    "raise-5": {"game": "raise", "seats": 5},
}
ANY_MOVE_EVERY = 1


def situation(view: dict[str, Any]) -> tuple[str, str]:
    """Show the stones, each stack from its bottom; cards in the pot, and scores."""
    track = " ".join(f"{stack['field']}:{','.join(map(str, stack['seats']))}" for stack in view["table"]["track"])
    return track, f"{view['zones']['pot']['count']} {view['scores']}"
