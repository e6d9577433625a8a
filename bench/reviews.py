"""What a table that is being played feels while games are reviewed: moves with and without, in turn, in the same run.

A family plays one game after the other against one computer player without a pace. Meanwhile clients at other addresses
ask for reviews of finished games every quarter of a second, in every second phase. The times of both kinds of phases
are compared, so that other work on the machine disturbs both.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, write_json
from bench.load.http_client import HttpClient
from bench.load.process import Server, free_port
from bench.server import serve_command
from bench.thinkers import CrowdTable, Family
from tischlein.server.bodies import ReviewState

PACE = 0.25
"""Seconds between two questions of a client that waits for reviews."""


class TimedFamily(Family):
    """A family that also notes how long its own moves take, from sending to seeing them."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.moves: list[float] = []
        self._sent: float | None = None
        send = self.client.send

        def note_and_send(kind: str, **facts: object) -> None:
            if kind == "make-move":
                self._sent = perf_counter()
            send(kind, **facts)

        self.client.send = note_and_send  # type: ignore[method-assign]

    def _on_message(self, message: dict[str, Any]) -> None:
        if message.get("kind") == "move-made" and message["seat"] == 0 and self._sent is not None:
            self.moves.append(perf_counter() - self._sent)
            self._sent = None
        super()._on_message(message)


class Reviewing:
    """Clients that ask for reviews while `is_on`, each at its own address and for its own games."""

    def __init__(self, port: int, games: list[dict[str, str]], clients: int) -> None:
        self._port = port
        self._games = games
        self._clients = clients
        self.is_on = False
        self.progress: dict[str, float] = {game["id"]: 0.0 for game in games}

    async def run(self) -> None:
        await asyncio.gather(*(self._ask_all(number) for number in range(self._clients)))

    async def _ask_all(self, number: int) -> None:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=60, source_address=(f"127.0.0.{10 + number}", 0))
        mine = self._games[number :: self._clients]
        for game in mine:
            while self.progress[game["id"]] < 1:
                if self.is_on:
                    self.progress[game["id"]] = await asyncio.to_thread(self._ask, connection, game)
                await asyncio.sleep(PACE)

    def _ask(self, connection: HTTPConnection, game: dict[str, str]) -> float:
        headers = {"Authorization": f"Bearer {game['host']}"}
        connection.request("GET", f"/api/tables/{game['id']}/games/1/review", headers=headers)
        answer = connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            sys.exit(f"the server refused a review: {body!r}")
        return msgspec.json.decode(body, type=ReviewState).progress


async def play_games(port: int, http: HttpClient, cookie: str, game: str, wanted: int) -> list[dict[str, str]]:
    """Play games between computer players, and return the tables with their keys."""
    tables, clients = [], []
    for _ in range(wanted):
        table, _ = await http.post(
            "/api/tables", {"game": game, "pace": 0, "window": 0, "seats": 4, "bots": ["easy"] * 4}, cookie
        )
        one = FinishedTable(port)
        await one.client.open(table, cookie)
        one.client.send("start-game")
        tables.append(table)
        clients.append(one)
    for one in clients:
        await one.over.wait()
        one.client.close()
    return tables


class FinishedTable(CrowdTable):
    """A table of computer players at which one game is played."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.over = asyncio.Event()

    def _on_message(self, message: dict[str, Any]) -> None:
        if message.get("kind") == "game-ended":
            self.over.set()


async def measure(port: int, options: argparse.Namespace) -> dict[str, object]:
    http = HttpClient(port)
    _, cookie = await http.post("/api/guest", {"name": "Ada"})
    games = await play_games(port, http, cookie, options.review_game, options.games)
    family = TimedFamily(port)
    setup = {"game": options.game, "pace": 0, "window": 0, "seats": 2, "bots": [options.level]}
    table, _ = await http.post("/api/tables", setup, cookie)
    await family.client.open(table, cookie)
    await family.client.ask("take-seat", seat=0)
    family.client.send("start-game")
    reviewing = Reviewing(port, games, options.clients)
    asking = asyncio.ensure_future(reviewing.run())
    times: dict[bool, dict[str, list[float]]] = {on: {"own": [], "computer": []} for on in (False, True)}
    for phase in count():
        on = bool(phase % 2)
        reviewing.is_on = on
        await asyncio.sleep(options.settle)  # a review pauses ten seconds after the last question
        family.moves.clear()
        family.waits.clear()
        await asyncio.sleep(options.seconds)
        times[on]["own"] += family.moves
        times[on]["computer"] += [*family.waits, *filter(None, [family.waiting_now()])]
        if phase + 1 >= 2 * options.rounds or asking.done():
            break
    asking.cancel()
    family.client.close()
    done = sum(reviewing.progress.values())
    figures: dict[str, object] = {f"reviews done, of {options.games}": round(done, 1)}
    for what in ("own", "computer"):
        for on in (False, True):
            name = f"{what} moves, {'reviews' if on else 'quiet'}"
            figures[f"{name}: number"] = len(times[on][what])
            figures[f"{name}: p50, ms"] = round(1000 * _percentile(times[on][what], 50), 2)
            figures[f"{name}: p99, ms"] = round(1000 * _percentile(times[on][what], 99), 2)
        ratio = _percentile(times[True][what], 99) / _percentile(times[False][what], 99)
        figures[f"{what} moves: p99 with reviews / quiet"] = round(ratio, 2)
    return figures


def _percentile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--game", default="uno", help="what the family plays")
    parser.add_argument("--level", default="easy", help="the level of the family's computer player")
    parser.add_argument("--review-game", default="ex-hop", help="what is reviewed")
    parser.add_argument("--games", type=int, default=12, help="games to review")
    parser.add_argument("--clients", type=int, default=6, help="clients that wait for reviews, each at its own address")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3, help="pairs of a quiet phase and one with reviews")
    parser.add_argument("--seconds", type=float, default=10, help="duration of a phase")
    parser.add_argument("--settle", type=float, default=11, help="seconds before a phase that are not measured")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as name:
        port, folder = free_port(), Path(name)
        command = [*serve_command(port, folder), "--bot-workers", str(options.bot_workers)]
        seconds = 2 * options.rounds * (options.seconds + options.settle)
        with Server(command, port, folder, {}) as server:
            figures = uvloop.run(asyncio.wait_for(measure(server.port, options), 300 + seconds))
    print(
        f"{options.game} against {options.level}; {options.clients} clients wait for reviews of {options.review_game}"
    )
    for what, figure in figures.items():
        print(f"  {what:45}{figure:>10}")
    if options.json:
        write_json(options.json, figures)


if __name__ == "__main__":
    main()
