"""The append-only log of a table: the events in it and how they are stored. A table's state is the fold of its log."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

MAX_SECONDS: Final = 30 * 86_400

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
"""Chosen by a client for each of its commands, so that a command sent twice is carried out once."""
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Entropy = Annotated[str, Meta(min_length=1, max_length=40)]
Reaction = Literal["bravo", "laugh", "oh", "hurry", "thanks", "well-played", "sorry", "hello"]


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: for each move, or for all moves of a game together."""

    each: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=MAX_SECONDS)]


class TableSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The game and the settings of a table; they never change.

    public      the table is listed in the lobby and anyone may sit down; otherwise only people with the link
    spectators  others may watch, `delay` seconds late
    replays     anyone may watch finished games
    pace        milliseconds that a computer player waits before it moves, so that people can follow
    window      minimum milliseconds that an open window lasts, so that every player can react
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: TimeControl | None = None
    spectators: bool = False
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    replays: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    window: Annotated[int, Meta(ge=0, le=10_000)] = 2_000


class LogEvent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True):
    """An event in the log of a table. The seat it concerns is in its `LogEntry`."""


class TableOpened(LogEvent, frozen=True, tag="table-opened"):
    """`salt`, here and in `GameEnded`, goes into the next game's secret: a log restored from a backup repeats none."""

    setup: TableSetup
    salt: str = ""


class SeatTaken(LogEvent, frozen=True, tag="seat-taken"):
    """A person sat down. The key of the seat is derived from the number of this entry and the salt (`keys.py`)."""

    name: Name
    guest: str
    salt: str = ""


class SeatLeft(LogEvent, frozen=True, tag="seat-left"):
    """The seat is free again; during a game a computer player continues under the person's name."""


class BotAdded(LogEvent, frozen=True, tag="bot-added"):
    """A computer player sat down."""

    level: Level
    name: Name


class SeatCleared(LogEvent, frozen=True, tag="seat-cleared"):
    """The seat was freed before a game, by the host or, if a computer player had it, by any seated player."""


class HandedOver(LogEvent, frozen=True, tag="handed-over"):
    """A computer player plays for a person: the clock ran out, the person asked for it, or the others did."""

    level: Level
    reason: Literal["clock", "request", "others"]


class TakenOver(LogEvent, frozen=True, tag="taken-over"):
    """The person plays again."""


class EntropyAdded(LogEvent, frozen=True, tag="entropy-added"):
    """A player's contribution to the shuffle of the next game."""

    entropy: Entropy


class GameStarted(LogEvent, frozen=True, tag="game-started"):
    """`number` counts the games of the table from 1; `edition` is the edition of the rules."""

    number: int
    edition: int = 1


class MoveMade(LogEvent, frozen=True, tag="move-made"):
    """`level` is set if a computer player moved."""

    move: str
    level: str | None = None


class GameEnded(LogEvent, frozen=True, tag="game-ended"):
    """The game is over, and its secret is revealed so that anyone can verify the shuffle."""

    secret: str
    scores: list[int] | None
    places: list[int]
    salt: str = ""


class ChatSent(LogEvent, frozen=True, tag="chat-sent"):
    text: Text


class ReactionSent(LogEvent, frozen=True, tag="reaction-sent"):
    reaction: Reaction


AnyLogEvent = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | BotAdded
    | SeatCleared
    | HandedOver
    | TakenOver
    | EntropyAdded
    | GameStarted
    | MoveMade
    | GameEnded
    | ChatSent
    | ReactionSent
)


class LogEntry(Struct, frozen=True):
    """An event with its number in the log of a table.

    seq     counts the entries of the table from 1; (table, seq) is the primary key, which decides races
    at      server time, milliseconds since 1970
    client  the id that a client gave the command, or None
    """

    table: str
    seq: int
    at: int
    seat: int | None
    event: AnyLogEvent
    client: str | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyLogEvent)


def encode_event(event: AnyLogEvent) -> str:
    return _encoder.encode(event).decode()


def decode_event(text: str) -> AnyLogEvent:
    event: AnyLogEvent = _decoder.decode(text)
    return event
