"""Faults planted in Ex & Hop, which the contracts must find."""

from __future__ import annotations

from typing import Any

CHOOSING = {"ex-hop": "answer"}
DRAWN_UNSEEN = {"ex-hop": "play"}
VIEWS: list[tuple[str, Any]] = [
    ("ex-hop", lambda table: table.position()["answers"]),  # what was answered
    ("ex-hop", lambda table: "decline" in table.position()["answers"]),  # whether a seat declined
    ("ex-hop", lambda table: [len(table.moves(seat)) for seat in range(3)]),  # who could give a card
    ("ex-hop", lambda table: table.position()["stack"].split()[0]),  # the next tile
    ("ex-hop", lambda table: table.position()["hands"][table.view(None)["table"]["turn"]]),  # the card offered
]
NUMBERS: list[tuple[str, Any]] = [("ex-hop", lambda state: state.answers & 0xFFFFFF)]  # what was answered
MISTAKES = [("layout.py", "bit(c * BATCHES) * 0x3FF", "bit(c * BATCHES & 31) * 0x3FF")]
