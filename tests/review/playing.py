"""Games to review, and an effort that takes next to no time."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from tischlein import Table
from tischlein.review.effort import Pass
from tischlein.review.self_play import play_out

TINY: Final = (Pass(0, 8, 2, 1, least=2), Pass(3, 2, 2, 1), Pass(2, 3, 2, 1))
"""Passes that say little, but use every step of a review."""


@cache
def _record(game: str, seats: int, seed: int, bots: tuple[str, ...]) -> bytes:
    levels = [bots[seat % len(bots)] for seat in range(seats)]
    return msgspec.json.encode(play_out(Table(game, seats=seats, seed=seed), levels, seed).record())


def played(game: str, seats: int, seed: int = 1, bots: tuple[str, ...] = ("greedy", "beginner")) -> dict[str, Any]:
    """Return the record of a game between computer players."""
    record: dict[str, Any] = msgspec.json.decode(_record(game, seats, seed, bots))
    return record
