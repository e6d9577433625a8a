"""Records and replays: the moves of a finished game, and the messages that a viewer was or would have been sent."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from tischlein.core.errors import RecordError
from tischlein.server.feed import TableFeed, Viewer
from tischlein.server.keys import Keys
from tischlein.server.log_events import ChatRemoved, ChatSent, LogEntry, ReactionSent
from tischlein.server.store.base import FinishedGame
from tischlein.server.table_state import TableState, skim

PAUSE: Final = 0.0002
"""Seconds that the thread sleeps after each entry: the event loop needs the same interpreter and goes first."""


class NewsRecorder:
    """A subscriber that keeps all news of a viewer."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.frames: list[bytes] = []

    def send_news(self, frame: bytes) -> None:
        self.frames.append(frame)


class EncodedReplay(msgspec.Struct):
    """A snapshot after the deal, and the news that followed; `bodies.Replay` describes it."""

    snapshot: msgspec.Raw
    news: list[msgspec.Raw]


def replay(keys: Keys, entries: list[LogEntry], game: FinishedGame, viewer: Viewer) -> bytes:
    """Return a game as a seat or a spectator (None) saw it, without the chat, which is private to the table.

    `entries` are those of `Store.read_game`, or the whole log.
    """
    state, rest = _deal(keys, entries, game)
    feed = TableFeed(state)
    recorder = NewsRecorder(viewer)
    (snapshot,) = feed.subscribe(recorder, None)
    for entry in rest:
        state.skip_to(entry.seq)
        feed.apply(entry)
        time.sleep(PAUSE)
    return msgspec.json.encode(EncodedReplay(msgspec.Raw(snapshot), list(map(msgspec.Raw, recorder.frames))))


def record(keys: Keys, entries: list[LogEntry], game: FinishedGame) -> bytes:
    """Return the record of a game as JSON, given the same entries."""
    state, rest = _deal(keys, entries, game)
    for entry in rest:
        state.skip_to(entry.seq)
        state.apply(entry)
        time.sleep(PAUSE)
    assert state.game is not None, "the game has been dealt"
    return msgspec.json.encode(state.game.record())


def _deal(keys: Keys, entries: list[LogEntry], game: FinishedGame) -> tuple[TableState, list[LogEntry]]:
    """Return the state after the entry that started the game, and the other entries of the game without its chat."""
    entries = [entry for entry in entries if entry.seq <= game.last]
    start = next(at for at, entry in enumerate(entries) if entry.seq == game.first)
    state = skim(keys, entries, start)
    state.has_spectator_view = True
    state.skip_to(game.first)
    state.apply(entries[start])
    if state.outdated:
        raise RecordError(state.outdated)
    state.chat.clear()
    chat = ChatSent | ReactionSent | ChatRemoved
    return state, [entry for entry in entries[start + 1 :] if not isinstance(entry.event, chat)]
