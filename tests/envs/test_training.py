"""The training example: advantages by seat, the player without torch, the curve, and training with torch."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from importlib import import_module
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples import curve
from examples.selfplay import Flags, Rollout, advantages, play
from examples.trained import Net, Trained, WeightsError, load
from tests.arena.setting import contest, same
from tests.registered import FIRSTS
from tischlein import Insight, Table
from tischlein.arena.contest import play_deal
from tischlein.arena.errors import EntrantError
from tischlein.arena.results import Estimate
from tischlein.bots.players import NotAsked
from tischlein.core.rng import Rng
from tischlein.envs.vector import VectorEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


def net_for(env: VectorEnv, seed: int = 1) -> Net:
    """Return an untrained net that prefers playing cards."""
    rng = np.random.default_rng(seed)
    sizes = [len(env.layout), 8, len(env.moves) + 1]
    layers = [(rng.normal(0, 0.3, pair).astype(np.float32), np.zeros(pair[1], np.float32)) for pair in pairwise(sizes)]
    idle = [number for number, name in enumerate(env.moves) if name in ("draw", "keep", "wait")]
    layers[-1][1][idle] = -9
    return Net(env.layout, env.moves, np.ones(sizes[0], np.float32), layers)


@pytest.fixture
def uno() -> VectorEnv:
    return VectorEnv("uno", 16, 2, seed=4)


@pytest.fixture
def entered(tmp_path: Path, uno: VectorEnv) -> str:
    """Return a player's file with weights next to it."""
    (tmp_path / "trained").mkdir()
    net_for(uno).save(tmp_path / "trained" / "uno.npz")
    return f"{shutil.copy(EXAMPLES / 'trained.py', tmp_path)}:Trained"


# --- self-play


def test_advantages_are_those_of_the_definition() -> None:
    rng = np.random.default_rng(3)
    shape, seats = (60, 9), 3
    done = rng.random(shape) < 0.08
    nothing: Any = np.zeros((*shape, 1))
    played = Rollout(
        observation=nothing,
        mask=nothing,
        seat=rng.integers(0, seats, shape).astype(np.uint8),
        chose=rng.random(shape) < 0.7,
        action=nothing,
        log_chance=nothing,
        value=rng.normal(size=shape).astype(np.float32),
        reward=(rng.normal(size=(*shape, seats)) * done[..., None]).astype(np.float32),
        done=done,
    )
    found, known = advantages(played, 0.9, 0.8)
    expected = {at: slow_advantage(played, 0.9, 0.8, *at) for at in zip(*played.chose.nonzero(), strict=True)}
    assert {at for at, advantage in expected.items() if advantage is not None} == set(
        zip(*known.nonzero(), strict=True)
    )
    assert 0 < len(expected) - known.sum() <= shape[1] * seats
    for at, advantage in expected.items():
        assert found[at] == pytest.approx(advantage or 0, abs=1e-5)


def slow_advantage(played: Rollout, discount: float, trace: float, step: int, env: int) -> float | None:
    """Return the discounted sum of all later errors of the seat; None if not even the first is known."""
    total, weight, first = 0.0, 1.0, True
    while True:
        found = next_decision(played, step, env)
        if found is None:
            return None if first else total
        gained, after = found
        worth = 0.0 if after is None else float(played.value[after, env])
        total += weight * (gained + discount * worth - float(played.value[step, env]))
        if after is None:
            return total
        step, weight, first = after, weight * discount * trace, False


def next_decision(played: Rollout, step: int, env: int) -> tuple[float, int | None] | None:
    """Return the seat's reward until its next decision, and that step (None if the game ends); None if unknown."""
    seat = played.seat[step, env]
    for now in range(step, len(played.seat)):
        if now > step and played.chose[now, env] and played.seat[now, env] == seat:
            return 0.0, now
        if played.done[now, env]:
            return float(played.reward[now, env, seat]), None
    return None


