"""Two server processes on one PostgreSQL: one table, whoever is connected where, and whichever is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.registered import brief, simultaneous
from tests.server import inhouse
from tests.server.inhouse import EASY
from tests.server.live.client import Client, Party, name_guest, open_table, run
from tests.server.live.hall import SEATS, Hall, check_log, check_shown
from tests.server.live.process import Server
from tests.server.live.retelling import Retold
from tischlein.server import messages
from tischlein.server.host import TableHost
from tischlein.server.keys import Keys
from tischlein.server.log_events import GameEnded, MoveMade, TableSetup
from tischlein.server.settings import Settings
from tischlein.server.store import open_store
from tischlein.server.table_state import fold

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory, cluster: object) -> Iterator[Pair]:
    """Two processes that stay."""
    directory = tmp_path_factory.mktemp("twins")
    address = cluster.address(cluster.fresh())  # type: ignore[attr-defined]
    with Server(directory, address) as one, Server(directory, address) as other:
        yield one, other
        assert one.errors() == other.errors() == []


def ports(pair: Pair) -> list[int]:
    return [server.port for server in pair]


@pytest.mark.parametrize("game", ["uno", *simultaneous()[:2]])
def test_all_see_the_same_in_the_same_order(twins: Pair, game: str) -> None:
    async def play() -> Party:
        async with await Party.gather(ports(twins), SEATS, game=game) as party:
            await party.start()
            await party.play()
            await party.settle()
            return party

    party = run(play())
    entries = twins[0].lines(party.table.id)
    check_shown(twins[0], party, entries)
    newest = entries[-1].seq
    started = next(answer["seq"] for answer in party.people[0].told("game-started"))
    for client in party.people:
        assert set(client.lines) >= set(range(started, newest + 1)), "nobody missed a line"
    check_log(twins[0], party)


def test_computer_players_move_once(twins: Pair) -> None:
    """Both processes know the table and both would move for them: the log decides."""

    async def play() -> Party:
        async with await Party.gather(ports(twins), 2, game=brief(), bots=["greedy", "random"]) as party:
            await party.start()
            await party.play()
            await party.settle()
            return party

    party = run(play())
    entries = twins[0].lines(party.table.id)
    assert fold(twins[0].keys, entries).phase == "over"
    assert sum(isinstance(entry.event, GameEnded) for entry in entries) == 1
    retold = Retold(twins[0].keys, entries, [0, 1], snapshots=False)
    for client in party.people:
        moved = {seq: raw for seq, raw in client.lines.items() if '"kind":"move-made"' in raw}
        assert moved
        assert all(retold.news[client.seat, seq] == raw for seq, raw in moved.items())


def test_two_seats_at_the_same_moment_are_decided_by_the_log(twins: Pair) -> None:
    async def play() -> Party:
        async with await Party.gather(ports(twins), 2) as party:
            one, other = party.people
            for number in range(40):
                said = [client.ask("send-chat", text=f"{client.seat} says {number}") for client in party.people]
                answers = await asyncio.gather(*said)
                assert [answer["type"] for answer in answers] == ["command-done", "command-done"]
                assert answers[0]["seq"] != answers[1]["seq"]
            await party.settle()
            assert {seq: raw for seq, raw in one.lines.items() if seq in other.lines} == {
                seq: raw for seq, raw in other.lines.items() if seq in one.lines
            }
            return party

    party = run(play())
    acked = sorted(seq for client in party.people for name, seq in client.acked[1:])
    assert acked == list(range(acked[0], acked[0] + 80))


def test_one_seat_for_two_at_two_doors(twins: Pair) -> None:
    async def play() -> None:
        for number in range(10):
            table = await open_table(twins[0].port)
            pair = []
            for server in twins:
                cookie = await name_guest(server.port, f"G{number}")
                pair.append(Client([server.port], table.id, [table.invitation], cookie))
            async with pair[0], pair[1]:
                answers = await asyncio.gather(*(client.ask("take-seat", seat=0) for client in pair))
                assert sorted(answer["type"] for answer in answers) == ["command-done", "error"]
                assert next(answer["code"] for answer in answers if answer["type"] == "error") == "not-free"

    run(play())


def test_who_is_here_is_known_at_both_doors(twins: Pair) -> None:
    async def play() -> None:
        async with await Party.gather(ports(twins), 2) as party:
            one, other = party.people
            await one.until(lambda: {"type": "presence", "seat": 1, "connected": True} in one.answers)
            await other.go()
            await one.until(lambda: {"type": "presence", "seat": 1, "connected": False} in one.answers)

    run(play())


def test_a_guest_and_its_keys_are_known_at_both_doors(twins: Pair) -> None:
    async def play() -> None:
        async with await Party.gather(ports(twins), 2) as party:
            one = party.people[0]
            async with Client([twins[1].port], one.table, one.keys, one.cookie) as again:
                assert again.seat == 0
                assert (await again.ask("send-chat", text="from my other device"))["type"] == "command-done"

    run(play())


# --- one has not heard yet


@asynccontextmanager
async def deaf_pair(address: str) -> AsyncIterator[tuple[TableHost, TableHost]]:
    """Two houses in this process; the second hears nothing of what the first writes, as if the news were slow."""
    async with AsyncExitStack() as stack:
        houses = []
        for _ in range(2):
            store = await open_store(address)
            table_host = TableHost(Settings(bot_workers=1, limits=EASY), store, Keys(b"k" * 32))
            stack.push_async_callback(table_host.close)
            houses.append(table_host)
        await houses[0].open()
        yield houses[0], houses[1]


def test_who_comes_from_a_process_that_knows_more_is_known(postgres_address: str) -> None:
    async def play() -> None:
        async with deaf_pair(postgres_address) as (one, other):
            table = await one.open_table(TableSetup("uno", 2), [])
            early = await inhouse.come(other, table, [other.keys.invitation(table)])
            ann = await inhouse.sit(one, table, "Ann")
            bo = await inhouse.sit(one, table, "Bo")
            keys = [str(frame.key) for frame in bo.frames if isinstance(frame, messages.CommandDone)]
            seq = one.rooms[table].state.seq
            again = await inhouse.come(other, table, keys, since=seq)
            assert again.frames[0].you.seat == 1
            assert not any(isinstance(frame, messages.Snapshot) for frame in again.frames), "it has seen everything"
            await early.until(lambda: inhouse_seq(early) == seq)
            assert isinstance(await ann.ask(messages.SendChat, "hello"), messages.CommandDone)
            assert isinstance(await again.ask(messages.StartGame), messages.CommandDone)

    run(play())


def test_a_refusal_is_not_told_before_the_log_was_looked_at(postgres_address: str) -> None:
    async def play() -> None:
        async with deaf_pair(postgres_address) as (one, other):
            table = await one.open_table(TableSetup("uno", 2), [])
            ann = await inhouse.sit(other, table, "Ann")
            await inhouse.sit(one, table, "Bo")
            assert isinstance(await ann.ask(messages.StartGame), messages.CommandDone), (
                "the other seat was taken elsewhere"
            )

    run(play())


def inhouse_seq(client: inhouse.Client) -> int:
    return max(frame.seq for frame in client.frames if isinstance(frame, messages.News | messages.Snapshot))


# --- one is killed


@pytest.mark.once
def test_killing_one_process_loses_no_table(tmp_path: Path, postgres_address: str) -> None:
    with ExitStack() as stack:
        pair = [stack.enter_context(Server(tmp_path, postgres_address)) for _ in range(2)]

        async def play() -> Hall:
            hall = await Hall.gather([server.port for server in pair], 4)
            playing = asyncio.ensure_future(hall.play())
            for victim in pair:
                goal = hall.acked() + 60
                await hall.until(lambda goal=goal: hall.acked() >= goal, playing)  # type: ignore[misc]
                victim.kill()
                goal = hall.acked() + 60
                await hall.until(lambda goal=goal: hall.acked() >= goal, playing)  # type: ignore[misc]
                await asyncio.to_thread(victim.start)
            hall.closing = True
            await playing
            await hall.close()
            return hall

        hall = run(play())
        for party in hall.parties:
            check_log(pair[0], party)


@pytest.mark.once
def test_the_other_process_takes_over_for_computer_players(tmp_path: Path, postgres_address: str) -> None:
    """Nobody is connected to either; what is to be done at the table is leased, and the lease runs out."""
    with ExitStack() as stack:
        dying, living = [stack.enter_context(Server(tmp_path, postgres_address)) for _ in range(2)]

        async def play() -> tuple[str, int]:
            async with await Party.gather([dying.port], 1, bots=["random"], game=brief(), pace=50) as party:
                person = party.people[0]
                await party.start()
                assert (await person.ask("hand-over", level="random"))["type"] == "command-done"
                await person.until(lambda: person.seq > 12)
            dying.kill()
            killed = len(living.lines(party.table.id))
            while not isinstance(living.lines(party.table.id)[-1].event, GameEnded):
                await asyncio.sleep(0.2)
            return party.table.id, killed

        table, killed = run(play())
        entries = living.lines(table)
        assert len(entries) > killed
        assert all(entry.event.level for entry in entries[killed:] if isinstance(entry.event, MoveMade))
        assert fold(living.keys, entries).phase == "over"
