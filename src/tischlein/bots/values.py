"""What the end of a game is worth to a seat: a number between 0 and 1, from places and margins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.state import worth_of_place

PLACE_WEIGHT: Final = 0.85
"""The part of a value that is the place; the rest is the margin."""


def value(scores: list[int], places: list[int], seat: i64, spread: float) -> float:
    return PLACE_WEIGHT * worth_of_place(places, seat) + (1.0 - PLACE_WEIGHT) * worth_of_margin(
        scores, places, seat, spread
    )


def worth_of_margin(scores: list[int], places: list[int], seat: i64, spread: float) -> float:
    """How far a seat is ahead of the mean of the others: 0.5 if not at all, 1 if by `spread` or more."""
    others = (sum(scores) - scores[seat]) / (len(scores) - 1)
    margin = (scores[seat] - others) / spread
    if scores[places.index(1)] < scores[places.index(max(places))]:
        margin = -margin  # fewer points are better
    return (max(-1.0, min(1.0, margin)) + 1) / 2
