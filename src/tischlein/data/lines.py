"""A game as a line of JSON: what stands in it, and the same game again at a table."""

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
    """One game. A table with these seats, this seed and these options deals its cards.

    options    all of them, as JSON; a standard box by its name
    edition    the edition of the game's rules; a line without one is of the first
    play       who played: `random`, `purposeful`, `greedy`
    moves      the seat and the move as it is written, `0 r7`
    scores     points by seat, places likewise; None if the game was broken off
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
            raise ValueError("scores and places are missing if and only if the game was broken off")
        if any(len(row) != self.seats for row in (self.scores, self.places) if row is not None):
            raise ValueError("there are not as many scores and places as seats")
        if self.moves and self.moves[0].partition(" ")[0] not in map(str, range(self.seats)):
            raise ValueError("the first move does not begin with a seat")


_line: Final = msgspec.json.Decoder(GameLine)
_options: Final = msgspec.json.Decoder(dict[str, Any])


def read_options(text: bytes | msgspec.Raw) -> dict[str, Any]:
    return _options.decode(text)


def line_prefix(info: GameInfo, seats: int, options: dict[str, Any], play: str, seed: int) -> bytes:
    """What the lines of a simulation have in common, up to the number of the game at the end of the seed."""
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
    """Options as somebody would give them: the usual box is called by its name."""
    return {option.name: option.short(settled[option.name]) for option in options}


def read_games(file: Path) -> Iterator[GameLine]:
    """The games of a file one by one; DataError names the line that is none."""
    number = 0
    for number, text in enumerate(read_lines(file), 1):
        yield _game(file, number, text)
    if number == 0:
        raise DataError(f"the file {file} is empty")


def read_game(file: Path, number: int) -> GameLine:
    """The game of one line, counted from 1."""
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
    """The game of a line played again at a table; RecordError says what does not hold."""
    try:
        table = Table(line.game, line.seats, line.seed, read_options(line.options))
    except TischleinError as error:
        raise RecordError(f"the game begins with a table that cannot be set: {error}") from None
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
    """RecordError if the moves led to something else than the line says."""
    if places != line.places or (places is not None and scores != line.scores):
        raise RecordError("the moves lead to other scores or places")
