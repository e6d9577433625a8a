"""Play games from fixed seeds and print what happened; the parity test runs this compiled and pure."""

from __future__ import annotations

import hashlib
import json

from tischlein import Table, games
from tischlein.bots.fast_greedy import FastGreedyPlayer
from tischlein.core.batch import ALL_WELL, GameBatch
from tischlein.core.game_lines import GameLineWriter
from tischlein.core.options import resolve_options
from tischlein.core.playout import RandomPlayer, SimulationRun, SimulationTotals
from tischlein.core.rng import Rng

MOVES = 160


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def state_game(game: str, seats: int, number: int, purposeful: bool) -> dict[str, object]:
    """Play a game of bare states on the fast generator."""
    info = games()[game]
    options = resolve_options(
        game, info.options, {option.name: True for option in info.options if option.house and number % 2}
    )
    rng = Rng(seats * 1000 + number + (number << 33))
    state = info.new(options, seats, rng.split())
    state.deal()
    player = RandomPlayer(rng, purposeful)
    moves: list[str] = []
    while not state.over and len(moves) < MOVES:
        player.choose(state)
        moves.append(f"{player.seat} {state.catalogue().notations[player.move]}")
        state.apply(player.seat, player.move)
        if len(moves) % 16 == 0:
            state = state.resample(int(rng.below(seats)), rng)
    return {"moves": moves, "end": info.save(state), "places": state.places()}


def table_game(game: str, seats: int, number: int) -> dict[str, object]:
    """Play a game at a table, with the SHA-256 stream, views, events and a record."""
    table = Table(game, seats, f"parity-{number}")
    player = RandomPlayer(Rng(number), table.info.random_stalls)
    while not table.over and len(table.log) < MOVES:
        player.choose(table.state)
        table.play(player.seat, table.state.catalogue().notations[player.move])
    viewers = [*range(seats), None]
    return {
        "record": table.record(),
        "views": digest([table.view(viewer) for viewer in viewers]),
        "events": digest([table.events(viewer) for viewer in viewers]),
    }


def batch_game(game: str, seats: int) -> dict[str, object]:
    """Play several games side by side and hash all their arrays."""
    info = games()[game]
    batch = GameBatch(info.new(resolve_options(game, info.options, {}), seats, Rng(0)), 3, 0)
    batch.reset("parity")
    shown = hashlib.sha256()
    for _ in range(MOVES // 2):
        for part in (batch.observations, batch.masks, batch.rewards, batch.done, batch.seats):
            shown.update(memoryview(part))
        batch.sample()
        assert batch.step(bytes(memoryview(batch.samples))) == ALL_WELL
    return {"shown": shown.hexdigest(), "seeds": [batch.seed_of(lane) for lane in range(3)]}


def line_game(game: str, seats: int) -> str:
    """Play games of a simulation and return their lines."""
    info = games()[game]
    line_writer = GameLineWriter(b"", seats)
    start = info.new(resolve_options(game, info.options, {}), seats, Rng(0))
    SimulationRun(start, FastGreedyPlayer(Rng(0)), seats, 2 * MOVES).play(1, 2, SimulationTotals(seats), line_writer)
    return line_writer.take().decode()


def main() -> None:
    for game, info in games().items():
        for seats in range(info.seats[0], info.seats[1] + 1):
            for number in range(4):
                print(json.dumps([game, seats, number, state_game(game, seats, number, purposeful=number > 1)]))
            print(json.dumps([game, seats, "table", table_game(game, seats, 1)]))
            print(json.dumps([game, seats, "batch", batch_game(game, seats)]))
            print(json.dumps([game, seats, "lines", line_game(game, seats)]))


if __name__ == "__main__":
    main()
