"""Attack a server from one loopback address, and measure what people at another address notice.

    .venv/bin/python bench/attacks.py [--only header|silent|chat]

Each attack has a fresh server with the default limits and 1,024 open files, and takes at most half a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import resource
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load.process import Server, free_port
from bench.load.sockets import TEXT, frame

ATTACKER, PERSON = "127.0.0.2", "127.0.0.3"
FILES = 1024
"""Open files that a process may have unless it asks for more, on most systems."""
HEADER_BYTES = 64_000_000
HEADER_SECONDS = 5.0
SILENT = 1400
SILENT_SECONDS = 5.0
CHATTERS = 190
CHAT_SECONDS = 15.0
CHAT_BURST = 35
CHAT_PAUSE = 0.105
PROBE_SECONDS = 0.05
TIMEOUT = 20.0


class Probe(threading.Thread):
    """A person who asks for /health all the time, each time on a new connection."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.seconds: list[float] = []
        self.failed = 0
        self._ended = threading.Event()

    def run(self) -> None:
        while not self._ended.wait(PROBE_SECONDS):
            begin = time.perf_counter()
            try:
                request(self.port, "GET", "/health", PERSON)
            except (OSError, http.client.HTTPException):
                self.failed += 1
            else:
                self.seconds.append(time.perf_counter() - begin)

    def stop(self) -> None:
        self._ended.set()
        self.join()


def request(port: int, method: str, path: str, source: str, body: object = None, cookie: str = "") -> tuple[str, str]:
    """Return the body of a response and its cookie."""
    connection = http.client.HTTPConnection("127.0.0.1", port, TIMEOUT, (source, 0))
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    with contextlib.closing(connection):
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        text = response.read().decode()
        if response.status >= 300:
            raise http.client.HTTPException(f"{path}: {response.status} {text}")
        return text, (response.headers.get("set-cookie") or "").split(";")[0]


def connect_silently(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), TIMEOUT, (ATTACKER, 0))


def send_endless_header(port: int) -> str:
    """Send a header of 64 MB, or as much of it as the server takes, again and again for a few seconds."""
    longest, tries, part = 0, 0, b"a" * 65_536
    end = time.monotonic() + HEADER_SECONDS
    while not tries or time.monotonic() < end:
        tries += 1
        sent = 0
        with contextlib.suppress(OSError), connect_silently(port) as attacker:
            attacker.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-endless: ")
            while sent < HEADER_BYTES:
                sent += attacker.send(part)
        longest = max(longest, sent)
    return f"{tries} connections, of which one could send {longest / 1e6:.1f} MB"


def hold_silent_connections(port: int) -> str:
    """Open connections and send nothing."""
    silent: list[socket.socket] = []
    for _ in range(SILENT):
        with contextlib.suppress(OSError):
            silent.append(connect_silently(port))
    time.sleep(SILENT_SECONDS)
    held = 0
    for each in silent:
        each.setblocking(False)
        try:
            held += each.recv(1) != b""
        except BlockingIOError:
            held += 1
        except OSError:
            pass
        each.close()
    return f"{held} of {SILENT} connections open after {SILENT_SECONDS:.0f} s"


def chat_on_many_sockets(port: int) -> str:
    """Chat on many sockets of one seat, and count what another player at the table gets to see."""
    return asyncio.run(_chat(port))


async def _chat(port: int) -> str:
    opened = json.loads(request(port, "POST", "/api/tables", PERSON, {"game": "uno", "seats": 2})[0])
    victim, _ = await _sit(port, opened, PERSON, "Ada")
    attacker, key = await _sit(port, opened, ATTACKER, "Eve")
    path = f"/api/tables/{opened['id']}/socket"
    writers = [await _join_blindly(port, path, key) for _ in range(CHATTERS)]
    end = time.monotonic() + CHAT_SECONDS
    seen = asyncio.ensure_future(_count_chat(victim, end))
    await asyncio.gather(*(_talk(writer, number, end) for number, writer in enumerate(writers)))
    lines = await seen
    for client in (victim, attacker):
        client.transport.abort()
    return f"{lines} chat messages at the table in {CHAT_SECONDS:.0f} s"


async def _sit(port: int, table: dict[str, str], source: str, name: str) -> tuple[ClientConnection, str]:
    _, cookie = await asyncio.to_thread(request, port, "POST", "/api/guest", source, {"name": name})
    client = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table['id']}/socket",
        additional_headers={"Cookie": cookie},
        local_addr=(source, 0),
        proxy=None,
        max_queue=None,
    )
    await client.send(json.dumps({"type": "hello", "version": 1, "keys": [table["invitation"]]}))
    await client.send(json.dumps({"type": "take-seat", "id": "sit"}))
    while (answer := json.loads(await client.recv())).get("id") != "sit":
        continue
    return client, answer["key"]


async def _join_blindly(port: int, path: str, key: str) -> asyncio.StreamWriter:
    """Open a socket that reads nothing, which costs an attacker nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGlzY2hsZWluLWRlY2stZA=="]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(TEXT, json.dumps({"type": "hello", "version": 1, "keys": [key]}).encode()))
    return writer


async def _talk(writer: asyncio.StreamWriter, number: int, end: float) -> None:
    """Send as fast as the limit of one socket allows."""
    line = 0
    while time.monotonic() < end and not writer.is_closing():
        message = {"type": "send-chat", "id": f"{number}-{line}", "text": "spam"}
        writer.write(frame(TEXT, json.dumps(message).encode()))
        line += 1
        await asyncio.sleep(0 if line < CHAT_BURST else CHAT_PAUSE)
    writer.transport.abort()


async def _count_chat(client: ClientConnection, end: float) -> int:
    lines = 0
    with contextlib.suppress(WebSocketException, TimeoutError):
        async with asyncio.timeout(max(0.0, end - time.monotonic())):
            while True:
                lines += '"chat-sent"' in str(await client.recv())
    return lines


ATTACKS: dict[str, Callable[[int], str]] = {
    "header": send_endless_header,
    "silent": hold_silent_connections,
    "chat": chat_on_many_sockets,
}


def measure(name: str) -> str:
    """Run an attack on a new server and describe what it did."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="tischlein-attacks-") as folder:
        command = [sys.executable, "-m", "tischlein", "serve", "--port", str(port), "--bot-workers", "1"]
        allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, allowed[1]))
        with Server(command, port, Path(folder), {"XDG_DATA_HOME": folder}) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed[1], allowed[1]))
            for _ in range(20):
                request(port, "GET", "/health", PERSON)
            before = server.memory().rss
            probe = Probe(port)
            probe.start()
            outcome = ATTACKS[name](port)
            more = server.memory().rss - before
            probe.stop()
        resource.setrlimit(resource.RLIMIT_NOFILE, allowed)
    times = [1000 * seconds for seconds in probe.seconds] or [0.0]
    return (
        f"{name}: {outcome}; /health median {median(times):.1f} ms, worst {max(times):.0f} ms, "
        f"{probe.failed} of {len(times) + probe.failed} failed; {more / 1024:+.1f} MiB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=ATTACKS)
    chosen = parser.parse_args().only
    for name in [chosen] if chosen else ATTACKS:
        print(measure(name), flush=True)


if __name__ == "__main__":
    main()
