"""The server is killed again and again while people play: nothing that it said was done is lost.

TISCHLEIN_KILLS sets how often.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.registered import brief
from tests.server.live.client import Party, run
from tests.server.live.hall import Hall, check_log
from tests.server.live.process import Server
from tischlein.server.log_events import GameEnded, LogEntry
from tischlein.server.table_state import fold

KILLS = int(os.environ.get("TISCHLEIN_KILLS", "5"))
BOUND = 120 + 20 * KILLS


def survive(server: Server, tables: int, kills: int, seed: int) -> None:
    rng = random.Random(seed)

    async def play() -> Hall:
        hall = await Hall.gather([server.port], tables)
        playing = asyncio.ensure_future(hall.play())
        for _ in range(kills):
            goal = hall.acked() + rng.randint(1, 10 * tables)
            await hall.until(lambda goal=goal: hall.acked() >= goal, playing)  # type: ignore[misc]
            await asyncio.sleep(rng.random() / 50)  # at any moment, not only when an answer has just come
            server.kill()
            await asyncio.to_thread(server.start)
        hall.closing = True
        await playing
        await hall.close()
        return hall

    hall = run(play(), BOUND)
    comings = sum(client.welcomes for client in hall.clients)
    assert comings > kills * tables, "people came back by themselves, if there was time before the next blow"
    acked, moves = map(sum, zip(*(check_log(server, party) for party in hall.parties), strict=True))
    print(f"{kills} kills, {comings} comings, {acked} acknowledged, {moves} moves")


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


def alive(pid: int) -> bool:
    """It runs, and is not only waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no /proc")
@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_computer_players_do_not_outlive_their_server(tmp_path: Path, end: Callable[[Server], None]) -> None:
    async def play() -> list[int]:
        server = Server(tmp_path)
        server.start()
        try:
            async with await Party.gather([server.port], 1, bots=["greedy"]) as party:
                await party.start()
                await party.play()
                found = children(server.pid)
        finally:
            end(server)
        while any(map(alive, found)):
            await asyncio.sleep(0.05)
        return found

    assert run(play(), 60)


@pytest.mark.once
def test_computer_players_go_on_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    """A server that starts again finds the table among its jobs."""

    async def play(server: Server) -> list[LogEntry]:
        async with await Party.gather([server.port], 1, bots=["random"], game=brief()) as party:
            await party.start()
            await party.people[0].ask("hand-over", level="random")
            await party.people[0].until(lambda: party.people[0].seq > 12)
        server.kill()
        server.start()
        while not isinstance(server.lines(party.table.id)[-1].event, GameEnded):
            await asyncio.sleep(0.1)
        return server.lines(party.table.id)

    with Server(tmp_path) as server:
        entries = run(play(server))
        assert fold(server.keys, entries).phase == "over"
