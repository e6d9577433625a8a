"""The greedy player of simulations chooses what `greedy` at a table would."""

from __future__ import annotations

import pytest

from tests.bots.playing import deal_state, weigh_moves
from tischlein import Table, games
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


def test_windows_are_used_first_by_any_seat_that_may_act_out_of_turn() -> None:
    # Seat 2, which must play, does not act out of turn even though it may.
    state = Table(position="uno; seats=4; hands=g7 g8 | b3 | r1 r2 r5 | y1 y2; discard=r5; turn=2; forgot=1").state
    chosen = set()
    for seed in range(40):
        player = FastGreedyPlayer(Rng(seed))
        player.choose(state)
        chosen.add((int(player.seat), state.catalogue().notations[player.move]))
    assert chosen == {(0, "catch"), (1, "uno"), (3, "catch")}
