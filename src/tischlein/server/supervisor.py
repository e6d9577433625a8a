"""Several server processes on one PostgreSQL database: started, kept running, and replaced one after the other.

The supervisor opens all sockets and its processes inherit them, so a client that connects while a process stops or
starts waits for a moment instead of being refused. With SO_REUSEPORT, which not every system has, a process that ends
would take the clients in its queue with it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from tischlein.core.errors import TischleinError
from tischlein.server import logs
from tischlein.server.listening import listen
from tischlein.server.settings import ProcessesUnavailable, Settings
from tischlein.server.store.engine import parse_database_url

LOOPBACK: Final = "127.0.0.1"
MIN_PAUSE: Final = 0.2
MAX_PAUSE: Final = 30.0
"""Seconds before a process that has ended is started again."""
STABLE_SECONDS: Final = 60.0
"""Seconds after which a process counts as healthy: the next pause is the shortest again."""
STOP_SECONDS: Final = 20.0
"""Seconds that a process has to stop before it is killed."""


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Run server processes until this process is asked to stop; call `ready` with the port when all accept clients."""
    _check_possible(settings)
    logs.configure(level=settings.log_level, log_format=settings.log_format)
    with ExitStack() as stack:
        shared = stack.enter_context(listen(settings.host, settings.port))
        slots = []
        alone = replace(settings, processes=1, bot_workers=max(1, settings.bot_workers // settings.processes))
        for number in range(settings.processes):
            listeners = [shared]
            if settings.process_port is not None:
                listeners.append(stack.enter_context(listen(LOOPBACK, settings.process_port + number)))
            slots.append(ProcessSlot(number, alone, listeners))
        port = shared.getsockname()[1]
        asyncio.run(Supervisor(slots).run(lambda: ready(port)))


def _check_possible(settings: Settings) -> None:
    if sys.platform == "win32":
        raise ProcessesUnavailable("several server processes cannot share a port on Windows: start one for each port")
    if isinstance(parse_database_url(settings.database_url), Path):
        raise ProcessesUnavailable(
            "several server processes need PostgreSQL: name a database with --database postgresql://user@host/name"
        )


class Supervisor:
    """Reacts to signals: SIGTERM and SIGINT stop all processes, SIGHUP replaces one after the other."""

    def __init__(self, slots: list[ProcessSlot]) -> None:
        self._slots: Final = slots
        self._stopped_by: signal.Signals | None = None
        self._stop: Final = asyncio.Event()
        self._restart: Final = asyncio.Event()
        self._has_terminal: Final = os.isatty(0)

    async def run(self, ready: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for stopping in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(stopping, self._on_stop, stopping)
        loop.add_signal_handler(signal.SIGHUP, self._on_hangup)
        serving = asyncio.ensure_future(self._serve(ready))
        stopped = asyncio.ensure_future(self._stop.wait())
        try:
            await asyncio.wait((serving, stopped), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (serving, stopped):
                task.cancel()
            await asyncio.gather(serving, stopped, return_exceptions=True)
            await asyncio.gather(*(process.stop() for slot in self._slots for process in slot.running))
        if not serving.cancelled():
            serving.result()
        if self._stopped_by == signal.SIGINT:
            raise KeyboardInterrupt

    def _on_stop(self, by: signal.Signals) -> None:
        self._stopped_by = by
        self._stop.set()

    def _on_hangup(self) -> None:
        """Restart, or stop if the signal means that the terminal was closed."""
        if self._has_terminal and not os.isatty(0):
            self._stop.set()
        else:
            self._restart.set()

    async def _serve(self, ready: Callable[[], None]) -> None:
        first, *others = self._slots
        await first.start()  # it migrates the database, or says why it cannot be used
        await asyncio.gather(*(slot.start() for slot in others))
        ready()
        async with asyncio.TaskGroup() as group:
            for slot in self._slots:
                group.create_task(slot.keep_running())
            group.create_task(self._restart_on_request())

    async def _restart_on_request(self) -> None:
        while True:
            await self._restart.wait()
            self._restart.clear()
            logs.log("restart_begun")
            try:
                for slot in self._slots:
                    await slot.replace()
            except TischleinError as error:
                logs.log("restart_failed", logging.ERROR, process=slot.number, why=str(error))
            else:
                logs.log("restart_done")


class ProcessSlot:
    """The place of one server process: `running` are the current one and the one that it replaces."""

    def __init__(self, number: int, settings: Settings, listeners: list[socket.socket]) -> None:
        self.number: Final = number
        self.running: Final[set[ServerProcess]] = set()
        self._settings: Final = settings
        self._listeners: Final = listeners
        self._current: ServerProcess | None = None
        self._lock: Final = asyncio.Lock()

    async def start(self) -> None:
        """Start a process and wait until it accepts clients; raise TischleinError if it ends instead."""
        process = ServerProcess(self._settings, self._listeners)
        self.running.add(process)
        try:
            await process.wait_until_ready()
        except TischleinError:
            await process.ended.wait()
            self.running.discard(process)
            raise
        logs.log("process_ready", process=self.number, pid=process.pid)
        self._current = process

    async def replace(self) -> None:
        """Start another process and stop the current one; that one goes on if the other one cannot be started."""
        async with self._lock:
            old = self._current
            await self.start()
            if old is not None:
                await old.stop()
                self.running.discard(old)

    async def keep_running(self) -> None:
        """Start the process again whenever it ends, after a pause that grows."""
        pause = MIN_PAUSE
        while True:
            process = self._current
            assert process is not None
            await process.ended.wait()
            if process is not self._current:
                continue
            pause = MIN_PAUSE if process.age > STABLE_SECONDS else pause
            logs.log("process_ended", logging.WARNING, process=self.number, pid=process.pid, code=process.exit_code)
            self.running.discard(process)
            while process is self._current:
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_PAUSE)
                async with self._lock:
                    if process is self._current:
                        await self._try_to_start()

    async def _try_to_start(self) -> None:
        try:
            await self.start()
        except TischleinError as error:
            logs.log("process_not_started", logging.ERROR, process=self.number, why=str(error))


class ServerProcess:
    """A server process, started when this object is made."""

    def __init__(self, settings: Settings, listeners: list[socket.socket]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, pipe = context.Pipe(duplex=False)
        self._process: Final = context.Process(target=_run_process, args=(settings, listeners, pipe))
        self._process.start()
        pipe.close()
        self._began: Final = time.monotonic()
        self.pid: Final = self._process.pid
        self.ended: Final = asyncio.Event()
        asyncio.get_running_loop().add_reader(self._process.sentinel, self._on_end)

    @property
    def age(self) -> float:
        return time.monotonic() - self._began

    @property
    def exit_code(self) -> int | None:
        return self._process.exitcode

    def _on_end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self.ended.set()

    async def wait_until_ready(self) -> None:
        """Return when the process accepts clients; raise TischleinError with the reason if it ends instead."""
        loop = asyncio.get_running_loop()
        heard = asyncio.Event()
        loop.add_reader(self._pipe.fileno(), heard.set)
        try:
            await heard.wait()
        finally:
            loop.remove_reader(self._pipe.fileno())
        with self._pipe:
            try:
                reason: str | None = self._pipe.recv()
            except EOFError:
                await self.ended.wait()
                code = self.exit_code
                raise ProcessesUnavailable(f"a server process ended while it started, with exit code {code}") from None
        if reason is not None:
            raise ProcessesUnavailable(reason)

    async def stop(self) -> None:
        """Let the process drain its tables and end; kill it if that takes too long."""
        self._process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self.ended.wait()
        except TimeoutError:
            logs.log("process_killed", logging.ERROR, pid=self.pid)
            self._process.kill()
            await self.ended.wait()


# --- in the server process


def _run_process(settings: Settings, listeners: list[socket.socket], pipe: Connection) -> None:
    """Serve until asked to stop, or until the supervisor is gone."""
    from tischlein.server.serve import run_process  # noqa: PLC0415  (the supervisor needs none of it)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the supervisor, and for the web server later
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_stop_with_parent, daemon=True).start()

    def ready() -> None:
        with suppress(OSError):  # the supervisor may be gone
            pipe.send(None)
        pipe.close()

    try:
        run_process(settings, listeners, ready)
    except TischleinError as error:
        pipe.send(str(error))
        sys.exit(1)


def _stop_with_parent() -> None:
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
