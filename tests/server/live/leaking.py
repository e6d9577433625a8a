"""Plant leaks into what a table shows, and check that they are found."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.folding import Log
from tests.server.live.twins import Twins, started, step, walker
from tischlein.core.rng import Rng
from tischlein.server.feed import TableFeed, Viewer
from tischlein.server.log_events import LogEntry
from tischlein.server.messages import News

SEATS = 3


def moments(game: str, number: int) -> Iterator[Log]:
    """Yield a random game at moments drawn by lot, dense at the beginning, and when something is first asked."""
    log, player, rng = started(game, SEATS, number), walker(game, number), Rng(number)
    made = 0
    asked: set[tuple[str, int]] = set()
    while made < 150:
        waiting = Twins.table(TableFeed(log.state)).waiting
        asks = {(ask.what, len(waiting)) for ask in waiting.values()}
        if waiting and (rng.below(made // 2 + 3) == 0 or not asks <= asked):
            yield log
        asked |= asks
        if not step(log, player):
            return
        made += 1


class Peeping(TableFeed):
    """Shows the next card of the stock in snapshots."""

    def snapshot(self, viewer: Viewer) -> bytes:
        frame = json.loads(super().snapshot(viewer))
        position = Twins.table(self).position()
        frame["oops"] = next(
            str(position[name]).split()[0] for name in ("stock", "stack", "stocks") if name in position
        )
        return json.dumps(frame).encode()


class Counting(TableFeed):
    """Tells how many moves the next seat has."""

    def _common_news(self, entry: LogEntry) -> News:
        news = super()._common_news(entry)
        game = Twins.table(self)
        news.facts = {"moves": [len(game.moves(seat)) for seat in range(game.seats)]}
        return news


def check_leak(game: str, feeds: type[TableFeed]) -> None:
    """Check that a leak that was planted into a feed is found in a game."""

    def look() -> None:
        for number in range(4):
            rng = Rng(number)
            for log in moments(game, number):
                for viewer in (*range(SEATS), None):
                    Twins(log, viewer, rng, feeds).check()

    with pytest.raises(AssertionError, match=r"tell the tables apart|differently|nothing was revealed"):
        look()
