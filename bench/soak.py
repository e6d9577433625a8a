"""The memory of the server over a long time: parties come, play, chat, ask for hints, drop out, come back and leave.

Each party opens a table and stays for a game or two, with computer players at most tables and spectators at some. Some
finish, some leave in the middle of a game, and some come back later. Beside them, strangers try wrong keys and read the
lobby, records and replays. Each party has another address, so the limits of the server apply as they do to people.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import secrets
import statistics
import sys
import tempfile
import time
from collections import Counter, deque
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, show, write_json
from bench.load.process import Server, free_port, memory_of
from tests.server.live.client import Client, LiveTable, Rejected, hello, open_table, receive_all, rest, socket_to
from tischlein.server.host import ALPHABET, ID_LENGTH

SAMPLE_SECONDS = 10.0
WARM_MINUTES = 5.0
"""Minutes in which caches may fill; the verdict is about the rest."""
MAX_SLOPE = 20.0
"""KiB per minute up to which memory is called flat: 28 MiB a day."""
PAUSES = (0.05, 0.6)
"""Seconds before a move, at the fastest and at the slowest table."""
MAX_GAME_SECONDS = 60.0
"""Seconds after which a party has had enough of a game."""
MAX_VISIT_SECONDS = 300.0
"""Seconds after which a party counts as stuck, which must not happen."""
STRANGER_SECONDS = 10.0
REMEMBERED = 100
"""Tables that parties have left and may come back to."""
GAMES = {"uno": (2, 4), "ex-hop": (3, 4), "raise": (2, 4), "xxl-strassenbau": (2, 4), "xxl-reihe": (2, 4)}
"""Games, and the seats at their tables."""
LEVELS = ("random", "greedy", "easy", "medium")
PATHS = (
    "/",
    "/health",
    "/ready",
    "/api/tables",
    "/api/archive",
    "/api/games",
    "/api/locales/de",
    "/rules/uno",
    "/nowhere",
)


@dataclass(frozen=True)
class Sample:
    """The server at a time, in minutes since the beginning. `kib`: its memory without files; `own`: without workers."""

    minute: float
    kib: int
    own: int
    files: int
    threads: int
    tables: int
    sockets: int
    moves: int


class Soak:
    """What happens during a run. `happened` counts it."""

    def __init__(self, port: int, seed: int) -> None:
        self._port = port
        self._rng = random.Random(seed)
        self._left: deque[LiveTable] = deque(maxlen=REMEMBERED)
        self.happened: Counter[str] = Counter()

    async def parties(self) -> None:
        """Let one party follow the other at a table."""
        while True:
            rng = random.Random(self._rng.random())
            try:
                if self._left and rng.random() < 0.3:
                    live = self._left[rng.randrange(len(self._left))]
                    self._left.remove(live)
                    await self._come_back(live, rng)
                else:
                    live = await self._open(rng)
                async with asyncio.timeout(MAX_VISIT_SECONDS):
                    await self._stay(live, rng)
            except* TimeoutError:
                self.happened["parties stuck"] += 1
                print("stuck:", [describe(client) for client in live.people], file=sys.stderr)
            except* Rejected as rejections:
                self.happened[f"rejected: {rejections.exceptions[0]}"] += 1
            await asyncio.sleep(rng.random())

    async def _open(self, rng: random.Random) -> LiveTable:
        game = rng.choice(list(GAMES))
        seats = rng.randint(*GAMES[game])
        people = rng.randint(1, min(3, seats))
        bots = [rng.choice(LEVELS) for _ in range(seats - people)]
        source = f"127.{rng.randint(1, 250)}.{rng.randint(0, 250)}.{rng.randint(1, 250)}"
        setup = {"game": game, "bots": bots, "pace": 100, "public": rng.random() < 0.5, "replays": rng.random() < 0.5}
        live = await LiveTable.gather([self._port], people, source, rng.randrange(10**6), **setup)
        self.happened["tables opened"] += 1
        return live

    async def _come_back(self, live: LiveTable, rng: random.Random) -> None:
        """Come back to a table with new clients and the old keys, as after loading the page again."""
        live.people = [
            Client([self._port], client.table, client.keys, client.cookie, client.source, rng.randrange(10**6))
            for client in live.people
        ]
        for client in live.people:
            client.connect()
            await client.until(lambda client=client: client.seq > 0)  # type: ignore[misc]
        self.happened["tables come back to"] += 1

    async def _stay(self, live: LiveTable, rng: random.Random) -> None:
        for client in live.people:
            client.pause = rng.uniform(*PAUSES)
        async with live, contextlib.AsyncExitStack() as around:
            if rng.random() < 0.4:
                await around.enter_async_context(live.spectator(source=live.people[0].source))
                self.happened["spectators"] += 1
            for _ in range(rng.randint(1, 2)):
                if live.people[0].phase != "playing":
                    await live.start()
                    self.happened["games started"] += 1
                talking = asyncio.create_task(self._talk(live, rng))
                end = time.monotonic() + (MAX_GAME_SECONDS if rng.random() < 0.7 else rng.uniform(1, 10))
                try:
                    async with asyncio.timeout(MAX_GAME_SECONDS + 30):
                        await live.play(lambda end=end: time.monotonic() > end)  # type: ignore[misc]
                except TimeoutError:
                    self.happened["games that hung"] += live.people[0].must_move()
                finally:
                    talking.cancel()
                    await asyncio.gather(talking, return_exceptions=True)
                if live.people[0].phase != "over":
                    self.happened["games abandoned"] += 1
                    break
                self.happened["games ended"] += 1
            if rng.random() < 0.3:
                with contextlib.suppress(Rejected):
                    await live.people[-1].ask("leave-seat")
                self.happened["seats given up"] += 1
            elif rng.random() < 0.8:
                self._left.append(live)

    async def _talk(self, live: LiveTable, rng: random.Random) -> None:
        """Chat, ask for hints, and lose the connection now and then while others play."""
        while True:
            await asyncio.sleep(rng.uniform(0.5, 4))
            client = rng.choice(live.people)
            what = rng.choice(["chat", "chat", "reaction", "hint", "check", "reconnect"])
            self.happened[f"asked: {what}"] += 1
            if what == "chat":
                await client.ask("send-chat", text="x" * rng.randint(1, 200))
            elif what == "reaction":
                await client.ask("send-reaction", reaction="bravo")
            elif what == "hint" and client.must_move():
                await client.ask("request-hint")
            elif what == "check" and client.moves:
                await client.ask("check-move", move=rng.choice(client.moves))
            elif what == "reconnect":
                try:
                    await client.disconnect()
                    await asyncio.sleep(rng.random())
                finally:  # the game may end meanwhile
                    client.connect()

    async def strangers(self) -> None:
        """Try wrong keys and read what everyone may read."""
        while True:
            rng = random.Random(self._rng.random())
            await asyncio.sleep(rng.uniform(0.2, 2))
            source = f"127.{rng.randint(1, 250)}.{rng.randint(0, 250)}.{rng.randint(1, 250)}"
            if rng.random() < 0.4:
                known = self._left[0].table.id if self._left else ""
                table = known if rng.random() < 0.5 else "".join(rng.choices(ALPHABET, k=ID_LENGTH))
                async with socket_to(self._port, table or "a" * ID_LENGTH, source=source) as socket:
                    await socket.send(hello([secrets.token_urlsafe(16)]))
                    try:
                        async with asyncio.timeout(STRANGER_SECONDS):
                            await receive_all(socket)
                    except TimeoutError:
                        self.happened["strangers let in"] += 1
                self.happened["wrong keys"] += 1
                continue
            async with rest(self._port, source) as http:
                path = rng.choice(PATHS)
                if self._left and rng.random() < 0.5:
                    live = rng.choice(list(self._left))
                    path = f"/api/tables/{live.table.id}/games/1/{rng.choice(['record', 'replay'])}"
                    await http.get(path, headers={"authorization": f"Bearer {live.table.invitation}"})
                    self.happened["records and replays"] += 1
                else:
                    await http.get(path)
                    self.happened["pages"] += 1

    async def empty_tables(self) -> None:
        """Open tables at which nobody ever sits down."""
        while True:
            await asyncio.sleep(self._rng.uniform(2, 6))
            await open_table(self._port, f"127.0.3.{self._rng.randint(1, 250)}", seats=4, bots=["easy"])
            self.happened["tables never used"] += 1


def describe(client: Client) -> dict[str, object]:
    """Return what a stuck client waits for."""
    last = client.answers[-1]["type"] if client.answers else None
    return {"seat": client.seat, "phase": client.phase, "seq": client.seq, "must": client.must_move(), "last": last}


async def take_sample(server: Server, began: float) -> Sample:
    pids = server.process_ids()
    async with rest(server.port) as http:
        text = (await http.get("/metrics")).text
    values = {name: float(value) for name, value in re.findall(r"^(tischlein_\S+) ([\d.e+]+)$", text, re.MULTILINE)}
    status = Path(f"/proc/{pids[0]}/status").read_text()
    return Sample(
        minute=round((time.monotonic() - began) / 60, 2),
        kib=server.memory().anonymous,
        own=memory_of(pids[0]).anonymous,
        files=len(os.listdir(f"/proc/{pids[0]}/fd")),
        threads=int(status.partition("Threads:")[2].split()[0]),
        tables=int(values["tischlein_tables"]),
        sockets=int(values["tischlein_sockets"]),
        moves=sum(int(value) for name, value in values.items() if name.startswith("tischlein_moves_total")),
    )


async def measure(server: Server, options: argparse.Namespace, samples: list[Sample]) -> Counter[str]:
    """Run parties and strangers at the server, and sample it until the time is up."""
    soak = Soak(server.port, options.seed)
    began = time.monotonic()
    crowd = [soak.parties() for _ in range(options.parties)]
    tasks = [asyncio.create_task(work) for work in (*crowd, soak.strangers(), soak.strangers(), soak.empty_tables())]
    try:
        while time.monotonic() < began + 60 * options.minutes:
            done, _ = await asyncio.wait(tasks, timeout=SAMPLE_SECONDS, return_when="FIRST_COMPLETED")
            for task in done:
                task.result()
            samples.append(await take_sample(server, began))
            if options.json:
                write_json(options.json, {"happened": soak.happened, "samples": [asdict(sample) for sample in samples]})
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return soak.happened


def slope(samples: list[Sample]) -> float:
    """Return the growth of the memory in KiB per minute, by least squares."""
    return statistics.linear_regression([s.minute for s in samples], [s.kib for s in samples]).slope


def moves_by_window(samples: list[Sample]) -> list[int]:
    """Return the moves in each whole five minutes, or in all of a shorter time."""
    edges = [samples[0], *(b for a, b in pairwise(samples) if a.minute // 5 != b.minute // 5)]
    edges = edges if len(edges) > 1 else [samples[0], samples[-1]]
    return [later.moves - earlier.moves for earlier, later in pairwise(edges)]


def report(samples: list[Sample], happened: Counter[str]) -> None:
    minutes = sorted({int(sample.minute // 5) * 5 for sample in samples})
    rows = []
    for minute in minutes:
        part = [sample for sample in samples if minute <= sample.minute < minute + 5]
        kib = [sample.kib for sample in part]
        means = [statistics.mean(getattr(sample, what) for sample in part) for what in ("own", "files", "threads")]
        counts = [statistics.mean(getattr(sample, what) for sample in part) for what in ("tables", "sockets")]
        rows.append(
            [
                f"{minute}–{minute + 5}",
                f"{statistics.mean(kib) / 1024:.1f}",
                f"{min(kib) / 1024:.1f}–{max(kib) / 1024:.1f}",
                f"{means[0] / 1024:.1f}",
                *(f"{mean:.0f}" for mean in (*means[1:], *counts)),
                f"{part[-1].moves - part[0].moves:,}",
            ]
        )
    columns = ["minutes", "MiB", "from–to", "without workers", "files", "threads", "tables", "sockets", "moves"]
    show("the server", columns, rows)
    print(", ".join(f"{what}: {number}" for what, number in sorted(happened.items())))
    later = [sample for sample in samples if sample.minute >= WARM_MINUTES]
    if len(later) < 2:
        print(f"too short for a verdict: it is about the time after {WARM_MINUTES:.0f} minutes")
        return
    active = moves_by_window(later)
    if min(active) < max(active) / 4:
        print(f"no verdict: the parties did not go on playing; moves in each five minutes: {active}")
        return
    growth = slope(later)
    verdict = "flat" if growth <= MAX_SLOPE else "not flat"
    print(f"{verdict} after the first five minutes: {growth:+.1f} KiB/min (flat: at most {MAX_SLOPE:.0f})")


def log_errors(file: Path) -> Counter[str]:
    """Count the lines that the server has logged as warnings or errors, by their event."""
    lines = (json.loads(line) for line in file.read_text().splitlines() if line.startswith("{"))
    return Counter(line["event"] for line in lines if line["level"] not in ("info", "debug"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--parties", type=int, default=16, help="parties at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    samples: list[Sample] = []
    with tempfile.TemporaryDirectory(prefix="tischlein-soak-") as name:
        folder, port = Path(name), free_port()
        command = [sys.executable, "-m", "tischlein", "serve", "--port", str(port), "--bot-workers", "1"]
        command += ["--database", f"sqlite:///{folder / 'tables.sqlite'}", "--key-file", str(folder / "key")]
        with Server(command, port, folder, {}) as server:
            happened = uvloop.run(measure(server, options, samples))
            errors = log_errors(folder / "server.log")
    report(samples, happened)
    print("errors in the server's log: " + (", ".join(f"{what} {n}" for what, n in errors.items()) or "none"))


if __name__ == "__main__":
    main()
