"""What a page shows that is loaded now."""

from __future__ import annotations

import msgspec

from tests.server.log_builder import KEYS, LogBuilder
from tischlein.server.feed import TableFeed, Viewer
from tischlein.server.messages import PastEvent, Snapshot
from tischlein.server.table_state import fold


def snapshot(feed: TableFeed, viewer: Viewer) -> Snapshot:
    return msgspec.json.decode(feed.snapshot(viewer), type=Snapshot)


def past_of(log: LogBuilder, viewer: Viewer) -> list[PastEvent]:
    """Return what a page shows that is loaded after the table was read from its log."""
    return snapshot(TableFeed(fold(KEYS, log.entries)), viewer).past
