"""The warning that everybody at a table sees if a series is not as the rules recommend."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.setup_warnings import check_warnings


@pytest.mark.parametrize(
    ("setup", "rules"),
    [
        ({"game": "xxl-individuell"}, {"xxl.9.3": {"rounds": 1, "seats": 3}}),
        (
            {"game": "xxl-individuell", "seats": 4, "options": {"games": "6+", "rounds": 2}},
            {"xxl.9.3": {"rounds": 2, "seats": 4}, "xxl.9.4": {"plus": 2, "seats": 4}},
        ),
        ({"game": "xxl-individuell", "options": {"rounds": 3}}, {}),
        ({"game": "xxl-pur"}, {}),
    ],
)
def test_everybody_is_told_what_the_rules_would_rather_have(setup: dict[str, Any], rules: dict[str, Any]) -> None:
    check_warnings(setup, rules)
