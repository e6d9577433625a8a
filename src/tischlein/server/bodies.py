"""Request and response bodies of the REST API."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from tischlein.puzzles.puzzle import Difficulty
from tischlein.review.results import MoveValue, Review
from tischlein.server.log_events import Animal, Level, Phase, TableSetup, TimeControl
from tischlein.server.messages import News, Snapshot
from tischlein.server.store.base import FinishedGame, TableSummary

MAX_DEPTH: Final = 8
"""Nesting of options; a custom box, the deepest one, has four levels."""
DEFAULT_PUBLIC_CLOCK: Final = TimeControl("move", 60)
"""The clock of a public table that sets none, so that strangers need not wait for each other for ever."""


class NewProfile(Struct, forbid_unknown_fields=True):
    """The name and the animal that a guest chooses. White space is reduced to single spaces.

    Without an animal, the guest keeps the last one.
    """

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    animal: Animal | None = None


class GuestProfile(Struct):
    """The guest's name and animal; null if no name has been chosen yet."""

    name: str | None
    animal: Animal | None


class PublicAddress(Struct):
    """The origin at which others reach this server, for links and QR codes; null if only this computer can."""

    origin: str | None


class NewTable(TableSetup, frozen=True):
    """A table to open. `bots` are the levels of the computer players on the last seats.

    A public table always has a clock; by default, a minute per move.
    """

    bots: Annotated[list[Level], Meta(max_length=10)] = field(default_factory=list)

    def setup(self) -> TableSetup:
        facts = {name: getattr(self, name) for name in TableSetup.__struct_fields__}
        if self.public and self.clock is None:
            facts["clock"] = DEFAULT_PUBLIC_CLOCK
        return TableSetup(**facts)


class OpenedTable(Struct):
    """A new table and its keys, which are sent only once: `host`, and `invitation`, which is also part of `link`."""

    id: str
    host: str
    invitation: str
    link: str


class ImportedPlayer(Struct, forbid_unknown_fields=True):
    """A player of a game that is brought in. `level` is set for a computer player."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    animal: Animal | None = None
    level: Level | None = None


class GameImport(Struct, forbid_unknown_fields=True):
    """A game to bring in: its record, and its players by seat, whom no record names."""

    record: dict[str, Any]
    players: Annotated[list[ImportedPlayer], Meta(max_length=10)] = field(default_factory=list)


class ImportedGame(Struct):
    """A game that was brought in, and the keys of its table. `new` is false if the guest had brought it in before.

    `seats` are the keys of the people's seats, by seat: all belong to the guest.
    """

    game: FinishedGame
    host: str
    invitation: str
    link: str
    seats: list[str]
    new: bool


class ShownCode(Struct):
    """The join code of a table, and when it expires (milliseconds since 1970)."""

    code: str
    expires: int


class TypedCode(Struct, forbid_unknown_fields=True):
    """A join code as a person typed it: spaces, dashes and small letters do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Invitation(Struct):
    """A table and its invitation key, which is also part of `link`."""

    id: str
    invitation: str
    link: str


class ListedTable(Struct):
    """A table in the lobby. The value of an option that is a whole box is replaced by `own`."""

    id: str
    game: str
    seats: int
    taken: int
    people: list[str]
    animals: list[Animal]
    phase: Phase
    options: dict[str, Any]
    clock: TimeControl | None
    spectators: bool
    created: int
    updated: int


class Lobby(Struct):
    """Public tables, most recently updated first. Request the next page with `before`, unless it is null."""

    tables: list[ListedTable]
    before: int | None


class TableGames(Struct):
    """The finished games of a table, in order."""

    games: list[FinishedGame]


class Archive(Struct):
    """Games with public replays, most recently ended first. Request the next page with `before`, unless it is null."""

    games: list[FinishedGame]
    before: int | None


class Replay(Struct):
    """A finished game as one viewer saw it: the table after the deal, then every log entry up to the end.

    These are the frames of the socket without the chat, so `seq` has gaps.
    """

    snapshot: Snapshot
    news: list[News]


class ReviewState(Struct):
    """How far the review of a finished game is, from 0 to 1, and what it says so far; null before its first pass ends.

    Ask again, once per second, until `progress` is 1. The review pauses when nobody asks.
    """

    progress: float
    review: Review | None


class PuzzleCount(Struct):
    """A game, and how many puzzles it has."""

    game: str
    count: int


class PuzzleCatalog(Struct):
    """The games that have puzzles. Those of a series are the puzzles of its games."""

    puzzles: list[PuzzleCount]


class ListedPuzzle(Struct):
    """A puzzle in a list. `difficulty` is the weakest level of computer players that finds the best move."""

    number: int
    seats: int
    difficulty: Difficulty


class GamePuzzles(Struct):
    """The puzzles of a game, by number from 1."""

    game: str
    puzzles: list[ListedPuzzle]


class PuzzleBody(Struct):
    """A position in which one move is best beyond doubt, as the seat that has to move sees it.

    options  the options of its game that are not the defaults
    replay   the game up to the position; its last message, or the snapshot if there is none, has the legal moves
    moves    all legal moves, best first, as a review has them
    reason   the key of a message: what speaks for the best move
    """

    game: str
    number: int
    seats: int
    options: dict[str, Any]
    seat: int
    difficulty: Difficulty
    replay: Replay
    moves: list[MoveValue]
    reason: str


class GameOption(Struct):
    """An option of a game. `house`: a house rule, not a printed one. `own`: it also accepts a custom value (a box)."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    house: bool
    own: bool


class PictureItem(Struct):
    """A card or a die in the picture of a game: its centre, width and rotation, in hundredths of the picture's height.

    A card has the attributes of a table's look. An item with neither card nor die is a face-down card.
    """

    x: float
    y: float
    w: float
    r: float = 0
    card: dict[str, str | int] | None = None
    die: str = ""


class GameDescription(Struct):
    """A game for `seats[0]` to `seats[1]` players.

    lesson   there is a guided first game
    daily    the number of players of its daily deal; null if it has none
    minutes  how long it takes with four people, or null
    chapter  the chapter of the rulebook about it; null if the book has no other game
    """

    id: str
    seats: tuple[int, int]
    rulebook: str
    options: list[GameOption]
    picture: list[PictureItem]
    lesson: bool
    minutes: int | None = None
    chapter: int | None = None
    daily: int | None = None


class GameCatalog(Struct):
    """All games, the levels of computer players (weakest first), their names and animals, and the languages."""

    games: list[GameDescription]
    levels: list[str]
    bots: dict[str, Animal]
    languages: list[str]


class RulebookText(Struct):
    """A rulebook: its text in Markdown, its sentences by number, and cards that illustrate them, by number as well."""

    name: str
    lang: str
    text: str
    rules: dict[str, str]
    pictures: dict[str, list[dict[str, str | int]]]


class HealthStatus(Struct):
    """The server is ready."""

    status: Literal["ok"]


def to_listed_table(summary: TableSummary) -> ListedTable:
    setup = summary.setup
    options = {name: "own" if isinstance(value, dict | list) else value for name, value in setup.options.items()}
    return ListedTable(
        summary.id,
        setup.game,
        setup.seats,
        summary.taken,
        summary.people,
        summary.animals,
        summary.phase,
        options,
        setup.clock,
        setup.spectators,
        summary.created,
        summary.updated,
    )


def is_nested_too_deep(value: object, levels: int = MAX_DEPTH) -> bool:
    """Return whether a value is nested deeper than any option, which would only waste the time of its readers."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or is_nested_too_deep(part, levels - 1) for part in inner)
