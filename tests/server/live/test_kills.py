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
from tests.server.live.client import Client, Party, run
from tests.server.live.process import Server
from tests.server.live.retelling import Retold
from tischlein.server.deeds import Ended, Entry, Moved
from tischlein.server.sitting import fold
from tischlein.server.stage import OUTSIDE

KILLS = int(os.environ.get("TISCHLEIN_KILLS", "5"))
SEATS = 3
BOUND = 120 + 20 * KILLS


class Hall:
    """Many tables whose people play game after game."""

    def __init__(self, parties: list[Party]) -> None:
        self.parties = parties
        self.closing = False
        self._bell = asyncio.Event()
        for client in self.clients:
            client.bell = self._bell

    @classmethod
    async def gather(cls, ports: list[int], tables: int) -> Hall:
        return cls(
            await asyncio.gather(
                *(
                    Party.gather(ports, SEATS, seed=SEATS * number, game=(brief(), "uno")[number % 2])
                    for number in range(tables)
                )
            )
        )

    @property
    def clients(self) -> list[Client]:
        return [client for party in self.parties for client in party.people]

    def acked(self) -> int:
        return sum(len(client.acked) for client in self.clients)

    async def until(self, true: Callable[[], bool], playing: asyncio.Future[None]) -> None:
        while not true():
            assert not playing.done(), "the games stopped"
            self._bell.clear()
            await self._bell.wait()

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for party in self.parties:
                group.create_task(self._play_at(party))

    async def _play_at(self, party: Party) -> None:
        while not self.closing:
            await party.start()
            await party.play()

    async def close(self) -> None:
        await asyncio.gather(*(client.go() for client in self.clients))


def check_log(server: Server, party: Party) -> tuple[int, int]:
    """The log holds all that was acknowledged, once; nobody was shown anything else; how many commands and moves."""
    entries = server.lines(party.table.id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    by_client: dict[str, list[int]] = {}
    for entry in entries:
        if entry.client is not None:
            by_client.setdefault(entry.client.rpartition(":")[2], []).append(entry.seq)
    for client in party.people:
        for name, seq in client.acked:
            assert by_client[name] == [seq], "done once, in the line that was named"
    sitting = fold(server.keys, entries)
    assert sitting.phase == "over"
    assert sitting.game is not None
    assert sitting.game.over
    check_shown(server, party, entries)
    return sum(len(client.acked) for client in party.people), sum(isinstance(entry.deed, Moved) for entry in entries)


def check_shown(server: Server, party: Party, entries: list[Entry]) -> None:
    retold = Retold(server.keys, entries, [*range(SEATS), OUTSIDE], snapshots=False)
    for client in party.people:
        for seq, raw in client.lines.items():
            assert raw in (retold.news[client.seat, seq], retold.news[OUTSIDE, seq])


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

    async def play(server: Server) -> list[Entry]:
        async with await Party.gather([server.port], 1, bots=["random"], game=brief()) as party:
            await party.start()
            await party.people[0].ask("rest", level="random")
            await party.people[0].until(lambda: party.people[0].seq > 12)
        server.kill()
        server.start()
        while not isinstance(server.lines(party.table.id)[-1].deed, Ended):
            await asyncio.sleep(0.1)
        return server.lines(party.table.id)

    with Server(tmp_path) as server:
        entries = run(play(server))
        assert fold(server.keys, entries).phase == "over"
