"""Understand what a person types at the beginning of a game."""

from __future__ import annotations

from functools import cache

from tischlein import Table, games
from tischlein.cli.typed import Ear, ear_of
from tischlein.cli.words import words_in
from tischlein.table.look import look_of


def ear(lang: str = "en", game: str = "uno") -> Ear:
    """Return what understands a person at the beginning of a game; made once for each language and game."""
    return _ear(lang, game)


@cache
def _ear(lang: str, game: str) -> Ear:
    table = Table(game, games()[game].seats[0], 1)
    return ear_of(table, 0, look_of(table.info, table.options), (words_in("en"), words_in(lang)))
