"""Many games at once: the same games as at a table, and clear errors for invalid input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.registered import FIRSTS, SERIES, new_state, options_of
from tischlein import OptionError, SeatError, Table, TischleinError, UnknownGame, games
from tischlein.core.batch import reward
from tischlein.core.sequential_turns import WAIT
from tischlein.core.series import current_game
from tischlein.envs.arrays import StepArrays
from tischlein.envs.errors import EnvError, IllegalAction, WorkerError
from tischlein.envs.vector import VectorEnv
from tischlein.testing.contracts import option_sets
from tischlein.testing.view_features import observer_of

DAWDLING = ("draw", "keep", WAIT)
"""Random games end if players make these moves only when there is no other."""


def purposeful_actions(env: VectorEnv, batch: StepArrays, rng: np.random.Generator) -> list[int]:
    chosen = []
    for mask in batch.mask:
        legal = np.flatnonzero(mask)
        purposeful = [action for action in legal if env.moves[action] not in DAWDLING]
        chosen.append(int(rng.choice(purposeful or legal)))
    return chosen


class Beside:
    """A table that repeats the moves of a lane."""

    def __init__(self, env: VectorEnv, lane: int, options: dict[str, Any]) -> None:
        self.env = env
        self.lane = lane
        self.table = Table(env.game, env.seats, env.seed_of(lane), options)
        self.log: list[tuple[int, str]] = []

    def check(self, batch: StepArrays) -> None:
        table, lane = self.table, self.lane
        seat = int(batch.seat[lane])
        ask = table.waiting[seat]
        moves = table.moves(seat) + ([] if ask.must else [WAIT])
        assert [self.notation(action) for action in np.flatnonzero(batch.mask[lane]).tolist()] == moves
        assert batch.observation[lane].tolist() == list(observer_of(table).row(table.state, seat))

    def notation(self, action: int) -> str:
        """Return the notation without the name of the game, with which an action of a series starts."""
        game = current_game(self.table.state).catalogue().game
        return self.env.moves[action].removeprefix(f"{game} ")

    def make(self, seat: int, action: int) -> None:
        move = self.notation(action)
        if move != WAIT:
            self.table.make(seat, move)
            self.log.append((seat, move))


@pytest.mark.parametrize("game", games())
def test_a_lane_plays_the_game_of_a_table_with_its_seed(game: str) -> None:
    rng = np.random.default_rng(1)
    ended = 0
    for number, options in enumerate(option_sets(games()[game])):
        seats = min(games()[game].seats[1], 2 + number)
        env = VectorEnv(game, 2, seats, seed=f"s{number}", options=options)
        batch = env.reset()
        tables = [Beside(env, lane, options) for lane in range(env.envs)]
        for _ in range(150):
            for table in tables:
                table.check(batch)
            actions = purposeful_actions(env, batch, rng)
            askers = batch.seat.tolist()
            batch = env.step(actions)
            for lane, table in enumerate(tables):
                table.make(askers[lane], actions[lane])
                assert table.table.over == batch.done[lane]
                places = table.table.places
                if places is None:
                    assert not batch.reward[lane].any()
                    continue
                assert batch.reward[lane].tolist() == [reward(places, seat) for seat in range(seats)]
                assert table.table.log == table.log
                tables[lane] = Beside(env, lane, options)
                ended += 1
    assert ended > 0 or game in SERIES


@pytest.mark.parametrize("game", SERIES)
def test_a_series_in_a_lane_ends(game: str) -> None:
    env = VectorEnv(game, 2, 2, options=options_of("SHORT", game))
    batch = env.reset()
    rng = np.random.default_rng(2)
    for _ in range(4_000):
        batch = env.step(purposeful_actions(env, batch, rng))
        if batch.done.any():
            break
    assert sorted(batch.reward[batch.done][0]) in ([-1, 1], [0, 0])


def test_rewards_follow_from_places_and_sum_to_zero() -> None:
    assert [reward([1, 2, 3], seat) for seat in range(3)] == [1, 0, -1]
    assert [reward([1, 2, 2], seat) for seat in range(3)] == [1, -0.5, -0.5]
    assert [reward([1, 1], seat) for seat in range(2)] == [0, 0]


def test_every_number_and_every_action_has_a_name() -> None:
    env = VectorEnv("uno", 3, 3)
    batch = env.reset()
    assert batch.observation.shape == (3, len(env.layout))
    assert batch.mask.shape == (3, len(env.moves))
    assert (env.moves[0], env.moves[-1]) == ("r0", WAIT)
    assert batch.observation[0][env.layout.index("hand.self count")] >= 6


@pytest.mark.parametrize("game", SERIES)
def test_actions_of_a_series_name_the_game_they_are_of(game: str) -> None:
    moves = VectorEnv(game, 1, 2).moves
    assert len(set(moves)) == len(moves)
    parts = [part.catalogue() for part in new_state(game).parts()]
    for part in parts:
        named = [f"{part.game} {notation}" if len(parts) > 1 else notation for notation in part.notations]
        assert set(named) <= set(moves)


def test_views_are_not_copies_and_cannot_be_written() -> None:
    env = VectorEnv("uno", 4, 2)
    first: tuple[Any, ...] = env.reset()
    second: tuple[Any, ...] = env.step(env.sample())
    for one, other in zip(first, second, strict=True):
        assert one is other
        assert not one.flags.writeable
        assert one.base is not None


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    env, twin, other = (VectorEnv("uno", 8, 3, seed=seed) for seed in (5, "5", 6))
    for batch in (env.reset(), env.reset(5)):
        assert (batch.observation == twin.reset().observation).all()
    assert (env.reset().observation != other.reset().observation).any()
    assert (env.reset(6).observation == other.reset().observation).all()
    assert env.seed_of(3) == "6-3-0"


def test_reset_restarts_games_in_the_middle() -> None:
    env = VectorEnv("uno", 4, 2, seed=1)
    before = [part.copy() for part in env.reset()]
    first = env.sample().copy()
    for _ in range(100):
        env.step(env.sample())
    assert all((was == now).all() for was, now in zip(before, env.reset(), strict=True))
    assert (env.sample() == first).all()


def test_samples_are_legal_and_equally_likely() -> None:
    env = VectorEnv("uno", 400, 2, seed=3)
    batch = env.reset()
    counts = np.zeros(batch.mask.shape)
    for _ in range(300):
        counts[np.arange(env.envs), env.sample()] += 1
    assert not counts[~batch.mask].any()
    share = counts * batch.mask.sum(1, keepdims=True) / 300
    assert 0.7 < share[batch.mask].reshape(-1).mean() < 1.3
    assert share[batch.mask].min() > 0.3


# --- errors


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game": "skat"}, UnknownGame, "no game 'skat'"),
        ({"game": "uno", "seats": 11}, SeatError, "2 to 10 seats, not 11"),
        ({"game": "uno", "options": {"stacking": 3}}, OptionError, "stacking"),
        ({"game": "uno", "envs": 0}, EnvError, "envs must be an integer of at least 1, not 0"),
        ({"game": "uno", "envs": 2.5}, EnvError, "envs"),
        ({"game": "uno", "workers": -1}, EnvError, "workers"),
        ({"game": "uno", "envs": 2, "workers": 3}, EnvError, "3 workers are more than 2"),
        ({"game": "uno", "seed": 1.5}, TischleinError, "a seed must be an integer or a string"),
    ],
)
def test_invalid_arguments_are_refused(arguments: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        VectorEnv(**arguments)


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (np.zeros(2, np.int32), r"takes 3 actions, an array of shape \(3,\), not \(2,\)"),
        (np.zeros((3, 1), np.int32), "shape"),
        (7, "shape"),
        (np.zeros(3), "integers, not float64"),
        (["r7", "r8", "r9"], "must be integers"),
        (np.zeros(3, bool), "must be integers"),
    ],
)
def test_invalid_batches_of_actions_are_refused(actions: Any, says: str) -> None:
    env = VectorEnv("uno", 3, 2)
    with pytest.raises(EnvError, match=r"reset\(\)"):
        env.step(actions)
    env.reset()
    with pytest.raises(EnvError, match=says):
        env.step(actions)


@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.uint64])
@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_changes_nothing(workers: int, dtype: Any) -> None:
    with VectorEnv("uno", 4, 2, seed=1, workers=workers) as env:
        batch = env.reset()
        before = [part.copy() for part in batch]
        wrong = int(np.flatnonzero(~batch.mask[2])[0])
        for action in (wrong, len(env.moves), 2**31 - 1):
            actions = env.sample().astype(dtype)
            actions[2] = action
            with pytest.raises(IllegalAction, match=r"seat . in environment 2 may not take the action") as caught:
                env.step(actions)
            assert (caught.value.refusal is not None) == (action == wrong)
            assert all((was == now).all() for was, now in zip(before, batch, strict=True))
        assert env.seed_of(2) == "1-2-0"
        with pytest.raises(EnvError, match="environments are numbered 0 to 3, not 4"):
            env.seed_of(4)


def test_an_illegal_action_names_the_move_and_the_rule() -> None:
    env = VectorEnv("uno", 1, 2, seed=1)
    env.reset()
    with pytest.raises(IllegalAction, match=r"may not take the action 127, 'catch': rule uno\.6\.4"):
        env.step([127])
    with pytest.raises(IllegalAction, match=r"'wait': it does not answer the question"):
        env.step([len(env.moves) - 1])


# --- workers


@pytest.mark.parametrize("game", FIRSTS)
def test_workers_play_the_same_games(game: str) -> None:
    here = VectorEnv(game, 5, 3, seed=9)
    with VectorEnv(game, 5, 3, seed=9, workers=2) as spread:
        assert (spread.moves, spread.layout) == (here.moves, here.layout)
        one: Any = here.reset()
        other: Any = spread.reset()
        for _ in range(90):
            assert all(np.array_equal(mine, yours) for mine, yours in zip(one, other, strict=True))
            actions = here.sample()
            assert (actions == spread.sample()).all()
            one, other = here.step(actions), spread.step(actions)
        assert [spread.seed_of(env) for env in range(5)] == [here.seed_of(env) for env in range(5)] != ["9-0-0"]
        assert not other.mask.flags.writeable


def test_workers_exit_with_the_environment() -> None:
    env = VectorEnv("uno", 4, 2, workers=2)
    shown = env.reset()
    processes = list(env._backend._processes)  # type: ignore[attr-defined]
    env.close()
    env.close()
    assert shown.mask.any()  # arrays outlive the environment
    for process in processes:
        with pytest.raises(ValueError, match="closed"):
            process.is_alive()
    with pytest.raises(WorkerError, match="create a new environment"):
        env.step(env.sample())


def test_a_worker_that_dies_is_reported() -> None:
    env = VectorEnv("uno", 4, 2, workers=2)
    env.reset()
    env._backend._processes[1].kill()  # type: ignore[attr-defined]
    env._backend._processes[1].join()  # type: ignore[attr-defined]
    with pytest.raises(WorkerError, match="a worker of this environment died"):
        env.step(env.sample())
