"""A table's log, told again: what a feed shows of it to each viewer, frame by frame."""

from __future__ import annotations

from collections.abc import Iterable

from tests.server.live.client import Client
from tischlein.server.feed import TableFeed, Viewer
from tischlein.server.keys import Keys
from tischlein.server.log_events import LogEntry
from tischlein.server.table_state import TableState


class Ear:
    """Keeps what a viewer is shown."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.frames: list[str] = []

    def send_news(self, frame: bytes) -> None:
        self.frames.append(frame.decode())


class Retold:
    """`news` and, if wanted, `snapshots` by viewer and number of the line."""

    def __init__(self, keys: Keys, entries: list[LogEntry], viewers: Iterable[Viewer], snapshots: bool = True) -> None:
        self.feed = TableFeed(TableState(keys, entries[0]))
        self.news: dict[tuple[Viewer, int], str] = {}
        self.snapshots: dict[tuple[Viewer, int], str] = {}
        ears = [Ear(viewer) for viewer in viewers]
        for ear in ears:
            self.feed.subscribe(ear, None)
        seen = ears if snapshots else []
        self._take_snapshots(seen)
        for entry in entries[1:]:
            self.feed.apply(entry)
            for ear in ears:
                self.news[ear.viewer, entry.seq] = ear.frames[-1]
            self._take_snapshots(seen)

    def _take_snapshots(self, ears: list[Ear]) -> None:
        for ear in ears:
            self.snapshots[ear.viewer, self.feed.state.seq] = self.feed.snapshot(ear.viewer).decode()


def check_told(retold: Retold, client: Client, before: Viewer, after: Viewer) -> None:
    """Check that a client heard all of the log since it came, as the feed shows it: to one viewer before its last
    welcome, to another after it."""
    kinds = [answer["type"] for answer in client.answers]
    last = len(kinds) - 1 - kinds[::-1].index("welcome")
    heard = set()
    for place, (raw, answer) in enumerate(zip(client.heard, client.answers, strict=True)):
        told = {"news": retold.news, "snapshot": retold.snapshots}.get(answer["type"])
        if told is not None:
            assert raw == told[after if place > last else before, answer["seq"]]
            heard.add(answer["seq"])
    assert heard == set(range(min(heard), retold.feed.state.seq + 1))
