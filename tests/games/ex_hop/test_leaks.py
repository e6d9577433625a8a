"""A server that reveals the next card of the stock is found out."""

from __future__ import annotations

from tests.server.live.planted_leaks import StockLeak, check_leak


def test_a_planted_leak_is_found() -> None:
    check_leak("ex-hop", StockLeak)
