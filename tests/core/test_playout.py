"""What came out of many games can be sent to another process."""

from __future__ import annotations

import pickle

from tests.registered import new_state
from tischlein.core.playout import RandomPlayer, SimulationRun, SimulationTotals
from tischlein.core.rng import Rng


def to_list(totals: SimulationTotals) -> list[object]:
    """Return all that a totals counts."""
    lengths = [totals.moves, totals.squared_moves, totals.shortest, totals.longest]
    by_seat = [[*totals.wins], [*totals.places], [*totals.scores], [*totals.squared_scores]]
    return [totals.games, totals.truncated, *lengths, *by_seat]


def test_a_tally_comes_back_as_it_was_sent() -> None:
    totals = SimulationTotals(3)
    SimulationRun(new_state("uno", 3), RandomPlayer(Rng(1), True), 1, 60).play(1, 12, totals)
    assert (
        len({totals.games, totals.truncated, totals.moves, totals.squared_moves, totals.shortest, totals.longest}) == 6
    )
    assert to_list(pickle.loads(pickle.dumps(totals))) == to_list(totals)
