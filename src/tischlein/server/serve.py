"""The server as one process: storage, house and web server, from the first request to the last."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn

from tischlein.games.registry import broken
from tischlein.server import logs
from tischlein.server.house import House
from tischlein.server.http.app import make_app
from tischlein.server.http.direct_websocket import websocket_class
from tischlein.server.keys import Keys, load_or_create_key
from tischlein.server.settings import AddressUnavailable, Settings
from tischlein.server.store import open_store
from tischlein.server.wire import MOST_BYTES

BACKLOG: Final = 2048
PING: Final = 20.0
"""Seconds between two signs of life that a socket is asked for, and in which it has to give one."""
FAREWELL: Final = 5
"""Seconds that requests have to end when the server stops."""


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until the process is asked to stop; `ready` is told the port."""
    logs.configure()
    log_broken_packages()
    try:
        import uvloop  # noqa: PLC0415  (not on every system)
    except ImportError:
        asyncio.run(_serve(settings, ready))
    else:
        uvloop.run(_serve(settings, ready))


def log_broken_packages() -> None:
    """Warn of each game package that is left out; the server does without it."""
    for sentence in broken():
        logs.log("package_skipped", logging.WARNING, why=sentence)


async def _serve(settings: Settings, ready: Callable[[int], None]) -> None:
    with contextlib.closing(_listen(settings)) as door:
        keys = Keys(load_or_create_key(settings.key_path))
        house = House(settings, await open_store(settings.database_url), keys)
        try:
            await house.open()
            await _answer(settings, house, door, ready)
        finally:
            await house.close()


async def _answer(settings: Settings, house: House, door: socket.socket, ready: Callable[[int], None]) -> None:
    config = uvicorn.Config(
        make_app(settings, house),
        ws=websocket_class(settings.limits),
        ws_max_size=16 * MOST_BYTES,  # what is a little too long is told so before the socket is closed
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=FAREWELL,
    )
    # What is there now stays: to look through it again and again for garbage would hold everybody up. So would too many
    # young objects at a time; too few, and what a link leaves behind grows old before it is found.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 50)
    ready(door.getsockname()[1])
    await _Server(config).serve(sockets=[door])


class _Server(uvicorn.Server):
    """Uvicorn, when it is done, raises the signal once more that ended it; but the house is still to be closed then."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals = [caught for caught in self._captured_signals if caught != signal.SIGTERM]


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = error.strerror or str(error)
        raise AddressUnavailable(
            f"the server cannot listen at {settings.host} port {settings.port}: {reason}"
        ) from None
