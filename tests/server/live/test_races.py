"""Races that only a test can force, with a house in this process whose storage does what the test wants."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.registered import brief
from tests.server.inhouse import Client, ClockedHost, a_table, come, open_host, sit
from tischlein import Table
from tischlein.server import messages
from tischlein.server.log_events import LogEntry
from tischlein.server.room import LEASE
from tischlein.server.store.base import LogBatch, StoreError

FORGOT = "uno; seats={seats}; hands={hands}; discard=r9; turn=0"
"""Seat 0 is about to lay its last card but one."""
HANDS = ["r5 b7", "g1 g2 r3", "y1 y2 r4"]


def at_home(tmp_path: Path, play: Callable[[ClockedHost], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_host(tmp_path) as table_host:
            await play(table_host)

    asyncio.run(run())


def saw(client: Client, what: str) -> list[messages.News]:
    return [frame for frame in client.frames if isinstance(frame, messages.News) and frame.kind == what]


def test_lines_that_come_while_a_late_stage_is_made_are_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is read for a spectator with a delay; before the reading is done, somebody says something."""

    async def play(table_host: ClockedHost) -> None:
        table, people = await a_table(table_host, "Ann", "Bo", spectators=True, delay=5)
        read = table_host.store.read_log

        async def slowly(name: str, after: int = 0) -> list[LogEntry]:
            found = await read(name, after)
            if not after:
                assert isinstance(await people[0].ask(messages.SendChat, "while it is read"), messages.CommandDone)
            return found

        monkeypatch.setattr(table_host.store, "read_log", slowly)
        spectator = await come(table_host, table, [table_host.keys.invitation(table)])
        await spectator.answer(messages.Snapshot)
        assert isinstance(await people[1].ask(messages.SendChat, "afterwards"), messages.CommandDone)
        table_host.ahead = 6_000
        table_host.rooms[table].replan()
        await spectator.until(lambda: len(saw(spectator, "chat-sent")) == 2)
        assert [news.facts for news in saw(spectator, "chat-sent")] == [
            {"text": "while it is read"},
            {"text": "afterwards"},
        ]

    at_home(tmp_path, play)


def test_a_computer_player_tries_again_when_the_storage_had_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (person,) = await a_table(table_host, "Ann", bots=1, game=brief())
        write = table_host.store.append
        failed = asyncio.Event()

        async def refuse(batch: LogBatch) -> bool:
            if getattr(batch.entries[0].event, "level", None) and not failed.is_set():
                failed.set()
                raise StoreError("the disk is full")
            return await write(batch)

        monkeypatch.setattr(table_host.store, "append", refuse)
        assert isinstance(await person.ask(messages.StartGame), messages.CommandDone)
        if any(ask.seat == 0 for ask in person.view.waiting):
            assert isinstance(await person.ask(messages.MakeMove, person.view.moves[0].text), messages.CommandDone)
        await failed.wait()
        table_host.ahead = LEASE + 1_000  # the lease runs out
        await person.until(lambda: any(news.bot_level == "greedy" for news in saw(person, "move-made")))

    at_home(tmp_path, play)


def test_who_takes_a_seat_begins_with_ids_of_its_own(tmp_path: Path) -> None:
    """Ids of commands are often just counted; those of whoever sat there before are not meant."""

    async def play(table_host: ClockedHost) -> None:
        table, (first, other) = await a_table(table_host, "Ann", "Bo")
        first.say(messages.SendChat("1", "I am Ann"))
        await first.answer(messages.CommandDone, len(first.frames))
        first.say(messages.LeaveSeat("2"))
        await first.until(lambda: first.closed)
        second = await sit(table_host, table, "Cy", 0)
        second.say(messages.SendChat("1", "I am Cy"))
        await other.until(lambda: len(saw(other, "chat-sent")) == 2)
        assert saw(other, "chat-sent")[-1].facts == {"text": "I am Cy"}

    at_home(tmp_path, play)


