"""A daily deal in the terminal: the same cards, opponents and order of moves as at the table of a server."""

from __future__ import annotations

import time
from datetime import date

from tischlein.bots.levels import make_bot
from tischlein.cli.local_game import LocalGame
from tischlein.cli.screen import Screen
from tischlein.cli.words import Words
from tischlein.server.bot_requests import position_of
from tischlein.table.daily import OPPONENTS, check_day, daily_seats, daily_seed, parse_day, today
from tischlein.table.table import Table

TODAY = "today"


def daily_table(game: str, text: str) -> Table:
    """Deal the cards of a date, or of today; raise NoDailyDeal if there is no such deal."""
    now = today(time.time_ns() // 1_000_000)
    day: date = now if text == TODAY else parse_day(text)
    seats = daily_seats(game)
    check_day(day, now)
    return Table(game, seats, daily_seed(game, day))


class DailyGame(LocalGame):
    """A game without hints, in which people react first and computer players follow in the order of their seats."""

    def __init__(self, table: Table, words: Words, screen: Screen) -> None:
        super().__init__(table, words, screen, OPPONENTS)
        for person in self.persons:
            person.gets_hints = False

    def _window(self) -> bool:
        return self._people_react() or self._bots_react()

    def _bots_react(self) -> bool:
        bots = [seat for seat, ask in self.table.waiting.items() if not ask.must and seat not in self.people]
        return any(self._bot_moves(seat) for seat in bots)

    def _bot_moves(self, seat: int) -> bool:
        seed = position_of("", 1, self.table, seat).repeatable_seed()
        move = make_bot(self.level, seed).choose(self.table.insight(seat))
        if move is not None:
            self.table.play(seat, move)
        return move is not None
