"""Our engine beside RLCard and OpenSpiel: `python -m bench.peers`, random play for two on one core (see README.md).

The contestants take turns, A B C … A B C …, and a ratio is the median of the rounds' ratios: what slows the machine down for
a while then slows both sides down.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

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
"""Rollouts start after this part of a game, or after OPENING moves of crazy eights, which is about as much."""
OPENING = 20

Figures = dict[str, float]
Round = Callable[[float], Figures]


class RlcardEnv:
    """RLCard's UNO as its manual has it played: `env.run` with random agents."""

    def __init__(self) -> None:
        import rlcard  # noqa: PLC0415  (a peer need not be installed)
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
    """OpenSpiel's crazy eights, stepped from Python. Cards are drawn by chance nodes, all equally likely, sampled in the cheapest way."""

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
        """Do the same with a stopwatch around chance."""
        state, steps, clock = self.game.new_initial_state(), 0, time.perf_counter
        while not state.is_terminal():
            if state.is_chance_node():
                begin = clock()
                state.apply_action(random.choice(state.chance_outcomes())[0])
                self.chance_time += clock() - begin
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return (steps,)

    def __call__(self, seconds: float) -> Figures:
        (steps,) = rates(self.batch, seconds)
        self.chance_time, done, begin = 0.0, 0, time.perf_counter()
        while time.perf_counter() < begin + seconds:
            done += self.timed_batch()[0]
        spent = time.perf_counter() - begin - self.chance_time
        return {"spiel python steps/s": steps, "spiel python steps/s without chance": done / spent}


class SpielRollouts:
    """Random playouts in C++: a one-simulation search spends its time in the evaluator's rollouts from the state it is asked about."""

    def __init__(self, name: str, rollouts: int = 500) -> None:
        import pyspiel  # noqa: PLC0415

        game = pyspiel.load_game(name)
        self.rollouts = rollouts
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
        self.bot = pyspiel.MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=1, verbose=False
        )
        # A position in which somebody has a choice, so that the bot has to search.
        self.state = game.new_initial_state()
        steps = 0
        while steps < OPENING or self.state.is_chance_node() or len(self.state.legal_actions()) == 1:
            steps += not self.state.is_chance_node()
            self.state.apply_action(random.Random(steps).choice(self.state.legal_actions()))
            if self.state.is_terminal():
                self.state, steps = game.new_initial_state(), 0
        self.length = sum(self._length() for _ in range(500)) / 500

    def _length(self) -> int:
        """Count the player moves of one rollout, which the evaluator does not tell."""
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
        brisk, brisk_moves = play_uno(seconds, brisk=True)
        uniform, uniform_moves = play_uno(seconds, brisk=False)
        return {
            "ours brisk games/s": brisk,
            "ours brisk moves/s": brisk_moves,
            "ours uniform games/s": uniform,
            "ours uniform moves/s": uniform_moves,
        }

    def stepping(self, seconds: float) -> Figures:
        uniform, _ = rates(Stepping(self.start, brisk=False, steps=2000), seconds)
        brisk, _ = rates(Stepping(self.start, brisk=True, steps=2000), seconds)
        return {"ours python steps/s": uniform, "ours python steps/s, brisk": brisk}

    def rollouts(self, seconds: float) -> Figures:
        uniform, uniform_moves = rates(Rollouts(self.middle, brisk=False, games=10), seconds)
        brisk, brisk_moves = rates(Rollouts(self.middle, brisk=True, games=100), seconds)
        return {
            "ours uniform rollouts/s": uniform,
            "ours uniform rollout moves/s": uniform_moves,
            "ours brisk rollouts/s": brisk,
            "ours brisk rollout moves/s": brisk_moves,
        }

    def clone(self, seconds: float) -> Figures:
        return {"ours clone µs": call_time(self.middle.clone, seconds) * 1e6}

    def pure(self, seconds: float) -> Figures:
        played, moves = pure_process("bench.common", str(seconds))
        return {"pure brisk games/s": played, "pure brisk moves/s": moves}


