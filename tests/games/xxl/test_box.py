"""A box that breaks what is known is refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boxes import refused_box


@pytest.mark.ruling("A3")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda b: b["cards"].pop(), "the pair 9 and 10 0 times"),
        (lambda b: b["cards"].append(b["cards"][0]), "the pair 0 and 1 2 times"),
        (lambda b: b["cards"][0].update(low_colour="green"), "cards entry 1 has green twice"),
        (lambda b: b["cards"][0].update(low=1), "cards entry 1 has 1 as its lower and"),
        (lambda b: b["cards"][0].update(high=11), "high of cards entry 1"),
        (lambda b: b["cards"][0].update(low_colour="white"), "low_colour of cards entry 1"),
    ],
)
def test_a_box_that_breaks_what_is_known_is_refused_by_name(spoil: Any, message: str) -> None:
    assert message in refused_box("xxl", spoil)
