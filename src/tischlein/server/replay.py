"""Replays: the messages that a viewer of a finished game was sent, or would have been sent."""

from __future__ import annotations

import msgspec

from tischlein.core.errors import RecordError
from tischlein.server.feed import TableFeed, Viewer
from tischlein.server.keys import Keys
from tischlein.server.log_events import ChatSent, LogEntry, ReactionSent
from tischlein.server.store.base import FinishedGame
from tischlein.server.table_state import TableState, revealed_secrets


class NewsRecorder:
    """A subscriber that keeps all news of a viewer."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.frames: list[bytes] = []

    def send_news(self, frame: bytes) -> None:
        self.frames.append(frame)


class EncodedReplay(msgspec.Struct):
    """A snapshot after the deal, and the news that followed; `http.bodies.Replay` describes it."""

    snapshot: msgspec.Raw
    news: list[msgspec.Raw]


def replay(keys: Keys, entries: list[LogEntry], game: FinishedGame, viewer: Viewer) -> bytes:
    """Return a game as a seat or a spectator (None) saw it, without the chat, which is private to the table."""
    feed = TableFeed(_state_after_deal(keys, entries[: game.last], game.first))
    recorder = NewsRecorder(viewer)
    (snapshot,) = feed.subscribe(recorder, None)
    for entry in entries[game.first : game.last]:
        feed.apply(entry)
        if isinstance(entry.event, ChatSent | ReactionSent):
            recorder.frames.pop()
    return msgspec.json.encode(EncodedReplay(msgspec.Raw(snapshot), list(map(msgspec.Raw, recorder.frames))))


def _state_after_deal(keys: Keys, entries: list[LogEntry], first: int) -> TableState:
    """Return the state after the entry that started the game."""
    state = TableState(keys, entries[0], revealed_secrets(entries))
    state.has_spectator_view = True
    for entry in entries[1:first]:
        state.apply(entry)
    if state.outdated:
        raise RecordError(state.outdated)
    state.chat.clear()
    return state
