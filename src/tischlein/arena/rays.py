"""The same deals on a Ray cluster. Whoever plays needs Tischlein installed, and nothing of this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from tischlein.arena.crew import TRIES, attempt, received
from tischlein.arena.duel import Contest, Deal
from tischlein.arena.errors import CrewError, optional

LOCAL: Final = "local"
"""Instead of an address: a Ray of our own on this machine, which ends with the run."""
PATIENCE: Final = 10.0
"""Seconds in which a cluster has to answer."""
AHEAD: Final = 4
"""How many deals for each processor of the cluster wait there at a time."""


def play_on_ray(contest: Contest, deals: Iterable[int], address: str, workers: int) -> Iterator[Deal]:
    """Deals as they are finished. Ray plays those again whose worker or machine was lost."""
    ray = optional("ray", "ray")
    _join(ray, address, workers)
    try:
        yield from _finished(ray, contest, iter(deals))
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


def _finished(ray: Any, contest: Contest, deals: Iterator[int]) -> Iterator[Deal]:
    task = ray.remote(max_retries=TRIES - 1)(attempt)
    shared = ray.put(contest)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = {task.remote(shared, deal): deal for deal in islice(deals, room)}
    while running:
        done, _ = ray.wait(list(running))
        for reference in done:
            deal = running.pop(reference)
            try:
                answer = ray.get(reference)
            except ray.exceptions.RayError as error:
                raise CrewError(
                    f"deal {deal} was lost {TRIES} times on the Ray cluster ({type(error).__name__}); "
                    "all finished deals are kept"
                ) from None
            running |= {task.remote(shared, deal): deal for deal in islice(deals, 1)}
            yield received(answer)
