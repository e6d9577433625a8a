"""Cards chosen face down, in PettingZoo's parallel environments."""

from __future__ import annotations

import numpy as np

from tischlein.envs.pettingzoo import parallel_env


def test_in_parallel_secret_choices_are_made_at_once_and_what_is_not_allowed_is_waiting() -> None:
    game = parallel_env("raise", 3)
    seen, _ = game.reset(seed=1)
    wait = len(seen["seat_0"]["action_mask"]) - 1
    choices = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in game.agents}
    seen, *_ = game.step(choices | {"seat_1": wait - 1})  # to pass is not allowed yet
    assert [int(seen[agent]["action_mask"][wait]) for agent in game.agents] == [1, 0, 1]
    seen, *_ = game.step(choices)
    layout = game._shared.adapter.observer.layout
    assert seen["seat_0"]["observation"][layout.index("pot count")] == 3
