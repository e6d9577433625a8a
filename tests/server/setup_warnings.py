"""Check the warnings about the setup of a table."""

from __future__ import annotations

import itertools
import json
from typing import Any

from tests.server.log_builder import LogBuilder
from tischlein.server.feed import OUTSIDE, TableFeed


def check_warnings(setup: dict[str, Any], rules: dict[str, Any]) -> None:
    """Check that all viewers get the same warnings before and during a game: they follow from the setup alone."""
    setup = {**setup, "spectators": True}
    log = LogBuilder(**setup)
    feeds = [TableFeed(log.state), TableFeed(LogBuilder(**setup).bots(*range(log.state.setup.seats)).start().state)]
    for feed, viewer in itertools.product(feeds, (0, None, OUTSIDE)):
        warnings = json.loads(feed.snapshot(viewer))["warnings"]
        assert {warning["rule"]: warning["facts"] for warning in warnings} == rules
        assert feed.state.warnings() is feed.state.warnings(), "computed once"
