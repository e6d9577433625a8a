"""Golden playthroughs of the games of XXL, and what they show of a table."""

from __future__ import annotations

from typing import Any

PLAYTHROUGHS: dict[str, dict[str, Any]] = {
    "xxl-rauf-runter": {"game": "xxl-rauf-runter", "seats": 3},
    "xxl-drunter-bleiben": {"game": "xxl-drunter-bleiben", "seats": 4},
    "xxl-verweigern": {"game": "xxl-verweigern", "seats": 4},
    "xxl-strassenbau": {"game": "xxl-strassenbau", "seats": 2},
    "xxl-reihe": {"game": "xxl-reihe", "seats": 5},
    "xxl-farbe": {"game": "xxl-farbe", "seats": 3},
    "xxl-farbe-plus": {"game": "xxl-farbe-plus", "seats": 6},
    "xxl-pur": {"game": "xxl-pur", "seats": 2},
    "xxl-individuell": {"game": "xxl-individuell", "seats": 2, "options": {"games": "6+,5", "rounds": 2}},
}
ANY_MOVE_EVERY = 1


def situation(view: dict[str, Any]) -> tuple[str, str]:
    """Show the open cards and the number of cards in the stock."""
    piles = ("pile.1", "pile.2", "discard", "sequence.r", "sequence.g", "sequence.b", "sequence.y", "trick", "open")
    shown = [" ".join(view["zones"][name]["cards"][-4:]) for name in piles if name in view["zones"]]
    return ", ".join(shown), str(view["zones"]["stock"]["count"])
