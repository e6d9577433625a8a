"""Writing to the log of a table: each decision becomes one entry, applied once, also when other processes write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tischlein.server.bot_processes import process_pool
from tischlein.server.decision import Decision
from tischlein.server.errors import CommandError
from tischlein.server.feed import OUTSIDE, Viewer
from tischlein.server.host import TableHost
from tischlein.server.keys import Keys
from tischlein.server.log_events import ChatSent, LogEntry, TableSetup
from tischlein.server.messages import ServerMessage
from tischlein.server.room import Room
from tischlein.server.seat_holders import GuestIdentity
from tischlein.server.settings import Settings
from tischlein.server.store.base import LogBatch, StoreError
from tischlein.server.store.opening import open_store

SECONDS = 20
"""Seconds after which a test is given up."""


class Listener:
    """A participant that records the numbers of the entries it gets news of."""

    viewer: Viewer = OUTSIDE
    seat_entry = 0
    guest = None
    address = "127.0.0.1"

    def __init__(self) -> None:
        self.heard: list[int] = []

    def send_news(self, frame: bytes) -> None:
        self.heard.append(msgspec.json.decode(frame)["seq"])

    def send(self, message: ServerMessage) -> None: ...

    def introduce(self, guest: GuestIdentity) -> None: ...

    def disconnect(self, error: CommandError) -> None: ...


class Chatter:
    """Decides to send a chat message, and counts how often it is asked. `refusals`: how often it refuses first."""

    def __init__(self, refusals: int = 0) -> None:
        self.asked = 0
        self.refusals = refusals

    def __call__(self) -> Decision:
        self.asked += 1
        if self.asked <= self.refusals:
            raise CommandError("not-now")
        return Decision(None, ChatSent("ours"))


class Scene:
    """A room with one log entry, its store, and a participant."""

    def __init__(self, table_host: TableHost, room: Room, listener: Listener) -> None:
        self.host = table_host
        self.store = table_host.store
        self.room = room
        self.listener = listener

    def notify(self, seq: int) -> None:
        """Notify the process of an entry as the store does, whichever process wrote it."""
        self.host._on_append(self.room.state.id, seq)

    async def until_heard(self, seq: int) -> None:
        while seq not in self.listener.heard:
            await self.room.wait_for_entry(SECONDS)

    async def write_elsewhere(self, seq: int = 2, client: str | None = None) -> None:
        """Append an entry as another process would."""
        entry = LogEntry(self.room.state.id, seq, self.room.state.at, None, ChatSent("theirs"), client)
        assert await self.store.append(LogBatch([entry]))

    async def texts(self) -> list[str]:
        """Return the chat messages of the log, and check that the room shows the same entries, each once."""
        entries = await self.store.read_log(self.room.state.id)
        assert [entry.seq for entry in entries] == list(range(1, self.room.state.seq + 1))
        assert self.listener.heard == [entry.seq for entry in entries[1:]]
        texts = [entry.event.text for entry in entries if isinstance(entry.event, ChatSent)]
        assert [message.text for message in self.room.state.chat] == texts
        return texts


@asynccontextmanager
async def open_scene(folder: Path) -> AsyncIterator[Scene]:
    store = await open_store(f"sqlite:///{folder / 'tables.sqlite'}")
    table_host = TableHost(Settings(bot_workers=1), store, Keys(b"k" * 32), process_pool(1))
    try:
        async with asyncio.timeout(SECONDS):
            room = await table_host.room(await table_host.open_table(TableSetup("uno", 2), []))
            assert room is not None
            listener = Listener()
            await room.join(listener, None)
            yield Scene(table_host, room, listener)
    finally:
        await table_host.close()


def run(folder: Path, act: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    """Run what a test does with a new scene."""

    async def main() -> None:
        async with open_scene(folder) as scene:
            await act(scene)

    asyncio.run(main())


@pytest.mark.parametrize("client", [None, "c1"])
def test_a_write_is_decided_once_and_applied_once(tmp_path: Path, client: str | None) -> None:
    async def act(scene: Scene) -> None:
        chatter = Chatter()
        assert await scene.room.write(chatter, client) == 2
        assert chatter.asked == 1
        assert await scene.texts() == ["ours"]

    run(tmp_path, act)


def test_writes_without_a_command_id_are_all_carried_out(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        chatter = Chatter()
        numbers = await asyncio.gather(*(scene.room.write(chatter) for _ in range(3)))
        assert sorted(numbers) == [2, 3, 4]
        assert chatter.asked == 3
        assert await scene.texts() == ["ours"] * 3

    run(tmp_path, act)


def test_a_repeated_command_id_is_not_decided_again(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        chatter = Chatter()
        numbers = await asyncio.gather(*(scene.room.write(chatter, "c1") for _ in range(3)))
        assert numbers == [2, 2, 2]
        assert chatter.asked == 1
        assert await scene.texts() == ["ours"]

    run(tmp_path, act)


@pytest.mark.parametrize("client", [None, "c1"])
def test_a_write_that_comes_second_is_decided_again(tmp_path: Path, client: str | None) -> None:
    async def act(scene: Scene) -> None:
        await scene.write_elsewhere()
        chatter = Chatter()
        assert await scene.room.write(chatter, client) == 3
        assert chatter.asked == 2
        assert await scene.texts() == ["theirs", "ours"]

    run(tmp_path, act)


def test_a_command_that_another_process_has_carried_out_is_not_written_again(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.write_elsewhere(client="c1")
        assert await scene.room.write(Chatter(), "c1") == 2
        assert await scene.texts() == ["theirs"]

    run(tmp_path, act)


def test_a_refusal_counts_only_against_the_newest_state(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.write_elsewhere()
        chatter = Chatter(refusals=1)
        assert await scene.room.write(chatter) == 3
        assert chatter.asked == 2
        chatter = Chatter(refusals=1)
        with pytest.raises(CommandError) as caught:
            await scene.room.write(chatter)
        assert caught.value.code == "not-now"
        assert chatter.asked == 1
        assert await scene.texts() == ["theirs", "ours"]

    run(tmp_path, act)


def test_a_write_that_always_comes_second_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        append = scene.store.append

        async def append_second(batch: LogBatch) -> bool:
            monkeypatch.setattr(scene.store, "append", append)
            await scene.write_elsewhere(batch.entries[0].seq)
            monkeypatch.setattr(scene.store, "append", append_second)
            return await append(batch)

        monkeypatch.setattr(scene.store, "append", append_second)
        monkeypatch.setattr("tischlein.server.room.monotonic", iter(range(100)).__next__)
        chatter = Chatter()
        with pytest.raises(CommandError) as caught:
            await scene.room.write(chatter)
        assert caught.value.code == "busy"
        assert chatter.asked > 1
        assert await scene.texts() == ["theirs"] * chatter.asked

    run(tmp_path, act)


def test_an_entry_whose_writer_was_cancelled_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        append = scene.store.append

        async def append_and_cancel(batch: LogBatch) -> bool:
            assert await append(batch)
            raise asyncio.CancelledError

        monkeypatch.setattr(scene.store, "append", append_and_cancel)
        shown = asyncio.ensure_future(scene.room.wait_for_entry(SECONDS))
        with pytest.raises(asyncio.CancelledError):
            await scene.room.write(Chatter())
        await shown
        assert await scene.texts() == ["ours"]

    run(tmp_path, act)


# --- notifications


class ReadCounter:
    """Counts the reads of a log."""

    def __init__(self, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reads = 0
        self._read_log = scene.store.read_log
        monkeypatch.setattr(scene.store, "read_log", self.read_log)

    async def read_log(self, table: str, after: int = 0) -> list[LogEntry]:
        self.reads += 1
        return await self._read_log(table, after)


def test_a_process_does_not_read_what_it_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notification of a process's own entry arrives before its commit has been handled."""

    async def act(scene: Scene) -> None:
        append = scene.store.append

        async def append_and_notify(batch: LogBatch) -> bool:
            assert await append(batch)
            scene.notify(batch.entries[-1].seq)
            await asyncio.sleep(0)  # anything that this has started may run
            return True

        monkeypatch.setattr(scene.store, "append", append_and_notify)
        counter = ReadCounter(scene, monkeypatch)
        await asyncio.gather(*(scene.room.write(Chatter()) for _ in range(20)))
        await scene.room.catch_up()  # waits for the lock behind everything that wants to read
        assert counter.reads == 1
        assert await scene.texts() == ["ours"] * 20

    run(tmp_path, act)


