"""What a pool is given: work that can be sent elsewhere, and that says what a lost job is called."""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

Job = TypeVar("Job")
Job_contra = TypeVar("Job_contra", contravariant=True)
Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)

MAX_ATTEMPTS: Final = 3
"""How often a job is begun before whoever does it is said to die of it."""


class JobHandler(Protocol[Job_contra, Result_co]):
    """Does a job. It is pickled, so that nobody needs to know more than the work and a job."""

    def __call__(self, job: Job_contra, /) -> Result_co: ...

    def describe_failure(self, job: Job_contra, how: str, /) -> str:
        """The sentence about a job that nobody survives; `how` is its end: “ended its worker 3 times”."""
        ...


def run_job(work: JobHandler[Job, Result], job: Job) -> Result | Exception:
    """Do a job elsewhere: an error comes home as a value."""
    try:
        return work(job)
    except Exception as error:
        return error


def unwrap(answer: Result | Exception) -> Result:
    """Raise an error where the work is led."""
    if isinstance(answer, Exception):
        raise answer
    return answer
