"""The guided first game of a box: `lesson.toml` says what is explained at a table, and when.

The page shows each lesson once, when its conditions hold. Conditions refer to what everybody at the table, or only the
learner, can see; the page knows no game. A guided game is always dealt in the same way, so that its lessons come up.
"""

from __future__ import annotations

from functools import cache

import msgspec

from tischlein.core.errors import TischleinError
from tischlein.games.registry import boxes, game_info, origin
from tischlein.table.look import LookError, read_data

Part = str | int | bool


class UnknownLesson(TischleinError):
    """A box without a guided first game."""


class When(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Conditions of a lesson, all of which have to hold. `me` in a zone is the learner's seat.

    ask       the learner is asked one of these
    can       the learner has a legal move with these parts: its kind, or something named with it
    cannot    the learner has no such move
    happened  there was just an event of this kind
    facts     public facts: the fact, or an entry of it, matches this pattern in full
    event_facts  facts of that event: a value, or parts of the card that it is
    holds     the learner has a card with these parts in hand
    zone      zones by pattern; together they hold `least` to `most` cards; `others` is any other seat
    over      the game is over, or not
    """

    ask: list[str] = []
    can: dict[str, Part] = {}
    cannot: dict[str, Part] = {}
    happened: str = ""
    event_facts: dict[str, Part | dict[str, Part]] = {}
    facts: dict[str, str] = {}
    holds: dict[str, Part] = {}
    zone: str = ""
    least: int = 0
    most: int = 1000
    over: bool | None = None


class Lesson(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing to learn.

    say    the key of its message
    rule   the number of the rule in the rulebook
    point  the zones to highlight
    by     highlight only zones whose entry in this fact matches the pattern in `when.facts`
    lasts  it stays true after its conditions no longer hold
    extra  it comes up only in some games, so it does not count as a step
    """

    say: str
    rule: str
    when: When = msgspec.field(default_factory=When)
    point: list[str] = []
    by: str = ""
    lasts: bool = False
    extra: bool = False


class Chapter(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Lessons for tables that have certain zones or facts and lack others; the games of a series differ."""

    lessons: list[Lesson]
    has: list[str] = []
    lacks: list[str] = []


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    """`lesson.toml`.

    seats  the players of a guided game: the learner, and computer players that repeat themselves
    deals  the number of the deal, by game; games without one are shuffled
    """

    chapters: list[Chapter] = []
    seats: int = 3
    deals: dict[str, int] = {}


@cache
def _file(book: str) -> LessonFile:
    """Read the guided first game of a box; a malformed one of an external box counts as missing."""
    try:
        return read_data(book, "lesson.toml", LessonFile)
    except LookError:
        if not origin(book):
            raise
        return LessonFile()


def has_lessons(book: str) -> bool:
    """Return whether a box has a guided first game."""
    return bool(_file(book).chapters)


def lessons(book: str) -> LessonFile:
    """Return the guided first game of a box; UnknownLesson if there is none."""
    if book not in boxes() or not has_lessons(book):
        raise UnknownLesson(f"there is no guided first game of {book[:40]!r}")
    return _file(book)


def lesson_seed(game: str, seats: int) -> str:
    """Return the seed of a guided game; UnknownLesson if the game has no fixed deal for that many seats."""
    file = _file(game_info(game).rulebook)
    if game not in file.deals or file.seats != seats:
        raise UnknownLesson(f"there is no guided game of {game[:40]!r} with a fixed deal for {seats}")
    return f"lesson:{file.deals[game]}"


def lessons_in(book: str) -> list[Lesson]:
    """Return all lessons of a box; LookError if they cannot be read."""
    return [lesson for chapter in read_data(book, "lesson.toml", LessonFile).chapters for lesson in chapter.lessons]
