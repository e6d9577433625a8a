"""`tischlein new-game`: write a package with a complete game, to be changed into another one."""

from __future__ import annotations

import keyword
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.console import Console

from tischlein.cli.words import InputError, Words
from tischlein.games.registry import boxes, games, is_id

FAMILIES: Final = ("shedding", "tricks")


def write_game(name: str, family: str, parent: Path, words: Words, console: Console) -> None:
    """Write the folder of a new game; InputError, and nothing is written, if the name cannot be used."""
    _check(name, family, parent / name)
    try:
        for path, text in _package(name, family).items():
            file = parent / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            console.print(str(file), soft_wrap=True, highlight=False)
    except OSError as error:
        raise InputError("bad-write", file=str(error.filename), reason=error.strerror) from None
    console.print(words("new-game-next", game=name, folder=str(parent / name)), soft_wrap=True, highlight=False)


def _check(name: str, family: str, folder: Path) -> None:
    if not is_id(name):
        raise InputError("bad-new-name", game=name[:40])
    if family not in FAMILIES:
        raise InputError("bad-family", family=family[:40], families=", ".join(FAMILIES))
    if name in games() or name in boxes():
        raise InputError("bad-new-taken", game=name)
    if folder.exists():
        raise InputError("bad-new-folder", folder=str(folder))
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or find_spec(module) is not None:
        raise InputError("bad-new-module", game=name, module=module)


def _package(name: str, family: str) -> dict[str, str]:
    """Return the files of the package by their paths, the skeleton's names replaced."""
    skeletons = files("tischlein.skeletons")
    module = name.replace("-", "_")
    found = {path: skeletons.joinpath(path) for path in ("pyproject.toml", "README.md")}
    for path, file in _walk(skeletons.joinpath(family)).items():
        found[f"tests/test_{module}.py" if path == "tests.py" else f"src/{module}/{path}"] = file
    words = [word.capitalize() for word in name.split("-")]
    names = {"my-game": name, "my_game": module, "MyGame": "".join(words), "My Game": " ".join(words)}
    texts = {}
    for path, file in found.items():
        text = file.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        texts[path] = text
    return texts


def _walk(folder: Traversable, prefix: str = "") -> dict[str, Traversable]:
    """Return all files in a folder by their paths."""
    found: dict[str, Traversable] = {}
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found |= _walk(entry, f"{prefix}{entry.name}/") if entry.name != "__pycache__" else {}
        else:
            found[f"{prefix}{entry.name}"] = entry
    return found