def test_play_asks_where_there_is_a_choice_and_records_observations(uno: VectorEnv) -> None:
    rng = np.random.default_rng(1)

    def decide(rows: Any, masks: Flags) -> Any:
        assert (masks.sum(1) > 1).all()
        actions = (masks * rng.random(masks.shape)).argmax(1)
        return actions, np.full(len(rows), -2.0), rows[:, 0] + 7.0

    played = play(uno, uno.reset(), decide, 50)
    assert 0 < played.chose.sum() < played.chose.size
    assert ((played.log_chance == -2) == played.chose).all()
    assert ((played.value >= 7) == played.chose).all()
    again = VectorEnv("uno", 16, 2, seed=4)
    batch = again.reset()
    for step in range(50):
        assert (batch.observation == played.observation[step]).all()
        assert (batch.mask == played.mask[step]).all()
        assert (batch.seat == played.seat[step]).all()
        again.step(played.action[step])
        assert (batch.done == played.done[step]).all()
        assert (batch.reward == played.reward[step]).all()


# --- the player


def test_the_player_plays_whole_games_in_the_arena(entered: str) -> None:
    one = play_deal(contest(entered, "greedy", game="uno"), 1)
    assert [sorted(game.places or []) for game in one.games] == [[1, 2], [1, 2]]
    assert same([one], [play_deal(contest(entered, "greedy", game="uno"), 1)])
    assert play_deal(contest(entered, "greedy", game="uno-match"), 1).games[0].places is not None


def test_the_player_does_what_its_net_does_in_training(uno: VectorEnv) -> None:
    """The row from an insight equals the row of the environment, also in open windows."""
    net = net_for(uno)
    batch = uno.reset()
    tables = [Table("uno", 2, uno.seed_of(env)) for env in range(uno.envs)]
    windows = 0
    for _ in range(120):
        best = np.where(batch.mask, net(batch.observation)[:, :-1], -np.inf).argmax(1)
        for env, table in enumerate(tables):
            seat = int(batch.seat[env])
            said = Trained(env, net).choose(table.insight(seat))
            assert (said or "wait") == uno.moves[best[env]]
            windows += not table.waiting[seat].must
            if said is not None:
                table.make(seat, said)
        uno.step(best)
        for env in np.flatnonzero(batch.done).tolist():
            tables[env] = Table("uno", 2, uno.seed_of(env))
    assert windows > 0


def test_the_player_cannot_tell_what_its_seat_cannot(uno: VectorEnv) -> None:
    net = net_for(uno)
    table = Table("uno", 2, 5)
    for turn in range(20):
        seat = next(seat for seat, ask in table.waiting.items() if ask.must)
        others = [Insight(table.state.resample(seat, Rng(turn * 9 + i)), seat) for i in range(9)]
        (move,) = {Trained(i, net).choose(insight) for i, insight in enumerate([table.insight(seat), *others])}
        assert move is not None
        table.make(seat, move)
    with pytest.raises(NotAsked):
        Trained(0, net).choose(table.insight(1 - next(iter(table.waiting))))


def test_weights_are_read_as_they_were_written(tmp_path: Path, uno: VectorEnv) -> None:
    net = net_for(uno)
    net.save(tmp_path / "net.npz")
    again = load(tmp_path / "net.npz")
    assert (again.layout, again.moves) == (uno.layout, uno.moves)
    rows = uno.reset().observation
    assert (again(rows) == net(rows)).all()


def test_weights_that_do_not_fit_are_refused(tmp_path: Path, uno: VectorEnv) -> None:
    with pytest.raises(WeightsError, match=r"none.npz cannot be read: No such file"):
        load(tmp_path / "none.npz")
    foreign = tmp_path / "foreign.npz"
    np.savez(foreign, w0=np.ones(3))
    for content in (foreign.read_bytes(), b"no zip at all", b"PK\x03\x04 torn", b"", pickled()):
        foreign.write_bytes(content)
        with pytest.raises(WeightsError, match=r"foreign.npz is not a weights file"):
            load(foreign)
    net = net_for(uno)
    others = [Table(game, 2, 1) for game in FIRSTS if game != "uno"]
    for table in (Table("uno", 3, 1), *others, Table("uno", 2, 1, {"open_memory": True})):
        seat = next(iter(table.waiting))
        with pytest.raises(WeightsError, match=f"another table than {table.info.id} with {table.seats} seats and"):
            Trained(1, net).choose(table.insight(seat))


def pickled() -> bytes:
    out = io.BytesIO()
    np.savez(out, layout=np.array([{}], object))
    return out.getvalue()


