"""Who plays the deals: this process, or several others. Nobody needs to know more than the contest and a number."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from tischlein.arena.duel import Contest, Deal, play_deal
from tischlein.arena.errors import CrewError

TRIES: Final = 3
"""How often a deal is begun before whoever plays it is said to die of it."""


def play_here(contest: Contest, deals: Iterable[int]) -> Iterator[Deal]:
    """One deal after the other, in this process."""
    return (play_deal(contest, deal) for deal in deals)


def play_in_processes(contest: Contest, deals: Iterable[int], workers: int) -> Iterator[Deal]:
    """Deals as they are finished. A worker that dies is replaced, and its deal is played again from the beginning."""
    crew = _Crew(contest, deque(deals))
    try:
        yield from crew.finished(workers)
    finally:
        crew.leave()


def attempt(contest: Contest, deal: int) -> Deal | Exception:
    """Play a deal elsewhere: an error comes home as a value."""
    try:
        return play_deal(contest, deal)
    except Exception as error:
        return error


def received(answer: Deal | Exception) -> Deal:
    """Raise an error where the run is led."""
    if isinstance(answer, Exception):
        raise answer
    return answer


@dataclass(eq=False)
class _Worker:
    process: BaseProcess
    pipe: Connection[int, Deal | Exception]
    deal: int = 0


class _Crew:
    """Own processes and pipes rather than a pool: a pool does not say whose death broke it."""

    def __init__(self, contest: Contest, todo: deque[int]) -> None:
        self.contest = contest
        self.todo = todo
        self.busy: list[_Worker] = []
        self.deaths: Counter[int] = Counter()

    def finished(self, workers: int) -> Iterator[Deal]:
        while self.todo and len(self.busy) < workers:
            self._hand_out(self._hire())
        while self.busy:
            ready = wait([worker.pipe for worker in self.busy])
            for worker in [worker for worker in self.busy if worker.pipe in ready]:
                answer = self._answer(worker)
                if answer is not None:
                    yield received(answer)

    def leave(self) -> None:
        """Let go of everybody, also in the middle of a deal, which will be played anew."""
        for worker in self.busy:
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()

    def _hire(self) -> _Worker:
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_work, args=(self.contest, there))
        with _deaf_children():
            process.start()
        there.close()  # so that its death is heard at our end
        worker = _Worker(process, here)
        self.busy.append(worker)
        return worker

    def _hand_out(self, worker: _Worker) -> None:
        if self.todo:
            worker.deal = self.todo.popleft()
            with suppress(BrokenPipeError):  # if it has died already, the next look at the pipe tells
                worker.pipe.send(worker.deal)
        else:
            worker.pipe.close()
            worker.process.join()
            self.busy.remove(worker)

    def _answer(self, worker: _Worker) -> Deal | Exception | None:
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):  # between two answers, or in the middle of one
            self._replace(worker)
            return None
        self._hand_out(worker)
        return answer

    def _replace(self, dead: _Worker) -> None:
        dead.process.join()
        dead.pipe.close()
        self.busy.remove(dead)
        self.deaths[dead.deal] += 1
        if self.deaths[dead.deal] == TRIES:
            raise CrewError(
                f"deal {dead.deal} ended its worker {TRIES} times (exit code {dead.process.exitcode}); "
                "all finished deals are kept"
            )
        self.todo.appendleft(dead.deal)
        self._hand_out(self._hire())


@contextmanager
def _deaf_children() -> Iterator[None]:
    """What is started here does not hear Ctrl-C, which a terminal sends to all: only the leader answers it."""
    resource_tracker.ensure_running()  # starting it lets interrupts through again, so not within
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(contest: Contest, pipe: Connection[Deal | Exception, int]) -> None:
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    while True:
        try:
            deal = pipe.recv()
        except EOFError:
            return
        pipe.send(attempt(contest, deal))


def _leave_with_parent() -> None:
    """If the leader is killed, nobody goes on thinking about a deal that nobody will write down."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
