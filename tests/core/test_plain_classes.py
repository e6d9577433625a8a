"""Classes in plain Python may inherit from the compiled ones: games and policies that come from outside."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tischlein import Table
from tischlein.bots.search import Search
from tischlein.core.moves import MoveList
from tischlein.core.playout import RandomPlayer
from tischlein.core.policy import Policy
from tischlein.core.rng import Rng
from tischlein.core.state import State


class Countdown(State):
    """Seats take one or two in turn; taking the last one wins."""

    def __init__(self, seats: i64, rng: Rng, left: int = 10) -> None:
        super().__init__(seats, rng)
        self.left = left
        self.must = 1

    def clone(self) -> Countdown:
        twin = Countdown(self.seats, self.rng.clone(), self.left)
        twin.must, twin.over = self.must, self.over
        return twin

    def legal(self, seat: i64, moves: MoveList) -> None:
        for take in range(1, min(self.left, 2) + 1):
            moves.add(take)

    def apply(self, seat: i64, move: i64) -> None:
        self.left -= int(move)
        self.over = self.left == 0
        self.must = 0 if self.over else 1 << ((seat + 1) % self.seats)

    def places(self) -> list[int] | None:
        return [1, 2] if self.over else None


class LastMove(Policy):
    """Likes the last move of the list, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__(spread=5.0, guides_playouts=True)
        self.asked = 0

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        self.asked += 1
        for i in range(moves.size):
            worth[i] = float(i)


def test_a_game_in_plain_python_is_played_by_compiled_code() -> None:
    game = Countdown(2, Rng(1))
    twin = game.clone()
    player = RandomPlayer(Rng(2))
    moves = 0
    while not game.over:
        player.step(game)
        moves += 1
    assert 5 <= moves <= 10
    assert game.places() == [1, 2]
    assert (twin.left, twin.over) == (10, False)


def test_a_policy_in_plain_python_guides_the_compiled_search() -> None:
    table = Table(position="uno; seats=2; discard=r7; hands=r8 b8 g1 | y2 y3; turn=0")
    policy = LastMove()
    assert (policy.spread, policy.guides_playouts) == (5.0, True)
    search = Search(table.insight(0), policy, Rng(1))
    search.run(20)
    assert policy.asked > 0
