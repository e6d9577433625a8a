"""Measure the speed of the search, next to OpenSpiel's rollouts in C++: `python bench/bots.py` (see README.md).

`--parallel 10` lets that many games think at the same time; `--memory 60` lets one think for that number of seconds.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import Counts, is_compiled, machine, midgame, number, rates, show, undealt, write_json
from bench.engine import seat_counts
from bench.peers import MIDDLE, SpielRollouts
from tischlein import GameInfo, games
from tischlein.bots.levels import LEVELS
from tischlein.bots.search import Search
from tischlein.bots.search_bot import think
from tischlein.core.bits import members
from tischlein.core.insight import Insight
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.games.registry import policy_of

GAMES = [name for name, info in games().items() if info.policy is not None]
SIMULATIONS = 500


def in_the_middle(info: GameInfo, seats: int) -> Insight:
    """Return the insight of a seat that has a choice."""
    state = midgame(undealt(info, seats), MIDDLE)
    player = RandomPlayer(Rng(8), purposeful=True)
    while True:
        insight = Insight(state, members(state.must)[0])
        if Search(insight, policy_of(info.id), Rng(1)).race.size > 1:
            return insight
        player.step(state)


class Searching:
    """A new search from the middle of a game for each batch; counts simulations."""

    def __init__(self, info: GameInfo, seats: int) -> None:
        self.insight = in_the_middle(info, seats)
        self.policy = policy_of(info.id)
        self.rng = Rng(1)

    def __call__(self) -> Counts:
        search = Search(self.insight, self.policy, self.rng)
        search.run(SIMULATIONS)
        return (int(search.simulations),)


def measure(info: GameInfo, seats: int, seconds: float) -> dict[str, object]:
    (speed,) = rates(Searching(info, seats), seconds)
    return {
        "game": info.id,
        "seats": seats,
        "simulations_s": speed,
        "hard_ms": 1000 * LEVELS["hard"].simulations / speed,
    }


def beside_open_spiel(seconds: float, rounds: int) -> dict[str, float] | None:
    """Compare our whole search, which samples hidden cards, with bare C++ rollouts from a state with open cards."""
    try:
        theirs = SpielRollouts("crazy_eights(players=2)")
    except ImportError as error:
        print(f"Skipping OpenSpiel: {error}")
        return None
    ours = Searching(games()["uno"], 2)
    pairs = [(rates(ours, seconds)[0], theirs(seconds)["spiel rollouts/s"]) for _ in range(rounds)]
    return {
        "uno simulations/s": median(one for one, _ in pairs),
        "crazy eights rollouts/s": median(other for _, other in pairs),
        "ratio": median(one / other for one, other in pairs),
    }


def _think(seconds: float) -> float:
    """Return simulations per second of real time."""
    searching = Searching(games()["uno"], 4)
    done, began = 0, time.perf_counter()
    while time.perf_counter() < began + seconds:
        done += searching()[0]
    return done / (time.perf_counter() - began)


def in_parallel(count: int, seconds: float) -> dict[str, float]:
    cores = len(os.sched_getaffinity(0))
    with get_context("spawn").Pool(count) as pool:
        alone = sum(pool.map(_think, [seconds] * cores, chunksize=1))
        together = sum(pool.map(_think, [seconds] * count, chunksize=1))
    return {"cores": cores, "one a core": alone, "together": together, "ratio": together / alone}


def memory(seconds: float) -> dict[str, float]:
    """Return the mebibytes in use before and after one long search."""
    insight = in_the_middle(games()["uno"], 4)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    search = Search(insight, policy_of("uno"), Rng(1))
    search.race.doubt = 1e9  # no move ever leaves the race
    think(search, 10**9, seconds)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {
        "before, MiB": before,
        "after, MiB": after,
        "simulations": float(search.simulations),
        "nodes": float(search.tree.size()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="duration of a measurement (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds next to OpenSpiel (default: %(default)s)")
    parser.add_argument("--game", choices=GAMES, action="append", help="measure only this game; may be repeated")
    parser.add_argument("--parallel", type=int, metavar="N")
    parser.add_argument("--memory", type=float, metavar="SECONDS")
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    print(machine(), "compiled" if is_compiled() else "PLAIN PYTHON")
    if args.parallel or args.memory:
        found = in_parallel(args.parallel, args.seconds) if args.parallel else memory(args.memory)
        show("Search", list(found), [[number(value) for value in found.values()]])
        return
    rows = [
        measure(games()[game], seats, args.seconds)
        for game in args.game or GAMES
        for seats in seat_counts(games()[game])
    ]
    show(
        "Search: simulations in a second of one core, and the longest that `hard` thinks about a move",
        ["game", "seats", "simulations/s", "hard, ms"],
        [
            [
                str(row["game"]),
                str(row["seats"]),
                number(float(str(row["simulations_s"]))),
                number(float(str(row["hard_ms"]))),
            ]
            for row in rows
        ],
    )
    spiel = beside_open_spiel(args.seconds, args.rounds)
    if spiel is not None:
        show("Beside OpenSpiel", list(spiel), [[number(value) for value in spiel.values()]])
    if args.json:
        write_json(args.json, {"search": rows, "open_spiel": spiel})


if __name__ == "__main__":
    main()
