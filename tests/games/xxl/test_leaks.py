"""A server that reveals how many moves a seat has is found out."""

from __future__ import annotations

from tests.server.live.planted_leaks import MoveCountLeak, check_leak


def test_a_planted_leak_is_found() -> None:
    check_leak("xxl-reihe", MoveCountLeak)
