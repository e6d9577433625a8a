"""The greedy player of simulations chooses what `greedy` at a table would."""

from __future__ import annotations

import pytest

from tests.bots.playing import deal_state, weigh_moves
from tischlein import games
from tischlein.bots.fast_greedy import FastGreedyPlayer
from tischlein.core.bits import members
from tischlein.core.insight import Insight
from tischlein.core.policy import LET_PASS
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.games.registry import policy_of


@pytest.mark.parametrize("game", games())
def test_it_makes_the_moves_of_greedy(game: str) -> None:
    low, high = games()[game].seats
    for seats in (low, 3, high):
        state, player = deal_state(game, seats, seats), FastGreedyPlayer(Rng(seats))
        made = 0
        while not state.over and made < 150:
            player.choose(state)
            table, seat = current_game(state), player.seat
            sample = Insight(state, seat).sample(Rng(made))
            policy = policy_of(table.catalogue().game)
            if table.must >> seat & 1:
                worth = weigh_moves(sample, seat)
                assert worth[player.move] == pytest.approx(max(worth.values()))
                waiting = [other for other in members(table.may) if not table.must >> other & 1]
                assert all(policy.window(table, other) == LET_PASS for other in waiting)
            else:
                assert player.move == policy.window(sample, seat) != LET_PASS
            state.apply(seat, player.move)
            made += 1
        assert state.over or made == 150