async def forgotten(table_host: ClockedHost, seats: int, window: int) -> list[Client]:
    """Seat 0 has forgotten to call, and the window stands open."""
    table, clients = await a_table(table_host, *("Ann", "Bo", "Cy")[:seats], window=window)
    assert isinstance(await clients[0].ask(messages.StartGame), messages.CommandDone)
    state = table_host.rooms[table].state
    state.game = Table(position=FORGOT.format(seats=seats, hands=" | ".join(HANDS[:seats])))
    state.game.news()
    state.asks = state.game.waiting
    state.waiting_since = {0: state.at}
    done = await clients[0].ask(messages.MakeMove, "r5")
    assert isinstance(done, messages.CommandDone), done
    assert state.window_since is not None
    for client in clients:
        await client.until(partial(knows, client, done.seq))
    return clients


def knows(client: Client, seq: int) -> bool:
    return any(getattr(frame, "seq", 0) >= seq for frame in client.frames)


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_is_next_may_catch_at_once(tmp_path: Path, seats: int) -> None:
    """Its move would be held back while the window stands open; to catch is what the window is for."""

    async def play(table_host: ClockedHost) -> None:
        clients = await forgotten(table_host, seats, window=10_000)
        held: Any = asyncio.ensure_future(clients[1].ask(messages.MakeMove, "r3"))
        await asyncio.sleep(0)
        caught = await clients[1].ask(messages.MakeMove, "catch")
        assert isinstance(caught, messages.CommandDone), "not held for ten seconds"
        assert not held.done() or not isinstance(held.result(), messages.CommandDone)
        assert [news.seat for news in saw(clients[0], "move-made")][-1] == 1
        late = await clients[0].ask(messages.MakeMove, "uno")
        assert isinstance(late, messages.MoveRefused), "who is caught is too late to call"
        done = await held
        assert isinstance(done, messages.CommandDone), "nobody has to react any more, so the move goes through"

    at_home(tmp_path, play)


def test_nonsense_is_refused_at_once_while_a_window_stands_open(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        clients = await forgotten(table_host, 3, window=10_000)
        assert (await clients[1].ask(messages.MakeMove, "x9")).code == "bad-move"
        assert isinstance(await clients[1].ask(messages.MakeMove, "g1"), messages.MoveRefused)

    at_home(tmp_path, play)


def test_who_has_lost_its_seat_does_nothing_for_whoever_sits_there_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host frees a seat while what its owner has sent still waits to be written."""

    async def play(table_host: ClockedHost) -> None:
        table, (old, other) = await a_table(table_host, "Ann", "Bo")
        host = await come(table_host, table, [table_host.keys.host(table)], "Ann")
        new = await come(table_host, table, [table_host.keys.invitation(table)], "Cy")
        write, held, go_on = table_host.store.append, asyncio.Event(), asyncio.Event()

        async def hold(batch: LogBatch) -> bool:
            held.set()
            await go_on.wait()
            return await write(batch)

        monkeypatch.setattr(table_host.store, "append", hold)
        host.say(messages.ClearSeat("clear", 0))
        await held.wait()
        old.say(messages.SendChat("say", "I am still Ann"))
        for _ in range(5):
            await asyncio.sleep(0)
        new.say(messages.TakeSeat("sit", 0))
        go_on.set()
        await old.until(lambda: old.closed)
        await other.until(lambda: {"name": "Cy"} in [news.facts for news in saw(other, "seat-taken")][-1:])
        assert isinstance(await other.ask(messages.SendChat, "and I am Bo"), messages.CommandDone)
        assert [news.facts for news in saw(other, "chat-sent")] == [{"text": "and I am Bo"}]
        assert table_host.rooms[table].state.holders[0].name == "Cy"

    at_home(tmp_path, play)


def test_only_a_leave_that_was_carried_out_is_acknowledged(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await a_table(table_host, "Ann", "Bo")
        stranger = await come(table_host, table, [table_host.keys.invitation(table)])
        for number in range(8):
            stranger.say(messages.LeaveSeat(str(number)))
        await stranger.until(lambda: stranger.closed)
        assert [frame for frame in stranger.frames if isinstance(frame, messages.CommandDone)] == []

    at_home(tmp_path, play)
