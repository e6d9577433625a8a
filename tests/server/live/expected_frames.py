"""The frames that viewers must receive, computed from the log of a table."""

from __future__ import annotations

from collections.abc import Iterable

from tests.server.live.client import Client
from tischlein.server.feed import TableFeed, Viewer
from tischlein.server.keys import Keys
from tischlein.server.log_events import LogEntry
from tischlein.server.table_state import TableState


class FrameRecorder:
    """A subscriber that keeps its frames."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.frames: list[str] = []

    def send_news(self, frame: bytes) -> None:
        self.frames.append(frame.decode())


class ExpectedFrames:
    """`news` and, on request, `snapshots`, by viewer and number of the log entry."""

    def __init__(self, keys: Keys, entries: list[LogEntry], viewers: Iterable[Viewer], snapshots: bool = True) -> None:
        self.feed = TableFeed(TableState(keys, entries[0]))
        self.news: dict[tuple[Viewer, int], str] = {}
        self.snapshots: dict[tuple[Viewer, int], str] = {}
        recorders = [FrameRecorder(viewer) for viewer in viewers]
        for recorder in recorders:
            self.feed.subscribe(recorder, None)
        seen = recorders if snapshots else []
        self._take_snapshots(seen)
        for entry in entries[1:]:
            self.feed.apply(entry)
            for recorder in recorders:
                self.news[recorder.viewer, entry.seq] = recorder.frames[-1]
            self._take_snapshots(seen)

    def _take_snapshots(self, recorders: list[FrameRecorder]) -> None:
        for recorder in recorders:
            self.snapshots[recorder.viewer, self.feed.state.seq] = self.feed.snapshot(recorder.viewer).decode()


def check_received(expected: ExpectedFrames, client: Client, before: Viewer, after: Viewer) -> None:
    """Check that a client received the whole log since it connected, as a feed shows it.

    It is one viewer before its last welcome, and another after it.
    """
    kinds = [answer["type"] for answer in client.answers]
    last = len(kinds) - 1 - kinds[::-1].index("welcome")
    received = set()
    for index, (raw, answer) in enumerate(zip(client.frames, client.answers, strict=True)):
        frames = {"news": expected.news, "snapshot": expected.snapshots}.get(answer["type"])
        if frames is not None:
            assert raw == frames[after if index > last else before, answer["seq"]]
            received.add(answer["seq"])
    assert received == set(range(min(received), expected.feed.state.seq + 1))
