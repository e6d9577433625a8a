"""Draw what a viewer does not know again and again."""

from __future__ import annotations

from tischlein import Table
from tischlein.core.rng import Rng


def resampled_hands(t: Table, viewer: int, owner: int, times: int = 300) -> list[list[str]]:
    """Return the hands that a seat may hold for all that a viewer knows."""
    rng = Rng(1)
    hands = []
    for _ in range(times):
        other = Table(position=t.position() | t.info.save(t.state.resample(viewer, rng)))
        hands.append(other.view(owner)["zones"][f"hand.{owner}"]["cards"])
    return hands


def table(position: str) -> Table:
    """Set up a position; what it does not name is shuffled by a fixed seed."""
    return Table(seed=4, position=position)
