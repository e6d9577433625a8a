"""Games that were interrupted: a file with the record so far and with who plays, for `play --resume`."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tischlein.bots.levels import make_bot
from tischlein.cli.words import InputError
from tischlein.server.settings import data_directory
from tischlein.table.table import Table

MAX_NAME: int = 20
Count = Annotated[int, msgspec.Meta(ge=0)]


@dataclass
class Standings:
    """What has been played in a row at one table, by seat."""

    games: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def enter(self, places: list[int], scores: list[int] | None) -> None:
        """Add the result of a game."""
        self.games += 1
        self.wins = [have + (place == 1) for have, place in zip(self.wins or [0] * len(places), places, strict=True)]
        if scores is not None:
            self.points = [a + b for a, b in zip(self.points or [0] * len(scores), scores, strict=True)]


@dataclass
class LocalTable:
    """A table of this computer: the game, who plays, and what was played before."""

    table: Table
    level: str
    people: tuple[str, ...] = ()
    standings: Standings = field(default_factory=Standings)


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """The file of an interrupted game."""

    format: Literal["tischlein-game/1"]
    level: str
    people: list[str]
    games: Count
    wins: list[Count]
    points: list[int]
    record: dict[str, Any]


def save(local: LocalTable, file: Path) -> None:
    """Write an interrupted game."""
    standings = local.standings
    saved = {
        "format": "tischlein-game/1",
        "level": local.level,
        "people": list(local.people),
        "games": standings.games,
        "wins": standings.wins,
        "points": standings.points,
        "record": local.table.record(),
    }
    write_json(saved, file)


def write_json(data: object, file: Path) -> None:
    try:
        file.write_text(json.dumps(data) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise InputError("bad-write", file=str(file), reason=str(getattr(error, "strerror", error))) from None


def load(file: Path) -> LocalTable:
    """Read an interrupted game; InputError or RecordError says what is wrong with the file."""
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        raise InputError("bad-file", file=str(file), reason=str(getattr(error, "strerror", error))) from None
    try:
        saved = msgspec.json.decode(data, type=SavedGame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise InputError("bad-saved", file=str(file)) from None
    table = Table.replay(saved.record)
    if table.over:
        raise InputError("bad-saved-over", file=str(file))
    make_bot(saved.level, 0)
    people = check_people(saved.people, table.seats)
    for by_seat in (saved.wins, saved.points):
        if by_seat and len(by_seat) != table.seats:
            raise InputError("bad-saved", file=str(file))
    return LocalTable(table, saved.level, people, Standings(saved.games, saved.wins, saved.points))


def check_people(names: list[str], seats: int) -> tuple[str, ...]:
    """Return the names of the people at a table; InputError if they cannot be told apart or do not fit."""
    people = tuple(" ".join(name.split()) for name in names)
    if not all(name and len(name) <= MAX_NAME and name.isprintable() for name in people):
        raise InputError("bad-people", most=MAX_NAME)
    if len({name.casefold() for name in people}) < len(people):
        raise InputError("bad-people-twice")
    if len(people) > seats:
        raise InputError("bad-people-many", people=len(people), seats=seats)
    return people


def new_file(game: str) -> Path:
    """Return a file for a game that is interrupted now, in the directory for the user's data."""
    name = re.sub(r"[^\w-]", "-", game)
    folder = data_directory() / "games"
    with suppress(OSError):  # writing the file says what is wrong
        folder.mkdir(parents=True, exist_ok=True)
    stem = f"{name}-{datetime.now():%Y%m%d-%H%M%S}"
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    return next(file for file in (folder / f"{name}.json" for name in names) if not file.exists())


def forget(file: Path) -> None:
    """Remove a file that `new_file` named: the game in it is over."""
    if file.parent == data_directory() / "games":
        file.unlink(missing_ok=True)
