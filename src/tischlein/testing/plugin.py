"""A pytest plugin, for those who ask for it: `pytest -p tischlein.testing.plugin --game NAME` checks a game.

`--game` may be given several times. The checks run after all other tests, one item each, in the process of pytest.
"""

from __future__ import annotations

from typing import Any

import pytest

from tischlein.core.errors import UnknownGame
from tischlein.testing.checks import Check, checks_of
from tischlein.testing.faults import GameFault


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--game`."""
    parser.addoption("--game", action="append", default=[], metavar="NAME", help="check this game of Tischlein")


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add an item for each check."""
    for game in config.getoption("--game"):
        try:
            checks = checks_of(game)
        except UnknownGame as error:
            raise pytest.UsageError(str(error)) from None
        items += [CheckItem.from_parent(session, name=f"{game}: {check.name}", check=check) for check in checks]


class CheckItem(pytest.Item):
    """One check as a test."""

    def __init__(self, *, check: Check, **rest: Any) -> None:
        super().__init__(**rest)
        self.check = check

    def runtest(self) -> None:
        """Run the check."""
        self.check.run()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        """Say in a sentence what is wrong; a fault of another kind comes with its traceback."""
        if isinstance(excinfo.value, GameFault):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo, style))

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """Name the check in reports."""
        return self.path, None, self.name
