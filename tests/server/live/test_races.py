"""Races that only a test can force, with a host in this process whose storage the test controls."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.registered import brief
from tests.server.in_process import Client, ClockedHost, connect, open_table_with, run_with_host, sit
from tischlein import Table
from tischlein.server import messages
from tischlein.server.log_events import LogEntry
from tischlein.server.room import LEASE
from tischlein.server.store.base import LogBatch, StoreError

FORGOT = "uno; seats={seats}; hands={hands}; discard=r9; turn=0"
"""Seat 0 is about to play its last card but one."""
HANDS = ["r5 b7", "g1 g2 r3", "y1 y2 r4"]


def news_of(client: Client, what: str) -> list[messages.News]:
    return [frame for frame in client.frames if isinstance(frame, messages.News) and frame.kind == what]


def test_entries_written_while_a_delayed_feed_is_made_are_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the log is read for a spectator with a delay, a player writes a chat message."""

    async def play(table_host: ClockedHost) -> None:
        table, people = await open_table_with(table_host, "Ann", "Bo", spectators=True, delay=5)
        read = table_host.store.read_log

        async def slowly(name: str, after: int = 0) -> list[LogEntry]:
            found = await read(name, after)
            monkeypatch.setattr(table_host.store, "read_log", read)
            assert isinstance(await people[0].ask(messages.SendChat, "while it is read"), messages.CommandDone)
            return found

        monkeypatch.setattr(table_host.store, "read_log", slowly)
        spectator = await connect(table_host, table, [table_host.keys.invitation(table)])
        await spectator.wait_for(messages.Snapshot)
        assert isinstance(await people[1].ask(messages.SendChat, "afterwards"), messages.CommandDone)
        table_host.ahead = 6_000
        table_host.rooms[table].replan()
        await spectator.until(lambda: len(news_of(spectator, "chat-sent")) == 2)
        assert [news.facts for news in news_of(spectator, "chat-sent")] == [
            {"text": "while it is read"},
            {"text": "afterwards"},
        ]

    run_with_host(tmp_path, play)


def test_a_computer_player_tries_again_when_the_storage_had_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (person,) = await open_table_with(table_host, "Ann", bots=1, game=brief())
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
        await person.until(lambda: any(news.bot_level == "greedy" for news in news_of(person, "move-made")))

    run_with_host(tmp_path, play)


def test_command_ids_of_a_new_player_are_independent_of_the_previous_one(tmp_path: Path) -> None:
    """Many clients count their commands: the same id means another command after a change of players."""

    async def play(table_host: ClockedHost) -> None:
        table, (first, other) = await open_table_with(table_host, "Ann", "Bo")
        first.submit(messages.SendChat("1", "I am Ann"))
        await first.wait_for(messages.CommandDone, len(first.frames))
        first.submit(messages.LeaveSeat("2"))
        await first.until(lambda: first.closed)
        second = await sit(table_host, table, "Cy", 0)
        second.submit(messages.SendChat("1", "I am Cy"))
        await other.until(lambda: len(news_of(other, "chat-sent")) == 2)
        assert news_of(other, "chat-sent")[-1].facts == {"text": "I am Cy"}

    run_with_host(tmp_path, play)


async def open_window(table_host: ClockedHost, seats: int, window: int) -> list[Client]:
    """Start a game in which seat 0 has forgotten to call, so that a window is open."""
    table, clients = await open_table_with(table_host, *("Ann", "Bo", "Cy")[:seats], window=window)
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
        await client.until(partial(has_seen, client, done.seq))
    return clients


def has_seen(client: Client, seq: int) -> bool:
    return any(getattr(frame, "seq", 0) >= seq for frame in client.frames)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_next_player_may_catch_at_once(tmp_path: Path, seats: int) -> None:
    """Other moves are held back while the window is open, but a catch is what the window is for."""

    async def play(table_host: ClockedHost) -> None:
        clients = await open_window(table_host, seats, window=10_000)
        held: Any = asyncio.ensure_future(clients[1].ask(messages.MakeMove, "r3"))
        await asyncio.sleep(0)
        caught = await clients[1].ask(messages.MakeMove, "catch")
        assert isinstance(caught, messages.CommandDone), "not held for ten seconds"
        assert not held.done() or not isinstance(held.result(), messages.CommandDone)
        assert [news.seat for news in news_of(clients[0], "move-made")][-1] == 1
        late = await clients[0].ask(messages.MakeMove, "uno")
        assert isinstance(late, messages.MoveRefused), "after being caught it is too late to call"
        done = await held
        assert isinstance(done, messages.CommandDone), "nobody can react any more, so the move goes through"

    run_with_host(tmp_path, play)


def test_nonsense_is_refused_at_once_while_a_window_is_open(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        clients = await open_window(table_host, 3, window=10_000)
        assert (await clients[1].ask(messages.MakeMove, "x9")).code == "bad-move"
        assert isinstance(await clients[1].ask(messages.MakeMove, "g1"), messages.MoveRefused)

    run_with_host(tmp_path, play)


def test_a_player_who_lost_a_seat_cannot_act_for_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host clears a seat while a command of its owner still waits to be written."""

    async def play(table_host: ClockedHost) -> None:
        table, (old, other) = await open_table_with(table_host, "Ann", "Bo")
        host = await connect(table_host, table, [table_host.keys.host(table)], "Ann")
        new = await connect(table_host, table, [table_host.keys.invitation(table)], "Cy")
        write, held, go_on = table_host.store.append, asyncio.Event(), asyncio.Event()

        async def hold(batch: LogBatch) -> bool:
            held.set()
            await go_on.wait()
            return await write(batch)

        monkeypatch.setattr(table_host.store, "append", hold)
        host.submit(messages.ClearSeat("clear", 0))
        await held.wait()
        old.submit(messages.SendChat("say", "I am still Ann"))
        for _ in range(5):
            await asyncio.sleep(0)
        new.submit(messages.TakeSeat("sit", 0))
        go_on.set()
        await old.until(lambda: old.closed)
        await other.until(lambda: {"name": "Cy"} in [news.facts for news in news_of(other, "seat-taken")][-1:])
        assert isinstance(await other.ask(messages.SendChat, "and I am Bo"), messages.CommandDone)
        assert [news.facts for news in news_of(other, "chat-sent")] == [{"text": "and I am Bo"}]
        assert table_host.rooms[table].state.holders[0].name == "Cy"

    run_with_host(tmp_path, play)


def test_only_a_leave_that_was_carried_out_is_acknowledged(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Ann", "Bo")
        stranger = await connect(table_host, table, [table_host.keys.invitation(table)])
        for number in range(8):
            stranger.submit(messages.LeaveSeat(str(number)))
        await stranger.until(lambda: stranger.closed)
        assert [frame for frame in stranger.frames if isinstance(frame, messages.CommandDone)] == []

    run_with_host(tmp_path, play)
