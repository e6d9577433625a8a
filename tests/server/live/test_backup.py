"""Backups of a server at which people play: whole tables, with everything that was acknowledged before."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.live.client import LiveTable, run
from tests.server.live.many_tables import ManyTables
from tests.server.live.process import Server
from tischlein.server.table_state import fold

TABLES = 4
BACKUPS = 2
BOUND = 300


async def command(*arguments: str) -> None:
    """Run a command as an operator does; it must print nothing."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tischlein", *arguments),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    assert (process.returncode, output) == (0, b"")


def newest_acked(live: LiveTable) -> dict[str, int]:
    """Return the commands that the server has acknowledged, and their entries."""
    return {name: seq for client in live.people for name, seq in client.acked}


async def back_up_during_play(server: Server, folder: Path) -> list[tuple[Path, dict[str, dict[str, int]]]]:
    """Take backups while people play; return each with what had been acknowledged when it began."""
    many = await ManyTables.gather([server.port], TABLES)
    playing = asyncio.ensure_future(many.play())
    made: list[tuple[Path, dict[str, dict[str, int]]]] = []
    for number in range(BACKUPS):
        goal = many.acked() + 10 * TABLES
        await many.until(lambda goal=goal: many.acked() >= goal, playing)  # type: ignore[misc]
        acked = {live.table.id: newest_acked(live) for live in many.tables}
        file = folder / f"{number}.gz"
        await command("backup", str(file), "--database", server.database, "--key-file", str(server.key_file))
        made.append((file, acked))
    many.closing = True
    await playing
    await many.close()
    return made


def check_backups(server: Server, folder: Path) -> None:
    made = run(back_up_during_play(server, folder), BOUND)
    for file, acked in made:
        copy = Server(folder, f"sqlite:///{file}.sqlite")
        arguments = ("restore", str(file), "--database", copy.database, "--key-file", str(server.key_file))
        run(command(*arguments), BOUND)
        for table, commands in acked.items():
            original, restored = server.read_log(table), copy.read_log(table)
            assert restored == original[: len(restored)], "a prefix without gaps"
            fold(server.keys, restored)
            by_client = {entry.client.rpartition(":")[2]: entry.seq for entry in restored if entry.client is not None}
            assert commands.items() <= by_client.items(), "everything that was acknowledged before"
    lengths = [sum(map(len, acked.values())) for _, acked in made]
    assert lengths == sorted(set(lengths)), "people played meanwhile"


def test_a_backup_during_play_on_sqlite(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        check_backups(server, tmp_path)


def test_a_backup_during_play_on_postgresql(tmp_path: Path, postgres_address: str) -> None:
    with Server(tmp_path, postgres_address) as server:
        check_backups(server, tmp_path)


def test_people_continue_on_the_other_database(tmp_path: Path, postgres_address: str) -> None:
    """Move a server from SQLite to PostgreSQL during a game; its people go on with the keys that they have."""

    async def play() -> None:
        server = Server(tmp_path)
        server.start()
        try:
            async with await LiveTable.gather([server.port], 2) as live:
                await live.start()
                await live.play(lambda: live.people[0].seq > 10)
                server.stop()
                file = str(tmp_path / "move.gz")
                await command("backup", file, "--database", server.database)
                await command("restore", file, "--database", postgres_address, "--key-file", str(server.key_file))
                server.database = postgres_address
                await asyncio.to_thread(server.start)
                await live.play()
                entries = server.read_log(live.table.id)
            assert fold(server.keys, entries).phase == "over"
        finally:
            server.stop()

    run(play(), BOUND)
