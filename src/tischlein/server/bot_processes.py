"""Worker processes for the computer players of a server."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from tischlein.server.bot_pool import BotPool, BotWorker
from tischlein.server.bot_queue import MAX_COST, QUICK
from tischlein.server.memory import TRIM_SECONDS, limit_malloc, trim_malloc

MAX_STARTS: Final = 3
"""Times that a worker is started for one request before it is given up."""


def process_pool(processes: int) -> BotPool:
    """Return a pool of worker processes, and one more for quick levels.

    Each starts with its first request, and again if it was killed.
    """
    return BotPool([BotProcess(QUICK), *(BotProcess() for _ in range(processes))])


class BotProcess(BotWorker):
    """One worker process in a separate executor, so that a request can be sent to this worker."""

    def __init__(self, max_cost: int = MAX_COST) -> None:
        super().__init__(max_cost)
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the process if it is not running, without waiting for it."""
        if self._pool is None:
            with contextlib.suppress(BrokenProcessPool):
                self._executor().submit(_do_nothing)

    def _executor(self) -> ProcessPoolExecutor:
        """Return the executor, which starts its process with the first work."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _initialize)
        return self._pool

    async def run(self, work: Any, *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(MAX_STARTS):
            pool = self._executor()
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                pool.shutdown(wait=False)
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool("the worker of the computer players ends at once")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _do_nothing() -> None: ...


def _initialize() -> None:
    """Ignore Ctrl-C, which is meant for the server, keep little memory, and exit if the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_malloc()
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        while server.is_alive():
            server.join(TRIM_SECONDS)
            trim_malloc()
        os._exit(1)
