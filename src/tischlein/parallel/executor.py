"""Who does the work, as it was asked for at the command line."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from tischlein.parallel.errors import import_optional
from tischlein.parallel.jobs import Job, JobHandler, Result
from tischlein.parallel.processes import run_in_processes
from tischlein.parallel.ray_cluster import run_on_ray


@dataclass(frozen=True)
class Executor:
    """This process alone, several others, or a Ray cluster if `ray` is its address."""

    workers: int = 1
    ray: str | None = None

    def check(self) -> None:
        """Miss a package now rather than after the first preparations."""
        if self.ray is not None:
            import_optional("ray", "ray")

    def map_unordered(self, work: JobHandler[Job, Result], jobs: Iterable[Job]) -> Generator[Result, None, None]:
        """The results as they finish; who closes the generator lets everybody go."""
        if self.ray is not None:
            yield from run_on_ray(work, jobs, self.ray, self.workers)
        elif self.workers == 1:
            yield from map(work, jobs)
        else:
            yield from run_in_processes(work, jobs, self.workers)
