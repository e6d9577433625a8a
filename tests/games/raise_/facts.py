"""How the facts of Raise that are not plain stand in an observation."""

from __future__ import annotations

from tischlein.testing.view_features import Facts, Numbers, SeatNamer


def _dice(facts: Facts, named: SeatNamer) -> Numbers:
    yield from ((f"die.{number}={face}", 1) for number, face in enumerate(facts["dice"], 1))


def _factors(facts: Facts, named: SeatNamer) -> Numbers:
    yield from ((f"factor.{letter}", factor) for letter, factor in facts["factors"].items())


def _track(facts: Facts, named: SeatNamer) -> Numbers:
    """Yield the stones from the back, and on a field from the top, which is on turn first."""
    stones = [(seat, spot["field"]) for spot in facts["track"] for seat in reversed(spot["seats"])]
    for place, (seat, field) in enumerate(stones, 1):
        yield f"stone.{named(seat)}", place
        yield f"stone.{named(seat)} field", field


READERS = {"dice": _dice, "factors": _factors, "track": _track}
