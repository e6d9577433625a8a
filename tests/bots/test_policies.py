"""What all policies promise: they are honest, and what they say can be said in every language."""

from __future__ import annotations

import pytest

from tests.bots.playing import deal_state, weigh_moves
from tests.registered import SINGLE
from tischlein import games
from tischlein.cli.words import load_words
from tischlein.core.bits import members
from tischlein.core.playout import RandomPlayer
from tischlein.core.policy import LET_PASS
from tischlein.core.rng import Rng
from tischlein.games.registry import policy_of
from tischlein.table.rulebook import LANGUAGES
from tischlein.testing.contracts import legal


def test_every_single_game_has_one() -> None:
    assert {name for name, info in games().items() if info.policy is not None} == set(SINGLE)


@pytest.mark.parametrize("game", SINGLE)
def test_it_reads_nothing_that_its_seat_cannot_know(game: str) -> None:
    """Worths, windows and reasons are the same in every state that the seat cannot tell apart."""
    low, high = games()[game].seats
    policy = policy_of(game)
    for seats in (low, 3, high):
        rng = Rng(seats)
        for seed in range(4):
            state = deal_state(game, seats, seed)
            player = RandomPlayer(rng, games()[game].random_stalls or seed % 2 == 0)
            while not state.over:
                for seat in members(state.must | state.may):
                    other = state.resample(seat, rng)
                    assert weigh_moves(state, seat) == pytest.approx(weigh_moves(other, seat))
                    if not state.must >> seat & 1:
                        assert policy.window(state, seat) == policy.window(other, seat)
                    for move in legal(state, seat):
                        assert policy.reason(state, seat, move) == policy.reason(other, seat, move)
                for _ in range(5):
                    if not state.over:
                        player.step(state)


@pytest.mark.parametrize("game", SINGLE)
def test_what_it_does_is_legal_and_can_be_said(game: str) -> None:
    low, high = games()[game].seats
    policy = policy_of(game)
    codes = set()
    for seats in (low, 4, high):
        for seed in range(3):
            state, rng = deal_state(game, seats, seed), Rng(seed)
            while not state.over:
                for seat in members(state.may & ~state.must):
                    move = policy.window(state, seat)
                    assert move == LET_PASS or move in legal(state, seat)
                seat = members(state.must)[0]
                codes |= {policy.reason(state, seat, move) for move in legal(state, seat)}
                best = weigh_moves(state, seat)
                state.apply(seat, max(best, key=lambda move: (best[move], rng.word())))
    for lang in LANGUAGES:
        assert all(load_words(lang)(f"reason-{code}") for code in codes)
