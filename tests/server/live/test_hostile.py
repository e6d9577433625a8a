"""Hostile clients get one error and are dropped, while honest people continue to play.

Each attacker has a separate loopback address, so that only its own limits count its actions.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import secrets
import socket
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Response

from tests.server.live.attacks import attack_during_play
from tests.server.live.client import (
    Client,
    LiveTable,
    connect_and_sit,
    create_guest,
    hello,
    open_table,
    read_answer,
    receive_all,
    run,
    socket_to,
)
from tests.server.live.process import Server
from tischlein.server import messages
from tischlein.server.link_guesses import WRONG_LINKS_PER_MINUTE

JOINS = 10_000

_sources = count(2)


@contextlib.contextmanager
def guard(directory: Path, **more: Any) -> Iterator[Server]:
    """Run a server with the default limits, except that honest people may play as fast as tests do."""
    limits: dict[str, Any] = {"frames": 200, "burst": 600, "sockets": 200, "requests": 600, "creations": 60}
    with Server(directory, **limits, **more) as running:
        yield running
        assert [line for line in running.errors() if line["level"] == "error"] == []


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with guard(tmp_path_factory.mktemp("guarded")) as running:
        yield running


@pytest.fixture
def source() -> str:
    """Return an unused address."""
    number = next(_sources)
    address = f"127.0.{1 + number // 200}.{1 + number % 200}"
    with socket.socket() as test:
        try:
            test.bind((address, 0))
        except OSError:
            pytest.skip("this system has one loopback address only")
    return address


async def exchange(port: int, table: str, source: str, *frames: str | bytes, cookie: str = "") -> tuple[list[str], int]:
    """Send frames on a new socket, and return the codes of the errors and of the close frame."""
    async with socket_to(port, table, cookie, source) as connection:
        with contextlib.suppress(ConnectionClosed):
            for frame in frames:
                await connection.send(frame)
        answers = [read_answer(raw) for raw in await receive_all(connection)]
        assert connection.close_code is not None
        assert all(answer["type"] in ("welcome", "snapshot", "presence", "error", "news") for answer in answers)
        return [answer["code"] for answer in answers if answer["type"] == "error"], connection.close_code


# --- stolen and guessed keys


def test_keys_of_another_table_or_seat_open_nothing(guarded: Server, source: str) -> None:
    async def play() -> None:
        async with await LiveTable.gather([guarded.port], 2, source) as other:
            stranger = other.people[0]

            async def attack(live: LiveTable) -> None:
                for keys in (stranger.keys, [other.table.invitation], [other.table.host], [stranger.keys[-1]]):
                    assert await exchange(guarded.port, live.table.id, source, hello(keys)) == (
                        ["no-table"],
                        1008,
                    )

            await attack_during_play(guarded, attack)

    run(play())


def test_the_key_of_a_seat_ends_with_its_owner(guarded: Server, source: str) -> None:
    async def attack(_: LiveTable) -> None:
        async with await LiveTable.gather([guarded.port], 2, source) as live:
            gone, stays = live.people
            await live.start()
            spy = Client([guarded.port], live.table.id, gone.keys, source=source)
            async with spy:
                await gone.send_raw('{"type":"leave-seat","id":"bye"}')
                await stays.until(lambda: stays.received("seat-left") != [])
                left = stays.received("seat-left")[0]["seq"]
                await stays.ask("send-chat", text="alone at last")
                assert await exchange(guarded.port, live.table.id, source, hello(gone.keys[1:])) == (
                    ["no-table"],
                    1008,
                )
            assert spy.seq <= left, "the second device of the player who left sees nothing more either"

    run(attack_during_play(guarded, attack))


def test_after_many_guessed_links_frames_are_not_even_read(guarded: Server, source: str) -> None:
    async def attack(live: LiveTable) -> None:
        async def try_key(key: str, table: str = live.table.id) -> str:
            (code,), _ = await exchange(guarded.port, table, source, hello([key]), "nonsense")
            return code

        guesses = 0
        while (code := await try_key(live.table.invitation)) == "bad-message":
            table = live.table.id if guesses % 2 else secrets.token_hex(5)
            assert await try_key(secrets.token_urlsafe(18), table) == "no-table"
            guesses += 1
        assert code == "too-many", "now not even a valid key is read from this address"
        assert guesses >= WRONG_LINKS_PER_MINUTE
        async with live.spectator():
            pass

    run(attack_during_play(guarded, attack))


def test_a_missing_table_looks_like_a_private_one(guarded: Server, source: str) -> None:
    async def play() -> None:
        table = await open_table(guarded.port)
        there, missing = [
            await replies_to(guarded.port, name, source, hello(["x" * 24])) for name in (table.id, "nothere123")
        ]
        assert there == missing

    run(play())


async def replies_to(port: int, table: str, source: str, frame: str) -> list[str]:
    async with socket_to(port, table, "", source) as connection:
        await connection.send(frame)
        return await receive_all(connection)


# --- frames repeated or out of order


def test_a_session_sent_again_does_nothing_again(guarded: Server, source: str) -> None:
    async def play() -> None:
        async with await LiveTable.gather([guarded.port], 2) as live:
            victim = live.people[0]
            await live.start()
            await live.play(lambda: victim.seq > 30)
            await victim.ask("send-chat", text="hello there")
            await live.settle()
            before = guarded.read_log(live.table.id)
            commands = [raw for raw in victim.sent if '"hello"' not in raw]
            assert len(commands) > 5
            assert await exchange(guarded.port, live.table.id, source, hello(), *commands) == (
                ["no-table"],
                1008,
            )
            async with socket_to(guarded.port, live.table.id, source=source) as thief:
                await thief.send(hello(victim.keys))
                for raw in commands:
                    if '"take-seat"' not in raw:
                        await thief.send(raw)
                await thief.send('{"type":"check-move","id":"last","move":"draw"}')
                answers = {}
                while "last" not in answers:
                    answer = read_answer(str(await thief.recv()))
                    answers[answer.get("id")] = answer
            assert [answers[name]["seq"] for name, _ in victim.acked[1:]] == [seq for _, seq in victim.acked[1:]]
            assert guarded.read_log(live.table.id) == before, "carried out once, however often it is sent"

    run(play())


def test_the_same_frame_a_hundred_times(guarded: Server) -> None:
    async def play() -> None:
        async with await LiveTable.gather([guarded.port], 2) as live:
            one, other = live.people
            before = one.seq
            await asyncio.gather(*(one.send_raw('{"type":"send-chat","id":"echo","text":"hey"}') for _ in range(100)))
            await one.ask("send-reaction", reaction="bravo")
            await other.until(lambda: other.seq == before + 2)
            done = [answer for answer in one.answers if answer.get("id") == "echo"]
            assert len(done) == 100
            assert {answer["seq"] for answer in done} == {before + 1}

    run(play())


@pytest.mark.parametrize(
    "frames",
    [
        ['{"type":"take-seat","id":"a"}'],
        ['{"type":"make-move","id":"a","move":"draw"}', "HELLO"],
        ["HELLO", "HELLO"],
        ["HELLO", '{"type":"send-chat","id":"a","text":"x"}', "HELLO"],
    ],
)
def test_frames_in_the_wrong_order(guarded: Server, source: str, frames: list[str]) -> None:
    async def attack(live: LiveTable) -> None:
        sent = [hello([live.table.invitation]) if frame == "HELLO" else frame for frame in frames]
        codes, code = await exchange(guarded.port, live.table.id, source, *sent)
        assert (codes[-1], code) == ("bad-message", 1008)
        assert codes.count("bad-message") == 1

    run(attack_during_play(guarded, attack))


# --- invalid frames


NONSENSE: dict[str, str | bytes] = {
    "no JSON": "hello?",
    "half of it": '{"type":"send-chat","id":"1"',
    "nothing": "",
    "a list": "[]",
    "a binary frame": b"\x00\x01\x02",
    "binary, not UTF-8": b'{"type":"send-chat","id":"1","text":"\xff\xfe"}',
    "deep nesting": "[" * 2_000,
    "deep nesting in a field": '{"type":"send-chat","id":"1","text":' + "[" * 1_900 + "]" * 1_900 + "}",
    "unknown type": '{"type":"cheat","id":"1"}',
    "unknown field": '{"type":"send-chat","id":"1","text":"x","seat":0}',
    "wrong type of field": '{"type":"send-chat","id":1,"text":"x"}',
    "an id too long": json.dumps({"type": "send-chat", "id": "x" * 41, "text": "x"}),
    "a text too long": json.dumps({"type": "send-chat", "id": "x", "text": "x" * 301}),
    "a seat too high": '{"type":"take-seat","id":"1","seat":10}',
    "a seat like none": '{"type":"take-seat","id":"1","seat":1e400}',
    "half a character": '{"type":"send-chat","id":"1","text":"\\ud800"}',
    "an answer": '{"type":"news","seq":1}',
    "no number": '{"type":"take-seat","id":"1","seat":NaN}',
}


@pytest.mark.parametrize("greeted", [False, True])
def test_nonsense_gets_one_error_and_ends_the_connection(guarded: Server, source: str, greeted: bool) -> None:
    async def attack(live: LiveTable) -> None:
        first = [hello([live.table.invitation])] if greeted else []
        for name, frame in NONSENSE.items():
            found = await exchange(guarded.port, live.table.id, source, *first, frame, frame)
            assert found == (["bad-message"], 1008), name

    run(attack_during_play(guarded, attack))


@pytest.mark.parametrize("version", [0, 2, -1, 10**30])
def test_another_version(guarded: Server, source: str, version: int) -> None:
    async def play() -> None:
        table = await open_table(guarded.port, source)
        found = await exchange(guarded.port, table.id, source, hello([table.invitation], version=version))
        assert found == (["bad-version"], 1008)

    run(play())


@pytest.mark.parametrize("greeted", [False, True])
@pytest.mark.parametrize("size", [messages.MAX_MESSAGE_BYTES + 1, 10_000_000])
def test_a_frame_that_is_too_long(guarded: Server, source: str, size: int, greeted: bool) -> None:
    async def attack(live: LiveTable) -> None:
        before = guarded.memory()
        first = [hello([live.table.invitation])] if greeted else []
        codes, code = await exchange(guarded.port, live.table.id, source, *first, "x" * size)
        assert code == 1009 or codes == ["too-long"]
        assert guarded.memory() - before < 5_000_000, "the frame is not even read"

    run(attack_during_play(guarded, attack))


def frame_of(kind: int, payload: bytes = b"", final: bool = True) -> bytes:
    return bytes(((0x80 if final else 0) | kind, 0x80 | len(payload))) + bytes(4) + payload


class RawSocket:
    """A socket on which anything can be written, including what no library would write."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, table: str, source: str) -> RawSocket:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {'dGlzY2hsZWluLWRlY2stZA=='}",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split()[1])
        if status != 101:
            writer.close()
            raise InvalidStatus(Response(status, "", Headers()))
        return cls(reader, writer)

    async def flood(self, data: bytes, times: int) -> bytes:
        """Write until the server closes the socket, and return what it sent."""
        answer = asyncio.ensure_future(self.answer())
        try:
            for _ in range(times):
                self.writer.write(data)
                await self.writer.drain()
        except OSError:
            pass
        return await answer

    async def answer(self) -> bytes:
        """Read until the connection ends in any way."""
        received = b""
        try:
            while more := await self.reader.read(1 << 20):
                received = (received + more)[-10_000:]
        except OSError:
            pass
        self.writer.close()
        return received


