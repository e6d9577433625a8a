"""Check what a table remarks on its setup."""

from __future__ import annotations

import itertools
import json
from typing import Any

from tests.server.folding import Log
from tischlein.server.feed import OUTSIDE, TableFeed


def check_remarks(setup: dict[str, Any], rules: dict[str, Any]) -> None:
    """Check that everybody is told before a game and during it: remarks follow from the setup alone."""
    setup = {**setup, "spectators": True}
    log = Log(**setup)
    feeds = [TableFeed(log.state), TableFeed(Log(**setup).bots(*range(log.state.setup.seats)).start().state)]
    for feed, viewer in itertools.product(feeds, (0, None, OUTSIDE)):
        told = json.loads(feed.snapshot(viewer))["warnings"]
        assert {remark["rule"]: remark["facts"] for remark in told} == rules
        assert feed.state.warnings() is feed.state.warnings(), "found once"
