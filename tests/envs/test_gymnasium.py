"""Gymnasium's test for every game and number of seats, and games against computer players."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.registered import SEATS
from tischlein import SeatError, TischleinError, games
from tischlein.envs.gymnasium import GymnasiumEnv


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_check_env_passes(game: str, seats: int) -> None:
    made = gymnasium.make(f"tischlein/{game}-v0", seats=seats, level="greedy", render_mode="ansi")
    check_env(made.unwrapped)


def play(env: GymnasiumEnv, seed: int) -> tuple[list[int], float]:
    """Take the first legal action until the end; return the actions and the reward."""
    seen, _ = env.reset(seed=seed)
    actions, done, reward = [], False, 0.0
    while not done:
        actions.append(int(np.flatnonzero(seen["action_mask"])[0]))
        seen, reward, done, _, _ = env.step(actions[-1])
    return actions, reward


@pytest.mark.parametrize("game", games())
def test_games_against_computer_players_end_and_repeat(game: str) -> None:
    env = GymnasiumEnv(game, seats=3, seat=1, level="greedy")
    actions, reward = play(env, 4)
    assert -1 <= reward <= 1
    assert play(env, 4) == (actions, reward)


def test_the_level_sets_the_strength_of_the_opponents() -> None:
    """Taking the first legal move loses more often against greedy players than against random ones."""
    against = {level: sum(play(GymnasiumEnv("uno", level=level), seed)[1] for seed in range(60)) for level in LEVELS}
    assert against["greedy"] < against["random"]


LEVELS = ("random", "greedy")


def test_an_illegal_action_loses() -> None:
    env = GymnasiumEnv("uno")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "rule uno." in info["refused"]


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(SeatError, match="0 to 1, not 2"):
        GymnasiumEnv("uno", seats=2, seat=2)
    with pytest.raises(TischleinError, match="no computer player 'genius'"):
        GymnasiumEnv("uno", level="genius")