def test_a_text_that_is_not_utf_8(guarded: Server, source: str) -> None:
    async def attack(live: LiveTable) -> None:
        for first in (b"", frame_of(1, hello([live.table.invitation]).encode()[:125])):
            raw = await RawSocket.open(guarded.port, live.table.id, source)
            received = await raw.flood(first + frame_of(1, b'{"type":"\xff\xfe"}'), 1)
            assert received, "a close frame at least"

    run(attack_during_play(guarded, attack))


FLOODS = {
    "pings": frame_of(9),
    "tiny frames": frame_of(1, b"{}"),
    "empty parts": frame_of(0, b"", final=False),
    "pongs": frame_of(10),
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_of_frames_that_the_tables_never_see(guarded: Server, source: str, name: str) -> None:
    async def attack(live: LiveTable) -> None:
        first = frame_of(1, b"", final=False) if name == "empty parts" else b""
        for _ in range(3):
            raw = await RawSocket.open(guarded.port, live.table.id, source)
            raw.writer.write(first)
            await raw.flood(FLOODS[name] * 20_000, 50)

    before = guarded.memory()
    run(attack_during_play(guarded, attack))
    assert guarded.memory() - before < 20_000_000


def test_a_client_that_asks_too_fast_is_dropped(guarded: Server, source: str) -> None:
    """A client that does not read its replies is disconnected as well, and may not receive the reason."""

    async def attack(_: LiveTable) -> None:
        async with await LiveTable.gather([guarded.port], 2, source) as live:
            async with socket_to(guarded.port, live.table.id, source=source) as fast:
                await fast.send(hello(live.people[0].keys))
                await live.start()
                with contextlib.suppress(ConnectionClosed):
                    for number in count():
                        await fast.send(json.dumps({"type": "check-move", "id": str(number), "move": "draw"}))
                answers = [read_answer(raw) for raw in await receive_all(fast)]
            codes = [answer["code"] for answer in answers if answer["type"] == "error"]
            assert codes in ([], ["too-fast"], ["too-slow"])

    run(attack_during_play(guarded, attack))


# --- too many


@pytest.mark.once
def test_ten_thousand_joins(tmp_path: Path, source: str) -> None:
    """Join from ten addresses: a third sends nothing, a third nonsense, and a third guesses keys."""
    network = source.rpartition(".")[0]
    outcomes: Counter[str] = Counter()

    async def join(port: int, table: str, number: int) -> str:
        try:
            joined = await RawSocket.open(port, table, f"{network}.{210 + number % 10}")
        except InvalidStatus as refused:
            return str(refused.response.status_code)
        frame = [b"", frame_of(1, b"[]"), frame_of(1, hello([secrets.token_urlsafe(18)]).encode())][number % 3]
        joined.writer.write(frame)
        received = await joined.reader.readuntil(b'"fatal":true}')
        joined.writer.close()
        return str(json.loads(received[received.index(b'{"type"') :])["code"])

    with guard(tmp_path, hello_seconds=3) as server:
        files, memory = server.files(), 0

        async def attack(live: LiveTable) -> None:
            nonlocal memory
            slots = asyncio.Semaphore(300)

            async def bounded(number: int) -> None:
                async with slots:
                    outcomes[await join(server.port, live.table.id, number)] += 1

            await asyncio.gather(*map(bounded, range(JOINS // 10)))
            memory = server.memory()
            await asyncio.gather(*map(bounded, range(JOINS // 10, JOINS)))

        run(attack_during_play(server, attack), 180)
        print(outcomes, f"{(server.memory() - memory) / 1e6:.1f} MB more than after the first thousand")
        assert server.memory() - memory < 50_000_000
        assert server.files() <= files + 20
    assert outcomes.total() == JOINS
    assert outcomes.keys() <= {"429", "bad-message", "no-table", "too-many", "too-slow"}
    assert outcomes["429"] + outcomes["too-many"] > JOINS // 2, "the limits apply"


def test_sockets_that_never_say_hello(tmp_path_factory: pytest.TempPathFactory, source: str) -> None:
    with Server(tmp_path_factory.mktemp("strangers"), pending_sockets=20, hello_seconds=60) as server:

        async def attack(live: LiveTable) -> None:
            silent = [await socket_to(server.port, live.table.id, "", source) for _ in range(30)]
            try:
                codes = [read_answer((await receive_all(each))[0])["code"] for each in silent[20:]]
            finally:
                await asyncio.gather(*(each.close() for each in silent))
            assert codes == ["too-many"] * 10
            async with live.spectator():
                pass

        run(attack_during_play(server, attack))


def test_more_sockets_than_an_address_may_have(tmp_path_factory: pytest.TempPathFactory, source: str) -> None:
    with Server(tmp_path_factory.mktemp("sockets"), sockets=8, hello_seconds=60) as server:

        async def attack(live: LiveTable) -> None:
            silent = [await socket_to(server.port, live.table.id, "", source) for _ in range(8)]
            try:
                for _ in range(5):
                    with pytest.raises(InvalidStatus) as refused:
                        await socket_to(server.port, live.table.id, "", source)
                    assert refused.value.response.status_code == 429
            finally:
                await asyncio.gather(*(each.close() for each in silent))

        run(attack_during_play(server, attack))


# --- HTTP


async def open_connection(server: Server, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))


async def read_until_closed(reader: asyncio.StreamReader) -> bytes:
    """Read until the connection ends in any way."""
    received = b""
    with contextlib.suppress(OSError):
        while more := await reader.read(1 << 16):
            received += more
    return received


def test_a_header_without_end(guarded: Server, source: str) -> None:
    """A client that is still sending need not receive the answer."""

    async def attack(_: LiveTable) -> None:
        before = guarded.memory()
        reader, writer = await open_connection(guarded, source)
        writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-endless: ")
        sent = 0
        with contextlib.suppress(OSError):
            while sent < 64_000_000:
                writer.write(b"a" * 65_536)
                await writer.drain()
                sent += 65_536
        assert sent < 64_000_000
        received = await read_until_closed(reader)
        assert received == b"" or received.startswith(b"HTTP/1.1 431 ")
        assert guarded.memory() - before < 5_000_000

    run(attack_during_play(guarded, attack))


def test_silent_connections_from_one_address(tmp_path_factory: pytest.TempPathFactory, source: str) -> None:
    with Server(tmp_path_factory.mktemp("silent"), connections=20, header_seconds=60) as server:

        async def attack(_: LiveTable) -> None:
            files = server.files()
            silent = [
                await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))
                for _number in range(200)
            ]
            open_ones = {asyncio.ensure_future(read_until_closed(reader)) for reader, _writer in silent}
            while len(open_ones) > 20:
                _done, open_ones = await asyncio.wait(open_ones, return_when="FIRST_COMPLETED")
            assert len(open_ones) == 20
            assert server.files() - files <= 20 + 10
            await open_table(server.port)
            for _reader, writer in silent:
                writer.close()
            await asyncio.gather(*(writer.wait_closed() for _reader, writer in silent), return_exceptions=True)
            await asyncio.wait(open_ones)

        run(attack_during_play(server, attack))


def test_requests_that_never_end(tmp_path_factory: pytest.TempPathFactory, source: str) -> None:
    starts = [
        b"",
        b"GET / HTTP/1.1\r\nhost: loc",
        b"POST /api/tables HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
        b"GET /health HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n",
    ]
    answers = [b"", b"HTTP/1.1 408 ", b"HTTP/1.1 408 ", b"HTTP/1.1 200 "]

    async def play() -> None:
        for start, answer in zip(starts, answers, strict=True):
            reader, writer = await open_connection(server, source)
            writer.write(start)
            received = await read_until_closed(reader)
            assert received.startswith(answer), start
            assert bool(received) == bool(answer)
            writer.close()

    with Server(tmp_path_factory.mktemp("endless"), header_seconds=1, body_seconds=1) as server:
        run(play())
        assert server.errors() == []


def test_the_server_may_open_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[0]), before[1]))
    try:
        with Server(tmp_path) as server:
            soft, hard = server.file_limits()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert soft == hard


# --- slow readers


def test_a_slow_reader_gets_a_snapshot_and_costs_little(server: Server, source: str) -> None:
    """The client reads nothing while there is more chat than its queue holds; then it reads again."""

    async def attack(_honest: LiveTable) -> None:
        async with await LiveTable.gather([server.port], 2, source, spectators=True) as live:
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.setblocking(False)
            await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
            slow = await socket_to(server.port, live.table.id, sock=narrow, local_addr=None, max_queue=1)
            async with slow:
                await slow.send(hello([live.table.invitation]))
                before = server.memory()
                talker = live.people[0]
                for _ in range(50):
                    await asyncio.gather(*(talker.ask("send-chat", text="💬" * 300) for _ in range(50)))
                assert server.memory() - before < 20_000_000
                seqs: list[int] = []
                snapshots = 0
                while not seqs or seqs[-1] < talker.seq:
                    answer = read_answer(str(await slow.recv()))
                    if answer["type"] in ("news", "snapshot"):
                        snapshots += answer["type"] == "snapshot"
                        seqs.append(answer["seq"])
            assert snapshots >= 2, "the first one, and one in place of what it missed"
            assert seqs == sorted(set(seqs))
            assert len(seqs) < 2_500

    run(attack_during_play(server, attack))


# --- clients without the right


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://127.0.0.1.elsewhere.example"},
    ],
)
def test_a_socket_from_another_page(guarded: Server, source: str, headers: dict[str, str]) -> None:
    async def play() -> None:
        async with await LiveTable.gather([guarded.port], 2, source) as live:
            victim = live.people[0]
            with pytest.raises(InvalidStatus) as refused:
                await socket_to(
                    guarded.port, victim.table, source=source, additional_headers={"Cookie": victim.cookie} | headers
                )
            assert refused.value.response.status_code == 403

    run(play())


