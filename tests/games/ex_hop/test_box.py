"""A box that breaks what is known is refused by a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.boxes import box_file, refused_box
from tests.cli.command import complaint, run


@pytest.mark.ruling("A3")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda b: b["tiles"][0].update(count=3), "tiles names 13 black tiles, but there are 12"),
        (lambda b: b["tiles"].pop(), "tiles names 5 red tiles, but there are 6"),
        (lambda b: b["tiles"][0].update(value=7), "value of tiles entry 1"),
        (lambda b: b["tiles"][0].update(value=1), "value of tiles entry 1"),
        (lambda b: b["tiles"][0].update(colour="green"), "colour of tiles entry 1"),
        (lambda b: [tile.update(value=4) for tile in b["tiles"][3:5]], "no black 5"),
        (lambda b: b["numbers"].update(highest=13), "highest of numbers"),
        (lambda b: b["colours"].pop(), "5 colours, but there are 6"),
        (lambda b: b["colours"][4].update(letter="p"), "letter 'p' 2 times"),
        (lambda b: b["colours"][0].update(name="white"), "does not name yellow"),
        (lambda b: b["colours"][0].update(letter="yy"), "letter of colours entry 1"),
    ],
)
def test_a_box_that_breaks_what_is_known_is_refused_by_name(spoil: Any, message: str) -> None:
    assert message in refused_box("ex-hop", spoil)


def changed(folder: Path, old: str, new: str) -> str:
    """Return a file with the standard box and a change."""
    text = box_file("ex-hop").read_text(encoding="utf-8")
    assert old in text
    file = folder / "own.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(file)


def test_a_colour_of_your_own_is_at_the_table(tmp_path: Path) -> None:
    box = changed(tmp_path, 'letter = "p"\nname = "purple"', 'letter = "w"\nname = "white"')
    args = ("play", "ex-hop", "--box", box, "--option", "colours=wyr", "--seed", "1")
    assert "●w  white" in run(*args, typed="quit\n").stdout
    assert run("sim", "ex-hop", "--games", "2", "--box", box).exit_code == 0


@pytest.mark.parametrize("command", ["play", "sim"])
def test_a_box_that_is_refused_at_the_command_line(tmp_path: Path, command: str) -> None:
    assert "black tiles" in complaint(command, "ex-hop", "--box", changed(tmp_path, "count = 2", "count = 7"))


def test_colours_that_are_none() -> None:
    assert "lot, or a different letter" in complaint("play", "ex-hop", "--option", "colours=rr")
    assert "3 different letters" in complaint("play", "ex-hop", "--option", "colours=rg")
