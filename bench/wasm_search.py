"""Measure the search in this process, and print JSON: `wasm_search.py SECONDS GAME:SEATS …`.

Runs natively and in Pyodide, so it imports only what a page has; `wasm.py` compares both.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from tischlein import games
from tischlein.bots.levels import LEVELS
from tischlein.bots.search import Search
from tischlein.bots.search_bot import Level, SearchBot
from tischlein.core.bits import members
from tischlein.core.game import GameInfo
from tischlein.core.insight import Insight
from tischlein.core.options import resolve_options
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.games.registry import policy_of

SIMULATIONS = 500
MOVES = 30
"""How far into a game the search begins."""


def cpu_clock() -> Callable[[], float]:
    """Return a clock of the CPU seconds of this process; Python's own, in Pyodide, shows the time of day."""
    if sys.platform != "emscripten":
        return time.process_time
    from js import process  # type: ignore[import-not-found]  # noqa: PLC0415

    def seconds() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

    return seconds


clock = cpu_clock()


def insights(info: GameInfo, seats: int, count: int) -> list[Insight]:
    """Return what seats with a choice see, in games that random players have begun."""
    found: list[Insight] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state = info.new(resolve_options(info.id, info.options, {}), seats, Rng(seed))
        state.deal()
        player = RandomPlayer(Rng(seed), purposeful=True)
        made = 0
        while not state.over and made < 10 * MOVES:
            made += 1
            if made > MOVES and state.must:
                insight = Insight(state, members(state.must)[0])
                if Search(insight, policy_of(info.id), Rng(1)).race.size > 1:
                    found.append(insight)
                    break
            player.step(state)
    return found


def measure(info: GameInfo, seats: int, seconds: float) -> dict[str, float]:
    """Return simulations in a second, and the seconds of a decision of `hard` without a limit of time."""
    seen = insights(info, seats, 4)
    policy, rng = policy_of(info.id), Rng(1)

    def search(insight: Insight) -> int:
        searching = Search(insight, policy, rng)
        searching.run(SIMULATIONS)
        return int(searching.simulations)

    for insight in seen:
        search(insight)  # lets the JavaScript engine optimise
    done, begin = 0, clock()
    while clock() < begin + seconds:
        done += sum(search(insight) for insight in seen)
    speed = done / (clock() - begin)
    hard = LEVELS["hard"]
    bot = SearchBot(Level(hard.simulations, hard.mistakes, hard.careless, 3600), 1)
    begin = clock()
    for insight in seen:
        bot.choose(insight)
    return {"simulations": speed, "hard": (clock() - begin) / len(seen)}


if __name__ == "__main__":
    for name, seats in (argument.split(":") for argument in sys.argv[2:]):
        found = measure(games()[name], int(seats), float(sys.argv[1]))
        print(json.dumps({"game": name, "seats": int(seats), **found}), flush=True)
