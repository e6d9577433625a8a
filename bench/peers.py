"""Compare our engine with RLCard and OpenSpiel in random play: `python bench/peers.py` (see README.md).

The contestants take turns, A B C … A B C …, and a ratio is the median of the rounds' ratios: what slows the machine
down for a while then slows both sides down.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import (
    Counts,
    Rollouts,
    Stepping,
    call_time,
    is_compiled,
    machine,
    midgame,
    number,
    play_uno,
    pure_process,
    rates,
    show,
    undealt,
    write_json,
)
from tischlein import games

MIDDLE = 0.25
"""Rollouts start after this part of a game, or after OPENING moves of crazy eights, which is about as far."""
OPENING = 20

Figures = dict[str, float]
Round = Callable[[float], Figures]


class RlcardEnv:
    """RLCard's UNO as in its manual: `env.run` with random agents."""

    def __init__(self) -> None:
        import rlcard  # noqa: PLC0415  (peers are optional)
        from rlcard.agents import RandomAgent  # noqa: PLC0415

        self.env = rlcard.make("uno")
        self.env.set_agents([RandomAgent(num_actions=self.env.num_actions) for _ in range(self.env.num_players)])

    def batch(self) -> Counts:
        before = self.env.timestep
        self.env.run(is_training=False)
        return 1, self.env.timestep - before

    def __call__(self, seconds: float) -> Figures:
        played, moves = rates(self.batch, seconds)
        return {"rlcard env games/s": played, "rlcard env moves/s": moves}


class RlcardGame:
    """RLCard's UNO without observations, trajectories and agents."""

    def __init__(self) -> None:
        from rlcard.games.uno import Game  # noqa: PLC0415

        self.game = Game()

    def batch(self) -> Counts:
        game, moves = self.game, 0
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            moves += 1
        return 1, moves

    def __call__(self, seconds: float) -> Figures:
        played, moves = rates(self.batch, seconds)
        return {"rlcard game games/s": played, "rlcard game moves/s": moves}


class SpielStepping:
    """OpenSpiel's crazy eights, stepped from Python.

    Cards are dealt and drawn by chance nodes, all equally likely, which are sampled here in the cheapest way.
    """

    def __init__(self, name: str) -> None:
        import pyspiel  # noqa: PLC0415

        self.game = pyspiel.load_game(name)
        self.chance_time = 0.0

    def batch(self) -> Counts:
        state, steps = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return (steps,)

    def timed_batch(self) -> Counts:
        """Run a batch, timing chance separately."""
        state, steps, now = self.game.new_initial_state(), 0, time.perf_counter
        while not state.is_terminal():
            if state.is_chance_node():
                begin = now()
                state.apply_action(random.choice(state.chance_outcomes())[0])
                self.chance_time += now() - begin
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return (steps,)

    def __call__(self, seconds: float) -> Figures:
        (steps,) = rates(self.batch, seconds)
        # The share of chance is measured in real time, which is cheap enough to read around every draw.
        self.chance_time, begin = 0.0, time.perf_counter()
        (timed,) = rates(self.timed_batch, seconds)
        share = self.chance_time / (time.perf_counter() - begin)
        return {"spiel python steps/s": steps, "spiel without chance": timed / (1 - share)}


class SpielRollouts:
    """Random playouts in C++: a search of one simulation is nothing but the evaluator's rollouts from a state."""

    def __init__(self, name: str, rollouts: int = 500) -> None:
        import pyspiel  # noqa: PLC0415

        game = pyspiel.load_game(name)
        self.rollouts = rollouts
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
        self.bot = pyspiel.MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=1, verbose=False
        )
        # A position with a choice, so that the bot has to search.
        self.state = game.new_initial_state()
        steps = 0
        while steps < OPENING or self.state.is_chance_node() or len(self.state.legal_actions()) == 1:
            steps += not self.state.is_chance_node()
            self.state.apply_action(random.Random(steps).choice(self.state.legal_actions()))
            if self.state.is_terminal():
                self.state, steps = game.new_initial_state(), 0
        self.length = sum(self._length() for _ in range(500)) / 500

    def _length(self) -> int:
        """Count the player moves of one rollout, which the evaluator does not report."""
        state, steps = self.state.clone(), 0
        while not state.is_terminal():
            steps += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return steps

    def batch(self) -> Counts:
        self.bot.step(self.state)
        return (self.rollouts,)

    def __call__(self, seconds: float) -> Figures:
        (rollouts,) = rates(self.batch, seconds)
        return {"spiel rollouts/s": rollouts, "spiel rollout moves/s": rollouts * self.length}


