"""Box files: card data that the printed rules show only as pictures, validated against what is known (ruling A3).

A box is a TOML file or an equivalent dict. Tables keep the dict in their options and records, without the marks of
what is known and what is assumed.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec

from tischlein.core.errors import BoxError
from tischlein.core.options import Option

STANDARD: Final = "standard"
"""The packaged box."""

Word = Annotated[str, msgspec.Meta(pattern=r"^[^\W\d_]+$", max_length=20)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]


class BoxEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An entry of a box. Known entries name a source."""

    status: Literal["known", "assumed"] = "assumed"
    source: str = ""


class BoxContents(msgspec.Struct, forbid_unknown_fields=True):
    """The entries of a box, each a `BoxEntry` or a list of them; boxes derive from this class."""

    game: str

    def check(self) -> None:
        """Raise BoxError if the entries contradict what is known."""


def box_option(package: str, kind: type[BoxContents]) -> Option:
    """Return the option that chooses a table's box: the packaged one, or an owner's."""
    return Option("box", [STANDARD], read=partial(read_box, package, kind))


def read_box(package: str, kind: type[BoxContents], given: object) -> dict[str, Any]:
    """Return the entries of a box: the standard one, a dict, or the file at a Path; raise BoxError if it is invalid."""
    game = _game_of(kind)
    if given == STANDARD:
        return _standard(package, kind)
    if isinstance(given, Path):
        given = _load(given)
    if not isinstance(given, dict):
        raise BoxError(
            f"a box of {game} is {STANDARD!r}, a dict of entries or the Path of a file, not {str(given)[:40]!r}"
        )
    try:
        box = msgspec.convert(given, kind)
        _check_sources(box)
        box.check()
    except msgspec.ValidationError as error:
        raise BoxError(f"this box of {game} is invalid: {_format_error(str(error))}") from None
    except BoxError as error:
        raise BoxError(f"this box of {game} is invalid: {error}") from None
    return _strip_sources(box)


@cache
def _game_of(kind: type[BoxContents]) -> str:
    """Return the id that a box of this kind names as its game."""
    (game,) = get_args(get_type_hints(kind)["game"])
    return str(game)


@cache
def _standard_json(package: str, kind: type[BoxContents]) -> bytes:
    """Read and check the packaged file once, as JSON, so that every table gets its own copy."""
    text = files(package).joinpath("box.toml").read_text(encoding="utf-8")
    return msgspec.json.encode(read_box(package, kind, tomllib.loads(text)))


def _standard(package: str, kind: type[BoxContents]) -> dict[str, Any]:
    box: dict[str, Any] = msgspec.json.decode(_standard_json(package, kind))
    return box


def _load(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError(f"the box file {path} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BoxError(f"the box file {path} is not TOML: {error}") from None


def _entries(box: BoxContents) -> list[tuple[str, int, BoxEntry]]:
    """Return all entries with their name and number."""
    found: list[tuple[str, int, BoxEntry]] = []
    for name in box.__struct_fields__:
        value = getattr(box, name)
        listed = value if isinstance(value, list) else [value]
        found += [(name, number, entry) for number, entry in enumerate(listed, 1) if isinstance(entry, BoxEntry)]
    return found


def _check_sources(box: BoxContents) -> None:
    for name, number, entry in _entries(box):
        if entry.status == "known" and not entry.source:
            raise BoxError(f"{name} entry {number} is marked known without a source")


def _strip_sources(box: BoxContents) -> dict[str, Any]:
    for _, _, entry in _entries(box):
        entry.status, entry.source = "assumed", ""  # the defaults are omitted
    plain: dict[str, Any] = msgspec.to_builtins(box)
    return plain


def _format_error(error: str) -> str:
    """Format an error of the converter with entries counted from 1: `$.cards[2].number` is number of cards entry 3."""

    def name_entry(match: re.Match[str]) -> str:
        name, index, part = match.groups()
        entry = f"{name} entry {int(index) + 1}" if index else name
        return f"{part} of {entry}" if part else entry

    return re.sub(r"`\$\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?[^`]*`", name_entry, error)
