"""A server that reveals how many moves a seat has is found out."""

from __future__ import annotations

from tests.server.live.leaking import Counting, check_leak


def test_a_planted_leak_is_found() -> None:
    check_leak("xxl-reihe", Counting)
