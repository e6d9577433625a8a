"""Self-play of a policy in many games at once, and the advantages of its decisions.

Seats act one after the other, each for itself: a decision leads to the next position in which the *same* seat decides,
not to the next row. A step with only one legal action is not a decision.
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
"""Takes rows and masks; returns actions, their log probabilities, and the values of the positions."""


class Rollout(NamedTuple):
    """A rollout, steps × environments. Steps without a choice have neither probability nor value."""

    observation: NDArray[np.int16]
    mask: Flags
    seat: NDArray[np.uint8]
    chose: Flags
    action: NDArray[np.int64]
    log_chance: Numbers
    value: Numbers
    reward: Numbers
    done: Flags


def play(env: VectorEnv, batch: StepArrays, decide: Decide, steps: int) -> Rollout:
    """Continue the games for some steps, asking the policy only where there is a choice."""
    shape = (steps, env.envs)
    played = Rollout(
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
        env.step(played.action[step])  # overwrites the batch
        played.reward[step], played.done[step] = batch.reward, batch.done
    return played


def advantages(played: Rollout, discount: float, trace: float) -> tuple[Numbers, Flags]:
    """Return the advantage of each decision (GAE, by seat), and for which decisions it is known.

    Both factors apply per decision of a seat. The advantage of a seat's last decision in an unfinished game is unknown;
    its value is the target of the decision before it.
    """
    envs = np.arange(played.seat.shape[1])
    shape = played.reward.shape[1:]
    seen = np.zeros(shape, np.bool_)  # by environment and seat: whether the next decision is known,
    gained, value, better = np.zeros((3, *shape), np.float32)  # the reward until then, its value, its advantage
    found, known = np.zeros_like(played.value), np.zeros_like(played.chose)
    for step in reversed(range(len(found))):
        ended = played.done[step]
        seen[ended], value[ended], better[ended] = True, 0, 0
        gained[ended] = played.reward[step, ended]
        here = envs[played.chose[step]], played.seat[step, played.chose[step]]
        now = played.value[step, here[0]]
        ahead = gained[here] + discount * (value[here] + trace * better[here]) - now
        known[step, here[0]] = seen[here]
        found[step, here[0]] = better[here] = np.where(seen[here], ahead, 0)
        seen[here], gained[here], value[here] = True, 0, now
    return found, known