class Ours:
    """Two-seat UNO, full rules, in every way the peers are measured."""

    def __init__(self) -> None:
        self.start = undealt(games()["uno"], 2)
        self.middle = midgame(self.start, MIDDLE)

    def play(self, seconds: float) -> Figures:
        purposeful, purposeful_moves = play_uno(seconds, purposeful=True)
        uniform, uniform_moves = play_uno(seconds, purposeful=False)
        return {
            "ours purposeful games/s": purposeful,
            "ours purposeful moves/s": purposeful_moves,
            "ours uniform games/s": uniform,
            "ours uniform moves/s": uniform_moves,
        }

    def stepping(self, seconds: float) -> Figures:
        uniform, _ = rates(Stepping(self.start, purposeful=False, steps=2000), seconds)
        purposeful, _ = rates(Stepping(self.start, purposeful=True, steps=2000), seconds)
        return {"ours python steps/s": uniform, "ours python steps/s, purposeful": purposeful}

    def rollouts(self, seconds: float) -> Figures:
        uniform, uniform_moves = rates(Rollouts(self.middle, purposeful=False, games=10), seconds)
        purposeful, purposeful_moves = rates(Rollouts(self.middle, purposeful=True, games=100), seconds)
        return {
            "ours uniform rollouts/s": uniform,
            "ours uniform rollout moves/s": uniform_moves,
            "ours purposeful rollouts/s": purposeful,
            "ours purposeful rollout moves/s": purposeful_moves,
        }

    def clone(self, seconds: float) -> Figures:
        return {"ours clone µs": call_time(self.middle.clone, seconds) * 1e6}

    def pure(self, seconds: float) -> Figures:
        played, moves = pure_process("common.py", str(seconds))
        return {"pure purposeful games/s": played, "pure purposeful moves/s": moves}


@dataclass(frozen=True)
class Target:
    """A figure or a ratio of two, and its target."""

    what: str
    ours: str
    theirs: str | None = None
    least: float | None = None
    most: float | None = None

    def by_round(self, found: dict[str, list[float]]) -> list[float]:
        """Return the ratios of the rounds, or the figures themselves if there is nothing to compare with."""
        mine = found.get(self.ours, [])
        if self.theirs is None:
            return mine
        return [a / b for a, b in zip(mine, found.get(self.theirs, []), strict=False)]

    def of_bests(self, found: dict[str, list[float]]) -> float:
        """Return the ratio of the best rounds: other work on the machine only slows down."""
        if self.theirs is None:
            return min(found[self.ours])
        return max(found[self.ours]) / max(found[self.theirs])

    def wanted(self) -> str:
        if self.least is not None:
            return f">= {self.least}"
        return f"<= {self.most}" if self.most is not None else ""

    def verdict(self, value: float) -> str:
        if self.least is None and self.most is None:
            return ""
        return "met" if (self.least or value) <= value <= (self.most or value) else "MISSED"


