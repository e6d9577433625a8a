"""How long a family waits for its computer player while others keep the workers busy: many tables of `expert`.

One client opens the tables and stays at all of them; a game that ends is followed by another one. The family has
another address and plays against one computer player without a pace, so its time is that of the queue and the search.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, write_json
from bench.load.http_client import HttpClient
from bench.load.process import Server, free_port
from bench.load.sockets import ClientSocket
from bench.load.tischlein import PASSING
from bench.server import serve_command
from tischlein.server.messages import VERSION

CROWD, FAMILY = "127.0.0.1", "127.0.0.2"
_ids = count(1)


class Client:
    """A client at a table, with its host key; `on_message` gets each message."""

    def __init__(self, port: int, source: str, on_message: Callable[[dict[str, Any]], None]) -> None:
        self._on_message = on_message
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._socket = ClientSocket(
            port, self._on_frame, lambda why: sys.exit(f"a client was disconnected: {why}"), source
        )

    async def open(self, table: dict[str, str], cookie: str) -> None:
        await self._socket.open(f"/api/tables/{table['id']}/socket", cookie)
        self._send({"type": "hello", "version": VERSION, "keys": [table["host"]]})

    async def ask(self, kind: str, **facts: object) -> None:
        """Send a command and wait for its reply."""
        name = f"thinkers-{next(_ids)}"
        self._answers[name] = asyncio.get_running_loop().create_future()
        self._send({"type": kind, "id": name, **facts})
        await self._answers[name]

    def send(self, kind: str, **facts: object) -> None:
        self._send({"type": kind, "id": f"thinkers-{next(_ids)}", **facts})

    def close(self) -> None:
        self._socket.close()

    def _send(self, message: object) -> None:
        self._socket.send(json.dumps(message).encode())

    def _on_frame(self, text: bytes) -> None:
        message = json.loads(text)
        answer = self._answers.pop(message.get("id"), None)
        if answer is not None:
            answer.set_result(None)
        if message["type"] == "error":
            sys.exit(f"the server refused a command: {message}")
        self._on_message(message)


class Family:
    """A person against one computer player: plays on at once, and notes how long the other takes."""

    def __init__(self, port: int) -> None:
        self.client = Client(port, FAMILY, self._on_message)
        self.waits: list[float] = []
        self._since: float | None = None

    def waiting_now(self) -> float:
        return 0.0 if self._since is None else perf_counter() - self._since

    def _on_message(self, message: dict[str, Any]) -> None:
        if message["type"] != "news":
            return
        if message["kind"] == "game-ended":
            self.client.send("start-game")
            return
        if message["kind"] == "move-made" and message["seat"] == 1 and self._since is not None:
            self.waits.append(self.waiting_now())
            self._since = None
        asked = message.get("view", message)
        must = [ask["seat"] for ask in asked.get("waiting", []) if ask["must"]]
        if must == [1] and self._since is None:
            self._since = perf_counter()
        elif 0 in must and asked.get("moves"):
            moves = [move["text"] for move in asked["moves"]]
            self.client.send("make-move", move=next((move for move in moves if move not in PASSING), moves[0]))


class CrowdTable:
    """A table of computer players only, with one spectator, who starts the games."""

    def __init__(self, port: int) -> None:
        self.client = Client(port, CROWD, self._on_message)
        self.moves = 0

    def _on_message(self, message: dict[str, Any]) -> None:
        self.moves += message.get("kind") == "move-made"
        if message.get("kind") == "game-ended":
            self.client.send("start-game")


async def measure(port: int, options: argparse.Namespace) -> dict[str, object]:
    http = HttpClient(port)
    _, cookie = await http.post("/api/guest", {"name": "Ada"})
    setup = {"game": options.game, "pace": 0, "window": 0}
    family = Family(port)
    table, _ = await http.post("/api/tables", {**setup, "seats": 2, "bots": [options.level]}, cookie)
    await family.client.open(table, cookie)
    await family.client.ask("take-seat", seat=0)
    crowd = []
    for _ in range(options.tables):
        table, _ = await http.post("/api/tables", {**setup, "seats": 4, "bots": [options.crowd] * 4}, cookie)
        one = CrowdTable(port)
        await one.client.open(table, cookie)
        one.client.send("start-game")
        crowd.append(one)
    await asyncio.sleep(options.warm)
    family.client.send("start-game")
    before = sum(one.moves for one in crowd)
    await asyncio.sleep(options.seconds)
    waits = [*family.waits, family.waiting_now()]
    moves = sum(one.moves for one in crowd) - before
    for client in (family.client, *(one.client for one in crowd)):
        client.close()
    return {
        "moves of the family's computer player": len(family.waits),
        "median wait, s": round(median(waits), 3),
        "longest wait, s": round(max(waits), 3),
        "moves of the crowd per second": round(moves / options.seconds, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=120, help="tables of the crowd")
    parser.add_argument("--crowd", default="expert", help="the level at these tables")
    parser.add_argument("--level", default="easy", help="the level of the family's computer player")
    parser.add_argument("--game", default="uno")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--warm", type=float, default=5, help="seconds before the family's game starts")
    parser.add_argument("--seconds", type=float, default=30, help="duration of the family's game")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as name:
        port, folder = free_port(), Path(name)
        command = [*serve_command(port, folder), "--bot-workers", str(options.bot_workers)]
        with Server(command, port, folder, {}) as server:
            figures = uvloop.run(asyncio.wait_for(measure(server.port, options), 120 + options.warm + options.seconds))
    print(f"{options.tables} tables of {options.crowd}, a family with {options.level}, {options.game}")
    for what, figure in figures.items():
        print(f"  {what:40}{figure:>10}")
    if options.json:
        write_json(options.json, figures)


if __name__ == "__main__":
    main()
