"""Where jobs run, as requested on the command line."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from tischlein.parallel.errors import import_optional
from tischlein.parallel.jobs import Job, JobHandler, Result
from tischlein.parallel.processes import run_in_processes
from tischlein.parallel.ray_cluster import run_on_ray


@dataclass(frozen=True)
class Executor:
    """Runs jobs in this process, in several others, or on the Ray cluster at address `ray`."""

    workers: int = 1
    ray: str | None = None

    def check(self) -> None:
        """Raise MissingPackage if a package is missing, before any preparation."""
        if self.ray is not None:
            import_optional("ray", "ray")

    def map_unordered(self, handler: JobHandler[Job, Result], jobs: Iterable[Job]) -> Generator[Result, None, None]:
        """Yield results as they finish; closing the generator stops all workers."""
        if self.ray is not None:
            yield from run_on_ray(handler, jobs, self.ray, self.workers)
        elif self.workers == 1:
            yield from map(handler, jobs)
        else:
            yield from run_in_processes(handler, jobs, self.workers)
