"""How the facts of XXL that are not plain stand in an observation."""

from __future__ import annotations

from collections import Counter

from tischlein.games.xxl.deck import COLOURS, HIGHEST
from tischlein.testing.view_features import Facts, Numbers, SeatNamer, card_numbers


def _edges(zone: Facts, named: SeatNamer) -> Numbers:
    """Yield the edges from the top down: 1 + 11 × colour + number."""
    for depth, edge in enumerate(reversed(zone["edges"]), 1):
        yield f"edge.{depth}", 1 + (HIGHEST + 1) * COLOURS.index(edge[0]) + int(edge[1:])


def _last(facts: Facts, named: SeatNamer) -> Numbers:
    """Yield the last trick."""
    last = facts["last"]
    if last is None:
        return
    if last["winner"] is not None:
        yield f"last.winner={named(last['winner'])}", 1
    yield f"last.colour={last['colour']}", 1
    yield from card_numbers("last", [card for _, card in last["plays"]], True)
    yield from ((f"last.played.{named(seat)}", place) for place, (seat, _) in enumerate(last["plays"], 1))


def _plays(facts: Facts, named: SeatNamer) -> Numbers:
    yield from ((f"played.{named(seat)}", place) for place, (seat, _) in enumerate(facts["plays"], 1))


def _passed(facts: Facts, named: SeatNamer) -> Numbers:
    yield from ((f"passed.{named(seat)}", 1) for seat in facts["passed"])


def _headings(facts: Facts, named: SeatNamer) -> Numbers:
    for pile, heading in enumerate(facts["headings"], 1):
        if heading is not None:
            yield f"heading.{pile}={heading[0]}", 1
            yield f"heading.{pile} number", int(heading[1:-1])
            yield f"heading.{pile} step", 1 if heading[-1] == "+" else -1


def _games(facts: Facts, named: SeatNamer) -> Numbers:
    """Yield the remaining games of a series."""
    to_come = facts["games"][len(facts["sheet"]) + 1 :]
    yield from ((f"left.{game}", count) for game, count in Counter(to_come).items())


def _nothing(facts: Facts, named: SeatNamer) -> Numbers:
    """Yield nothing: the fact follows from the cards."""
    yield from ()


READERS = {"edges": _edges, "last": _last, "plays": _plays, "passed": _passed, "headings": _headings, "games": _games}
READERS |= {"fits": _nothing, "ahead": _nothing}
