"""Several server processes on PostgreSQL that are updated, killed and stopped while people play."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.registered import brief
from tests.server import in_process
from tests.server.in_process import HIGH_LIMITS
from tests.server.live.client import LiveTable, rest, run
from tests.server.live.many_tables import ManyTables, check_log
from tests.server.live.process import SECONDS, Server, alive
from tests.server.postgres import free_port
from tischlein.server import messages
from tischlein.server.bot_processes import process_pool
from tischlein.server.host import TableHost
from tischlein.server.keys import Keys
from tischlein.server.log_events import GameEnded, LogEntry, TableSetup
from tischlein.server.settings import Settings
from tischlein.server.store.opening import open_store
from tischlein.server.table_state import fold

TABLES = 4
ENOUGH = 60
"""Commands between two events."""


async def play_while(ports: list[int], happenings: list[Callable[[], None]]) -> ManyTables:
    """Play game after game; let one thing after the other happen, and play on after each."""
    many = await ManyTables.gather(ports, TABLES)
    playing = asyncio.ensure_future(many.play())

    async def play_on() -> None:
        goal = many.acked() + ENOUGH
        await many.until(lambda: many.acked() >= goal, playing)

    await play_on()
    for happen in happenings:
        await asyncio.to_thread(happen)
        await play_on()
    many.closing = True
    await playing
    await many.close()
    return many


def longest_gap(many: ManyTables) -> float:
    """Return the longest time that a seat waited for its move to be carried out, in seconds."""
    return max(seconds for client in many.clients for seconds in client.latencies)


# --- processes that are started one by one


def test_a_rolling_update_of_two_processes(tmp_path: Path, postgres_address: str) -> None:
    with Server(tmp_path, postgres_address) as one, Server(tmp_path, postgres_address) as other:
        updates = [one.stop, one.start, other.stop, other.start]
        many = run(play_while([one.port, other.port], updates))
        for live in many.tables:
            check_log(one, live)
        assert sum(client.welcomes for client in many.clients) > 2 * len(many.clients), "they had to reconnect"
        assert one.errors() == other.errors() == []
    print(f"the longest time that a seat could not move: {1000 * longest_gap(many):.0f} ms")


def test_computer_players_move_on_when_their_process_stops(tmp_path: Path, postgres_address: str) -> None:
    """No client is connected to the other process."""
    with Server(tmp_path, postgres_address) as one, Server(tmp_path, postgres_address) as other:

        async def play() -> list[LogEntry]:
            async with await LiveTable.gather([one.port], 1, bots=["random"], game=brief(), pace=50) as live:
                person = live.people[0]
                await live.start()
                assert (await person.ask("hand-over", level="random"))["type"] == "command-done"
                await person.until(lambda: person.seq > 12)
            await asyncio.to_thread(one.stop)
            while not isinstance(other.read_log(live.table.id)[-1].event, GameEnded):
                await asyncio.sleep(0.1)
            return other.read_log(live.table.id)

        assert fold(other.keys, run(play())).phase == "over"


# --- processes with a supervisor


class Family:
    """A supervisor with two processes, at one port and at a separate one each."""

    def __init__(self, directory: Path, address: str) -> None:
        self.ports = two_free_ports()
        arguments = ["--processes", "2", "--process-port", str(self.ports[0])]
        self.server = Server(directory, address, arguments=arguments)

    def lines(self, event: str) -> list[dict[str, int]]:
        return [line for line in self.server.log_lines() if line["event"] == event]

    def wait_for(self, event: str, count: int) -> None:
        """Wait until something was logged as often."""
        end = time.monotonic() + SECONDS
        while len(self.lines(event)) < count:
            assert time.monotonic() < end, f"{event} was not logged: {self.server.log_lines()[-3:]}"
            time.sleep(0.05)

    def pids(self) -> list[int]:
        """Return the ids of the newest processes, by their number."""
        ready = {line["process"]: line["pid"] for line in self.lines("process_ready")}
        return [ready[number] for number in sorted(ready)]

    def replace_all(self) -> None:
        known = len(self.lines("restart_done"))
        self.server.send_signal(signal.SIGHUP)
        self.wait_for("restart_done", known + 1)

    def kill_one(self) -> None:
        known = len(self.lines("process_ready"))
        os.kill(self.pids()[0], signal.SIGKILL)
        self.wait_for("process_ready", known + 1)


def two_free_ports() -> list[int]:
    while True:
        first = free_port()
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", first + 1))
            return [first, first + 1]


@pytest.fixture
def family(tmp_path: Path, postgres_address: str) -> Iterator[Family]:
    made = Family(tmp_path, postgres_address)
    with made.server:
        yield made


def test_a_signal_replaces_the_processes_while_people_play(family: Family) -> None:
    before = family.pids()
    many = run(play_while([family.server.port], [family.replace_all]))
    assert len({*before, *family.pids()}) == 4
    assert not any(map(alive, before))
    for live in many.tables:
        check_log(family.server, live)
    assert family.server.errors() == []
    print(f"the longest time that a seat could not move: {1000 * longest_gap(many):.0f} ms")


def test_a_process_that_dies_is_started_again(family: Family) -> None:
    many = run(play_while(family.ports, [family.kill_one]))
    for live in many.tables:
        check_log(family.server, live)
    (ended,) = family.lines("process_ended")
    assert (ended["process"], ended["code"]) == (0, -signal.SIGKILL)


def test_an_update_that_does_not_start_changes_nothing(family: Family) -> None:
    """The key is not that of the database any longer, so no new process can start."""
    before = family.pids()
    key = family.server.key_file.read_text()
    family.server.key_file.write_text("00" * 32)
    family.server.send_signal(signal.SIGHUP)
    family.wait_for("restart_failed", 1)
    assert all(map(alive, before))
    family.server.key_file.write_text(key)
    family.replace_all()
    assert not any(map(alive, before))


def test_no_process_outlives_the_supervisor(tmp_path: Path, postgres_address: str) -> None:
    family = Family(tmp_path, postgres_address)
    family.server.start()
    pids = family.pids()
    assert all(map(alive, pids))
    family.server.kill()
    while any(map(alive, pids)):
        time.sleep(0.05)


def test_a_table_at_one_address_is_in_one_process(family: Family) -> None:
    async def count_tables(port: int) -> int:
        async with rest(port) as http:
            found = re.search(r"^tischlein_tables (\d+)", (await http.get("/metrics")).text, re.MULTILINE)
        assert found is not None
        return int(found[1])

    async def play() -> None:
        async with await LiveTable.gather(family.ports[1:], 2, game=brief()) as live:
            await live.start()
            await live.play()
            assert [await count_tables(port) for port in family.ports] == [0, 1]
            async with live.spectator() as spectator:
                assert spectator.seq
                spectator.ports = family.ports[:1]
                await spectator.disconnect()
                spectator.connect()
                await spectator.until(lambda: spectator.welcomes > 1)
                assert [await count_tables(port) for port in family.ports] == [1, 1]

    run(play())


@pytest.mark.parametrize(("elsewhere", "reads"), [(False, False), (True, True)])
def test_a_table_costs_other_processes_no_reads(postgres_address: str, elsewhere: bool, reads: bool) -> None:
    """Unless one of its clients is connected to them."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            hosts = []
            for _ in range(2):
                store = await open_store(postgres_address)
                made = TableHost(Settings(bot_workers=1, limits=HIGH_LIMITS), store, Keys(b"k" * 32), process_pool(1))
                stack.push_async_callback(made.close)
                await made.open()
                hosts.append(made)
            counted = count_reads(hosts[1])
            table = await hosts[0].open_table(TableSetup("uno", 2), [])
            ann = await in_process.sit(hosts[0], table, "Ann")
            bo = await in_process.sit(hosts[elsewhere], table, "Bo")
            for client in (ann, bo):
                assert isinstance(await client.ask(messages.SendChat, "hello"), messages.CommandDone)
            await hosts[1]._find_missed(list(hosts[1].rooms.values()))
            assert bool(counted) == reads

    run(play())


def count_reads(table_host: TableHost) -> list[str]:
    """Return a list of the reads of the log by a process, which grows."""
    counted: list[str] = []
    store: Any = table_host.store

    def counting(name: str) -> Any:
        read = getattr(store, name)

        async def read_and_count(*arguments: Any, **named: Any) -> Any:
            counted.append(name)
            return await read(*arguments, **named)

        return read_and_count

    for name in ("read_log", "read_state", "find_newer"):
        setattr(store, name, counting(name))
    return counted
