"""Read the boxes of the games as tables do."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tischlein import BoxError, Table
from tischlein.games.registry import boxes


def box_file(name: str) -> Path:
    """Return the file of a box, by the id of the box."""
    return Path(str(files(boxes()[name].package).joinpath("box.toml")))


def box_source(name: str) -> dict[str, Any]:
    """Return what the file of a box says, with its marks of what is known."""
    return tomllib.loads(box_file(name).read_text("utf-8"))


def read_box(name: str, given: object = "standard") -> dict[str, Any]:
    """Return the entries of a box by its id; raise BoxError if it is invalid."""
    option = next(option for option in boxes()[name].games[0].options if option.name == "box")
    assert option.read is not None
    entries = option.read(given)
    assert isinstance(entries, dict)
    return entries


def refused_box(name: str, spoil: Callable[[dict[str, Any]], object]) -> str:
    """Return why a modified box is refused."""
    box = box_source(name)
    spoil(box)
    game = boxes()[name].games[0]
    with pytest.raises(BoxError) as refused:
        Table(game.id, game.seats[0], options={"box": box})
    said = str(refused.value)
    beginning = f"this box of {name} is invalid: "
    assert said.startswith(beginning)
    return said.removeprefix(beginning)
