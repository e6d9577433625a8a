"""What the history of a game of Ex & Hop says to each viewer."""

from __future__ import annotations

from tests.server.log_builder import LogBuilder
from tests.server.snapshots import past_of
from tischlein.server.log_events import MoveMade


def test_secrets_stay_with_their_seat() -> None:
    """An offer in Ex & Hop names its card only to the seat that makes it."""
    log = LogBuilder(game="ex-hop", seats=3, spectators=True).people(0, 1, 2).start()
    game = log.state.game
    assert game is not None
    seat = next(iter(log.state.waiting_since))
    offer = next(move for move in game.moves(seat) if ":" in move)
    log.add(MoveMade(offer, None), seat)
    told = {viewer: past_of(log, viewer)[-1].facts for viewer in (0, 1, 2, None)}
    assert "card" in told.pop(seat)
    assert all("card" not in facts for facts in told.values())
