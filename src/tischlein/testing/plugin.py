"""A pytest plugin to check a game: `pytest -p tischlein.testing.plugin --game NAME`.

You can repeat `--game`. The checks run after all other tests, one item each, in pytest's process.
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
        """Return the sentence of a GameFault; other errors come with a traceback."""
        if isinstance(excinfo.value, GameFault):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo, style))

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """Return the name of the check for reports."""
        return self.path, None, self.name
