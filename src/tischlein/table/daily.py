"""The daily deal: for each game and date the same cards for everybody, and opponents that repeat themselves.

The cards follow from the date alone, so they are the same on every server and where there is none. Days begin at
midnight UTC.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

from tischlein.core.errors import TischleinError
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.core.series import Series
from tischlein.games.registry import game_info

OPPONENTS: Final = "greedy"
"""The level of the computer players. It has no time limit, so it plays alike on every machine."""
LATE_DAYS: Final = 7
"""Days for which a deal can be played late."""
_SEATS: Final = 3
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class NoDailyDeal(TischleinError):
    """A game or a date without a daily deal."""


@cache
def has_daily_deal(game: str) -> bool:
    """Return whether there is a daily deal of a game: a series would be too long for every day."""
    info = game_info(game)
    return not isinstance(info.new(resolve_options(game, info.options, {}), info.seats[0], Rng(0)), Series)


def daily_seats(game: str) -> int:
    """Return the number of players of a game's daily deal; raise NoDailyDeal if it has none."""
    low, high = game_info(game).seats
    if not has_daily_deal(game):
        raise NoDailyDeal(f"there is no daily deal of {game}: it is a series of games")
    return min(max(_SEATS, low), high)


def daily_seed(game: str, day: date) -> str:
    """Return the seed of a daily deal."""
    return f"daily:{day.isoformat()}:{game}"


def is_daily(seed: str) -> bool:
    """Return whether a seed is that of a daily deal."""
    return seed.startswith("daily:")


def parse_day(text: str) -> date:
    """Parse a date such as 2026-11-19."""
    try:
        if not _DATE.fullmatch(text):
            raise ValueError
        return date.fromisoformat(text)
    except ValueError:
        raise NoDailyDeal(f"{text[:40]!r} is not a date such as 2026-11-19") from None


def today(milliseconds: int) -> date:
    """Return the date at a time in milliseconds since 1970."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date()


def check_day(day: date, now: date) -> None:
    """Raise NoDailyDeal if the deal of a day cannot be played now."""
    if day > now:
        raise NoDailyDeal(f"the deal of {day} is not out yet: in UTC, today is {now}")
    if day < now - timedelta(LATE_DAYS):
        raise NoDailyDeal(f"the deal of {day} is too old: a deal can be played for {LATE_DAYS} more days")
