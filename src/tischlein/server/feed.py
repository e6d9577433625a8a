"""The feed of a table: each log entry as a message for each viewer.

A viewer is a seat, a spectator (None), or OUTSIDE: a client that may see who sits at the table, but no game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import UNSET
from mypy_extensions import mypyc_attr

from tischlein.server.journal import public_facts
from tischlein.server.log_events import (
    ChatRemoved,
    ChatSent,
    GameEnded,
    GameStarted,
    LogEntry,
    MoveMade,
    MoveTakenBack,
    ReactionSent,
    SeatTaken,
)
from tischlein.server.messages import News, Snapshot, WaitingSeat
from tischlein.server.table_state import TableState
from tischlein.table.table import Table

OUTSIDE: Final = -1
MAX_RECENT: Final = 32
"""News messages kept per viewer for clients that reconnect; a client that missed more gets a snapshot."""

Viewer = int | None
_encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """A receiver of a viewer's news."""

    viewer: Viewer

    @property
    def send_news(self) -> Callable[[bytes], None]: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class TableFeed:
    """The state of a table and the subscribers to its news."""

    def __init__(self, state: TableState) -> None:
        self.state: Final = state
        self.subscribers: dict[Subscriber, None] = {}
        self._is_request_over = False
        """Whether the last entry ended a request for a take-back."""
        self._recent: dict[Viewer, list[bytes]] = {}
        """One message for each of the last entries, for every viewer that subscribes or has subscribed."""
        self.is_rewritten = False
        """Whether the log was rewritten, so that what clients have seen of it is no longer true."""

    def apply(self, entry: LogEntry, move: int | None = None) -> None:
        """Apply a log entry to the state (see `TableState.apply`) and send its news to all subscribers."""
        request = self.state.take_back
        events = self.state.apply(entry, move)
        self._is_request_over = request is not None and self.state.take_back is None
        frames = self._news(entry, events)
        for viewer, recent in self._recent.items():
            recent.append(frames[viewer])
            if len(recent) > MAX_RECENT:
                del recent[0]
        if isinstance(entry.event, SeatTaken) and entry.seat in self._recent:
            self._recent[entry.seat].clear()  # a new player must not see the news of the previous one
        for subscriber in self.subscribers:
            subscriber.send_news(frames[subscriber.viewer])

    def subscribe(self, subscriber: Subscriber, since: int | None) -> list[bytes]:
        """Add a subscriber and return the news it missed since an entry, or a snapshot."""
        self.subscribers[subscriber] = None
        recent = self._recent.setdefault(subscriber.viewer, [])
        missed = self.state.seq - since if since is not None else -1
        if 0 <= missed <= len(recent) and not self.is_rewritten:
            return recent[len(recent) - missed :]
        return [self.snapshot(subscriber.viewer)]

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.pop(subscriber, None)

    def forget_chat(self, before: int) -> None:
        """Forget chat from before a time; clients that reconnect get a snapshot without it."""
        if self.state.forget_chat(before):
            for recent in self._recent.values():
                recent.clear()

    def snapshot(self, viewer: Viewer) -> bytes:
        state = self.state
        game = None if viewer == OUTSIDE else state.game
        recent = self._recent.get(viewer, ())
        first_recent = state.seq + 1 - len(recent)
        return _encode(
            Snapshot(
                seq=state.seq,
                setup=state.setup,
                warnings=state.warnings(),
                status=state.status(),
                view=None if game is None else view_of(game, viewer),  # type: ignore[arg-type]  # as plain data
                clocks=state.clocks(),
                chat=list(state.chat),
                recent=[msgspec.Raw(frame) for frame in recent],  # type: ignore[misc]  # as encoded
                past=[] if game is None else state.journal.seen_by(viewer, first_recent),  # type: ignore[arg-type]
            )
        )

    def _news(self, entry: LogEntry, events: dict[Viewer, list[dict[str, Any]]]) -> dict[Viewer, bytes]:
        """Return the encoded news of an entry for each viewer that subscribes or has subscribed."""
        news = self._common_news(entry)
        game = self.state.game
        moved = isinstance(entry.event, MoveMade)
        if game is None or not (moved or isinstance(entry.event, GameStarted | MoveTakenBack)):
            frames = dict.fromkeys(self._recent, _encode(news))
            if OUTSIDE in frames and isinstance(entry.event, GameEnded):
                frames[OUTSIDE] = _outside(news)
            return frames
        frames = {}
        asks = self.state.asks
        if moved:
            news.waiting = [WaitingSeat(seat, ask.what, ask.must) for seat, ask in asks.items()]
            news.scores, news.places, news.over = game.scores, game.places, game.over
        for viewer in self._recent:
            if viewer == OUTSIDE:
                frames[viewer] = _outside(news)
                continue
            if moved:
                news.events = events[viewer]  # type: ignore[assignment]  # EventViews, as plain data
                asked = viewer is not None and viewer in asks
                news.moves = game.parts(viewer) if asked else []  # type: ignore[arg-type, assignment]
                news.question = game.question(viewer) if asked else {}  # type: ignore[arg-type]
            else:
                news.view = view_of(game, viewer)  # type: ignore[assignment]
            frames[viewer] = _encode(news)
        return frames

    def _common_news(self, entry: LogEntry) -> News:
        """Return what every viewer may know of an entry."""
        event = entry.event
        news = News(entry.seq, entry.at, type(event).__struct_config__.tag, entry.seat)  # type: ignore[arg-type]
        match event:
            case MoveMade(_, level):  # the notation may be secret; only the events describe the move
                news.bot_level = UNSET if level is None else level
            case ChatSent(text):
                news.facts = {"text": text}
            case ReactionSent(reaction):
                news.facts = {"reaction": reaction}
            case GameEnded(secret, scores, places):
                news.facts = {"game": self.state.game_number, "secret": secret, "scores": scores, "places": places}
            case _:
                news.facts = public_facts(event) or UNSET
        if not isinstance(event, MoveMade | ChatSent | ReactionSent | ChatRemoved) or self._is_request_over:
            news.status = self.state.status()
        if self.state.setup.clock is not None and not isinstance(event, ChatSent | ReactionSent | ChatRemoved):
            news.clocks = self.state.clocks()
        return news


def view_of(game: Table, viewer: Viewer) -> dict[str, Any]:
    """Return a `GameView`, as plain data."""
    view = game.view(viewer)
    view["moves"] = [] if viewer is None else game.parts(viewer)
    view["look"] = msgspec.Raw(game.look())
    return view


def _outside(news: News) -> bytes:
    """Encode news of the game for a client that may not watch: only that something happened."""
    return _encode(News(news.seq, news.at, news.kind, news.seat, status=news.status))
