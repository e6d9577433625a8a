"""`tischlein admin` beside a running server: players, strangers and files notice what an operator does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live.client import LiveTable, connect_and_sit, hello, open_table, read_record, receive_all, rest, run
from tests.server.live.client import socket_to as connect_socket
from tests.server.live.process import SECONDS, Server
from tests.server.store.builders import execute
from tischlein import Table

OTHER_ADDRESS = "127.0.0.9"
"""Another loopback address, as which a client can connect."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_address"))


async def admin(server: Server, *arguments: str) -> str:
    """Run a command as an operator would, in another process, and return what it prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tischlein", "admin", *arguments, "--database", server.database, "--lang", "en"),
        *(["--key-file", str(server.key_file)] if arguments[0] == "erase" else []),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    output, errors = await asyncio.wait_for(process.communicate(), 2 * SECONDS)
    assert process.returncode == 0, errors
    return output.decode()


async def code_at_the_door(port: int, table: str, key: str, cookie: str = "", source: str = "127.0.0.1") -> str:
    """Return the code with which a table turns a client away; empty if it is welcome."""
    async with connect_socket(port, table, cookie, source) as socket:
        with contextlib.suppress(ConnectionClosed):  # the banned are turned away unheard
            await socket.send(hello([key]))
        first = json.loads(await socket.recv())
        return str(first.get("code", ""))


async def until_code(
    expected: str, port: int, table: str, key: str, cookie: str = "", source: str = "127.0.0.1"
) -> None:
    async with asyncio.timeout(SECONDS):
        while await code_at_the_door(port, table, key, cookie, source) != expected:
            await asyncio.sleep(0.2)


def test_a_closed_table_disconnects_its_players(tmp_path: Path, database: str) -> None:
    async def play(server: Server) -> None:
        table = await open_table(server.port, game="uno", seats=2)
        async with connect_socket(server.port, table.id) as socket:
            await socket.send(hello([table.invitation]))
            assert json.loads(await socket.recv())["type"] == "welcome"
            assert "is closed" in await admin(server, "close", table.id)
            last = json.loads((await asyncio.wait_for(receive_all(socket), SECONDS))[-1])
            assert (last["code"], last["fatal"]) == ("table-closed", True)
            assert socket.close_reason == "table-closed"
        assert await code_at_the_door(server.port, table.id, table.invitation) == "table-closed"
        assert "closed" in await admin(server, "list")

    with Server(tmp_path, database) as server:
        run(play(server))
        assert server.errors() == []


def test_a_banned_address_and_guest_are_refused_while_others_play(tmp_path: Path, database: str) -> None:
    async def play(server: Server) -> None:
        async with await LiveTable.gather([server.port], 2) as live:
            table = live.table
            await admin(server, "ban", f"{OTHER_ADDRESS}/32", "--reason", "spam")
            await until_code("banned", server.port, table.id, table.invitation, source=OTHER_ADDRESS)
            async with rest(server.port, OTHER_ADDRESS) as client:
                refused = await client.get("/api/tables")
                assert (refused.status_code, refused.json()["code"]) == (403, "banned")
                assert (await client.get("/api/games")).status_code == 200, "the rules can still be read"
            details = json.loads(await admin(server, "show", table.id, "--json"))
            guest = details["seats"][0]["guest"]
            await admin(server, "ban", guest, "--days", "3")
            cookie = live.people[0].cookie
            await until_code("banned", server.port, table.id, table.invitation, cookie)
            async with rest(server.port) as client:
                assert (await client.get("/api/tables", headers={"cookie": cookie})).status_code == 403
                assert (await client.get("/api/tables")).status_code == 200
            assert (await live.people[1].ask("send-chat", text="still here"))["type"] == "command-done"
            assert guest in await admin(server, "bans")
            await admin(server, "unban", guest)
            await until_code("", server.port, table.id, table.invitation, cookie)

    with Server(tmp_path, database) as server:
        run(play(server))
        assert server.errors() == []


def test_an_erased_guest_is_nowhere_and_the_record_is_valid(tmp_path: Path, database: str) -> None:
    name, said = "Zsuzsanna", "my address is 1 Main Street"

    def traces(server: Server) -> list[str]:
        rows = [execute(server.database, f"SELECT * FROM {table}") for table in ("log", "tables", "games")]
        content = str(rows).encode()
        if not database:
            content += b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
        return [trace for trace in (name, said) if trace.encode() in content]

    async def play(server: Server) -> None:
        table = await open_table(server.port, game="uno", seats=2, bots=["greedy"], pace=0, window=0)
        person = await connect_and_sit([server.port], table, name)
        await person.ask("send-chat", text=said)
        await person.start()
        await person.play()
        await person.until(lambda: person.phase == "over")
        before = await read_record(server.port, table)
        assert traces(server) == [name, said]
        guest = json.loads(await admin(server, "show", table.id, "--json"))["seats"][0]["guest"]
        assert "is erased at 1 table" in await admin(server, "erase", guest, "--yes")
        await person.disconnect()
        assert traces(server) == []
        after = await read_record(server.port, table)
        assert after == before
        Table.replay(after)
        assert "N. N." in await admin(server, "show", table.id)

    with Server(tmp_path, database) as server:
        run(play(server))


def test_deleted_tables_are_gone(tmp_path: Path, database: str) -> None:
    async def play(server: Server) -> None:
        async with await LiveTable.gather([server.port], 2) as live:
            other = await open_table(server.port, game="uno", seats=2)
            assert "is deleted" in await admin(server, "delete", live.table.id, "--yes")
            await until_code("no-table", server.port, live.table.id, live.table.invitation)
            assert live.table.id not in await admin(server, "list")
            assert other.id in await admin(server, "list")
        assert execute(server.database, "SELECT DISTINCT table_id FROM log") == [(other.id,)]

    with Server(tmp_path, database) as server:
        run(play(server))
