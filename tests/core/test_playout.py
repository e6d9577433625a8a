"""What came out of many games can be sent to another process."""

from __future__ import annotations

import pickle

from tests.registered import new_state
from tischlein.core.playout import Course, RandomPlayer, Tally
from tischlein.core.rng import Rng


def said(tally: Tally) -> list[object]:
    """Return all that a tally counts."""
    lengths = [tally.moves, tally.squared_moves, tally.shortest, tally.longest]
    by_seat = [[*tally.wins], [*tally.places], [*tally.scores], [*tally.squared_scores]]
    return [tally.games, tally.truncated, *lengths, *by_seat]


def test_a_tally_comes_back_as_it_was_sent() -> None:
    tally = Tally(3)
    Course(new_state("uno", 3), RandomPlayer(Rng(1), True), 1, 60).play(1, 12, tally)
    assert len({tally.games, tally.truncated, tally.moves, tally.squared_moves, tally.shortest, tally.longest}) == 6
    assert said(pickle.loads(pickle.dumps(tally))) == said(tally)
