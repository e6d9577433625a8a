"""The file of a review: a header, then a line for each finished job. An interrupted review resumes from it."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from tischlein.review.errors import ReviewError
from tischlein.review.reviewer import JobResult, Reviewer

FORMAT: Final = "tischlein-review-trials/1"
_line: Final = msgspec.json.Decoder(JobResult)


def header(reviewer: Reviewer) -> dict[str, Any]:
    """Return everything that determines the results."""
    return {
        "format": FORMAT,
        "tischlein": version("tischlein"),
        "game": reviewer.table.info.id,
        "record": reviewer.head,
        "effort": reviewer.effort,
        "seed": reviewer.seed,
    }


class TrialsFile:
    """Gives a review the results in a file, and appends further ones; no line stays in memory."""

    def __init__(self, file: Path, reviewer: Reviewer) -> None:
        self.file: Final = file
        self._header: Final = msgspec.json.encode(header(reviewer)) + b"\n"
        try:
            whole = self._read(reviewer) if file.exists() else 0
            with file.open("ab") as out:
                out.truncate(whole)  # an interrupted review left half a line
                if not whole:
                    out.write(self._header)
        except (OSError, ValueError) as error:
            raise self._unusable(error) from None

    def add(self, result: JobResult) -> None:
        """Append the result of a job."""
        try:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(result) + b"\n")
        except OSError as error:
            raise self._unusable(error) from None

    def _read(self, reviewer: Reviewer) -> int:
        """Add what is in the file to a review; return the size of all whole lines."""
        size = 0
        with self.file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):
                    if number == 1 and not self._header.startswith(line):
                        raise self._not_a_review()
                    break
                if number == 1:
                    self._compare(line)
                else:
                    self._add(reviewer, number, line)
                size += len(line)
        return size

    def _add(self, reviewer: Reviewer, number: int, line: bytes) -> None:
        try:
            reviewer.add(_line.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError, ReviewError):
            raise ReviewError(
                f"line {number} of {self.file} is not a result of this review; the file was changed"
            ) from None

    def _compare(self, line: bytes) -> None:
        try:
            there = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            there = None
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise self._not_a_review()
        here = msgspec.json.decode(self._header)
        differences = [
            f"its {name} is {str(there.get(name))[:40]}, not {str(value)[:40]}"
            for name, value in here.items()
            if there.get(name) != value
        ]
        if differences:
            raise ReviewError(
                f"the file {self.file} belongs to another review: {'; '.join(differences)}; "
                "choose another one with --resume"
            )

    def _not_a_review(self) -> ReviewError:
        return ReviewError(f"the file {self.file} is not the file of a review; choose another one with --resume")

    def _unusable(self, error: Exception) -> ReviewError:
        return ReviewError(f"the file {self.file} cannot be used: {getattr(error, 'strerror', None) or error}")
