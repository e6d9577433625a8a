"""The boxes of the games, as tables read them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from tischlein.games.registry import boxes


def box_file(name: str) -> Path:
    """Return the file of a box, by the id of the box."""
    return Path(str(files(boxes()[name].package).joinpath("box.toml")))


def read_box(name: str, given: object = "standard") -> dict[str, Any]:
    """Return the entries of a box, by the id of the box; BoxError says what is wrong with it."""
    option = next(option for option in boxes()[name].games[0].options if option.name == "box")
    assert option.read is not None
    entries = option.read(given)
    assert isinstance(entries, dict)
    return entries
