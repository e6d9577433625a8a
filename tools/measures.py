"""Read what each box says about measuring its games: `measures.toml` in its folder, a table a game.

figures    how many games tools/figures.py plays with each number of seats
options    options that tools/figures.py compares with the usual ones, and with how many seats
same_as    another game, of which this one differs by its options alone; the plots show one of the two
CONTEST    how many deals a contest of tools/strength.py has: more where luck is larger
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from tischlein.games.registry import boxes


def measures() -> dict[str, dict[str, Any]]:
    """Return the measures of all games that have some, in the order of the registry."""
    found: dict[str, dict[str, Any]] = {}
    for box in boxes().values():
        file = files(box.package).joinpath("measures.toml")
        if file.is_file():
            said = tomllib.loads(file.read_text(encoding="utf-8"))
            found |= {game.id: said.pop(game.id) for game in box.games if game.id in said}
            if said:
                raise SystemExit(f"measures.toml of {box.id} is about {', '.join(said)}, which it does not have")
    return found
