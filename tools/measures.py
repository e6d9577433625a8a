"""Read how to measure the games of each box: `measures.toml` in its folder, with a table for each game.

figures    number of games that tools/figures.py plays with each number of seats
options    options that tools/figures.py compares with the defaults, and the number of seats for that
same_as    another game that differs only in its options; the plots show one of the two
CONTEST    number of deals of a contest of tools/strength.py: more where luck matters more
correction number of deals of tools/correct.py: fewer where a game has many moves with many choices
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from tischlein.games.registry import boxes


def measures() -> dict[str, dict[str, Any]]:
    """Return the measures of all games that have any, in the order of the registry."""
    found: dict[str, dict[str, Any]] = {}
    for box in boxes().values():
        file = files(box.package).joinpath("measures.toml")
        if file.is_file():
            tables = tomllib.loads(file.read_text(encoding="utf-8"))
            found |= {game.id: tables.pop(game.id) for game in box.games if game.id in tables}
            if tables:
                raise SystemExit(f"measures.toml of {box.id} names {', '.join(tables)}, which are not its games")
    return found
