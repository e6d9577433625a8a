"""What is written into the log of a table, and nothing else makes up a table: whoever folds the log has it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

MOST_SECONDS: Final = 30 * 86_400

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
"""Chosen by a client for each of its commands, so that one sent twice is carried out once."""
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Sign = Literal["bravo", "laugh", "oh", "hurry", "thanks", "well-played", "sorry", "hello"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: for each move, or for all moves of a game together."""

    each: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=MOST_SECONDS)]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set.

    public      it is listed in the lobby, and anybody may sit down; otherwise only who has the link
    spectators  others may look on, `delay` seconds late
    replays     finished games may be looked at by anybody
    pace        milliseconds that a computer player waits before it moves, so that people can follow
    window      milliseconds that an open window lasts at least, so that everybody can react
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock | None = None
    spectators: bool = False
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    replays: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    window: Annotated[int, Meta(ge=0, le=10_000)] = 2_000


class Deed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True):
    """One line of the log; the seat it is about stands beside it."""


class Opened(Deed, frozen=True, tag="opened"):
    """The salt, here and where a game ends, is that of the next game's secret: a log that was put back repeats none."""

    setup: Setup
    salt: str = ""


class Sat(Deed, frozen=True, tag="sat"):
    """Somebody sat down. The key of the seat follows from the number of this line and its salt (`keys.py`)."""

    name: Name
    guest: str
    salt: str = ""


class Left(Deed, frozen=True, tag="left"):
    """The seat is free again; during a game a computer player plays on in the name of whoever left."""


class Filled(Deed, frozen=True, tag="filled"):
    """A computer player sat down."""

    level: Level
    name: Name


class Cleared(Deed, frozen=True, tag="cleared"):
    """The seat was freed before a game, by the host or, if a computer player sat there, by anybody at the table."""


class Away(Deed, frozen=True, tag="away"):
    """A computer player plays on for a person: the clock ran out, the person wished it, or the others did."""

    level: Level
    why: Literal["clock", "wish", "others"]


class Back(Deed, frozen=True, tag="back"):
    """The person plays again."""


class Worded(Deed, frozen=True, tag="worded"):
    """The seat's own word for the shuffle of the next game."""

    word: Word


class Started(Deed, frozen=True, tag="started"):
    """A game begins; `number` counts the games of the table from 1, `edition` is that of the rules it is played by."""

    number: int
    edition: int = 1


class Moved(Deed, frozen=True, tag="moved"):
    """`level` is set if a computer player moved."""

    move: str
    level: str | None = None


class Ended(Deed, frozen=True, tag="ended"):
    """The game is over, and its secret is told, so that everybody can check the shuffle."""

    secret: str
    scores: list[int] | None
    places: list[int]
    salt: str = ""


class Said(Deed, frozen=True, tag="said"):
    text: Text


class Reacted(Deed, frozen=True, tag="reacted"):
    sign: Sign


AnyDeed = Opened | Sat | Left | Filled | Cleared | Away | Back | Worded | Started | Moved | Ended | Said | Reacted


class Entry(Struct, frozen=True):
    """A line of the log of a table.

    seq     counts the lines of the table from 1; (table, seq) is the primary key, which decides races
    at      server time, milliseconds since 1970
    client  the id that a client gave the command, or None
    """

    table: str
    seq: int
    at: int
    seat: int | None
    deed: AnyDeed
    client: str | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyDeed)


def write_deed(deed: AnyDeed) -> str:
    return _encoder.encode(deed).decode()


def read_deed(text: str) -> AnyDeed:
    found: AnyDeed = _decoder.decode(text)
    return found
