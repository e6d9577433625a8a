"""The daily deal: which games have one, for how many players, and on which days."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tests import daily_deals
from tests.registered import SERIES, SINGLE
from tischlein.core.errors import UnknownGame
from tischlein.games.registry import game_info
from tischlein.table.daily import (
    LATE_DAYS,
    NoDailyDeal,
    check_day,
    daily_seats,
    daily_seed,
    has_daily_deal,
    parse_day,
    today,
)

DAY = daily_deals.DAY


@pytest.mark.parametrize("game", SINGLE)
def test_every_single_game_has_a_deal_for_a_number_of_players_that_it_allows(game: str) -> None:
    low, high = game_info(game).seats
    assert has_daily_deal(game)
    assert low <= daily_seats(game) <= high


@pytest.mark.parametrize("game", SERIES)
def test_a_series_is_too_long_for_every_day(game: str) -> None:
    assert not has_daily_deal(game)
    with pytest.raises(NoDailyDeal, match=f"there is no daily deal of {game}: it is a series of games"):
        daily_seats(game)


def test_an_unknown_game_has_no_deal() -> None:
    with pytest.raises(UnknownGame):
        daily_seats("skat")


@pytest.mark.parametrize("game", SINGLE)
def test_the_cards_follow_from_game_and_date(game: str) -> None:
    days = [DAY + timedelta(number) for number in range(3)]
    assert daily_deals.deal(game).position() == daily_deals.deal(game).position()
    assert len({daily_deals.deal(game, day).position_text() for day in days}) == len(days)


def test_no_two_deals_have_the_same_seed() -> None:
    seeds = [daily_seed(game, DAY + timedelta(number)) for game in SINGLE for number in range(40)]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("game", SINGLE)
def test_the_same_moves_get_the_same_replies(game: str) -> None:
    assert daily_deals.play(game) == daily_deals.play(game)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "today",
        "2026-02-30",
        "2026-13-01",
        "2026-1-1",
        "20261119",
        "2026-W47-4",
        "2026-11-19T10:00",
        "２０２６-11-19",
    ],
)
def test_what_is_not_a_date_is_refused(text: str) -> None:
    with pytest.raises(NoDailyDeal, match="is not a date such as 2026-11-19"):
        parse_day(text)


def test_a_date_is_a_day_in_utc() -> None:
    midnight = 1_795_046_400_000
    assert parse_day("2026-11-19") == DAY
    assert today(midnight) == DAY
    assert today(midnight - 1) == DAY - timedelta(1)
    assert today(midnight + 86_399_999) == DAY


@pytest.mark.parametrize("age", range(LATE_DAYS + 1))
def test_a_deal_can_be_played_late(age: int) -> None:
    check_day(DAY - timedelta(age), DAY)


def test_a_deal_of_tomorrow_and_an_old_one_are_refused() -> None:
    with pytest.raises(NoDailyDeal, match="the deal of 2026-11-20 is not out yet: in UTC, today is 2026-11-19"):
        check_day(date(2026, 11, 20), DAY)
    with pytest.raises(NoDailyDeal, match="the deal of 2026-11-11 is too old: a deal can be played for 7 more days"):
        check_day(DAY - timedelta(LATE_DAYS + 1), DAY)
