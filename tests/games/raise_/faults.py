"""Faults planted in Raise, which the contracts must find."""

from __future__ import annotations

from typing import Any

CHOOSING = {"raise": "choose"}
DRAWN_UNSEEN = {"raise": "raise"}
VIEWS: list[tuple[str, Any]] = [
    ("raise", lambda table: table.position()["chosen"]),  # what is face down
    ("raise", lambda table: table.position()["removed"]),  # which point cards were removed
    ("raise", lambda table: table.position()["points"].split()[0]),  # what will be played for next
    ("raise", lambda table: table.position()["stocks"]),  # what everybody will draw
]
NUMBERS: list[tuple[str, Any]] = [
    ("raise", lambda state: sum(state.piles.cards(1))),  # the removed point cards
]
MISTAKES = [("layout.py", "self.factors += bit(4 * face)", "self.factors += bit(2 * face)")]
