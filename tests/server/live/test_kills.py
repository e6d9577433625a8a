"""The server is killed repeatedly while people play: no acknowledged command is lost.

TISCHLEIN_KILLS sets the number of kills; `bench/kills.py` runs a hundred of all kinds.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.registered import brief
from tests.server.live.client import LiveTable, run
from tests.server.live.faults import (
    Fault,
    FaultReport,
    on_postgresql,
    on_sqlite,
    survive,
    with_limited_files,
    with_own_clock,
)
from tests.server.live.many_tables import SEATS
from tests.server.live.process import Server, alive
from tests.server.postgres import Cluster
from tischlein.server.log_events import GameEnded, LogEntry
from tischlein.server.table_state import fold

KILLS = int(os.environ.get("TISCHLEIN_KILLS", "5"))


def check_survival(fault: Fault, tables: int, faults: int) -> FaultReport:
    report = survive("", fault, tables, faults)
    print(report)
    assert report.lost == 0
    return report


@pytest.mark.once
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    with on_sqlite(tmp_path, random.Random(1)) as fault:
        assert check_survival(fault, 12, KILLS).connections >= SEATS * 12 * KILLS, "all clients came back"


@pytest.mark.once
@pytest.mark.parametrize("kind", ["one of two processes", "both processes", "PostgreSQL"])
def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, cluster: Cluster, kind: str) -> None:
    with on_postgresql(tmp_path, random.Random(2), cluster, kind) as fault:
        check_survival(fault, 6, max(1, KILLS // 2))


@pytest.mark.once
@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can be set on Linux only")
def test_nothing_acknowledged_is_lost_when_files_may_not_grow(tmp_path: Path) -> None:
    with with_limited_files(tmp_path, random.Random(3)) as fault:
        assert check_survival(fault, 4, max(1, KILLS // 2)).refusals > 0


@pytest.mark.once
def test_tables_go_on_when_the_clock_is_set_back(tmp_path: Path) -> None:
    with with_own_clock(tmp_path, random.Random(4)) as fault:
        check_survival(fault, 4, max(2, KILLS // 2))


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
