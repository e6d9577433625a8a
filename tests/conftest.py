"""Marks that tie tests to the rulebooks: `@rule("uno.3.2")` and `@ruling("U4")`."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of a rulebook that a test shows")
    config.addinivalue_line("markers", "ruling(*ids): the rulings on what the printed rules leave open that a test shows")
