"""Compare our environments with others: `python bench/envs.py`, random play on one core (see README.md)."""

from __future__ import annotations

import argparse
import importlib
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import Counts, is_compiled, machine, rates, write_json
from bench.peers import Figures, Round, Target, collect, judge, show_figures
from tischlein.envs.gymnasium import GymnasiumEnv
from tischlein.envs.pettingzoo import env
from tischlein.envs.vector import VectorEnv

ENVS = 1024
CLASSIC = ["tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4"]
"""The classic games of PettingZoo that need only requirements/peers.in."""
VECTOR, AEC = "ours vector uno steps/s", "ours aec uno steps/s"
RLCARD, LEDUC = "rlcard uno steps/s", "pettingzoo leduc_holdem_v4 steps/s"
FASTEST = "pettingzoo classic's fastest"
OURS_SPIEL = "ours openspiel uno"
SPIEL = {
    OURS_SPIEL: "tischlein(game=uno,players=4)",
    "openspiel crazy_eights": "crazy_eights(players=4)",
    "openspiel leduc_poker": "leduc_poker",
    "openspiel python_kuhn_poker": "python_kuhn_poker",
    "openspiel python_block_dominoes": "python_block_dominoes",
}
"""Games with `python` in their names are written in Python, as ours are; the others in C++."""


class Loop:
    """Counts steps per second, batch after batch."""

    name: str

    def batch(self) -> Counts:
        """Run a batch and return the number of steps."""
        raise NotImplementedError

    def __call__(self, seconds: float) -> Figures:
        (steps,) = rates(self.batch, seconds)
        return {self.name: steps}


class Vector(Loop):
    """A batch is a step of all environments with random actions, including observations."""

    def __init__(self, game: str, seats: int) -> None:
        self.name = f"ours vector {game} steps/s"
        self.env = VectorEnv(game, ENVS, seats)
        self.env.reset()

    def batch(self) -> Counts:
        self.env.step(self.env.sample())
        return (ENVS,)


class Aec(Loop):
    """A batch is a game in PettingZoo's loop; steps of finished agents do not count."""

    def __init__(self, name: str, make: Callable[[], Any]) -> None:
        self.name = f"{name} steps/s"
        self.env = make()

    def batch(self) -> Counts:
        game, steps = self.env, 0
        game.reset()
        for agent in game.agent_iter():
            seen, _, terminated, truncated, info = game.last()
            if terminated or truncated:
                game.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            space = game.action_space(agent)
            game.step(random.randrange(space.n) if mask is None else random.choice(mask.nonzero()[0].tolist()))
            steps += 1
        return (steps,)


class Single(Loop):
    """Gymnasium: an agent against a computer player; a step is one of the agent's, including the reply."""

    def __init__(self, level: str) -> None:
        self.name = f"ours gymnasium against {level} steps/s"
        self.env = GymnasiumEnv("uno", level=level)

    def batch(self) -> Counts:
        seen, _ = self.env.reset()
        steps, done = 0, False
        while not done:
            seen, _, done, _, _ = self.env.step(random.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
        return (steps,)


class Spiel(Loop):
    """OpenSpiel's loop: observation, legal actions, an action. Chance does not count as a step."""

    def __init__(self, name: str, game: str) -> None:
        import open_spiel.python.games  # noqa: F401, PLC0415  (peers are optional; registers their games)
        import pyspiel  # noqa: PLC0415

        import tischlein.envs.openspiel  # noqa: F401, PLC0415  (registers our games)

        self.name = f"{name} steps/s"
        self.game = pyspiel.load_game(game)

    def batch(self) -> Counts:
        state, steps = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.legal_actions()))  # all equally likely in these games
            else:
                state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return (steps,)


class RlcardStep(Loop):
    """RLCard's UNO for two, with observations and legal actions, without agents and trajectories."""

    def __init__(self) -> None:
        import rlcard  # noqa: PLC0415  (peers are optional)

        self.name = RLCARD
        self.env = rlcard.make("uno")

    def batch(self) -> Counts:
        state, _ = self.env.reset()
        steps = 0
        while not self.env.is_over():
            state, _ = self.env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return (steps,)


