"""One game as a line of JSON: its fields, and its replay at a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from tischlein.core.errors import RecordError, TischleinError
from tischlein.core.game import GameInfo
from tischlein.core.options import Option
from tischlein.core.rng import SIMULATED
from tischlein.data.errors import DataError
from tischlein.data.files import read_lines
from tischlein.table.table import Table

FORMAT: Final = "tischlein-game/1"


Seats = Annotated[int, msgspec.Meta(ge=1, le=100)]
Score = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]


class GameLine(msgspec.Struct, forbid_unknown_fields=True):
    """One game. A table with these seats, seed and options deals the same cards.

    options    all options, as JSON; a standard box by its name
    edition    the edition of the game's rules; 1 if missing
    play       the strategy of all players: `random`, `purposeful`, `greedy`
    moves      seat and move in notation, `0 r7`
    scores     points by seat; None if the game was truncated
    places     final places by seat; None if the game was truncated
    """

    format: Literal["tischlein-game/1"]
    game: str
    seats: Seats
    options: msgspec.Raw
    play: str
    seed: str
    moves: list[str]
    scores: list[Score] | None
    places: list[Seats] | None
    truncated: bool
    edition: Annotated[int, msgspec.Meta(ge=1)] = 1

    def __post_init__(self) -> None:
        read_options(self.options)
        if {row is None for row in (self.scores, self.places)} != {self.truncated}:
            raise ValueError("scores and places must be missing if and only if the game was truncated")
        if any(len(row) != self.seats for row in (self.scores, self.places) if row is not None):
            raise ValueError("the number of scores and places differs from the number of seats")
        if self.moves and self.moves[0].partition(" ")[0] not in map(str, range(self.seats)):
            raise ValueError("the first move does not start with a seat")


_line: Final = msgspec.json.Decoder(GameLine)
_options: Final = msgspec.json.Decoder(dict[str, Any])


def read_options(text: bytes | msgspec.Raw) -> dict[str, Any]:
    return _options.decode(text)


def line_prefix(info: GameInfo, seats: int, options: dict[str, Any], play: str, seed: int) -> bytes:
    """Return the common start of a simulation's lines, up to the game number that ends the seed."""
    common = {
        "format": FORMAT,
        "game": info.id,
        "edition": info.edition,
        "seats": seats,
        "options": shorten_options(info.options, options),
        "play": play,
    }
    return msgspec.json.encode(common)[:-1] + f',"seed":"{SIMULATED}:{seed}:'.encode()


def shorten_options(options: list[Option], settled: dict[str, Any]) -> dict[str, Any]:
    """Return options as a user would type them: the standard box by its name."""
    return {option.name: option.short_value(settled[option.name]) for option in options}


def read_games(file: Path) -> Iterator[GameLine]:
    """Yield the games of a file; raise DataError for a line that is not a game."""
    number = 0
    for number, text in enumerate(read_lines(file), 1):
        yield _game(file, number, text)
    if number == 0:
        raise DataError(f"the file {file} is empty")


def read_game(file: Path, number: int) -> GameLine:
    """Return the game of one line, counted from 1."""
    found = list(islice(read_lines(file), number - 1, number))
    if not found:
        raise DataError(f"the file {file} has no line {number}")
    return _game(file, number, found[0])


def _game(file: Path, number: int, text: bytes) -> GameLine:
    try:
        return _line.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DataError(f"line {number} of {file} is not a game: {error}") from None


def replay(line: GameLine) -> Table:
    """Replay the game of a line at a table; raise RecordError if anything differs."""
    try:
        table = Table(line.game, line.seats, line.seed, read_options(line.options))
    except TischleinError as error:
        raise RecordError(f"the table of the game cannot be set up: {error}") from None
    table.info.check_edition(line.edition)
    for number, text in enumerate(line.moves, 1):
        seat, _, move = text.partition(" ")
        try:
            table.make(int(seat) if seat.isdecimal() else -1, move)
        except TischleinError as error:
            raise RecordError(f"move {number}, {text[:40]!r}, is refused: {error}") from None
    check_result(line, table.scores, table.places)
    return table


def check_result(line: GameLine, scores: list[int] | None, places: list[int] | None) -> None:
    """Raise RecordError if the moves led to another result than the line says."""
    if places != line.places or (places is not None and scores != line.scores):
        raise RecordError("the moves lead to different scores or places")
