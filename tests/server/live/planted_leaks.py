"""Plant leaks into feeds, and check that they are found."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.live.twin_tables import TwinTables, make_move, random_player, start_table
from tests.server.log_builder import LogBuilder
from tischlein.core.rng import Rng
from tischlein.server.feed import TableFeed, Viewer
from tischlein.server.log_events import LogEntry
from tischlein.server.messages import News

SEATS = 3


def moments(game: str, number: int) -> Iterator[LogBuilder]:
    """Yield a random game at random moments, most of them early, and whenever a new question is asked."""
    log, player, rng = start_table(game, SEATS, number), random_player(game, number), Rng(number)
    made = 0
    asked: set[tuple[str, int]] = set()
    while made < 150:
        waiting = TwinTables.table(TableFeed(log.state)).waiting
        asks = {(ask.what, len(waiting)) for ask in waiting.values()}
        if waiting and (rng.below(made // 2 + 3) == 0 or not asks <= asked):
            yield log
        asked |= asks
        if not make_move(log, player):
            return
        made += 1


class StockLeak(TableFeed):
    """A feed that shows the next card of the stock in snapshots."""

    def snapshot(self, viewer: Viewer) -> bytes:
        frame = json.loads(super().snapshot(viewer))
        position = TwinTables.table(self).position()
        frame["oops"] = next(
            str(position[name]).split()[0] for name in ("stock", "stack", "stocks") if name in position
        )
        return json.dumps(frame).encode()


class MoveCountLeak(TableFeed):
    """A feed that shows how many moves each seat has."""

    def _common_news(self, entry: LogEntry) -> News:
        news = super()._common_news(entry)
        game = TwinTables.table(self)
        news.facts = {"moves": [len(game.moves(seat)) for seat in range(game.seats)]}
        return news


def check_leak(game: str, feeds: type[TableFeed]) -> None:
    """Check that a leak planted into a feed is found in a game."""

    def check_all() -> None:
        for number in range(4):
            rng = Rng(number)
            for log in moments(game, number):
                for viewer in (*range(SEATS), None):
                    TwinTables(log, viewer, rng, feeds).check()

    with pytest.raises(AssertionError, match=r"tell the tables apart|differently|nothing was revealed"):
        check_all()
