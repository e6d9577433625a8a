"""Two server processes on one PostgreSQL: clients of both share tables, and either process may be killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.registered import brief, simultaneous
from tests.server import in_process
from tests.server.in_process import HIGH_LIMITS
from tests.server.live.client import (
    Client,
    LiveTable,
    create_guest,
    hello,
    open_table,
    read_answer,
    receive_all,
    rest,
    run,
    socket_to,
)
from tests.server.live.expected_frames import ExpectedFrames
from tests.server.live.many_tables import SEATS, ManyTables, check_frames, check_log
from tests.server.live.process import Server
from tischlein.server import messages
from tischlein.server.bot_processes import process_pool
from tischlein.server.host import TableHost
from tischlein.server.keys import Keys
from tischlein.server.log_events import GameEnded, MoveMade, TableSetup
from tischlein.server.settings import Settings
from tischlein.server.store.opening import open_store
from tischlein.server.table_state import fold

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, cluster: object) -> Iterator[Pair]:
    """Run two processes for all tests of this module."""
    directory = tmp_path_factory.mktemp("pair")
    address = cluster.address(cluster.fresh())  # type: ignore[attr-defined]
    with Server(directory, address) as one, Server(directory, address) as other:
        yield one, other
        assert one.errors() == other.errors() == []


def ports(pair: Pair) -> list[int]:
    return [server.port for server in pair]


@pytest.mark.parametrize("game", ["uno", *simultaneous()[:2]])
def test_all_see_the_same_in_the_same_order(servers: Pair, game: str) -> None:
    async def play() -> LiveTable:
        async with await LiveTable.gather(ports(servers), SEATS, game=game) as live:
            await live.start()
            await live.play()
            await live.settle()
            return live

    live = run(play())
    entries = servers[0].read_log(live.table.id)
    check_frames(servers[0], live, entries)
    newest = entries[-1].seq
    started = next(answer["seq"] for answer in live.people[0].received("game-started"))
    for client in live.people:
        assert set(client.news) >= set(range(started, newest + 1)), "a client missed an entry"
    check_log(servers[0], live)


def test_computer_players_move_once(servers: Pair) -> None:
    """Both processes would move for them; the log decides."""

    async def play() -> LiveTable:
        async with await LiveTable.gather(ports(servers), 2, game=brief(), bots=["greedy", "random"]) as live:
            await live.start()
            await live.play()
            await live.settle()
            return live

    live = run(play())
    entries = servers[0].read_log(live.table.id)
    assert fold(servers[0].keys, entries).phase == "over"
    assert sum(isinstance(entry.event, GameEnded) for entry in entries) == 1
    expected = ExpectedFrames(servers[0].keys, entries, [0, 1], snapshots=False)
    for client in live.people:
        moved = {seq: raw for seq, raw in client.news.items() if '"kind":"move-made"' in raw}
        assert moved
        assert all(expected.news[client.seat, seq] == raw for seq, raw in moved.items())


def test_two_seats_at_the_same_moment_are_decided_by_the_log(servers: Pair) -> None:
    async def play() -> LiveTable:
        async with await LiveTable.gather(ports(servers), 2) as live:
            one, other = live.people
            for number in range(40):
                commands = [client.ask("send-chat", text=f"{client.seat} says {number}") for client in live.people]
                answers = await asyncio.gather(*commands)
                assert [answer["type"] for answer in answers] == ["command-done", "command-done"]
                assert answers[0]["seq"] != answers[1]["seq"]
            await live.settle()
            assert {seq: raw for seq, raw in one.news.items() if seq in other.news} == {
                seq: raw for seq, raw in other.news.items() if seq in one.news
            }
            return live

    live = run(play())
    acked = sorted(seq for client in live.people for name, seq in client.acked[1:])
    assert acked == list(range(acked[0], acked[0] + 80))


def test_two_processes_give_a_seat_away_once(servers: Pair) -> None:
    async def play() -> None:
        for number in range(10):
            table = await open_table(servers[0].port)
            pair = []
            for server in servers:
                cookie = await create_guest(server.port, f"G{number}")
                pair.append(Client([server.port], table.id, [table.invitation], cookie))
            async with pair[0], pair[1]:
                answers = await asyncio.gather(*(client.ask("take-seat", seat=0) for client in pair))
                assert sorted(answer["type"] for answer in answers) == ["command-done", "error"]
                assert next(answer["code"] for answer in answers if answer["type"] == "error") == "not-free"

    run(play())


def presences(client: Client) -> list[tuple[int, bool]]:
    return [(seen["seat"], seen["connected"]) for seen in client.answers if seen["type"] == "presence"]


def test_both_processes_know_who_is_connected(servers: Pair) -> None:
    async def play() -> None:
        async with await LiveTable.gather(ports(servers), 2) as live:
            one, other = live.people
            await one.until(lambda: (1, True) in presences(one))
            await other.disconnect()
            await one.until(lambda: (1, False) in presences(one))

    run(play())


def test_both_processes_know_a_guest_and_its_keys(servers: Pair) -> None:
    async def play() -> None:
        async with await LiveTable.gather(ports(servers), 2) as live:
            one = live.people[0]
            async with Client([servers[1].port], one.table, one.keys, one.cookie) as again:
                assert again.seat == 0
                assert (await again.ask("send-chat", text="from my other device"))["type"] == "command-done"

    run(play())


# --- one process is behind


@asynccontextmanager
async def unsynchronised_hosts(address: str) -> AsyncIterator[tuple[TableHost, TableHost]]:
    """Open two hosts in this process; the second gets no notifications of the first, as if they were slow."""
    async with AsyncExitStack() as stack:
        hosts = []
        for _ in range(2):
            store = await open_store(address)
            table_host = TableHost(Settings(bot_workers=1, limits=HIGH_LIMITS), store, Keys(b"k" * 32), process_pool(1))
            stack.push_async_callback(table_host.close)
            hosts.append(table_host)
        await hosts[0].open()
        yield hosts[0], hosts[1]


def test_a_client_may_know_more_than_its_new_process(postgres_address: str) -> None:
    async def play() -> None:
        async with unsynchronised_hosts(postgres_address) as (one, other):
            table = await one.open_table(TableSetup("uno", 2), [])
            early = await in_process.connect(other, table, [other.keys.invitation(table)])
            ann = await in_process.sit(one, table, "Ann")
            bo = await in_process.sit(one, table, "Bo")
            keys = [str(frame.key) for frame in bo.frames if isinstance(frame, messages.CommandDone)]
            seq = one.rooms[table].state.seq
            again = await in_process.connect(other, table, keys, since=seq)
            assert again.frames[0].you.seat == 1
            assert not any(isinstance(frame, messages.Snapshot) for frame in again.frames), "it has seen everything"
            await early.until(lambda: last_seq(early) == seq)
            assert isinstance(await ann.ask(messages.SendChat, "hello"), messages.CommandDone)
            assert isinstance(await again.ask(messages.StartGame), messages.CommandDone)

    run(play())


def test_a_command_is_not_refused_before_the_log_is_read(postgres_address: str) -> None:
    async def play() -> None:
        async with unsynchronised_hosts(postgres_address) as (one, other):
            table = await one.open_table(TableSetup("uno", 2), [])
            ann = await in_process.sit(other, table, "Ann")
            await in_process.sit(one, table, "Bo")
            assert isinstance(await ann.ask(messages.StartGame), messages.CommandDone), (
                "the other seat was taken elsewhere"
            )

    run(play())


def last_seq(client: in_process.Client) -> int:
    return max(frame.seq for frame in client.frames if isinstance(frame, messages.News | messages.Snapshot))


# --- one process is killed


@pytest.mark.once
def test_a_table_that_the_database_cannot_look_for(tmp_path: Path, postgres_address: str) -> None:
    """PostgreSQL cannot store NUL."""

    async def play(port: int) -> None:
        async with socket_to(port, "a%00b") as socket:
            await socket.send(hello())
            (answer,) = [read_answer(raw) for raw in await receive_all(socket)]
            assert answer["code"] == "no-table"
        async with rest(port) as http:
            assert (await http.get("/api/tables/a%00b")).status_code == 400
            assert (await http.get("/t/a%00b")).status_code == (await http.get("/t/nothere123")).status_code

    with Server(tmp_path, postgres_address) as server:
        run(play(server.port))
        assert server.errors() == []


def test_killing_one_process_loses_no_table(tmp_path: Path, postgres_address: str) -> None:
    with ExitStack() as stack:
        pair = [stack.enter_context(Server(tmp_path, postgres_address)) for _ in range(2)]

        async def play() -> ManyTables:
            many = await ManyTables.gather([server.port for server in pair], 4)
            playing = asyncio.ensure_future(many.play())
            for victim in pair:
                goal = many.acked() + 60
                await many.until(lambda goal=goal: many.acked() >= goal, playing)  # type: ignore[misc]
                victim.kill()
                goal = many.acked() + 60
                await many.until(lambda goal=goal: many.acked() >= goal, playing)  # type: ignore[misc]
                await asyncio.to_thread(victim.start)
            many.closing = True
            await playing
            await many.close()
            return many

        many = run(play())
        for live in many.tables:
            check_log(pair[0], live)


@pytest.mark.once
def test_the_other_process_takes_over_for_computer_players(tmp_path: Path, postgres_address: str) -> None:
    """No client is connected to either process; the job of the table is leased, and the lease expires."""
    with ExitStack() as stack:
        dying, living = [stack.enter_context(Server(tmp_path, postgres_address)) for _ in range(2)]

        async def play() -> tuple[str, int]:
            async with await LiveTable.gather([dying.port], 1, bots=["random"], game=brief(), pace=50) as live:
                person = live.people[0]
                await live.start()
                assert (await person.ask("hand-over", level="random"))["type"] == "command-done"
                await person.until(lambda: person.seq > 12)
            dying.kill()
            killed = len(living.read_log(live.table.id))
            while not isinstance(living.read_log(live.table.id)[-1].event, GameEnded):
                await asyncio.sleep(0.2)
            return live.table.id, killed

        table, killed = run(play())
        entries = living.read_log(table)
        assert len(entries) > killed
        assert all(entry.event.level for entry in entries[killed:] if isinstance(entry.event, MoveMade))
        assert fold(living.keys, entries).phase == "over"
