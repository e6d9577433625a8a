"""The same work on a Ray cluster. Whoever does it needs Tischlein installed, and nothing of this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from tischlein.crew.errors import CrewError, optional
from tischlein.crew.work import TRIES, Job, Result, Work, attempt, received

LOCAL: Final = "local"
"""Instead of an address: a Ray of our own on this machine, which ends with the run."""
PATIENCE: Final = 10.0
"""Seconds in which a cluster has to answer."""
AHEAD: Final = 4
"""How many jobs for each processor of the cluster wait there at a time."""


def on_ray(work: Work[Job, Result], jobs: Iterable[Job], address: str, workers: int) -> Iterator[Result]:
    """Results as they are finished. Ray does those jobs again whose worker or machine was lost."""
    ray = optional("ray", "ray")
    _join(ray, address, workers)
    try:
        yield from _finished(ray, work, iter(jobs))
    finally:
        ray.shutdown()


def _join(ray: Any, address: str, workers: int) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no reports to strangers
    _knock(address)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _unreachable(address, error) from None


def _knock(address: str) -> None:
    """Ray itself tries for many minutes to reach a machine where nobody listens."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        try:
            socket.create_connection((host, int(port)), timeout=PATIENCE).close()
        except (OSError, ValueError, OverflowError) as error:
            raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> CrewError:
    return CrewError(f"the Ray cluster {address} cannot be reached: {str(error).strip().partition(chr(10))[0]}")


def _finished(ray: Any, work: Work[Job, Result], jobs: Iterator[Job]) -> Iterator[Result]:
    task = ray.remote(max_retries=TRIES - 1)(attempt)
    shared = ray.put(work)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = {task.remote(shared, job): job for job in islice(jobs, room)}
    while running:
        done, _ = ray.wait(list(running))
        for reference in done:
            job = running.pop(reference)
            try:
                answer = ray.get(reference)
            except ray.exceptions.RayError as error:
                how = f"was lost {TRIES} times on the Ray cluster ({type(error).__name__})"
                raise CrewError(work.lost(job, how)) from None
            running |= {task.remote(shared, job): job for job in islice(jobs, 1)}
            yield received(answer)
