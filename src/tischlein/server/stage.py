"""What is shown of a table, and to whom: each line of the log as a frame for each viewer.

A viewer is a seat, a spectator (None), or somebody OUTSIDE who may know who sits there, but nothing of the game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, Protocol

import msgspec
from msgspec import UNSET

from tischlein.server.log_events import (
    BotAdded,
    ChatSent,
    GameEnded,
    GameStarted,
    HandedOver,
    LogEntry,
    MoveMade,
    ReactionSent,
    SeatTaken,
)
from tischlein.server.messages import News, Snapshot, WaitingSeat
from tischlein.server.sitting import Sitting
from tischlein.table.table import Table

OUTSIDE: Final = -1
KEPT: Final = 32
"""Frames of each viewer that are kept for clients that come back; who missed more gets a snapshot."""

Viewer = int | None
_encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """Somebody who is sent what a viewer sees."""

    viewer: Viewer

    def send_news(self, frame: bytes) -> None: ...


class Stage:
    """A sitting and those who watch it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting: Final = sitting
        self.watchers: dict[Watcher, None] = {}
        self._kept: dict[Viewer, deque[bytes]] = {}
        """Of everybody who watches or has watched, one frame for each of the last lines."""

    def take(self, entry: LogEntry) -> None:
        """Let a line of the log happen, and show it to everybody."""
        events = self.sitting.take(entry)
        frames = dict(self._frames(entry, events, self._kept))
        for viewer, kept in self._kept.items():
            kept.append(frames[viewer])
        if isinstance(entry.event, SeatTaken) and entry.seat in self._kept:
            self._kept[entry.seat].clear()  # somebody new need not know what was told to who sat there before
        for watcher in self.watchers:
            watcher.send_news(frames[watcher.viewer])

    def join(self, watcher: Watcher, since: int | None) -> list[bytes]:
        """Let somebody watch; what it missed since a line, or a snapshot."""
        self.watchers[watcher] = None
        kept = self._kept.setdefault(watcher.viewer, deque(maxlen=KEPT))
        missed = self.sitting.seq - since if since is not None else -1
        if 0 <= missed <= len(kept):
            return list(kept)[len(kept) - missed :]
        return [self.snapshot(watcher.viewer)]

    def part(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)

    def snapshot(self, viewer: Viewer) -> bytes:
        sitting = self.sitting
        game = None if viewer == OUTSIDE else sitting.game
        return _encode(
            Snapshot(
                seq=sitting.seq,
                setup=sitting.setup,
                warnings=sitting.warnings(),
                status=sitting.status(),
                view=None if game is None else view_of(game, viewer),  # type: ignore[arg-type]  # as plain data
                clocks=sitting.clocks(),
                chat=list(sitting.chat),
                recent=[msgspec.Raw(frame) for frame in self._kept.get(viewer, ())],  # type: ignore[misc]  # as encoded
            )
        )

    def _frames(
        self, entry: LogEntry, events: dict[Viewer, list[dict[str, Any]]], viewers: Iterable[Viewer]
    ) -> Iterable[tuple[Viewer, bytes]]:
        news = self._common(entry)
        game = self.sitting.game
        moved = isinstance(entry.event, MoveMade)
        if game is None or not (moved or isinstance(entry.event, GameStarted)):
            frame = _encode(news)
            for viewer in viewers:
                secret = viewer == OUTSIDE and isinstance(entry.event, GameEnded)
                yield viewer, _outside(news) if secret else frame
            return
        asks = self.sitting.asks
        if moved:
            news.waiting = [WaitingSeat(seat, ask.what, ask.must) for seat, ask in asks.items()]
            news.scores, news.places, news.over = game.scores, game.places, game.over
        for viewer in viewers:
            if viewer == OUTSIDE:
                yield viewer, _outside(news)
                continue
            if moved:
                news.events = events[viewer]  # type: ignore[assignment]  # Events, as plain data
                asked = viewer is not None and viewer in asks
                news.moves = game.parts(viewer) if asked else []  # type: ignore[arg-type, assignment]
                news.question = game.question(viewer) if asked else {}  # type: ignore[arg-type]
            else:
                news.view = view_of(game, viewer)  # type: ignore[assignment]
            yield viewer, _encode(news)

    def _common(self, entry: LogEntry) -> News:
        """What every viewer is told of a line."""
        event = entry.event
        news = News(entry.seq, entry.at, type(event).__struct_config__.tag, entry.seat)  # type: ignore[arg-type]
        match event:
            case MoveMade(_, level):  # what was moved is told by the events alone: it may be a secret
                news.bot_level = UNSET if level is None else level
            case ChatSent(text):
                news.facts = {"text": text}
            case ReactionSent(reaction):
                news.facts = {"reaction": reaction}
            case SeatTaken(name, _):
                news.facts = {"name": name}
            case BotAdded(level, name):
                news.facts = {"name": name, "level": level}
            case HandedOver(level, reason):
                news.facts = {"level": level, "reason": reason}
            case GameEnded(secret, scores, places):
                news.facts = {"game": self.sitting.number, "secret": secret, "scores": scores, "places": places}
        if not isinstance(event, MoveMade | ChatSent | ReactionSent):
            news.status = self.sitting.status()
        if self.sitting.setup.clock is not None and not isinstance(event, ChatSent | ReactionSent):
            news.clocks = self.sitting.clocks()
        return news


def view_of(game: Table, viewer: Viewer) -> dict[str, Any]:
    """Return a `View`, as plain data."""
    view = game.view(viewer)
    view["moves"] = [] if viewer is None else game.parts(viewer)
    view["look"] = msgspec.Raw(game.look())
    return view


def _outside(news: News) -> bytes:
    """What whoever may not look on is told of a line about the game: that there was one."""
    return _encode(News(news.seq, news.at, news.kind, news.seat, status=news.status))
