"""A box that breaks what is known is refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boxes import refused_box
from tests.cli.command import complaint


@pytest.mark.ruling("A3")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda b: b["dice"][3]["faces"].append("bell"), "dice entry 4 has 7 faces, but a die has 6"),
        (lambda b: b["dice"].pop(), "6 dice, but there are 7"),
        (lambda b: b["dice"][0]["faces"].__setitem__(0, "star"), "dice entry 1 has an unknown symbol 'star'"),
        (lambda b: b["cards"][1].update(symbol="star"), "cards entry 2 has an unknown symbol 'star'"),
        (lambda b: b["cards"][1].update(symbol="blank"), "cards entry 2 has an unknown symbol 'blank'"),
        (lambda b: b["cards"][1].update(number=7), "number of cards entry 2"),
        (lambda b: b["cards"][1].update(points=6), "points of cards entry 2"),
        (lambda b: b["cards"][1].update(count=4), "31 number cards, but a set has 30"),
        (lambda b: b["cards"][1].update(number=5), "no bell 2"),
        (lambda b: b["point_cards"].append({"value": 19, "count": 1}), "15 point cards, but there are 14"),
        (lambda b: b["point_cards"][0].update(value=5), "value of point_cards entry 1"),
        (lambda b: [die.update(faces=["bell"] * 6) for die in b["dice"]], "dice cannot show three bells"),
        (lambda b: b["cards"][1].update(status="known", source=""), "cards entry 2 is marked known without"),
        (lambda b: b["cards"][1].update(status="sure"), "status of cards entry 2"),
        (lambda b: b["cards"][1].update(colour="red"), "colour` - at cards entry 2"),
        (lambda b: b["cards"][1].pop("count"), "count` - at cards entry 2"),
        (lambda b: b.pop("dice"), "missing required field `dice`"),
        (lambda b: b.update(dice=3), "at dice"),
        (lambda b: b["cards"].insert(0, 3), "at cards entry 1"),
        (lambda b: b.update(game="uno"), "at game"),
    ],
)
def test_a_box_that_breaks_what_is_known_is_refused_by_name(spoil: Any, message: str) -> None:
    assert message in refused_box("raise", spoil)


def test_a_seat_that_is_none_does_not_start() -> None:
    assert "names seat 4" in complaint("play", "raise", "--option", "starter=4")
