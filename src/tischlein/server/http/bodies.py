"""What REST takes and gives."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from tischlein.server.deeds import Clock, Level, Setup
from tischlein.server.store.base import FinishedGame, Phase, TableSummary
from tischlein.server.wire import News, Snapshot

MAX_DEPTH: Final = 8
"""A box of one's own, the deepest option there is, has four levels."""
DEFAULT_PUBLIC_CLOCK: Final = Clock("move", 60)
"""Strangers need not wait for each other for ever."""


class NewName(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called; of white space only single spaces are kept."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class GuestName(Struct):
    """What the guest is called; null for somebody who has given no name yet."""

    name: str | None


class PublicAddress(Struct):
    """The origin under which others find this server, for links and codes; null if only this computer can."""

    origin: str | None


class NewTable(Setup, frozen=True):
    """A table to be set. `bots` are the levels of computer players that take the last seats.

    A public table has a clock; if none is given, a minute for each move.
    """

    bots: Annotated[list[Level], Meta(max_length=10)] = field(default_factory=list)

    def setup(self) -> Setup:
        facts = {name: getattr(self, name) for name in Setup.__struct_fields__}
        if self.public and self.clock is None:
            facts["clock"] = DEFAULT_PUBLIC_CLOCK
        return Setup(**facts)


class OpenedTable(Struct):
    """A table was set. The keys are told only now: `host` to rule over it, `invitation` (also in `link`) to come in."""

    id: str
    host: str
    invitation: str
    link: str


class ListedTable(Struct):
    """A table in the lobby. Of an option that is a whole box only the word `own` is told."""

    id: str
    game: str
    seats: int
    taken: int
    people: list[str]
    phase: Phase
    options: dict[str, Any]
    clock: Clock | None
    spectators: bool
    created: int
    updated: int


class Lobby(Struct):
    """Public tables, the last changed first; ask for more with `before`, if it is not null."""

    tables: list[ListedTable]
    before: int | None


class TableGames(Struct):
    """The finished games of a table, the first one first."""

    games: list[FinishedGame]


class Archive(Struct):
    """Games that anybody may look at, the last ended first; ask for more with `before`, if it is not null."""

    games: list[FinishedGame]
    before: int | None


class Replay(Struct):
    """A finished game as one viewer saw it: the table after the deal, then every line of the log up to the end.

    They are the frames of the socket, without what people said; `seq` leaves such lines out.
    """

    snapshot: Snapshot
    news: list[News]


class GameOption(Struct):
    """An option of a game. `house`: no printed rule knows it. `own`: it takes entries of one's own, too (a box)."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    house: bool
    own: bool


class PictureItem(Struct):
    """A card or a die in the picture of a game: its centre, width and turn, in hundredths of the picture's height.

    A card is taken apart as in a table's look; without one, and without a die, it lies face down.
    """

    x: float
    y: float
    w: float
    r: float = 0
    card: dict[str, str | int] | None = None
    die: str = ""


class GameDescription(Struct):
    """A game that can be played, by `seats[0]` to `seats[1]` people or computer players.

    `lesson`: there is a guided first game.
    """

    id: str
    seats: tuple[int, int]
    rulebook: str
    options: list[GameOption]
    picture: list[PictureItem]
    lesson: bool


class GameCatalog(Struct):
    """All games, and the levels of computer players, the weakest first."""

    games: list[GameDescription]
    levels: list[str]
    languages: list[str]


class RulebookText(Struct):
    """A rulebook: the whole text in Markdown, and its sentences by number."""

    name: str
    lang: str
    text: str
    rules: dict[str, str]


class HealthStatus(Struct):
    """The server can be used."""

    status: Literal["ok"]


def to_listed_table(row: TableSummary) -> ListedTable:
    setup = row.setup
    options = {name: "own" if isinstance(value, dict | list) else value for name, value in setup.options.items()}
    return ListedTable(
        row.id,
        setup.game,
        setup.seats,
        row.taken,
        row.people,
        row.phase,
        options,
        setup.clock,
        setup.spectators,
        row.created,
        row.updated,
    )


def is_nested_too_deep(value: object, most: int = MAX_DEPTH) -> bool:
    """A value nested deeper than any option; it would only exhaust whoever looks at it."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(most == 0 or is_nested_too_deep(part, most - 1) for part in inner)
