"""The append-only log of a table: the events in it and how they are stored. A table's state is the fold of its log."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

MAX_SECONDS: Final = 30 * 86_400

TABLE_ID_PATTERN: Final = "^[A-Za-z0-9_-]+$"
MAX_TABLE_ID_LENGTH: Final = 40
MAX_NAME_CHARACTERS: Final = 120
"""Code points of a name: an emoji may take a dozen of them."""

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_CHARACTERS + 4)]
"""With room for the number that tells namesakes apart."""
Animal = Literal["fox", "owl", "goat", "hare", "hedgehog", "donkey", "bear", "cat", "frog", "mouse", "badger", "hen"]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
"""Chosen by a client for each of its commands, so that a command sent twice is carried out once."""
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Entropy = Annotated[str, Meta(min_length=1, max_length=40)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]
HandOverReason = Literal["clock", "request", "others"]
Reaction = Literal["bravo", "laugh", "oh", "hurry", "thanks", "well-played", "sorry", "hello"]
Phase = Literal["gathering", "playing", "over"]


def is_table_id(text: str) -> bool:
    """Return whether a text can be the id of a table. Some others cannot even be looked for, as they contain NUL."""
    return len(text) <= MAX_TABLE_ID_LENGTH and re.fullmatch(TABLE_ID_PATTERN, text) is not None


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: for each move, or for all moves of a game together."""

    each: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=MAX_SECONDS)]


class TableSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The game and the settings with which a table was opened.

    public      the table is listed in the lobby and anyone may sit down; otherwise only people with the link
    spectators  others may watch, `delay` seconds late
    replays     anyone may watch finished games
    pace        milliseconds that a computer player waits before it moves, so that people can follow
    window      minimum milliseconds that an open window lasts, so that every player can react
    lesson      a guided first game: its first deal is always the same, for one person and computer players
    daily       the date, such as `2026-11-19`, of the daily deal that one person plays against computer players
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: TimeControl | None = None
    spectators: bool = False
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    replays: bool = False
    pace: Pace = 900
    window: Annotated[int, Meta(ge=0, le=10_000)] = 2_000
    lesson: bool = False
    daily: Annotated[str, Meta(max_length=40)] | None = None


class LogEvent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True):
    """An event in the log of a table. The seat it concerns is in its `LogEntry`."""


class TableOpened(LogEvent, frozen=True, tag="table-opened"):
    """`salt`, here and in `GameEnded`, goes into the next game's secret: a log restored from a backup repeats none.

    `deal` is the seed of the first game, if that is guided or a daily deal.
    """

    setup: TableSetup
    salt: str = ""
    deal: str = ""


class SeatTaken(LogEvent, frozen=True, tag="seat-taken"):
    """A person sat down. The key of the seat is derived from the number of this entry and the salt (`keys.py`).

    name    different from all other names at the table
    guest   the id in the person's cookie; with a slash and a name for another person on the same device
    animal  the person's animal; null in logs from before people chose one
    """

    name: Name
    guest: str
    salt: str = ""
    animal: Animal | None = None


class HolderRenamed(LogEvent, frozen=True, tag="holder-renamed"):
    """A person chose another name or animal, which applies from here on.

    name  different from all other names at the table
    was   the name until now
    """

    name: Name
    was: Name
    animal: Animal


class SeatAsked(LogEvent, frozen=True, tag="seat-asked"):
    """A newcomer would like to play on for the computer player at this seat; the host decides."""

    name: Name
    guest: str


class SeatGranted(LogEvent, frozen=True, tag="seat-granted"):
    """The host lets the newcomer who asked take the seat."""


class SeatDeclined(LogEvent, frozen=True, tag="seat-declined"):
    """The host does not, or no longer, let the newcomer take the seat."""


class SeatLeft(LogEvent, frozen=True, tag="seat-left"):
    """The seat is free again; during a game a computer player continues under the person's name."""


class BotAdded(LogEvent, frozen=True, tag="bot-added"):
    """A computer player sat down."""

    level: Level
    name: Name


class SeatCleared(LogEvent, frozen=True, tag="seat-cleared"):
    """The seat was taken from its holder: it is free again; a computer player continues for one `removed` in a game."""

    reason: Literal["removed"] | None = None


class HandedOver(LogEvent, frozen=True, tag="handed-over"):
    """A computer player plays for a person: the clock ran out, the person asked for it, or the others did."""

    level: Level
    reason: HandOverReason


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


class ShareAgreed(LogEvent, frozen=True, tag="share-agreed"):
    """A person agreed that anyone with the link may watch a finished game; `public`: every person at the table has."""

    game: int
    public: bool = False


class ShareDeclined(LogEvent, frozen=True, tag="share-declined"):
    """A person declined, which withdraws the proposal."""


class PaceSet(LogEvent, frozen=True, tag="pace-set"):
    """From now on computer players wait this long before they move."""

    pace: Pace


class GamePaused(LogEvent, frozen=True, tag="game-paused"):
    """Clocks stop, computer players wait, and nobody can move. `reason` is set if the host has no seat."""

    reason: Literal["host"] | None = None


class GameResumed(LogEvent, frozen=True, tag="game-resumed"):
    """The game continues; clocks have the time that they had when it was paused."""

    reason: Literal["host"] | None = None


class TakeBackAsked(LogEvent, frozen=True, tag="take-back-asked"):
    """A player wants to take back its last move; everybody else has to agree. The next move ends the request."""


class TakeBackAgreed(LogEvent, frozen=True, tag="take-back-agreed"):
    """A player agrees that a move is taken back; others have still to be heard."""


class TakeBackDeclined(LogEvent, frozen=True, tag="take-back-declined"):
    """A player does not agree, or the one who asked no longer wants it."""


class MoveTakenBack(LogEvent, frozen=True, tag="move-taken-back"):
    """The seat's last move and all moves since are undone (`table.take_back`)."""


class ChatSent(LogEvent, frozen=True, tag="chat-sent"):
    text: Text


class ReactionSent(LogEvent, frozen=True, tag="reaction-sent"):
    reaction: Reaction


class ChatRemoved(LogEvent, frozen=True, tag="chat-removed"):
    """Here was a chat message or a reaction, which has expired or was erased. It is never written as a new entry."""


AnyLogEvent = (
    TableOpened
    | SeatTaken
    | HolderRenamed
    | SeatAsked
    | SeatGranted
    | SeatDeclined
    | SeatLeft
    | BotAdded
    | SeatCleared
    | HandedOver
    | TakenOver
    | EntropyAdded
    | GameStarted
    | MoveMade
    | GameEnded
    | ShareAgreed
    | ShareDeclined
    | PaceSet
    | GamePaused
    | GameResumed
    | TakeBackAsked
    | TakeBackAgreed
    | TakeBackDeclined
    | MoveTakenBack
    | ChatSent
    | ReactionSent
    | ChatRemoved
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


def encoded_beginning(kind: type[LogEvent]) -> str:
    """Return how every encoded event of a kind begins, by which a database finds it."""
    return f'{{"kind":"{kind.__struct_config__.tag}"'


def encode_event(event: AnyLogEvent) -> str:
    return _encoder.encode(event).decode()


def decode_event(text: str) -> AnyLogEvent:
    event: AnyLogEvent = _decoder.decode(text)
    return event