def test_our_own_page_may_connect(guarded: Server, source: str) -> None:
    async def play() -> None:
        table = await open_table(guarded.port, source)
        own = {"Origin": f"http://127.0.0.1:{guarded.port}", "Sec-Fetch-Site": "same-origin"}
        async with socket_to(guarded.port, table.id, source=source, additional_headers=own) as connection:
            await connection.send(hello([table.invitation]))
            assert read_answer(str(await connection.recv()))["type"] == "welcome"

    run(play())


def test_a_client_without_the_right_changes_nothing(guarded: Server, source: str) -> None:
    async def play() -> None:
        async with await LiveTable.gather([guarded.port], 2, source, seats=4, spectators=True) as live:
            cookie = await create_guest(guarded.port, "Mallory", source)
            async with live.spectator(source=source, cookie=cookie) as spectator:
                before = guarded.read_log(live.table.id)
                wishes: list[tuple[str, dict[str, Any], str]] = [
                    ("clear-seat", {"seat": 0}, "no-seat"),
                    ("add-bot", {"seat": 2}, "no-seat"),
                    ("start-game", {}, "no-seat"),
                    ("leave-seat", {}, "no-seat"),
                    ("send-chat", {"text": "boo"}, "no-seat"),
                    ("request-hint", {}, "no-seat"),
                ]
                for kind, fields, code in wishes:
                    assert (await spectator.ask(kind, **fields))["code"] == code
                assert guarded.read_log(live.table.id) == before
            one = live.people[0]
            assert (await one.ask("clear-seat", seat=1))["code"] == "not-host"
            assert (await one.ask("make-move", move="draw"))["code"] == "not-now"
            assert (await one.ask("add-bot", seat=1))["code"] == "not-now"
            assert (await one.ask("take-seat", seat=2))["code"] == "not-now"
            assert (await one.ask("add-bot", seat=2, level="godlike"))["code"] == "unknown-level"
            assert guarded.read_log(live.table.id) == before

    run(play())


