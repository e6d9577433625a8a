"""The file of the puzzles of a game: a header, then a line for each puzzle. An interrupted run continues it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tischlein.games.registry import game_info
from tischlein.puzzles.errors import PuzzleError
from tischlein.puzzles.puzzle import Puzzle


class PuzzleHeader(msgspec.Struct, forbid_unknown_fields=True):
    """What the puzzles of a file share.

    options   the options of their games that are not the defaults
    seed      the seed of the run
    searched  how many games have been searched, whether they gave a puzzle or not
    """

    format: Literal["tischlein-puzzles/1"]
    game: str
    edition: int
    options: dict[str, Any]
    seed: int
    searched: int


class PuzzleCollection(msgspec.Struct):
    """The puzzles of a game, as a file has them."""

    header: PuzzleHeader
    puzzles: list[Puzzle]


_header_decoder: Final = msgspec.json.Decoder(PuzzleHeader)
_puzzle_decoder: Final = msgspec.json.Decoder(Puzzle)


def read_collection(content: bytes, name: str) -> PuzzleCollection:
    """Decode a file; PuzzleError says what is wrong with it."""
    lines = content.splitlines()
    number = 1
    try:
        header = _header_decoder.decode(lines[0] if lines else b"")
        puzzles: list[Puzzle] = []
        for number, line in enumerate(lines[1:], 2):  # noqa: B007
            puzzles.append(_puzzle_decoder.decode(line))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise PuzzleError(f"line {number} of {name} is not part of a file of puzzles") from None
    return PuzzleCollection(header, puzzles)


class PuzzleFile:
    """The file of a run. Every game that was searched is noted at once, so that no game is searched twice."""

    def __init__(self, file: Path, game: str, seed: int) -> None:
        self.file: Final = file
        info = game_info(game)
        self.header = PuzzleHeader("tischlein-puzzles/1", game, info.edition, {}, seed, 0)
        self.puzzles: list[Puzzle] = []
        if file.exists():
            found = read_collection(self._read(), str(file))
            self._compare(found.header)
            self.header, self.puzzles = found.header, found.puzzles
        self._write()

    def add(self, puzzle: Puzzle | None) -> bool:
        """Note that the next game was searched; return whether its puzzle is new and was added."""
        is_new = puzzle is not None and not any(puzzle.resembles(other) for other in self.puzzles)
        if puzzle is not None and is_new:
            self.puzzles.append(puzzle)
        self.header.searched += 1
        self._write()
        return is_new

    def _compare(self, there: PuzzleHeader) -> None:
        for name in ("game", "edition", "options", "seed"):
            old, new = getattr(there, name), getattr(self.header, name)
            if old != new:
                raise PuzzleError(
                    f"the file {self.file} has puzzles of another run: its {name} is {old}, not {new}; "
                    f"choose another one with --out"
                )

    def _read(self) -> bytes:
        try:
            return self.file.read_bytes()
        except OSError as error:
            raise self._unusable(error) from None

    def _write(self) -> None:
        draft = self.file.with_name(f"{self.file.name}.part")
        lines = map(msgspec.json.encode, (self.header, *self.puzzles))
        try:
            draft.write_bytes(b"".join(line + b"\n" for line in lines))
            os.replace(draft, self.file)
        except OSError as error:
            raise self._unusable(error) from None

    def _unusable(self, error: OSError) -> PuzzleError:
        return PuzzleError(f"the file {self.file} cannot be used: {error.strerror or error}")