def test_what_was_notified_during_a_write_is_shown_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        append = scene.store.append

        async def append_before_another(batch: LogBatch) -> bool:
            monkeypatch.setattr(scene.store, "append", append)
            assert await append(batch)
            scene.notify(2)
            await scene.write_elsewhere(3)
            scene.notify(3)
            return True

        monkeypatch.setattr(scene.store, "append", append_before_another)
        assert await scene.room.write(Chatter()) == 2
        await scene.until_heard(3)
        assert await scene.texts() == ["ours", "theirs"]

    run(tmp_path, act)


def test_an_entry_whose_commit_seemed_to_fail_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        append = scene.store.append

        async def append_and_fail(batch: LogBatch) -> bool:
            assert await append(batch)
            scene.notify(batch.entries[-1].seq)
            raise StoreError("the connection was lost during the commit")

        monkeypatch.setattr(scene.store, "append", append_and_fail)
        with pytest.raises(StoreError):
            await scene.room.write(Chatter())
        await scene.until_heard(2)
        assert await scene.texts() == ["ours"]

    run(tmp_path, act)


@pytest.mark.parametrize("begin", ["notification", "catch-up"])
def test_what_was_notified_during_a_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin: str
) -> None:
    async def act(scene: Scene) -> None:
        read_log = scene.store.read_log

        async def read_too_early(table: str, after: int = 0) -> list[LogEntry]:
            monkeypatch.setattr(scene.store, "read_log", read_log)
            entries = await read_log(table, after)
            await scene.write_elsewhere(3)
            scene.notify(3)
            return entries

        await scene.write_elsewhere(2)
        monkeypatch.setattr(scene.store, "read_log", read_too_early)
        if begin == "notification":
            scene.notify(2)
        else:
            await scene.room.catch_up()
        await scene.until_heard(3)
        assert await scene.texts() == ["theirs", "theirs"]

    run(tmp_path, act)
