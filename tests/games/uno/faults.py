"""Faults planted in UNO, which the contracts must find."""

from __future__ import annotations

from typing import Any

CHOOSING = {"uno": "play"}
DRAWN_UNSEEN = {"uno": "play"}
VIEWS: list[tuple[str, Any]] = [
    ("uno", lambda table: table.position()["stock"].split()[0]),  # the next card of the stock
    ("uno", lambda table: table.position()["hands"]),  # all hands
    ("uno", lambda table: len(table.position()["hands"][2].split("r"))),  # how many red cards a hand holds
    ("uno", lambda table: table.position()["rng"]),  # the state of the generator
]
NUMBERS: list[tuple[str, Any]] = [
    ("uno", lambda state: state.piles.top(0)),  # the next card of the stock
    ("uno", lambda state: state.rng.a & 1),  # a bit of the generator
]
MISTAKES = [("round.py", 'self.draw(seat, 6, "challenge")', 'self.draw(seat, 5, "challenge")')]
