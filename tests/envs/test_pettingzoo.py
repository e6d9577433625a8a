"""PettingZoo's tests for every game and number of seats; what an agent sees, and errors."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from tests.registered import SEATS, simultaneous
from tischlein import Table, TischleinError, games
from tischlein.core.batch import reward
from tischlein.envs.errors import EnvError, IllegalAction
from tischlein.envs.pettingzoo import env, parallel_env, raw_env
from tischlein.envs.renderer import FONT
from tischlein.testing.view_features import observer_of

# PettingZoo has a list of environments that may have an action mask; ours are not on it.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_pettingzoos_tests_pass(game: str, seats: int) -> None:
    for make in (env, raw_env):
        api_test(make(game, seats), num_cycles=400)
        seed_test(partial(make, game, seats), num_cycles=100)


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_pettingzoos_parallel_tests_pass(game: str, seats: int) -> None:
    """`max_cycles_test` is for environments in which all agents act in every cycle."""
    parallel = partial(parallel_env, game, seats)
    parallel_api_test(parallel(), num_cycles=400)
    parallel_seed_test(parallel, num_cycles=100)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more))))


def walk(game: Any, rng: np.random.Generator) -> Any:
    """Yield the agent, its observation and its action before each action of a random game."""
    for agent in game.agent_iter():
        seen, _, terminated, truncated, _ = game.last()
        done = terminated or truncated
        action = None if done else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        yield agent, seen, action
        game.step(action)


@pytest.mark.parametrize("name", simultaneous())
def test_secret_choices_are_made_one_after_the_other_and_stay_hidden(name: str) -> None:
    """An agent sees what it would see at a table, whatever the others have already chosen."""
    game = raw_env(name, 3)
    game.reset(seed=5)
    table = Table(name, 3, "5-0")
    together = 0
    for agent, seen, action in walk(game, np.random.default_rng(4)):
        seat = int(agent[-1])
        if action is None:
            break
        assert seen["observation"].tolist() == list(observer_of(table).row(table.state, seat))
        legal = np.flatnonzero(seen["action_mask"])
        notations = table.state.catalogue().notations
        assert [notations[move] for move in legal] == table.moves(seat)
        together += len(table.waiting) > 1
        table.make(seat, notations[action])
    assert together > 0
    assert table.places is not None
    assert [game.rewards[f"seat_{seat}"] for seat in range(3)] == [reward(table.places, seat) for seat in range(3)]


def test_an_agent_that_is_not_to_act_can_only_wait() -> None:
    game = env("uno", 3)
    game.reset(seed=1)
    for agent in game.agents:
        mask = game.observe(agent)["action_mask"]
        assert mask.any()
        if agent != game.agent_selection:
            assert np.flatnonzero(mask).tolist() == [len(mask) - 1]


def test_a_game_that_takes_too_long_is_truncated() -> None:
    game = env("uno", 2, max_cycles=3)
    game.reset(seed=2)
    asked = [agent for agent, _, action in walk(game, np.random.default_rng(1)) if action is not None]
    assert len(asked) == 6
    assert game.agents == []


def test_a_seed_starts_a_sequence_of_games() -> None:
    rows = []
    for _ in range(2):
        game = env("uno", 2)
        game.reset(seed=3)
        first = game.observe("seat_0")["observation"].tolist()
        game.reset()
        rows.append([first, game.observe("seat_0")["observation"].tolist()])
    assert rows[0] == rows[1]
    assert rows[0][0] != rows[0][1]


def test_an_illegal_action_loses_as_in_pettingzoo() -> None:
    game = env("uno", 2)
    game.reset(seed=1)
    agent = game.agent_selection
    wrong = int(np.flatnonzero(game.observe(agent)["action_mask"] == 0)[0])
    game.step(wrong)
    assert all(game.terminations.values())
    assert game.last()[1] == -1
    assert "rule uno." in game.infos[agent]["refused"]
    while game.agents:
        game.step(None)
    with pytest.raises(EnvError, match=r"start a game with reset\(\)"):
        game.step(None)


def test_in_a_raw_environment_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    game = raw_env("uno", 2)
    game.reset(seed=1)
    agent = game.agent_selection
    before = game.observe(agent)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"seat . may not take the action 0, 'r0': rule uno\."):
        game.step(wrong)
    nonsense: list[Any] = [None, 1.5, True, "r7"]
    for action in nonsense:
        with pytest.raises(EnvError, match="an action must be an integer"):
            game.step(action)
    after = game.observe(agent)
    assert game.agent_selection == agent
    assert all((before[part] == after[part]).all() for part in before)


def test_in_parallel_an_open_window_comes_first() -> None:
    """A seat that catches acts before the next seat plays."""
    game = parallel_env("uno", 3)
    actions = game._shared.adapter.actions.names
    rng = np.random.default_rng(0)
    for seed in range(20):
        seen, _ = game.reset(seed=seed)
        while game.agents:
            catchers = [a for a in game.agents if seen[a]["action_mask"][actions.index("catch")]]
            choices = {
                agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in game.agents
            } | dict.fromkeys(catchers, actions.index("catch"))
            layout = game._shared.adapter.observer.layout
            before = [int(seen[agent]["observation"][layout.index("hand.self count")]) for agent in game.agents]
            seen, *_ = game.step(choices)
            if catchers:
                after = [int(seen[agent]["observation"][layout.index("hand.self count")]) for agent in seen]
                assert sorted(now - was for was, now in zip(before, after, strict=True)) == [0, 0, 2]
                return
    raise AssertionError


def test_images_show_what_the_agent_sees_and_no_more() -> None:
    game: Any = env("uno", 2, render_mode="ansi")
    game.reset(seed=7)
    table = Table("uno", 2, "7-0")
    seat = int(game.agent_selection[-1])
    text = game.render()
    own, other = table.view(seat)["zones"][f"hand.{seat}"], table.view(seat)["zones"][f"hand.{1 - seat}"]
    assert f"hand.{seat}        7  {' '.join(own['cards'])}" in text
    assert f"hand.{1 - seat}        7\n" in text
    assert other["cards"] == []
    assert f"may: {' '.join(table.moves(seat))}" in text
    drawn: Any = env("uno", 2, render_mode="rgb_array")
    drawn.reset(seed=7)
    image = drawn.render()
    assert (image.dtype, image.ndim, image.shape[2]) == (np.uint8, 3, 3)
    assert len(np.unique(image.reshape(-1, 3), axis=0)) >= 5


@pytest.mark.parametrize("game", games())
def test_all_images_of_a_game_have_the_same_size(game: str) -> None:
    drawn: Any = env(game, 3, render_mode="rgb_array")
    text: Any = env(game, 3, render_mode="ansi")
    text.reset(seed=1)
    drawn.reset(seed=1)
    shapes = set()
    for number, (_, _, action) in enumerate(walk(drawn, np.random.default_rng(5))):
        if action is None or number == 60:
            break
        shapes.add(drawn.render().shape)
        assert text.render().startswith(f"{game}: {text.agent_selection.replace('_', ' ')}\n")
        text.step(action)
    assert len(shapes) == 1


def test_no_two_letters_of_the_font_look_alike() -> None:
    assert len(set(FONT.values())) == len(FONT)
    assert all(len(rows) == 5 for rows in FONT.values())


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(EnvError, match="render_mode must be one of ansi, rgb_array, not 'human'"):
        env("uno", 2, render_mode="human")
    with pytest.raises(EnvError, match="max_cycles"):
        env("uno", 2, max_cycles=0)
    with pytest.raises(TischleinError, match="2 to 10 seats"):
        env("uno", 11)
