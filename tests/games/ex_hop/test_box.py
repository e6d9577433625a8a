"""A box that breaks what is known is refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boxes import refused_box


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