def test_the_arena_reports_invalid_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = f"{shutil.copy(EXAMPLES / 'trained.py', tmp_path)}:Trained"
    with pytest.raises(EntrantError, match=r"trained.uno.npz cannot be read: No such file"):
        contest(player, "greedy", game="uno")
    monkeypatch.setenv("TISCHLEIN_WEIGHTS", str(tmp_path / "elsewhere.npz"))
    with pytest.raises(EntrantError, match=r"elsewhere.npz cannot be read: No such file"):
        contest(player, "greedy", game="uno")
    other = next(game for game in FIRSTS if game != "uno")
    net_for(VectorEnv(other, 1, 2)).save(tmp_path / "elsewhere.npz")
    with pytest.raises(EntrantError, match="trained for another table than uno with 2 seats"):
        play_deal(contest(player, "greedy", game="uno"), 1)


# --- the curve


def test_a_net_is_measured_in_the_same_deals_again_and_again(uno: VectorEnv) -> None:
    point = curve.measure(net_for(uno), 7, 6)
    assert point == curve.measure(net_for(uno), 7, 6)
    assert point != curve.measure(net_for(uno, seed=2), 7, 6)
    assert point.wins["random"].mean > point.wins["greedy"].mean


def test_the_curve_is_written_and_drawn(tmp_path: Path) -> None:
    points = [curve.Point(0, rates(0.1, 0.2)), curve.Point(1_000_000, rates(0.9, 0.45))]
    curve.write(points, tmp_path / "curve.csv")
    assert (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines() == [
        "steps,random,random_low,random_high,greedy,greedy_low,greedy_high",
        "0,0.1000,0.0500,0.1500,0.2000,0.1500,0.2500",
        "1000000,0.9000,0.8500,0.9500,0.4500,0.4000,0.5000",
    ]
    for name in ("one.svg", "two.svg"):
        curve.draw(points, "A title", tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert "1,000,000 steps: wins against random 90.0% (85.0% – 95.0%), against greedy 45.0%" in curve.format_point(
        points[1]
    )


def rates(random: float, greedy: float) -> dict[str, Estimate]:
    return {name: Estimate(rate, rate - 0.05, rate + 0.05) for name, rate in (("random", random), ("greedy", greedy))}


# --- training


def example() -> Any:
    pytest.importorskip("torch")
    return import_module("examples.train_uno")


def test_without_torch_one_sentence_says_what_to_install() -> None:
    code = f"import sys, runpy; sys.modules['torch'] = None; runpy.run_path({str(EXAMPLES / 'train_uno.py')!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (1, 'this needs torch: pip install "tischlein[train]"\n')


def test_training_learns_and_equal_seeds_learn_alike() -> None:
    train = example().train
    first, *_, last = run = [*train(3000, 16, 1, 2, 2)]
    again, other = [*train(3000, 16, 1, 2, 2)], [*train(3000, 16, 2, 2, 2)]
    assert [point for _, point in run] == [point for _, point in again]
    assert all(equal(one, two) for (one, _), (two, _) in zip(run, again, strict=True))
    assert not equal(first[0], last[0])
    assert not equal(last[0], other[-1][0])


def test_training_soon_beats_random_play() -> None:
    *_, (_, point) = example().train(200_000, 128, 1, 1, 20)
    assert (point.wins["random"].low or 0) > 0.6


def test_the_run_as_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main, out = example().main, tmp_path / "new" / "folder"
    main(["--steps", "600", "--envs", "8", "--tests", "1", "--deals", "2", "--out", str(out)])
    assert "1,024 steps: wins against random" in capsys.readouterr().out
    assert {file.name for file in out.iterdir()} == {"uno.npz", "curve.csv", "curve.svg"}
    with pytest.raises(SystemExit, match=r"cannot write to the folder .*curve\.csv: File exists"):
        main(["--out", str(out / "curve.csv")])
    with pytest.raises(SystemExit):
        main(["--steps", "0"])
    assert "argument --steps: '0' is not a positive integer" in capsys.readouterr().err


def equal(one: Net, other: Net) -> bool:
    return all(
        np.array_equal(mine, yours) for mine, yours in zip(chain(*one.layers), chain(*other.layers), strict=True)
    )
