"""Boxes as data: what the package assumes is marked, and a box that breaks what is known is refused by a sentence."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tischlein
from tests.boxes import box_file, read_box
from tischlein import BoxError, OptionError, Table

FOLDERS = Path(tischlein.__file__).parent / "games"
GAMES = {"ex-hop": "ex-hop", "raise": "raise", "xxl": "xxl-reihe"}
"""By the name of the box: a game that is played with it."""


def source(game: str) -> dict[str, Any]:
    """The file that comes with the package."""
    return tomllib.loads(box_file(game).read_text("utf-8"))


def spoilt(game: str, spoil: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    box = copy.deepcopy(source(game))
    spoil(box)
    return box


def test_every_file_belongs_to_a_game() -> None:
    assert sorted(FOLDERS.glob("*/box.toml")) == sorted(map(box_file, GAMES))


@pytest.mark.ruling("A3")
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_marked_known_or_assumed_with_its_source(game: str) -> None:
    box = source(game)
    assert box.pop("game") == game
    for entries in box.values():
        for entry in entries if isinstance(entries, list) else [entries]:
            assert entry["status"] in ("known", "assumed")
            assert entry["source"]


@pytest.mark.ruling("A3")
@pytest.mark.parametrize("game", GAMES)
def test_the_standard_box_a_file_and_a_dict_are_the_same(game: str, tmp_path: Path) -> None:
    standard = read_box(game, "standard")
    assert read_box(game, source(game)) == standard
    assert read_box(game, box_file(game)) == standard
    assert read_box(game, standard) == standard, "what is kept of a box is a box"
    assert "known" not in json.dumps(standard)


@pytest.mark.ruling("A3")
@pytest.mark.parametrize(
    ("game", "spoil", "message"),
    [
        ("ex-hop", lambda b: b["tiles"][0].update(count=3), "tiles names 13 black tiles, but there are 12"),
        ("ex-hop", lambda b: b["tiles"].pop(), "tiles names 5 red tiles, but there are 6"),
        ("ex-hop", lambda b: b["tiles"][0].update(value=7), "value of tiles entry 1"),
        ("ex-hop", lambda b: b["tiles"][0].update(value=1), "value of tiles entry 1"),
        ("ex-hop", lambda b: b["tiles"][0].update(colour="green"), "colour of tiles entry 1"),
        ("ex-hop", lambda b: [tile.update(value=4) for tile in b["tiles"][3:5]], "no black 5"),
        ("ex-hop", lambda b: b["numbers"].update(highest=13), "highest of numbers"),
        ("ex-hop", lambda b: b["colours"].pop(), "5 colours, but there are 6"),
        ("ex-hop", lambda b: b["colours"][4].update(letter="p"), "letter 'p' 2 times"),
        ("ex-hop", lambda b: b["colours"][0].update(name="white"), "does not name yellow"),
        ("ex-hop", lambda b: b["colours"][0].update(letter="yy"), "letter of colours entry 1"),
        ("raise", lambda b: b["dice"][3]["faces"].append("bell"), "dice entry 4 has 7 faces, but a die has 6"),
        ("raise", lambda b: b["dice"].pop(), "6 dice, but there are 7"),
        ("raise", lambda b: b["dice"][0]["faces"].__setitem__(0, "star"), "dice entry 1 has an unknown symbol 'star'"),
        ("raise", lambda b: b["cards"][1].update(symbol="star"), "cards entry 2 has an unknown symbol 'star'"),
        ("raise", lambda b: b["cards"][1].update(symbol="blank"), "cards entry 2 has an unknown symbol 'blank'"),
        ("raise", lambda b: b["cards"][1].update(number=7), "number of cards entry 2"),
        ("raise", lambda b: b["cards"][1].update(points=6), "points of cards entry 2"),
        ("raise", lambda b: b["cards"][1].update(count=4), "31 number cards, but a set has 30"),
        ("raise", lambda b: b["cards"][1].update(number=5), "no bell 2"),
        ("raise", lambda b: b["point_cards"].append({"value": 19, "count": 1}), "15 point cards, but there are 14"),
        ("raise", lambda b: b["point_cards"][0].update(value=5), "value of point_cards entry 1"),
        ("raise", lambda b: [die.update(faces=["bell"] * 6) for die in b["dice"]], "dice cannot show three bells"),
        ("raise", lambda b: b["cards"][1].update(status="known", source=""), "cards entry 2 is marked known without"),
        ("raise", lambda b: b["cards"][1].update(status="sure"), "status of cards entry 2"),
        ("raise", lambda b: b["cards"][1].update(colour="red"), "colour` - at cards entry 2"),
        ("raise", lambda b: b["cards"][1].pop("count"), "count` - at cards entry 2"),
        ("raise", lambda b: b.pop("dice"), "missing required field `dice`"),
        ("raise", lambda b: b.update(dice=3), "at dice"),
        ("raise", lambda b: b["cards"].insert(0, 3), "at cards entry 1"),
        ("raise", lambda b: b.update(game="ex-hop"), "at game"),
        ("xxl", lambda b: b["cards"].pop(), "the pair 9 and 10 0 times"),
        ("xxl", lambda b: b["cards"].append(b["cards"][0]), "the pair 0 and 1 2 times"),
        ("xxl", lambda b: b["cards"][0].update(low_colour="green"), "cards entry 1 has green twice"),
        ("xxl", lambda b: b["cards"][0].update(low=1), "cards entry 1 has 1 as its lower and"),
        ("xxl", lambda b: b["cards"][0].update(high=11), "high of cards entry 1"),
        ("xxl", lambda b: b["cards"][0].update(low_colour="white"), "low_colour of cards entry 1"),
    ],
)
def test_a_box_that_breaks_what_is_known_is_refused_by_name(game: str, spoil: Any, message: str) -> None:
    box = spoilt(game, spoil)
    with pytest.raises(BoxError) as refused:
        Table(GAMES[game], 2, options={"box": box})
    assert str(refused.value).startswith(f"this box of {game} is refused: ")
    assert message in str(refused.value)


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
        Table("raise", 2, options={"box": file})


@pytest.mark.parametrize("box", [3, None, True, "my.toml", ["bell"], b"x"])
def test_what_is_no_box_at_all(box: object) -> None:
    with pytest.raises(BoxError, match="a dict of entries or the Path of a file"):
        Table("ex-hop", 2, options={"box": box})


def test_uno_has_no_box_to_choose() -> None:
    with pytest.raises(OptionError, match="no option 'box'"):
        Table("uno", 2, options={"box": source("ex-hop")})


@pytest.mark.parametrize("game", GAMES)
def test_a_box_is_part_of_record_and_position_but_its_marks_are_not(game: str) -> None:
    entries = "tiles" if game == "ex-hop" else "cards"
    box = spoilt(game, lambda b: b[entries][0].update(source="counted in our own box"))
    t = Table(GAMES[game], 2, 1, options={"box": box})
    assert t.options["box"] == read_box(game, "standard")
    assert "box:standard" in t.position()["options"]
    assert t.record()["options"]["box"] == read_box(game, "standard"), "a later edition may assume something else"
    seen = t.view(None)["options"]["box"]
    seen.clear()
    assert t.options["box"], "a view is no way into the table"


def test_a_position_with_a_malformed_box_is_refused() -> None:
    for box in ("{", "{}", '{"game":1}', "[" * 10_000, "{" * 10_000):
        with pytest.raises(tischlein.TischleinError):
            Table(position=f"raise; seats=2; options=box:{box}")
