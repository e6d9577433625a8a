"""A process that stops: commands in flight are carried out, clients reconnect, and other processes take over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server import in_process
from tests.server.in_process import ClockedHost, open_table_with, run_with_host
from tischlein.server import messages
from tischlein.server.host import MAX_BATCHES, MIN_BATCH
from tischlein.server.log_events import TableSetup
from tischlein.server.room import LEASE

RESTART = (1012, "restart")


def test_commands_that_have_arrived_are_carried_out(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ann, bo) = await open_table_with(table_host, "Ann", "Bo")
        for number in range(3):
            ann.submit(messages.SendChat(f"chat-{number}", "hello"))
        await table_host.drain()
        assert ann.closed == bo.closed == RESTART
        done = [frame.id for frame in ann.frames if isinstance(frame, messages.CommandDone)]
        assert done[-3:] == ["chat-0", "chat-1", "chat-2"]
        assert [entry.seat for entry in (await table_host.store.read_log(table))[-3:]] == [0, 0, 0]
        assert not any(isinstance(frame, messages.ErrorMessage) for frame in (*ann.frames, *bo.frames))

    run_with_host(tmp_path, play)


def test_clients_before_their_welcome_and_new_ones_reconnect_as_well(tmp_path: Path) -> None:
    """An error would make them give up their commands."""

    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Ann", "Bo")
        silent, late = in_process.Client(), in_process.Client()
        serving = asyncio.ensure_future(table_host.serve_client(silent, table, None, "127.0.0.1"))
        await asyncio.sleep(0)
        await table_host.drain()
        await serving
        await table_host.serve_client(late, table, None, "127.0.0.1")
        assert silent.closed == late.closed == RESTART
        assert silent.frames == late.frames == []

    run_with_host(tmp_path, play)


def test_the_jobs_of_its_tables_are_due_for_others_at_once(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        clock = {"each": "move", "seconds": 60}
        table, (ann, _) = await open_table_with(table_host, "Ann", "Bo", clock=clock)
        assert isinstance(await ann.ask(messages.StartGame), messages.CommandDone)
        now = table_host.now()
        assert await table_host.store.lease_jobs(now, now + LEASE, 9) == []
        await table_host.drain()
        assert await table_host.store.lease_jobs(table_host.now() + 1, now + LEASE, 9) == [table]

    run_with_host(tmp_path, play)


def test_nobody_is_said_to_have_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The players return through another process, whose clients would see them leave for a moment."""

    async def play(table_host: ClockedHost) -> None:
        signals: list[str] = []

        async def signal(_table: str, text: str) -> None:
            signals.append(text)

        monkeypatch.setattr(table_host.store, "signal", signal)
        await open_table_with(table_host, "Ann", "Bo")
        await table_host.drain()
        assert sorted(signals) == ["+0", "+1"]

    run_with_host(tmp_path, play)


def test_many_tables_are_handed_over_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table_host: ClockedHost) -> None:
        released: list[list[str]] = []

        async def release_leases(tables: list[str]) -> None:
            released.append(tables)

        monkeypatch.setattr(table_host.store, "release_leases", release_leases)
        tables = [await table_host.open_table(TableSetup("uno", 2), []) for _ in range(MIN_BATCH + 1)]
        for table in tables:
            await table_host.room(table)
        await table_host.drain()
        assert [len(batch) for batch in released] == [MIN_BATCH, 1]
        assert sorted(table for batch in released for table in batch) == sorted(tables)
        assert len(released) <= MAX_BATCHES

    run_with_host(tmp_path, play)
