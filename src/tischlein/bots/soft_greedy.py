"""The greedy player with doubts: the better its policy likes a move, the more often it plays it."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.bots.fast_greedy import FastGreedyPlayer
from tischlein.core.policy import Policy
from tischlein.core.rng import Rng
from tischlein.core.state import State

QUANTILES: Final = 4096
"""A power of two, so that a few bits of a random word choose one."""


class SoftGreedyPlayer(FastGreedyPlayer):
    """Plays a move with a probability in proportion to exp(worth / softness), the softmax of its worth.

    The largest sum of a worth and a Gumbel variable has this distribution, so no exponential has to be computed.

    softness  by seat; 0 is greedy
    """

    def __init__(self, rng: Rng, softness: list[float]) -> None:
        super().__init__(rng)
        self.softness: Final = vec[float](softness)
        self.noise: Final = vec[float]([-math.log(-math.log((i + 0.5) / QUANTILES)) for i in range(QUANTILES)])

    def weigh(self, policy: Policy, game: State, seat: i64) -> None:
        policy.weigh(game, seat, self.moves, self.worth)
        softness = self.softness[seat]
        if softness == 0.0:
            return
        i: i64 = 0
        while i < self.moves.size:
            self.worth[i] += softness * self.noise[self.rng.word() & (QUANTILES - 1)]
            i += 1
