"""Boxes as data: what the package assumes is marked, and a box that breaks what is known is refused by a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tischlein
from tests.boxes import box_file, box_source, read_box, refused_box
from tests.registered import BOXED
from tischlein import BoxError, OptionError, Table
from tischlein.games.registry import boxes

FOLDERS = Path(tischlein.__file__).parent / "games"
SOME = next(iter(BOXED))
"""Any box will do."""


def an_entry(box: dict[str, Any]) -> dict[str, Any]:
    """Return the first entry of the first list."""
    entry: dict[str, Any] = next(entries for entries in box.values() if isinstance(entries, list))[0]
    return entry


def test_every_file_belongs_to_a_game() -> None:
    assert set(FOLDERS.glob("*/box.toml")) <= set(map(box_file, BOXED))
    assert all(box_file(box).exists() for box in BOXED)


@pytest.mark.parametrize("box", BOXED)
def test_all_games_of_a_box_are_played_with_it(box: str) -> None:
    for game in boxes()[box].games:
        assert Table(game.id, game.seats[0], 1).options["box"] == read_box(box)


@pytest.mark.ruling("A3")
@pytest.mark.parametrize("box", BOXED)
def test_every_entry_is_marked_known_or_assumed_with_its_source(box: str) -> None:
    listed = box_source(box)
    assert listed.pop("game") == box
    for entries in listed.values():
        for entry in entries if isinstance(entries, list) else [entries]:
            assert entry["status"] in ("known", "assumed")
            assert entry["source"]


@pytest.mark.ruling("A3")
@pytest.mark.parametrize("box", BOXED)
def test_the_standard_box_a_file_and_a_dict_are_the_same(box: str) -> None:
    standard = read_box(box, "standard")
    assert read_box(box, box_source(box)) == standard
    assert read_box(box, box_file(box)) == standard
    assert read_box(box, standard) == standard, "what is kept of a box is a box"
    assert "known" not in json.dumps(standard)


@pytest.mark.ruling("A3")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda b: b.update(wine=1), "unknown field `wine`"),
        (lambda b: b.update(game="chess"), "at game"),
        (lambda b: b.pop("game"), "missing required field `game`"),
        (lambda b: an_entry(b).update(status="sure"), "status of "),
        (lambda b: an_entry(b).update(status="known", source=""), "is marked known without"),
        (lambda b: an_entry(b).update(wine=1), "unknown field `wine`"),
    ],
)
@pytest.mark.parametrize("box", BOXED)
def test_marks_and_entries_that_no_box_has_are_refused(box: str, spoil: Any, message: str) -> None:
    assert message in refused_box(box, spoil)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "cannot be read"),
        ("game = ", "is not TOML"),
        ("\xff", "is not TOML"),
        ("", "required field `game`"),
        ("a = " + "[" * 5000, "is not TOML"),
    ],
)
def test_a_file_that_is_no_box(tmp_path: Path, text: str | None, message: str) -> None:
    file = tmp_path / "box.toml"
    if text is not None:
        file.write_bytes(text.encode("latin-1"))
    with pytest.raises(BoxError, match=message):
        Table(BOXED[SOME], 2, options={"box": file})


@pytest.mark.parametrize("box", [3, None, True, "my.toml", ["bell"], b"x"])
def test_what_is_no_box_at_all(box: object) -> None:
    with pytest.raises(BoxError, match="a dict of entries or the Path of a file"):
        Table(BOXED[SOME], 2, options={"box": box})


def test_uno_has_no_box_to_choose() -> None:
    with pytest.raises(OptionError, match="no option 'box'"):
        Table("uno", 2, options={"box": box_source(SOME)})


@pytest.mark.parametrize("box", BOXED)
def test_a_box_is_part_of_record_and_position_but_its_marks_are_not(box: str) -> None:
    own = box_source(box)
    an_entry(own)["source"] = "counted in our own box"
    t = Table(BOXED[box], 2, 1, options={"box": own})
    assert t.options["box"] == read_box(box)
    assert "box:standard" in t.position()["options"]
    assert t.record()["options"]["box"] == read_box(box), "a later edition may assume something else"
    seen = t.view(None)["options"]["box"]
    seen.clear()
    assert t.options["box"], "a view is no way into the table"


def test_a_position_with_a_malformed_box_is_refused() -> None:
    for box in ("{", "{}", '{"game":1}', "[" * 10_000, "{" * 10_000):
        with pytest.raises(tischlein.TischleinError):
            Table(position=f"{BOXED[SOME]}; seats=2; options=box:{box}")