# What is compared: label, ours, theirs, and the least ratio we want, if any.
COMPARISONS: list[tuple[str, str, str, float | None]] = [
    ("UNO games/s, brisk : RLCard env.run", "ours brisk games/s", "rlcard env games/s", 200),
    ("UNO games/s, brisk : RLCard bare game", "ours brisk games/s", "rlcard game games/s", 60),
    ("UNO games/s, uniform : RLCard env.run", "ours uniform games/s", "rlcard env games/s", None),
    ("UNO games/s, uniform : RLCard bare game", "ours uniform games/s", "rlcard game games/s", None),
    ("UNO moves/s, brisk : RLCard env.run", "ours brisk moves/s", "rlcard env moves/s", None),
    ("UNO moves/s, brisk : RLCard bare game", "ours brisk moves/s", "rlcard game moves/s", None),
    ("steps/s from Python, uniform : OpenSpiel", "ours python steps/s", "spiel python steps/s", 4),
    ("steps/s from Python, brisk : OpenSpiel", "ours python steps/s, brisk", "spiel python steps/s", None),
    ("steps/s from Python, uniform : OpenSpiel without chance", "ours python steps/s", "spiel python steps/s without chance", None),
    ("rollouts/s, brisk : OpenSpiel C++", "ours brisk rollouts/s", "spiel rollouts/s", None),
    ("rollouts/s, uniform : OpenSpiel C++", "ours uniform rollouts/s", "spiel rollouts/s", None),
    ("moves/s in rollouts, brisk : OpenSpiel C++", "ours brisk rollout moves/s", "spiel rollout moves/s", None),
    ("moves/s in rollouts, uniform : OpenSpiel C++", "ours uniform rollout moves/s", "spiel rollout moves/s", None),
    ("moves/s, brisk, compiled : pure", "ours brisk moves/s", "pure brisk moves/s", 10),
]
CLONE_TARGET = 0.5


def contestants(crazy_eights: str) -> list[Round]:
    """Set up everybody; whoever is not installed is left out, with a word."""
    ours = Ours()
    found: list[Round] = [ours.play]
    for peer in (RlcardEnv, RlcardGame, lambda: SpielStepping(crazy_eights), lambda: SpielRollouts(crazy_eights)):
        try:
            found.append(peer())
        except ImportError as error:
            print(f"Left out, because it is not installed (pip install -r requirements/peers.in): {error}")
    return [*found, ours.stepping, ours.rollouts, ours.clone, ours.pure]


def collect(players: list[Round], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Let the contestants take turns."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for player in players:
            for name, value in player(seconds).items():
                found.setdefault(name, []).append(value)
    return found


def compare(found: dict[str, list[float]]) -> list[dict[str, object]]:
    """Work out the ratios round by round."""
    compared: list[dict[str, object]] = []
    for label, mine, theirs, target in COMPARISONS:
        if theirs in found:
            ratios = sorted(a / b for a, b in zip(found[mine], found[theirs], strict=True))
            met = None if target is None else median(ratios) >= target
            compared.append({"what": label, "ratio": median(ratios), "low": ratios[0], "high": ratios[-1], "target": target, "met": met})
    return compared


def show_all(found: dict[str, list[float]], compared: list[dict[str, object]]) -> None:
    """Print figures, ratios, and which targets were met."""
    show(
        "Figures: median of the rounds, lowest and highest",
        ["", "median", "low", "high"],
        [[name, number(median(values)), number(min(values)), number(max(values))] for name, values in found.items()],
    )
    rows = []
    for line in compared:
        target = "" if line["target"] is None else f">= {line['target']}"
        verdict = {None: "", True: "met", False: "MISSED"}[line["met"]]  # type: ignore[index]
        rows.append([str(line["what"]), *(f"{line[part]:.3g}" for part in ("ratio", "low", "high")), target, verdict])
    clones = found["ours clone µs"]
    verdict = "met" if median(clones) <= CLONE_TARGET else "MISSED"
    rows.append(["clone, µs", *(f"{value:.3g}" for value in (median(clones), min(clones), max(clones))), f"<= {CLONE_TARGET}", verdict])
    show("Ratios: median of the rounds' ratios, lowest and highest", ["ours : theirs", "median", "low", "high", "target", ""], rows)
    missed = [row[0] for row in rows if row[-1] == "MISSED"]
    judged = sum(row[-1] != "" for row in rows)
    print(f"{judged - len(missed)} of {judged} targets met." + "".join(f"\n  missed: {name}" for name in missed))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="per contestant and round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=7, help="default: %(default)s")
    parser.add_argument("--crazy-eights", default="crazy_eights(players=2)", metavar="GAME", help="OpenSpiel's game (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here, too")
    given = parser.parse_args()
    print(", ".join(str(fact) for fact in machine().values()), flush=True)
    if not is_compiled():
        print("Our compiled modules are missing or TISCHLEIN_PURE is set: the figures below are not the engine's.")
    found = collect(contestants(given.crazy_eights), given.rounds, given.seconds)
    compared = compare(found)
    show_all(found, compared)
    if given.json:
        write_json(given.json, {"rounds": given.rounds, "seconds": given.seconds, "figures": found, "ratios": compared})


if __name__ == "__main__":
    main()
