"""Who does the work, as it was asked for at the command line."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from tischlein.crew.errors import optional
from tischlein.crew.processes import in_processes
from tischlein.crew.rays import on_ray
from tischlein.crew.work import Job, Result, Work


@dataclass(frozen=True)
class Crew:
    """This process alone, several others, or a Ray cluster if `ray` is its address."""

    workers: int = 1
    ray: str | None = None

    def check(self) -> None:
        """Miss a package now rather than after the first preparations."""
        if self.ray is not None:
            optional("ray", "ray")

    def do(self, work: Work[Job, Result], jobs: Iterable[Job]) -> Generator[Result, None, None]:
        """The results as they are finished; who closes the generator lets everybody go."""
        if self.ray is not None:
            yield from on_ray(work, jobs, self.ray, self.workers)
        elif self.workers == 1:
            yield from map(work, jobs)
        else:
            yield from in_processes(work, jobs, self.workers)
