"""The file of a run: a header, then a line for each finished deal, in any order. An interrupted run resumes from it."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from tischlein.arena.contest import Contest, DealResult, GameResult
from tischlein.arena.errors import ResultsFileError

FORMAT: Final = "tischlein-arena/1"


def header(contest: Contest) -> dict[str, Any]:
    """Return everything that determines the results; the number of deals is not part of it and may grow."""
    return {
        "format": FORMAT,
        "tischlein": version("tischlein"),
        "game": contest.game,
        "seats": contest.seats,
        "bots": contest.bots,
        "seed": contest.seed,
        "limit": contest.limit,
        "files": {entrant.name: entrant.digest() for entrant in contest.entrants if entrant.source is not None},
        "options": contest.options,
        **({} if contest.correction is None else contest.correction.header()),
    }


class ResultsFile:
    """Reads and appends the finished deals of a contest."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self.file = file
        self.contest = contest
        self._header: Final = msgspec.json.encode(header(contest)) + b"\n"
        self.deals: dict[int, DealResult] = {}
        try:
            self._open()
        except (OSError, ValueError) as error:
            if isinstance(error, ResultsFileError):
                raise
            raise self._unusable(error) from None

    def add(self, deal: DealResult) -> None:
        """Append a deal to the file, then count it."""
        try:
            self._write(msgspec.json.encode(deal) + b"\n")
        except OSError as error:
            raise self._unusable(error) from None
        self.deals[deal.deal] = deal

    def _open(self) -> None:
        data = self.file.read_bytes() if self.file.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if not whole and not self._header.startswith(data):
            raise ResultsFileError(
                f"the file {self.file} is not the file of an arena run; choose another one with --out"
            )
        lines = whole.splitlines()
        if lines:
            self._compare(lines[0])
            self.deals = {deal.deal: deal for deal in map(self._read, range(2, len(lines) + 1), lines[1:])}
        if whole != data:  # a killed run left half a line
            with self.file.open("r+b") as file:
                file.truncate(len(whole))
        if not lines:
            self._write(self._header)

    def _write(self, line: bytes) -> None:
        with self.file.open("ab") as file:
            file.write(line)

    def _read(self, number: int, line: bytes) -> DealResult:
        try:
            deal = msgspec.json.decode(line, type=DealResult)
        except (msgspec.DecodeError, UnicodeDecodeError):
            deal = DealResult(number, [])
        if not deal.games or not all(self._belongs(game) for game in deal.games):
            raise ResultsFileError(f"line {number} of {self.file} is not a finished deal; the file was changed")
        return deal

    def _belongs(self, game: GameResult) -> bool:
        """Return whether a game belongs to this contest, complete or truncated."""
        parts = (game.lineup, game.thinking, game.places, game.scores, game.luck)
        sizes = {len(part) for part in parts if part is not None}
        whole = (game.places is None) == (game.scores is None)
        measured = game.places is not None and self.contest.correction is not None
        if (game.luck is not None) != measured:
            return False
        return sizes == {self.contest.seats} and whole and {*game.lineup} <= {*self.contest.bots}

    def _compare(self, line: bytes) -> None:
        try:
            there = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            there = None
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise ResultsFileError(
                f"the file {self.file} is not the file of an arena run; choose another one with --out"
            )
        differences = _differences(there, msgspec.json.decode(self._header))
        if differences:
            raise ResultsFileError(
                f"the file {self.file} belongs to another run: {'; '.join(differences)}; choose another one with --out"
            )

    def _unusable(self, error: Exception) -> ResultsFileError:
        return ResultsFileError(f"the file {self.file} cannot be used: {getattr(error, 'strerror', None) or error}")


def _differences(there: dict[str, Any], here: dict[str, Any]) -> list[str]:
    """Name what differs between two headers, option by option."""
    there, here = _flat(there), _flat(here)
    return [
        f"its {name} is {_short(there.get(name))}, not {_short(here.get(name))}"
        for name in dict.fromkeys([*here, *there])
        if there.get(name) != here.get(name)
    ]


def _flat(head: dict[str, Any]) -> dict[str, Any]:
    options = head.get("options")
    return head if not isinstance(options, dict) else head | {"options": None} | options


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else f"{text[:60]} …"
