"""The server is killed repeatedly while people play: no acknowledged command is lost.

TISCHLEIN_KILLS sets the number of kills.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.registered import brief
from tests.server.live.client import LiveTable, run
from tests.server.live.many_tables import ManyTables, check_log
from tests.server.live.process import Server, alive
from tischlein.server.log_events import GameEnded, LogEntry
from tischlein.server.table_state import fold

KILLS = int(os.environ.get("TISCHLEIN_KILLS", "5"))
BOUND = 120 + 20 * KILLS


def survive(server: Server, tables: int, kills: int, seed: int) -> None:
    rng = random.Random(seed)

    async def play() -> ManyTables:
        many = await ManyTables.gather([server.port], tables)
        playing = asyncio.ensure_future(many.play())
        for _ in range(kills):
            goal = many.acked() + rng.randint(1, 10 * tables)
            await many.until(lambda goal=goal: many.acked() >= goal, playing)  # type: ignore[misc]
            await asyncio.sleep(rng.random() / 50)  # at any moment, not only when an answer has just come
            server.kill()
            await asyncio.to_thread(server.start)
        many.closing = True
        await playing
        await many.close()
        return many

    many = run(play(), BOUND)
    connections = sum(client.welcomes for client in many.clients)
    assert connections > kills * tables, "clients reconnected, if there was time before the next kill"
    acked, moves = map(sum, zip(*(check_log(server, live) for live in many.tables), strict=True))
    print(f"{kills} kills, {connections} connections, {acked} acknowledged, {moves} moves")


@pytest.mark.once
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        survive(server, 20, KILLS, seed=1)


@pytest.mark.once
def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, postgres_address: str) -> None:
    with Server(tmp_path, postgres_address) as server:
        survive(server, 8, KILLS, seed=2)


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no /proc")
@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_computer_players_do_not_outlive_their_server(tmp_path: Path, end: Callable[[Server], None]) -> None:
    async def play() -> list[int]:
        server = Server(tmp_path)
        server.start()
        try:
            async with await LiveTable.gather([server.port], 1, bots=["greedy"]) as live:
                await live.start()
                await live.play()
                found = children(server.pid)
        finally:
            end(server)
        while any(map(alive, found)):
            await asyncio.sleep(0.05)
        return found

    assert run(play(), 60)


@pytest.mark.once
def test_computer_players_go_on_after_a_restart_without_connected_people(tmp_path: Path) -> None:
    """A restarted server finds the table among its jobs."""

    async def play(server: Server) -> list[LogEntry]:
        async with await LiveTable.gather([server.port], 1, bots=["random"], game=brief()) as live:
            await live.start()
            await live.people[0].ask("hand-over", level="random")
            await live.people[0].until(lambda: live.people[0].seq > 12)
        server.kill()
        server.start()
        while not isinstance(server.read_log(live.table.id)[-1].event, GameEnded):
            await asyncio.sleep(0.1)
        return server.read_log(live.table.id)

    with Server(tmp_path) as server:
        entries = run(play(server))
        assert fold(server.keys, entries).phase == "over"
