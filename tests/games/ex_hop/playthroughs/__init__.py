"""Golden playthroughs of Ex & Hop, and what they show of a table."""

from __future__ import annotations

from typing import Any

PLAYTHROUGHS: dict[str, dict[str, Any]] = {
    "ex-hop-2": {"game": "ex-hop", "seats": 2},
    "ex-hop-6": {"game": "ex-hop", "seats": 6},
}
ANY_MOVE_EVERY = 4
"""One move in four is any legal move: few of them offer a swap."""


def situation(view: dict[str, Any]) -> tuple[str, str]:
    """Show the rows; cards in stock and discard, and scores."""
    zones = view["zones"]
    rows = [" ".join([*zones[f"tile.{row}"]["cards"], *zones[f"row.{row}"]["cards"]]) for row in (1, 2, 3, 4)]
    return ", ".join(rows), f"{zones['stock']['count']} {zones['discard']['count']} {view['scores']}"
