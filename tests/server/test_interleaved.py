"""Moves, take-backs, pauses and absence at one table, from two processes at once: nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import msgspec
import pytest

from tests.registered import simultaneous_first
from tests.server.in_process import HIGH_LIMITS, Client, ClockedHost, FakeNotifier, connect, sit
from tischlein.server import host, messages
from tischlein.server.bot_processes import process_pool
from tischlein.server.keys import Keys
from tischlein.server.log_events import LogEntry, MoveMade, TableSetup
from tischlein.server.notify import Notifier
from tischlein.server.room import Room
from tischlein.server.settings import Settings
from tischlein.server.store.base import Store
from tischlein.server.store.notifications import NotificationSender
from tischlein.server.store.opening import open_store
from tischlein.server.table_state import fold

ROUNDS = 60
"""Commands of each person."""
KEYS = Keys(b"k" * 32)


class NotifiedHost(ClockedHost):
    """A table host that remembers the newest entry it was notified of, by table."""

    def __init__(self, settings: Settings, store: Store, keys: Keys, notifier: Notifier) -> None:
        super().__init__(settings, store, keys, process_pool(1), notifier)
        self.newest: dict[str, int] = {}
        self.notified = asyncio.Event()

    def _on_append(self, table: str, seq: int) -> None:
        super()._on_append(table, seq)
        self.newest[table] = seq
        self.notified.set()

    async def wait_for_notification(self, table: str, seq: int) -> None:
        while self.newest.get(table, 0) < seq:
            self.notified.clear()
            await self.notified.wait()


async def open_host(address: str) -> NotifiedHost:
    host = NotifiedHost(Settings(bot_workers=1, limits=HIGH_LIMITS), await open_store(address), KEYS, FakeNotifier())
    await host.open()
    return host


async def play_wildly(client: Client, dice: random.Random, done: list[tuple[int, str]]) -> None:
    """Send whatever comes to mind, and note which entries the server acknowledged."""
    for _ in range(ROUNDS):
        view = client.view
        move = dice.choice(view.moves).text if view is not None and view.moves else "draw"
        wishes: list[tuple[type[messages.Command], Sequence[object]]] = [
            *[(messages.MakeMove, [move])] * 6,
            *[(messages.TakeBackMove, [])] * 3,
            *[(messages.AnswerTakeBack, [True])] * 3,
            (messages.AnswerTakeBack, [False]),
            (messages.PauseGame, []),
            *[(messages.ResumeGame, [])] * 2,
            (messages.HandOver, ["greedy"]),
            *[(messages.TakeOver, [])] * 2,
            (messages.StartGame, []),
        ]
        command, arguments = dice.choice(wishes)
        reply = await client.ask(command, *arguments)
        if isinstance(reply, messages.CommandDone):
            done.append((reply.seq, command.__name__))
        else:  # a client that makes only mistakes is disconnected
            assert isinstance(await client.ask(messages.SendReaction, "sorry"), messages.CommandDone)


async def settled_log(rooms: list[Room]) -> list[LogEntry]:
    """Return the log once computer players no longer write and every process has read it."""
    for room in rooms:
        room.close()
    while True:
        log = await rooms[0]._runtime.store.read_log(rooms[0].state.id)
        for room in rooms:
            await room.catch_up()
        if all(room.state.seq == len(log) for room in rooms):
            return log


@pytest.mark.parametrize("game", ["uno", *simultaneous_first()])
def test_two_processes_agree_about_everything(postgres_address: str, game: str) -> None:
    async def play() -> None:
        one, two = await open_host(postgres_address), await open_host(postgres_address)
        try:
            async with asyncio.timeout(100):
                setup = TableSetup(game, 3, pace=0, window=0, spectators=True)
                table = await one.open_table(setup, ["greedy"])
                first, second = await sit(one, table, "Ann", 0), await sit(two, table, "Bo", 1)
                watcher = await connect(two, table, [KEYS.invitation(table)])
                assert isinstance(await first.ask(messages.StartGame), messages.CommandDone)
                done: list[tuple[int, str]] = []
                dice = [random.Random(f"{game} {number}") for number in range(2)]
                await asyncio.gather(play_wildly(first, dice[0], done), play_wildly(second, dice[1], done))
                rooms = [host.rooms[table] for host in (one, two)]
                log = await settled_log(rooms)
                assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
                clients = [entry.client for entry in log if entry.client is not None]
                assert len(clients) == len(set(clients))
                assert len({seq for seq, _ in done}) == len(done)
                for seq, name in done:
                    made = name == "MakeMove"
                    assert isinstance(log[seq - 1].event, MoveMade) == made, (seq, name)
                states = [fold(KEYS, log), *[room.state for room in rooms]]
                views = [msgspec.json.encode([s.status(), s.clocks(), s.game and s.game.view(0)]) for s in states]
                assert views[0] == views[1] == views[2]
                news = [frame.seq for frame in watcher.frames if isinstance(frame, messages.News)]
                assert news == list(range(news[0], news[0] + len(news)))
        finally:
            await one.close()
            await two.close()

    asyncio.run(play())


def test_a_process_alone_never_reads_what_it_writes(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        host = await open_host(postgres_address)
        try:
            async with asyncio.timeout(100):
                tables = [await host.open_table(TableSetup("uno", 2), []) for _ in range(4)]
                clients = [await sit(host, table, "Ann") for table in tables]
                reads: list[str] = []
                read_log = host.store.read_log

                async def count_reads(table: str, after: int = 0) -> list[LogEntry]:
                    reads.append(table)
                    return await read_log(table, after)

                monkeypatch.setattr(host.store, "read_log", count_reads)
                for _ in range(25):
                    replies = await asyncio.gather(*(one.ask(messages.SendReaction, "hello") for one in clients))
                    for table, reply in zip(tables, replies, strict=True):
                        assert isinstance(reply, messages.CommandDone)
                        await host.wait_for_notification(table, reply.seq)
                assert reads == []
        finally:
            await host.close()

    asyncio.run(play())


def test_entries_without_notifications_are_found_and_applied_once(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that gets no hint at all shows what another one wrote, in order."""

    async def play() -> None:
        one, two = await open_host(postgres_address), await open_host(postgres_address)
        try:
            async with asyncio.timeout(100):
                table = await one.open_table(TableSetup("uno", 2, spectators=True), [])
                ann = await sit(one, table, "Ann")
                watcher = await connect(two, table, [KEYS.invitation(table)])
                first = two.rooms[table].state.seq + 1
                for number in range(20):
                    reply = await ann.ask(messages.SendReaction, "hello")
                    if number % 7 == 6:
                        await watcher.until(lambda last=reply.seq: last_seq(watcher) == last)  # type: ignore[misc]
                await watcher.until(lambda: last_seq(watcher) == one.rooms[table].state.seq)
                news = [frame.seq for frame in watcher.frames if isinstance(frame, messages.News)]
                assert news == list(range(first, first + 20))
                assert two.newest[table] > 0, "found by the poll"
        finally:
            await one.close()
            await two.close()

    monkeypatch.setattr(host, "POLL_SECONDS", 0.05)
    monkeypatch.setattr(NotificationSender, "add_entries", lambda _sender, _newest: None)
    asyncio.run(play())


def last_seq(client: Client) -> int:
    return max((frame.seq for frame in client.frames if isinstance(frame, messages.News)), default=0)
