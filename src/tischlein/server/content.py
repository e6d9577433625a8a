"""What a client needs before it plays: the games, rulebooks and lessons, as JSON."""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec

from tischlein.bots.levels import BOTS
from tischlein.core.game import GameInfo
from tischlein.core.options import Option
from tischlein.games.registry import games
from tischlein.server.bodies import GameCatalog, GameDescription, GameOption, PictureItem, RulebookText
from tischlein.server.people import BOT_ANIMALS
from tischlein.table.daily import daily_seats, has_daily_deal
from tischlein.table.lesson import has_lessons, lessons
from tischlein.table.look import examples_of, look_file, picture_of
from tischlein.table.rulebook import LANGUAGES, rulebook


@cache
def catalog() -> bytes:
    """Return the games with their options, the computer players, and the languages."""
    return msgspec.json.encode(
        GameCatalog(list(map(_describe_game, games().values())), BOTS, BOT_ANIMALS, list(LANGUAGES))
    )


def _describe_game(info: GameInfo) -> GameDescription:
    picture = [PictureItem(**thing) for thing in picture_of(info)]
    options = list(map(_to_option, info.options))
    look = look_file(info.rulebook)
    return GameDescription(
        info.id,
        info.seats,
        info.rulebook,
        options,
        picture,
        has_lessons(info.rulebook),
        look.minutes.get(info.id),
        look.chapters.get(info.id),
        daily_seats(info.id) if has_daily_deal(info.id) else None,
    )


def _to_option(option: Option) -> GameOption:
    values = cast("list[str | int | bool]", option.values)
    return GameOption(option.name, values, values[0], option.house, option.read is not None)


def rulebook_text(book: str, lang: str) -> bytes:
    """Return a rulebook in one language; raise UnknownRule if there is none."""
    found = rulebook(book, lang)
    return msgspec.json.encode(RulebookText(found.name, found.lang, found.text, found.rules, examples_of(book)))


def lesson_file(book: str) -> bytes:
    """Return the guided first games of a rulebook; raise UnknownLesson if it has none."""
    return msgspec.json.encode(lessons(book))
