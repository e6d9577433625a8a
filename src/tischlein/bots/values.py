"""The value of a finished game to a seat: a number from 0 to 1, by place and margin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.state import worth_of_place

PLACE_WEIGHT: Final = 0.85
"""The weight of the place; the rest is the margin."""


def value(scores: list[int], places: list[int], seat: i64, spread: float) -> float:
    return PLACE_WEIGHT * worth_of_place(places, seat) + (1.0 - PLACE_WEIGHT) * worth_of_margin(
        scores, places, seat, spread
    )


def worth_of_margin(scores: list[int], places: list[int], seat: i64, spread: float) -> float:
    """Return how far a seat is ahead of the mean of the others: 0.5 if not at all, 1 if by `spread` or more."""
    others = (sum(scores) - scores[seat]) / (len(scores) - 1)
    margin = (scores[seat] - others) / spread
    if scores[places.index(1)] < scores[places.index(max(places))]:
        margin = -margin  # fewer points are better
    return (max(-1.0, min(1.0, margin)) + 1) / 2
