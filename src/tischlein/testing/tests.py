"""The checks of a game as a class of tests that pytest collects without a plugin."""

from __future__ import annotations

import re
from collections.abc import Callable

from tischlein.testing.checks import Check, checks_of


def contract_tests(game: str) -> type:
    """Return a class with a test for each check of a game: `TestMyGame = contract_tests("my-game")`."""
    tests = {f"test_{re.sub(r'[^a-z0-9]+', '_', check.name)}": _test(check) for check in checks_of(game)}
    return type("ContractTests", (), {**tests, "__doc__": f"The promises of {game}."})


def _test(check: Check) -> Callable[[object], None]:
    def test(self: object) -> None:
        check.run()

    return test
