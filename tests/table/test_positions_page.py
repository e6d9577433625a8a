"""The page about positions tells the truth: every entry of every game, and examples that load."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.games.rulings import RULINGS, anchor
from tests.registered import options_of
from tischlein import PositionError, Table, games
from tischlein.core.position import PositionReader
from tischlein.core.rng import Rng
from tischlein.table.rulebook import rulebook
from tischlein.testing.contracts import walk

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^##+ (.+?)\n(.*?)(?=^##+ |\Z)", PAGE, re.M | re.S))
ENOUGH = 700
"""Moves of one game: a match has been through everything by then."""


def rows(section: str) -> dict[str, list[str]]:
    """Return the entries in the table of a section, with the other cells of their rows."""
    table = re.findall(r"^\| `(\w+)` \|(.*)\|$", SECTIONS[section], re.M)
    return {name: [cell.strip() for cell in re.split(r"(?<!\\)\|", cells)] for name, cells in table}


def lead(section: str) -> str:
    """Return the first paragraph of a section: the games it is about, and the sections that apply beside it."""
    text: str = SECTIONS[section]
    return text.strip().partition("\n\n")[0]


@cache
def sections_of(game: str) -> set[str]:
    """Return the sections that apply to a game, as the page itself says."""
    found: set[str] = set()
    left = [section for section in SECTIONS if f"`{game}`" in lead(section)]
    while left:
        section = left.pop()
        found.add(section)
        linked = set(re.findall(r"\]\((#[^)]+)\)", lead(section)))
        assert linked <= set(map(anchor, SECTIONS)), section
        left += [other for other in SECTIONS if anchor(other) in linked and other not in found]
    return found.union(*(sections_of(part) for part in parts_of(game)))


def tables(game: str) -> list[dict[str, Any]]:
    """Return options under which all entries occur."""
    found: list[dict[str, Any]] = options_of("EVERYTHING", game) or [{}]
    return found


def parts_of(game: str) -> set[str]:
    """Return the other games of which a series is made."""
    states = [Table(game, games()[game].seats[0], 1, options).state for options in tables(game)]
    return {part.catalogue().game for state in states for part in state.parts()} - {game}


def entries_of(game: str) -> set[str]:
    return {name for section in sections_of(game) for name in rows(section)}


def examples() -> Iterator[tuple[str, str]]:
    """Return each example with the heading above it."""
    for heading, text in SECTIONS.items():
        for example in re.findall(r"```text\n(.*?)```", text, re.S):
            yield heading, example


def game_of(example: str) -> str:
    return example.partition(";")[0].strip()


@cache
def positions(game: str) -> list[dict[str, Any]]:
    """Positions of played games and of the page, one for every set of entries that occurs."""
    found: dict[frozenset[str], dict[str, Any]] = {}
    for seed, options in enumerate(tables(game)):
        for seats in (2, 4):
            table = Table(game, seats, seed, options)
            for moves, _ in enumerate(walk(table, Rng(seed + seats))):
                position = table.position()
                found.setdefault(frozenset([*position, position["phase"]]), position)
                if moves > ENOUGH:
                    break
    texts = [Table(seed=1, position=example).position() for _, example in examples() if game_of(example) == game]
    return [*found.values(), *texts]


def test_the_page_has_a_section_and_an_example_for_every_game() -> None:
    assert {game_of(example) for _, example in examples()} == set(games())
    used = {section for game in games() for section in sections_of(game)}
    assert set(SECTIONS) - used == {"Text and dict"}
    for heading, example in examples():
        assert f"`{game_of(example)}`" in lead(heading), heading


@pytest.mark.parametrize("game", games())
def test_what_is_said_of_every_game_applies(game: str) -> None:
    assert "Every game" in sections_of(game)
    assert any(f"`{game}`" in lead(section) for section in sections_of(game))


@pytest.mark.parametrize("example", [example for _, example in examples()], ids=game_of)
def test_the_examples_of_the_page_load_and_play_on(example: str) -> None:
    t = Table(seed=1, position=example)
    assert t.waiting
    assert Table(position=t.position_text()).position() == t.position()


def test_the_python_of_the_page_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    exec(code, {})


@pytest.mark.parametrize("game", games())
def test_every_entry_that_is_written_is_on_the_page(game: str) -> None:
    written = {name for position in positions(game) for name in position}
    assert written <= entries_of(game)


@pytest.mark.parametrize("game", games())
def test_every_entry_on_the_page_is_read(game: str) -> None:
    """It is written in some position, or would be read in one if it were there."""
    for name in entries_of(game):
        assert any(name in position or read_among(position, {name}) for position in positions(game)), name


@pytest.mark.parametrize("game", games())
def test_no_other_entry_is_read(game: str) -> None:
    assert entries_of(game) <= all_names()
    for position in positions(game):
        assert read_among(position, all_names() - entries_of(game)) == set()


def read_among(position: dict[str, Any], names: set[str]) -> set[str]:
    """Return which of these entries are read if a position has them as well."""
    t = Table(position=position)
    entries = {name: entry for name, entry in position.items() if name not in ("game", "seats", "options")}
    reader = PositionReader(entries | dict.fromkeys(names, "?"))
    with pytest.raises(PositionError):
        t.info.load(reader, t.options, t.seats, Rng(1))
    return names - set(reader.entries)


@cache
def all_names() -> set[str]:
    """Return all names that the code of games and tables reads from a position, and those of its piles."""
    found = {"rng"}
    for room in ("core", "games", "table"):
        for file in (ROOT / "src" / "tischlein" / room).glob("**/*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                found |= set(read_in(node))
    return found | {"game"}


DECLARING = ("seat", "number", "choice", "word", "flag", "points", "entry")


def declares(called: ast.expr) -> bool:
    """Return whether a call declares a field: `fields.seat(…)`, or `seat(…)`."""
    if isinstance(called, ast.Attribute):
        return called.attr in DECLARING and isinstance(called.value, ast.Name) and called.value.id == "fields"
    return isinstance(called, ast.Name) and called.id in DECLARING


def read_in(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
        reader = isinstance(node.func.value, ast.Name) and node.func.value.id == "reader"
        if reader and isinstance(node.args[0], ast.Constant):
            yield str(node.args[0].value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_parse_sets":
        assert isinstance(node.args[-1], ast.Constant)
        yield str(node.args[-1].value)
    if isinstance(node, ast.Call) and declares(node.func) and isinstance(node.args[0], ast.Constant):
        yield str(node.args[0].value)
    elif isinstance(node, ast.FunctionDef) and node.name == "pile_entries":
        for inner in ast.walk(node):
            if isinstance(inner, ast.Dict):
                yield from (str(key.value) for key in inner.keys if isinstance(key, ast.Constant))


def test_the_rules_and_rulings_that_entries_come_from_exist() -> None:
    for section in {section for game in games() for section in sections_of(game)}:
        for name, cells in rows(section).items():
            assert len(cells) == 4, name
            form, default, meaning, source = cells
            assert form, name
            assert default, name
            assert meaning, name
            for cited in filter(None, source.split(", ")):
                known = cited in RULINGS or cited in rulebook(cited.partition(".")[0], "en").rules
                assert known, f"{name}: {cited}"
