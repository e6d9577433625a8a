"""A policy against itself in many games at once, and how much better each decision turned out than expected.

One seat after the other acts in an environment, and each for itself: what a decision leads to is the next position in
which the *same* seat chooses again, not the next row. Where only one action is allowed, nothing is decided.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tischlein.envs.arrays import StepArrays
from tischlein.envs.vector import VectorEnv

Numbers = NDArray[np.float32]
Flags = NDArray[np.bool_]
Decide = Callable[[NDArray[np.int16], Flags], tuple[NDArray[np.int64], Numbers, Numbers]]
"""From rows and masks: the actions taken, the logarithms of their probabilities, and the values of the positions."""


class Stretch(NamedTuple):
    """A stretch of play, steps × environments. What was not chosen has neither probability nor value."""

    observation: NDArray[np.int16]
    mask: Flags
    seat: NDArray[np.uint8]
    chose: Flags
    action: NDArray[np.int64]
    log_chance: Numbers
    value: Numbers
    reward: Numbers
    done: Flags


def play(env: VectorEnv, batch: StepArrays, decide: Decide, steps: int) -> Stretch:
    """Go on with the games for some steps; the policy is asked only where there is a choice."""
    shape = (steps, env.envs)
    played = Stretch(
        observation=np.empty((*shape, len(env.layout)), np.int16),
        mask=np.empty((*shape, len(env.moves)), np.bool_),
        seat=np.empty(shape, np.uint8),
        chose=np.empty(shape, np.bool_),
        action=np.empty(shape, np.int64),
        log_chance=np.zeros(shape, np.float32),
        value=np.zeros(shape, np.float32),
        reward=np.empty((*shape, env.seats), np.float32),
        done=np.empty(shape, np.bool_),
    )
    for step in range(steps):
        played.observation[step], played.mask[step], played.seat[step] = batch.observation, batch.mask, batch.seat
        played.chose[step] = chose = np.count_nonzero(batch.mask, 1) > 1
        played.action[step] = batch.mask.argmax(1)
        actions, log_chances, values = decide(batch.observation[chose], batch.mask[chose])
        played.action[step, chose] = actions
        played.log_chance[step, chose] = log_chances
        played.value[step, chose] = values
        env.step(played.action[step])  # writes over the batch
        played.reward[step], played.done[step] = batch.reward, batch.done
    return played


def advantages(played: Stretch, discount: float, trace: float) -> tuple[Numbers, Flags]:
    """How much better than its value each decision turned out, and which decisions can be told so (GAE, by seats).

    Both factors are per decision of a seat. The last decision of a seat in a game that goes on cannot be told: its
    value is what the one before it led to.
    """
    envs = np.arange(played.seat.shape[1])
    shape = played.reward.shape[1:]
    told = np.zeros(shape, np.bool_)  # by environment and seat: whether it is known what comes next, and
    gained, value, better = np.zeros((3, *shape), np.float32)  # reward until then, value there, advantage there
    found, known = np.zeros_like(played.value), np.zeros_like(played.chose)
    for step in reversed(range(len(found))):
        ended = played.done[step]
        told[ended], value[ended], better[ended] = True, 0, 0
        gained[ended] = played.reward[step, ended]
        here = envs[played.chose[step]], played.seat[step, played.chose[step]]
        now = played.value[step, here[0]]
        ahead = gained[here] + discount * (value[here] + trace * better[here]) - now
        known[step, here[0]] = told[here]
        found[step, here[0]] = better[here] = np.where(told[here], ahead, 0)
        told[here], gained[here], value[here] = True, 0, now
    return found, known
