"""The same work on a Ray cluster. Whoever does it needs Tischlein installed, and nothing of this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from tischlein.parallel.errors import ExecutorError, import_optional
from tischlein.parallel.jobs import MAX_ATTEMPTS, Job, JobHandler, Result, run_job, unwrap

LOCAL: Final = "local"
"""Instead of an address: a Ray of our own on this machine, which ends with the run."""
CONNECT_TIMEOUT: Final = 10.0
"""Seconds in which a cluster has to answer."""
QUEUED_PER_CPU: Final = 4
"""How many jobs for each processor of the cluster wait there at a time."""


def run_on_ray(work: JobHandler[Job, Result], jobs: Iterable[Job], address: str, workers: int) -> Iterator[Result]:
    """Results as they finish. Ray does those jobs again whose worker or machine was lost."""
    ray = import_optional("ray", "ray")
    _connect(ray, address, workers)
    try:
        yield from _results(ray, work, iter(jobs))
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, workers: int) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no reports to strangers
    _check_reachable(address)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _unreachable(address, error) from None


def _check_reachable(address: str) -> None:
    """Ray itself tries for many minutes to reach a machine where nobody listens."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        try:
            socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()
        except (OSError, ValueError, OverflowError) as error:
            raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> ExecutorError:
    return ExecutorError(f"the Ray cluster {address} cannot be reached: {str(error).strip().partition(chr(10))[0]}")


def _results(ray: Any, work: JobHandler[Job, Result], jobs: Iterator[Job]) -> Iterator[Result]:
    task = ray.remote(max_retries=MAX_ATTEMPTS - 1)(run_job)
    shared = ray.put(work)
    room = QUEUED_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = {task.remote(shared, job): job for job in islice(jobs, room)}
    while running:
        done, _ = ray.wait(list(running))
        for reference in done:
            job = running.pop(reference)
            try:
                answer = ray.get(reference)
            except ray.exceptions.RayError as error:
                how = f"was lost {MAX_ATTEMPTS} times on the Ray cluster ({type(error).__name__})"
                raise ExecutorError(work.describe_failure(job, how)) from None
            running |= {task.remote(shared, job): job for job in islice(jobs, 1)}
            yield unwrap(answer)
