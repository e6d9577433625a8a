"""Compare the numbers of an observation with those that a test names."""

from __future__ import annotations

from tests.games.helpers import play, table
from tischlein.testing.view_features import observation_of

Moves = tuple[tuple[int, str], ...]
Observed = tuple[str, Moves, int, str]
"""A position, moves made from there, who looks, and the numbers."""


def said(numbers: dict[str, int]) -> set[str]:
    """Write numbers by name: `hand.self r7` once is just that, twice `hand.self r7:2`."""
    return {name if number == 1 else f"{name}:{number}" for name, number in numbers.items()}


def check_numbers(position: str, moves: Moves, viewer: int, numbers: str) -> None:
    """Check what a viewer observes after some moves from a position."""
    found = observation_of(play(table(position), *moves), viewer)
    assert said(found) == set(numbers.split(", "))
