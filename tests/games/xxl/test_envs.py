"""A game in which some moves need no thought, played through OpenSpiel."""

from __future__ import annotations

from tests.envs.ismcts import check_example


def test_the_example_plays_where_some_moves_need_no_thought() -> None:
    check_example("xxl-drunter-bleiben")
