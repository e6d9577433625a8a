"""What is shown of a table, and to whom: each line of the log as a frame for each viewer.

A viewer is a seat, a spectator (None), or somebody OUTSIDE who may know who sits there, but nothing of the game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, Protocol

import msgspec
from msgspec import UNSET

from tischlein.server.deeds import Away, Ended, Entry, Filled, Moved, Reacted, Said, Sat, Started
from tischlein.server.sitting import Sitting
from tischlein.server.wire import Ask, News, Snapshot
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

    def take(self, entry: Entry) -> None:
        """Let a line of the log happen, and show it to everybody."""
        events = self.sitting.take(entry)
        frames = dict(self._frames(entry, events, self._kept))
        for viewer, kept in self._kept.items():
            kept.append(frames[viewer])
        if isinstance(entry.deed, Sat) and entry.seat in self._kept:
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
                remarks=sitting.remarks(),
                standing=sitting.standing(),
                view=None if game is None else view_of(game, viewer),  # type: ignore[arg-type]  # as plain data
                clock=sitting.clock(),
                chat=list(sitting.chat),
                told=[msgspec.Raw(frame) for frame in self._kept.get(viewer, ())],  # type: ignore[misc]  # as encoded
            )
        )

    def _frames(
        self, entry: Entry, events: dict[Viewer, list[dict[str, Any]]], viewers: Iterable[Viewer]
    ) -> Iterable[tuple[Viewer, bytes]]:
        news = self._common(entry)
        game = self.sitting.game
        moved = isinstance(entry.deed, Moved)
        if game is None or not (moved or isinstance(entry.deed, Started)):
            frame = _encode(news)
            for viewer in viewers:
                secret = viewer == OUTSIDE and isinstance(entry.deed, Ended)
                yield viewer, _outside(news) if secret else frame
            return
        asks = self.sitting.asks
        if moved:
            news.waiting = [Ask(seat, ask.what, ask.must) for seat, ask in asks.items()]
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

    def _common(self, entry: Entry) -> News:
        """What every viewer is told of a line."""
        deed = entry.deed
        news = News(entry.seq, entry.at, type(deed).__struct_config__.tag, entry.seat)  # type: ignore[arg-type]
        match deed:
            case Moved(_, level):  # what was moved is told by the events alone: it may be a secret
                news.by = UNSET if level is None else level
            case Said(text):
                news.facts = {"text": text}
            case Reacted(sign):
                news.facts = {"sign": sign}
            case Sat(name, _):
                news.facts = {"name": name}
            case Filled(level, name):
                news.facts = {"name": name, "level": level}
            case Away(level, why):
                news.facts = {"level": level, "why": why}
            case Ended(secret, scores, places):
                news.facts = {"game": self.sitting.number, "secret": secret, "scores": scores, "places": places}
        if not isinstance(deed, Moved | Said | Reacted):
            news.standing = self.sitting.standing()
        if self.sitting.setup.clock is not None and not isinstance(deed, Said | Reacted):
            news.clock = self.sitting.clock()
        return news


def view_of(game: Table, viewer: Viewer) -> dict[str, Any]:
    """Return a `View`, as plain data."""
    view = game.view(viewer)
    view["moves"] = [] if viewer is None else game.parts(viewer)
    view["look"] = msgspec.Raw(game.look())
    return view


def _outside(news: News) -> bytes:
    """What whoever may not look on is told of a line about the game: that there was one."""
    return _encode(News(news.seq, news.at, news.what, news.seat, standing=news.standing))
