"""What a step of many games shows, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tischlein.core.batch import GameBatch


class StepArrays(NamedTuple):
    """What lies before the seats that are asked, a row for each environment. Views: the next step writes over them.

    observation  what the seat may know, as numbers named by `VectorEnv.layout`
    mask         which actions it may take, named by `VectorEnv.moves`
    reward       for every seat, after the last move of a game; else 0
    done         a game has ended with this step; all the rest is of the next one already
    seat         who is asked
    """

    observation: NDArray[np.int16]
    mask: NDArray[np.bool_]
    reward: NDArray[np.float64]
    done: NDArray[np.bool_]
    seat: NDArray[np.uint8]


def arrays_in(memory: Sequence[memoryview], envs: int, seats: int) -> StepArrays:
    """The arrays that lie in five pieces of memory."""
    observation, mask, reward, done, seat = memory
    return StepArrays(
        np.frombuffer(observation, np.int16).reshape(envs, -1),
        np.frombuffer(mask, np.bool_).reshape(envs, -1),
        np.frombuffer(reward, np.float64).reshape(envs, seats),
        np.frombuffer(done, np.bool_),
        np.frombuffer(seat, np.uint8),
    )


def arrays_of(lanes: GameBatch) -> StepArrays:
    """What lanes write, without a copy."""
    written = (lanes.observations, lanes.masks, lanes.rewards, lanes.done, lanes.seats)
    return arrays_in([memoryview(part) for part in written], lanes.lanes, lanes.at_table)


def samples_of(lanes: GameBatch) -> NDArray[np.int32]:
    return np.frombuffer(memoryview(lanes.samples), np.int32)
