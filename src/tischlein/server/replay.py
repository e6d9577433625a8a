"""A finished game, told once more: the frames that a viewer was sent, or would have been sent."""

from __future__ import annotations

import msgspec

from tischlein.core.errors import RecordError
from tischlein.server.keys import Keys
from tischlein.server.log_events import ChatSent, LogEntry, ReactionSent
from tischlein.server.sitting import Sitting, told_secrets
from tischlein.server.stage import Stage, Viewer
from tischlein.server.store.base import FinishedGame


class Eye:
    """Keeps all that a viewer is sent."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.frames: list[bytes] = []

    def send_news(self, frame: bytes) -> None:
        self.frames.append(frame)


class Told(msgspec.Struct):
    """A snapshot after the deal, and the lines of the log that came then; `http.bodies.Replay` describes it."""

    snapshot: msgspec.Raw
    news: list[msgspec.Raw]


def replay(keys: Keys, entries: list[LogEntry], game: FinishedGame, viewer: Viewer) -> bytes:
    """The game as a seat saw it, or a spectator (None). What people said to each other is nobody else's business."""
    stage = Stage(_dealt(keys, entries[: game.last], game.first))
    eye = Eye(viewer)
    (snapshot,) = stage.join(eye, None)
    for entry in entries[game.first : game.last]:
        stage.take(entry)
        if isinstance(entry.event, ChatSent | ReactionSent):
            eye.frames.pop()
    return msgspec.json.encode(Told(msgspec.Raw(snapshot), list(map(msgspec.Raw, eye.frames))))


def _dealt(keys: Keys, entries: list[LogEntry], first: int) -> Sitting:
    """The sitting after the line with which the game began."""
    sitting = Sitting(keys, entries[0], told_secrets(entries))
    sitting.watched = True
    for entry in entries[1:first]:
        sitting.take(entry)
    if sitting.outdated:
        raise RecordError(sitting.outdated)
    sitting.chat.clear()
    return sitting
