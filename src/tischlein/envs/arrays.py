"""The arrays that a step of many games fills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tischlein.core.batch import GameBatch


class StepArrays(NamedTuple):
    """What the seats to act see, one row for each environment. The arrays are views: the next step overwrites them.

    observation  what the seat may know, as numbers named by `VectorEnv.layout`
    mask         its legal actions, named by `VectorEnv.moves`
    reward       rewards of all seats after the last move of a game, else 0
    done         whether a game ended in this step; all other arrays already show the next game
    seat         the seat to act
    """

    observation: NDArray[np.int16]
    mask: NDArray[np.bool_]
    reward: NDArray[np.float64]
    done: NDArray[np.bool_]
    seat: NDArray[np.uint8]


def arrays_in(memory: Sequence[memoryview], envs: int, seats: int) -> StepArrays:
    """Return arrays over five pieces of memory."""
    observation, mask, reward, done, seat = memory
    return StepArrays(
        np.frombuffer(observation, np.int16).reshape(envs, -1),
        np.frombuffer(mask, np.bool_).reshape(envs, -1),
        np.frombuffer(reward, np.float64).reshape(envs, seats),
        np.frombuffer(done, np.bool_),
        np.frombuffer(seat, np.uint8),
    )


def arrays_of(games: GameBatch) -> StepArrays:
    """Return arrays over the memory of a batch, without a copy."""
    written = (games.observations, games.masks, games.rewards, games.done, games.seats)
    return arrays_in([memoryview(part) for part in written], games.lanes, games.at_table)


def samples_of(games: GameBatch) -> NDArray[np.int32]:
    return np.frombuffer(memoryview(games.samples), np.int32)
