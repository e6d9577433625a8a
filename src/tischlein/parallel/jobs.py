"""The interface of job handlers, and how their results and errors travel back."""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

Job = TypeVar("Job")
Job_contra = TypeVar("Job_contra", contravariant=True)
Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)

MAX_ATTEMPTS: Final = 3
"""How many times a job may kill its worker before we give up."""


class JobHandler(Protocol[Job_contra, Result_co]):
    """Does a job. Handlers are pickled and sent to the workers, so they must be self-contained."""

    def __call__(self, job: Job_contra, /) -> Result_co: ...

    def describe_failure(self, job: Job_contra, how: str, /) -> str:
        """Return the message for a job that failed for good; `how` says why: “ended its worker 3 times”."""
        ...


def run_job(handler: JobHandler[Job, Result], job: Job) -> Result | Exception:
    """Do a job in a worker, and return an error as a value."""
    try:
        return handler(job)
    except Exception as error:
        return error


def unwrap(answer: Result | Exception) -> Result:
    """Return a result, or raise the error that a worker returned."""
    if isinstance(answer, Exception):
        raise answer
    return answer
