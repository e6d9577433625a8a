"""The server process: opens the storage, runs the web server, and closes everything at the end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from importlib.metadata import version
from typing import Final

import uvicorn

from tischlein.games.registry import broken
from tischlein.server import logs
from tischlein.server.bot_processes import process_pool
from tischlein.server.host import TableHost
from tischlein.server.http.app import make_app
from tischlein.server.http.direct_websocket import websocket_class
from tischlein.server.http.limited_http import http_class
from tischlein.server.http.proxies import TrustedProxies
from tischlein.server.keys import load_or_create_key, open_keys
from tischlein.server.listening import listen
from tischlein.server.loop_lag import measure_loop_lag
from tischlein.server.memory import keep_trimming, limit_malloc
from tischlein.server.messages import MAX_MESSAGE_BYTES
from tischlein.server.settings import Settings
from tischlein.server.store.opening import open_store

PING_SECONDS: Final = 20.0
"""Seconds between two pings of a socket, and until its pong must arrive."""
SHUTDOWN_SECONDS: Final = 5
"""Seconds that running requests have when the server stops."""
MAX_FILES: Final = 1 << 20
"""Open files to ask for where the system sets no limit."""


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until the process is asked to stop; call `ready` with the port when it accepts clients."""
    with contextlib.closing(listen(settings.host, settings.port)) as listener:
        port = listener.getsockname()[1]
        run_process(settings, [listener], lambda: ready(port), raises_again=(signal.SIGINT,))


def run_process(
    settings: Settings,
    listeners: list[socket.socket],
    ready: Callable[[], None],
    raises_again: tuple[signal.Signals, ...] = (),
) -> None:
    """Serve the clients of listening sockets until the process is asked to stop."""
    logs.configure(level=settings.log_level, log_format=settings.log_format)
    raise_file_limit()
    limit_malloc()
    log_broken_packages()
    serving = _serve(settings, listeners, ready, raises_again)
    try:
        import uvloop  # noqa: PLC0415  (not on every system)
    except ImportError:
        asyncio.run(serving)
    else:
        uvloop.run(serving)


def raise_file_limit() -> None:
    """Raise the number of files and sockets that this process may open, often 1024, to what the system allows."""
    try:
        import resource  # noqa: PLC0415  (not on every system)
    except ImportError:
        return
    _, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if allowed == resource.RLIM_INFINITY else allowed
    with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, allowed))


def log_broken_packages() -> None:
    """Log a warning for each game package that cannot be loaded; the server runs without it."""
    for sentence in broken():
        logs.log("package_skipped", logging.WARNING, why=sentence)


async def _serve(
    settings: Settings,
    listeners: list[socket.socket],
    ready: Callable[[], None],
    raises_again: tuple[signal.Signals, ...],
) -> None:
    if settings.key_path.exists():
        load_or_create_key(settings.key_path)  # an unusable key is reported before the database is touched
    store = await open_store(settings.database_url)
    try:
        keys = await open_keys(settings.key_path, store)
    except BaseException:
        await store.close()
        raise
    table_host = TableHost(settings, store, keys, process_pool(settings.bot_workers))
    try:
        await table_host.open()
        table_host.spawn(measure_loop_lag())
        table_host.spawn(keep_trimming())
        await _Server(_web_config(settings, table_host), table_host.drain, ready, raises_again).serve(listeners)
    finally:
        await table_host.close()


def _web_config(settings: Settings, table_host: TableHost) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, table_host),
        http=http_class(settings.limits, TrustedProxies(settings.proxies)),
        ws=websocket_class(settings.limits),
        ws_max_size=16 * MAX_MESSAGE_BYTES,  # slightly too long messages get an error first
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class _Server(uvicorn.Server):
    """A uvicorn server that calls `ready` when it accepts clients, and drains the tables before it closes sockets.

    Of the signals that stopped it, it raises only those in `raises_again` again: the storage must be closed first.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        drain: Callable[[], Awaitable[None]],
        ready: Callable[[], None],
        raises_again: tuple[signal.Signals, ...],
    ) -> None:
        super().__init__(config)
        self._drain: Final = drain
        self._ready: Final = ready
        self._raises_again: Final = raises_again

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # The objects that exist now are permanent, so the garbage collector need not scan them again and delay moves.
        # With a higher threshold, each collection would take longer; with a lower one, closed connections would survive
        # the young generation.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 10, 50)
        await super().startup(sockets)
        ports = " ".join(str(listener.getsockname()[1]) for listener in sockets or [])
        logs.log("started", version=version("tischlein"), ports=ports)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()
        logs.log("stopping")
        if not self.force_exit:
            await self._drain()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals = [caught for caught in self._captured_signals if caught in self._raises_again]