class Pgx(Loop):
    """pgx on the CPU with as many environments, compiled by JAX; it has no UNO."""

    def __init__(self, game: str) -> None:
        import jax  # noqa: PLC0415
        import pgx  # noqa: PLC0415

        self.name = f"pgx {game} steps/s"
        made = pgx.make(game)
        self.key = jax.random.PRNGKey(0)
        self.split = jax.random.split
        restart = jax.vmap(made.init)

        def step(state: Any, key: Any) -> Any:
            chance = jax.random.gumbel(key, state.legal_action_mask.shape)
            action = jax.numpy.argmax(jax.numpy.where(state.legal_action_mask, chance, -jax.numpy.inf), axis=1)
            after = jax.vmap(made.step)(state, action)
            fresh = restart(jax.random.split(key, ENVS))
            ended = after.terminated
            return jax.tree_util.tree_map(
                lambda new, old: jax.numpy.where(ended.reshape(-1, *[1] * (old.ndim - 1)), new, old), fresh, after
            )

        self.step = jax.jit(step)
        self.state = jax.jit(restart)(jax.random.split(self.key, ENVS))

    def batch(self) -> Counts:
        self.key, key = self.split(self.key)
        self.state = self.step(self.state, key)
        np.asarray(self.state.observation)
        return (ENVS,)


def classic(name: str) -> Round:
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return Aec(f"pettingzoo {name}", module.env)


def fastest(found: dict[str, list[float]]) -> None:
    """Add the best of PettingZoo's classic games in each round."""
    classics = [values for name, values in found.items() if name.startswith("pettingzoo ")]
    if classics:
        found[FASTEST] = [max(values) for values in zip(*classics, strict=True)]


TARGETS = [
    Target("vector UNO, 4 seats, steps/s", VECTOR, least=1e6),
    Target("vector UNO : RLCard's env", VECTOR, RLCARD, least=25),
    Target("vector UNO : PettingZoo classic's fastest", VECTOR, FASTEST, least=10),
    Target("AEC UNO : PettingZoo's leduc", AEC, LEDUC, least=3),
    Target("AEC UNO : PettingZoo classic's fastest", AEC, FASTEST),
    Target("AEC UNO : RLCard's env", AEC, RLCARD),
    *(
        Target(f"OpenSpiel UNO : {name}", f"{OURS_SPIEL} steps/s", f"{name} steps/s")
        for name in SPIEL
        if name != OURS_SPIEL
    ),
    Target("vector UNO : pgx leduc", VECTOR, "pgx leduc_holdem steps/s"),
    Target("vector UNO : pgx tic-tac-toe", VECTOR, "pgx tic_tac_toe steps/s"),
]


def contestants(games: list[str]) -> list[Round]:
    """Return all contestants, each next to its counterpart, without peers that are not installed."""
    found: list[Round] = [Vector(game, 4) for game in games]
    found += [Aec("ours aec uno", lambda: env("uno", 4)), Single("random"), Single("greedy")]
    peers: list[Callable[[], Round]] = [RlcardStep, *(lambda name=name: classic(name) for name in CLASSIC)]
    peers += [partial(Spiel, name, game) for name, game in SPIEL.items()]
    peers += [lambda: Pgx("leduc_holdem"), lambda: Pgx("tic_tac_toe")]
    for peer in peers:
        try:
            found.append(peer())
        except (ImportError, subprocess.CalledProcessError) as error:
            print(f"Skipping a peer that is not installed: {error}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="per contestant and round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=7, help="number of rounds (default: %(default)s)")
    parser.add_argument("--games", default="uno", help="games of the vector environment, separated by commas")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    arguments = parser.parse_args()
    print(*machine().values(), "compiled" if is_compiled() else "PLAIN PYTHON", sep=", ")
    found = collect(contestants(arguments.games.split(",")), arguments.rounds, arguments.seconds)
    fastest(found)
    show_figures(found)
    judged = judge(found, TARGETS)
    if arguments.json is not None:
        write_json(arguments.json, {"figures": found, "ratios": judged})


if __name__ == "__main__":
    main()