TARGETS = [
    Target("UNO games/s, purposeful : RLCard env.run", "ours purposeful games/s", "rlcard env games/s", least=200),
    Target("UNO games/s, purposeful : RLCard bare game", "ours purposeful games/s", "rlcard game games/s", least=60),
    Target("UNO games/s, uniform : RLCard env.run", "ours uniform games/s", "rlcard env games/s"),
    Target("UNO games/s, uniform : RLCard bare game", "ours uniform games/s", "rlcard game games/s"),
    Target("UNO moves/s, purposeful : RLCard env.run", "ours purposeful moves/s", "rlcard env moves/s"),
    Target("UNO moves/s, purposeful : RLCard bare game", "ours purposeful moves/s", "rlcard game moves/s"),
    Target("steps/s from Python, uniform : OpenSpiel", "ours python steps/s", "spiel python steps/s", least=4),
    Target("steps/s from Python, purposeful : OpenSpiel", "ours python steps/s, purposeful", "spiel python steps/s"),
    Target("steps/s from Python, uniform : OpenSpiel, chance left out", "ours python steps/s", "spiel without chance"),
    Target("rollouts/s, purposeful : OpenSpiel C++", "ours purposeful rollouts/s", "spiel rollouts/s"),
    Target("rollouts/s, uniform : OpenSpiel C++", "ours uniform rollouts/s", "spiel rollouts/s"),
    Target(
        "moves/s in rollouts, purposeful : OpenSpiel C++", "ours purposeful rollout moves/s", "spiel rollout moves/s"
    ),
    Target("moves/s in rollouts, uniform : OpenSpiel C++", "ours uniform rollout moves/s", "spiel rollout moves/s"),
    Target(
        "moves/s, purposeful : our own plain Python", "ours purposeful moves/s", "pure purposeful moves/s", least=10
    ),
    Target("clone, µs", "ours clone µs", most=0.5),
]


def contestants(crazy_eights: str) -> list[Round]:
    """Return all contestants, each next to its counterpart, without peers that are not installed."""
    ours = Ours()
    found: list[Round] = []
    pairs: list[tuple[Callable[[], Round], list[Round]]] = [
        (RlcardEnv, [ours.play]),
        (RlcardGame, []),
        (lambda: SpielStepping(crazy_eights), [ours.stepping]),
        (lambda: SpielRollouts(crazy_eights), [ours.rollouts, ours.clone, ours.pure]),
    ]
    for peer, own in pairs:
        try:
            found.append(peer())
        except (ImportError, subprocess.CalledProcessError) as error:
            print(f"Skipping a peer, since something of requirements/peers.in is not installed: {error}")
        found += own
    return found


def collect(players: list[Round], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Measure the contestants in turn."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for player in players:
            for name, value in player(seconds).items():
                found.setdefault(name, []).append(value)
    return found


def show_figures(found: dict[str, list[float]]) -> None:
    rows = [[name, *(number(value) for value in spread(values))] for name, values in found.items()]
    show("Figures: median of the rounds, lowest and highest", ["", "median", "low", "high"], rows)


def judge(found: dict[str, list[float]], targets: list[Target]) -> list[dict[str, object]]:
    """Print the ratios and which targets were met."""
    judged: list[dict[str, object]] = []
    rows: list[list[str]] = []
    for target in targets:
        values = target.by_round(found)
        if values:
            verdict, best, wanted = target.verdict(median(values)), target.of_bests(found), target.wanted()
            judged.append(
                {"what": target.what, "median": median(values), "best": best, "wanted": wanted, "verdict": verdict}
            )
            rows.append([target.what, *(f"{value:.3g}" for value in (*spread(values), best)), wanted, verdict])
    title = "Ratios: median of the rounds' ratios, lowest and highest"
    show(title, ["ours : theirs", "median", "low", "high", "best : best", "target", ""], rows)
    missed = [row[0] for row in rows if row[-1] == "MISSED"]
    print(f"{sum(row[-1] == 'met' for row in rows)} targets met, {len(missed)} missed.")
    for what in missed:
        print(f"  missed: {what}")
    return judged


def spread(values: list[float]) -> tuple[float, float, float]:
    return median(values), min(values), max(values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="per contestant and round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=7, help="number of rounds (default: %(default)s)")
    parser.add_argument(
        "--crazy-eights",
        default="crazy_eights(players=2)",
        metavar="GAME",
        help="OpenSpiel's game (default: %(default)s)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    given = parser.parse_args()
    print(", ".join(str(fact) for fact in machine().values()), flush=True)
    if not is_compiled():
        print("Our compiled modules are missing or TISCHLEIN_PURE is set: the figures below are of plain Python.")
    found = collect(contestants(given.crazy_eights), given.rounds, given.seconds)
    show_figures(found)
    judged = judge(found, TARGETS)
    if given.json:
        write_json(given.json, {"rounds": given.rounds, "seconds": given.seconds, "figures": found, "ratios": judged})


if __name__ == "__main__":
    main()
