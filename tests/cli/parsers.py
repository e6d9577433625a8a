"""Input parsers for tests."""

from __future__ import annotations

from functools import cache

from tischlein import Table, games
from tischlein.cli.input_parser import InputParser, make_parser
from tischlein.cli.words import load_words
from tischlein.table.look import table_look


def parser(lang: str = "en", game: str = "uno") -> InputParser:
    """Return a parser for the beginning of a game; cached by language and game."""
    return _parser(lang, game)


@cache
def _parser(lang: str, game: str) -> InputParser:
    table = Table(game, games()[game].seats[0], 1)
    return make_parser(table, 0, table_look(table.info, table.options), (load_words("en"), load_words(lang)))
