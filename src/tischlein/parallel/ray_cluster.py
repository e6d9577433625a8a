"""Jobs on a Ray cluster. Its machines need Tischlein installed and nothing else."""

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
"""In place of an address: start Ray on this machine, for this run only."""
CONNECT_TIMEOUT: Final = 10.0
"""Seconds to wait for a cluster to answer."""
QUEUED_PER_CPU: Final = 4
"""Jobs queued on the cluster at a time, for each of its processors."""


def run_on_ray(handler: JobHandler[Job, Result], jobs: Iterable[Job], address: str, workers: int) -> Iterator[Result]:
    """Yield results as they finish. Ray retries jobs whose worker or machine was lost."""
    ray = import_optional("ray", "ray")
    _connect(ray, address, workers)
    try:
        yield from _results(ray, handler, iter(jobs))
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, workers: int) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage reports
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
    """Raise ExecutorError if nothing listens at the address; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        try:
            socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()
        except (OSError, ValueError, OverflowError) as error:
            raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> ExecutorError:
    return ExecutorError(f"the Ray cluster {address} cannot be reached: {str(error).strip().partition(chr(10))[0]}")


def _results(ray: Any, handler: JobHandler[Job, Result], jobs: Iterator[Job]) -> Iterator[Result]:
    task = ray.remote(max_retries=MAX_ATTEMPTS - 1)(run_job)
    shared = ray.put(handler)
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
                raise ExecutorError(handler.describe_failure(job, how)) from None
            running |= {task.remote(shared, job): job for job in islice(jobs, 1)}
            yield unwrap(answer)