def test_a_player_who_is_away_does_not_move(guarded: Server, source: str) -> None:
    async def play() -> None:
        async with await LiveTable.gather([guarded.port], 2, source, pace=10_000) as live:
            await live.start()
            mover = next(client for client in live.people if client.must_move())
            assert (await mover.ask("hand-over"))["type"] == "command-done"
            before = guarded.read_log(live.table.id)
            assert (await mover.ask("make-move", move=mover.moves[0]))["code"] == "not-now"
            other = next(client for client in live.people if client is not mover)
            assert (await other.ask("make-move", move="draw"))["type"] == "move-refused"
            assert (await other.ask("add-bot", seat=mover.seat))["code"] == "not-now"
            assert guarded.read_log(live.table.id) == before

    run(play())


def test_many_mistakes_end_the_connection(guarded: Server, source: str) -> None:
    async def play() -> list[str]:
        table = await open_table(guarded.port, source, spectators=True)
        frames = [json.dumps({"type": "leave-seat", "id": str(number)}) for number in range(20)]
        return (await exchange(guarded.port, table.id, source, hello([table.invitation]), *frames))[0]

    codes = run(play())
    assert codes == ["no-seat"] * 7 + ["too-many"]


def test_a_seat_is_taken_once(guarded: Server, source: str) -> None:
    """Twenty people want two seats."""

    async def play() -> None:
        table = await open_table(guarded.port, source)
        cookies = [await create_guest(guarded.port, f"R{number}", source) for number in range(20)]
        runners = [Client([guarded.port], table.id, [table.invitation], cookie, source) for cookie in cookies]
        for runner in runners:
            runner.connect()
            await runner.until(lambda runner=runner: runner.seq > 0)  # type: ignore[misc]
        answers = await asyncio.gather(*(runner.ask("take-seat") for runner in runners))
        await asyncio.gather(*(runner.disconnect() for runner in runners))
        assert sorted(answer["type"] for answer in answers) == ["command-done"] * 2 + ["error"] * 18
        assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"no-free-seat"}
        assert len({answer["key"] for answer in answers if answer["type"] == "command-done"}) == 2

    run(play())


def test_logs_contain_nothing_that_opens_a_table(guarded: Server, source: str) -> None:
    async def play() -> LiveTable:
        async with await LiveTable.gather([guarded.port], 2, source) as live:
            await live.start()
            await live.play()
            await exchange(guarded.port, live.table.id, source, hello([live.table.invitation]), "nonsense")
            await connect_and_sit([guarded.port], await open_table(guarded.port, source), "Zoltán", source=source)
            return live

    live = run(play())
    log = json.dumps(guarded.log_lines())
    secret_words = [*live.people[0].keys, *live.people[1].keys, live.people[0].cookie, "Zolt", "nonsense"]
    assert not [word for word in secret_words if word in log]
