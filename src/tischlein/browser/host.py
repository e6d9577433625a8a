"""The tables of a browser: the table host of the server, in a web worker, with one client."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec

from tischlein.browser.interfaces import Close, Database, Send, Thinker
from tischlein.browser.requests import HERE, respond
from tischlein.browser.store import BrowserStore, open_store
from tischlein.browser.thinker import BrowserWorker
from tischlein.server.bot_pool import BotPool
from tischlein.server.host import TableHost
from tischlein.server.keys import KEY_BYTES, Keys
from tischlein.server.people import Guest
from tischlein.server.settings import Settings

TABLE_PREFIX: Final = "local-"
"""How ids of tables in a browser begin, by which the page knows where a table is."""
KEY: Final = "key"


class SilentNotifier:
    """Reminds nobody: a person who is absent has closed the page."""

    def remind(self, reminder: object) -> None: ...


class BrowserSocket:
    """A socket of the page. The page calls `receive` and `disconnect`; the host uses the rest as a `Transport`."""

    def __init__(self, send: Send, close: Close) -> None:
        self._send: Final = send
        self._close: Final = close
        self._received: Final[asyncio.Queue[str | None]] = asyncio.Queue()

    def receive_text(self, text: str) -> None:
        """Take a message from the page."""
        self._received.put_nowait(text)

    def disconnect(self) -> None:
        """Note that the page has closed the socket."""
        self._received.put_nowait(None)

    async def receive(self) -> str | None:
        return await self._received.get()

    def stop_receiving(self) -> None:
        self._received.put_nowait(None)

    def send_now(self, frames: list[bytes]) -> bool:
        for frame in frames:
            self._send(frame.decode())
        return True

    async def send(self, frame: bytes) -> None:
        self._send(frame.decode())

    async def close(self, code: int, reason: str) -> None:
        self._close(code, reason)


class BrowserHost:
    """What the page can call in its worker."""

    def __init__(self, host: TableHost) -> None:
        self._host: Final = host

    async def request(self, text: str) -> str:
        """Carry out a request (`requests.PageRequest`) and return the response (`requests.PageResponse`)."""
        return await respond(self._host, text)

    def connect(self, table: str, guest: str | None, send: Send, close: Close) -> BrowserSocket:
        """Open a socket to a table. `guest` is a `people.Guest` as JSON."""
        socket = BrowserSocket(send, close)
        identity = None if guest is None else msgspec.json.decode(guest, type=Guest)
        self._host.spawn(self._host.serve_client(socket, table, identity, HERE))
        return socket

    async def close(self) -> None:
        await self._host.close()


async def open_host(database: Database, thinker: Thinker) -> BrowserHost:
    """Open the tables of a browser; those with a game in progress go on."""
    store = await open_store(database)
    host = TableHost(
        Settings(table_prefix=TABLE_PREFIX),
        store,
        Keys(await _load_or_create_key(store)),
        BotPool([BrowserWorker(thinker)]),
        SilentNotifier(),
    )
    await host.open()
    return BrowserHost(host)


async def _load_or_create_key(store: BrowserStore) -> bytes:
    known = await store.value(KEY)
    if known is not None:
        return bytes.fromhex(known)
    key = secrets.token_bytes(KEY_BYTES)
    await store.set_value(KEY, key.hex())
    return key
