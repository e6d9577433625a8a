"""How the facts of Ex & Hop that are not plain stand in an observation."""

from __future__ import annotations

from tischlein.testing.view_features import Facts, Numbers, SeatNamer, card_numbers


def _colours(facts: Facts, named: SeatNamer) -> Numbers:
    yield from ((f"colour.{named(seat)}={letter}", 1) for seat, letter in enumerate(facts["colours"]))


def _offer(facts: Facts, named: SeatNamer) -> Numbers:
    offer = facts["offer"]
    if offer is not None:
        yield f"gives={offer['gives']}", 1
        yield f"wants={offer['wants']}", 1


def _last(facts: Facts, named: SeatNamer) -> Numbers:
    """Yield the row scored last."""
    last = facts["last"]
    if last is None:
        return
    if last["winner"] is not None:
        yield f"last.winner={named(last['winner'])}", 1
    yield f"last.row={last['row']}", 1
    yield "last.tile", int(last["tile"])
    yield from card_numbers("last", last["cards"], True)


def _free(facts: Facts, named: SeatNamer) -> Numbers:
    """Yield nothing: the fact follows from tiles and cards."""
    yield from ()


READERS = {"colours": _colours, "offer": _offer, "last": _last, "free": _free}
