"""Jobs in several processes. A worker that dies is replaced and its job restarted."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic

from tischlein.parallel.errors import ExecutorError
from tischlein.parallel.jobs import MAX_ATTEMPTS, Job, JobHandler, Result, run_job, unwrap


def run_in_processes(handler: JobHandler[Job, Result], jobs: Iterable[Job], workers: int) -> Iterator[Result]:
    """Yield results as they finish."""
    pool = _ProcessPool(handler, iter(jobs))
    try:
        yield from pool.results(workers)
    finally:
        pool.kill_all()


@dataclass(eq=False)
class _Worker(Generic[Job, Result]):
    process: BaseProcess
    pipe: Connection[Job, Result | Exception]
    job: Job


class _ProcessPool(Generic[Job, Result]):
    """Processes and pipes. The pools of the standard library do not say which worker died."""

    def __init__(self, handler: JobHandler[Job, Result], jobs: Iterator[Job]) -> None:
        self.handler = handler
        self.jobs: Iterator[Job] = jobs
        self.busy: list[_Worker[Job, Result]] = []
        self.deaths: Counter[Job] = Counter()

    def results(self, workers: int) -> Iterator[Result]:
        while len(self.busy) < workers and self._start_worker():
            pass
        while self.busy:
            ready = wait([worker.pipe for worker in self.busy])
            for worker in [worker for worker in self.busy if worker.pipe in ready]:
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):  # between two answers, or in the middle of one
                    self._replace(worker)
                    continue
                self._assign_next(worker)
                yield unwrap(answer)

    def kill_all(self) -> None:
        """Kill all workers, including those in the middle of a job."""
        for worker in self.busy:
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()

    def _start_worker(self) -> bool:
        """Start a worker for the next job and return True, or return False if no job is left."""
        for job in islice(self.jobs, 1):
            context = get_context("spawn")
            here, there = context.Pipe()
            process = context.Process(target=_run_worker, args=(self.handler, there))
            with _block_interrupts():
                process.start()
            there.close()  # so that our end notices when the worker dies
            worker = _Worker(process, here, job)
            self.busy.append(worker)
            self._send(worker)
            return True
        return False

    def _assign_next(self, worker: _Worker[Job, Result]) -> None:
        for job in islice(self.jobs, 1):
            worker.job = job
            self._send(worker)
            return
        worker.pipe.close()
        worker.process.join()
        self.busy.remove(worker)

    def _send(self, worker: _Worker[Job, Result]) -> None:
        with suppress(BrokenPipeError):  # if the worker is already dead, the next recv() notices
            worker.pipe.send(worker.job)

    def _replace(self, dead: _Worker[Job, Result]) -> None:
        dead.process.join()
        dead.pipe.close()
        self.busy.remove(dead)
        self.deaths[dead.job] += 1
        if self.deaths[dead.job] == MAX_ATTEMPTS:
            how = f"ended its worker {MAX_ATTEMPTS} times (exit code {dead.process.exitcode})"
            raise ExecutorError(self.handler.describe_failure(dead.job, how))
        self.jobs = chain([dead.job], self.jobs)
        self._start_worker()


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Start children that ignore Ctrl-C, which a terminal sends to every process: only the parent handles it."""
    resource_tracker.ensure_running()  # starting it unblocks interrupts, so do that first
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run_worker(handler: JobHandler[Any, Any], pipe: Connection[Any, Any]) -> None:
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        pipe.send(run_job(handler, job))


def _exit_with_parent() -> None:
    """Exit when the parent is killed: nobody would collect the result."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
