"""The greedy player for all seats, compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.moves import Catalogue
from tischlein.core.playout import Player
from tischlein.core.policy import LET_PASS, Policy, best_of
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State
from tischlein.games.registry import policy_of


class FastGreedyPlayer(Player):
    """Chooses as `GreedyBot` does, but without an insight for each move: policies read only what the seat can see.

    passing  the seats that let an open window pass until the next move
    """

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, tracks=True)
        self.worth: Final = vec[float]([0.0] * 4096)
        self.passing: i64 = 0
        self.catalogue: Catalogue | None = None
        """The catalogue of the game whose policy this is: looking that up for each move would take half the time."""
        self.policy = Policy()

    def choose(self, state: State) -> None:
        game = current_game(state)
        catalogue = game.catalogue()
        if catalogue is not self.catalogue:
            self.catalogue = catalogue
            self.policy = policy_of(catalogue.game)
        policy = self.policy
        if not self._use_window(game, policy):
            self._play(game, policy)
        self.passing = 0

    def _use_window(self, game: State, policy: Policy) -> bool:
        """Choose a move for a seat that may act out of turn, from a random one on; return whether there is one."""
        open_to = game.may & ~self.passing
        if open_to == 0:
            return False
        seat = self.rng.below(game.seats)
        left = game.seats
        while left > 0:
            if has(open_to, seat) and not has(game.must, seat):
                move = policy.window(game, seat)
                if move != LET_PASS:
                    self.seat = seat
                    self.move = move
                    return True
            seat += 1
            if seat == game.seats:
                seat = 0
            left -= 1
        return False

    def _play(self, game: State, policy: Policy) -> None:
        seat: i64 = 0
        while not has(game.must, seat):
            seat += 1
        moves = self.moves
        moves.clear()
        game.legal(seat, moves)
        if moves.size > 1:
            self.weigh(policy, game, seat)
        self.seat = seat
        self.move = best_of(moves, self.worth, self.rng)

    def weigh(self, policy: Policy, game: State, seat: i64) -> None:
        """Set the worth of each of the seat's moves."""
        policy.weigh(game, seat, self.moves, self.worth)
