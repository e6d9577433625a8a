"""Results compared with numbers computed by hand."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from msgspec import structs

from tests.arena.setting import contest, game_of, play_here
from tests.registered import SINGLE
from tischlein.arena.contest import Contest, DealResult, GameResult
from tischlein.arena.correction import SeatLuck, SeatOutcome
from tischlein.arena.entrants import Entrant
from tischlein.arena.results import ArenaSummary, Estimate, compute_ratings, estimate, orientation, student_t, summarize


def summary(bots: str, seats: int, *deals: list[GameResult]) -> ArenaSummary:
    played = Contest("uno", seats, {}, tuple(Entrant(bot) for bot in bots), 1, 100)
    return summarize(played, [DealResult(number, games) for number, games in enumerate(deals, 1)])


def interval(one: Estimate | None) -> tuple[float, float, float]:
    assert one is not None
    assert one.low is not None
    assert one.high is not None
    return one.mean, one.low, one.high


@pytest.mark.parametrize(
    ("freedom", "book"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_student(freedom: int, book: float) -> None:
    assert student_t(freedom) == pytest.approx(book, abs=0.004)


def test_an_estimate_is_over_deals() -> None:
    # Means by deal 1, 0.5, 0: mean 0.5, standard deviation 0.5, half width 4.3027 · 0.5 / √3.
    mean, low, high = interval(estimate([[1, 1], [1, 0], [0], []]))
    half = 4.3027 * 0.5 / math.sqrt(3)
    assert (mean, low, high) == pytest.approx((0.5, 0.5 - half, 0.5 + half))
    assert interval(estimate([[1], [0.5], [0]], 0, 1)) == (0.5, 0, 1)
    assert estimate([[3.0, 4.0]]) == Estimate(3.5, None, None)
    assert estimate([[], []]) is None


def test_two_deals_of_two() -> None:
    result = summary(
        "ab",
        2,
        [game_of("ab", [1, 2], [10, 4]), game_of("ba", [2, 1], [1, 3])],
        [game_of("ab", [1, 1], [5, 5]), game_of("ba", [1, 2], [9, 5])],
    )
    a, b = result.standings
    # a wins both games of the first deal, shares one and loses one of the second: 1 and 0.25.
    assert interval(a.wins) == pytest.approx((0.625, 0.0, 1.0))
    half = 12.7062 * math.sqrt((0.5**2 / 2) / 2)  # places 1 and 1.5 by deal
    assert interval(a.place) == pytest.approx((1.25, 1.0, 1.25 + half))
    assert interval(b.place)[0] == pytest.approx((2 + 1) / 2)
    assert interval(a.margin)[0] == pytest.approx(((6 + 2) / 2 + (0 - 4) / 2) / 2)
    assert interval(b.margin)[0] == -interval(a.margin)[0]
    # Ahead of b: 1, 1, then a half and 0.
    beats = {(pair.bot, pair.other): pair.beats.mean for pair in result.pairings}
    assert beats == {("a", "b"): pytest.approx(0.625), ("b", "a"): pytest.approx(0.375)}
    assert (result.deals, result.games, result.truncated, result.fair_share, result.moves) == (2, 4, 0, 0.5, 10)


def lucky(lineup: str, places: list[int], scores: list[int], first: SeatOutcome) -> GameResult:
    """Return a game in which this was the luck of the first seat, half of it by chance, and the second had none."""
    half = SeatOutcome(first.win / 2, first.place / 2, first.margin / 2)
    return structs.replace(
        game_of(lineup, places, scores), luck=[SeatLuck(half, half), SeatLuck(SeatOutcome(), SeatOutcome())]
    )


def test_luck_is_taken_out_of_two_deals() -> None:
    result = summary(
        "ab",
        2,
        [lucky("ab", [1, 2], [10, 4], SeatOutcome(0.4, -0.5, 2.0)), lucky("ba", [2, 1], [1, 3], SeatOutcome())],
        [lucky("ab", [2, 1], [5, 7], SeatOutcome(-0.2, 0.25, -4.0)), lucky("ba", [1, 2], [9, 5], SeatOutcome())],
    )
    a, b = (one.luckless for one in result.standings)
    assert a is not None
    assert b is not None
    # a won 1 − 0.4 and 1, then 0 + 0.2 and 0.
    assert interval(a.wins)[0] == pytest.approx((0.8 + 0.1) / 2)
    assert interval(a.wins)[1] < 0
    assert interval(a.wins)[2] > 1
    assert interval(a.place)[0] == pytest.approx((1.5 + 1 + 1.75 + 2) / 4)
    assert interval(a.margin)[0] == pytest.approx((4 + 2 + 2 - 4) / 4)
    assert a.saved == pytest.approx(1.0 / 0.7**2)
    assert interval(b.wins)[0] == interval(result.standings[1].wins)[0]
    assert b.saved == 1
    fewer_is_better = summary("ab", 2, [lucky("ab", [1, 2], [3, 9], SeatOutcome(0.0, 0.0, -1.0))]).standings[0].luckless
    assert fewer_is_better is not None
    assert (fewer_is_better.margin.mean, fewer_is_better.saved) == (5, None)


def test_results_without_correction_have_no_second_version() -> None:
    assert summary("ab", 2, [game_of("ab", [1, 2])]).standings[0].luckless is None


def test_seats_of_one_player_do_not_beat_each_other() -> None:
    result = summary("ab", 3, [game_of("aba", [1, 2, 3])], [game_of("aba", [1, 2, 3])])
    a, b = result.standings
    assert interval(a.wins)[0] == 0.5
    assert interval(a.place) == (2, 2, 2)
    assert interval(b.wins)[0] == 0
    assert [pair.beats.mean for pair in result.pairings] == [0.5, 0.5]


def test_shared_wins_are_split() -> None:
    result = summary("abc", 3, [game_of("abc", [1, 1, 3])])
    assert [one.wins.mean for one in result.standings if one.wins] == [0.5, 0.5, 0]
    beats = {pair.bot + pair.other: pair.beats.mean for pair in result.pairings}
    assert beats == {"ab": 0.5, "ba": 0.5, "ac": 1, "bc": 1, "ca": 0, "cb": 0}


def test_players_that_never_met_are_not_compared() -> None:
    result = summary("abc", 2, [game_of("ab", [1, 2])])
    assert {pair.bot + pair.other for pair in result.pairings} == {"ab", "ba"}
    assert result.standings[2].wins is None
    assert result.standings[2].seconds is None


def test_truncated_games_have_no_places() -> None:
    result = summary("ab", 2, [game_of("ab", None), game_of("ba", [1, 2])], [game_of("ab", None)])
    assert (result.games, result.truncated) == (3, 2)
    assert result.standings[1].wins == Estimate(1.0, None, None)
    nothing = summary("ab", 2, [game_of("ab", None)])
    assert nothing.standings[0].wins is None
    assert nothing.pairings == []


def test_fewer_points_can_be_better() -> None:
    more, fewer = game_of("ab", [1, 2], [9, 3]), game_of("ab", [1, 2], [3, 9])
    assert orientation([more]) == 1
    assert orientation([fewer]) == -1
    assert orientation([more, fewer, fewer]) == -1
    assert orientation([]) == 1
    winner = summary("ab", 2, [fewer]).standings[0]
    assert winner.margin is not None
    assert winner.margin.mean == 6


@pytest.mark.parametrize("game", SINGLE)
def test_the_direction_of_real_games(game: str) -> None:
    """The direction is the one in which the places follow from the scores."""
    games = [one for deal in play_here(contest("random", game=game, seats=3), [1, 2, 3]) for one in deal.games]
    direction = orientation(games)
    for one in games:
        assert one.places is not None
        assert one.scores is not None
        by_place = [direction * score for _, score in sorted(zip(one.places, one.scores, strict=True))]
        assert all(better >= worse for better, worse in pairwise(by_place))


def test_thinking_time_counts_moves_with_a_choice() -> None:
    result = summary("ab", 2, [game_of("ab", [1, 2], seconds=0.25)], [game_of("ba", [1, 2], seconds=0.75)])
    assert (result.standings[0].seconds, result.standings[0].longest) == (0.5, 0.75)


def test_ratings() -> None:
    ratings = compute_ratings(["a", "b", "c"], [game_of("ab", [1, 2])] * 30)
    assert ratings["a"].ordinal > 0 > ratings["b"].ordinal
    assert ratings["a"].mu - 25 == pytest.approx(25 - ratings["b"].mu)
    assert (ratings["c"].mu, ratings["c"].ordinal) == (25, 0)
    draws = compute_ratings(["a", "b"], [game_of("ab", [1, 1])] * 5)
    assert draws["a"].mu == draws["b"].mu == pytest.approx(25)


def test_a_player_is_not_rated_against_itself() -> None:
    alone = compute_ratings(["a"], [game_of("aaa", [1, 2, 3])])["a"]
    assert alone == compute_ratings(["a"], [])["a"]


def test_a_player_on_two_seats_keeps_the_mean() -> None:
    twice, apart = (
        compute_ratings(["a", "b"], [game_of("aba", [1, 2, 3])]),
        compute_ratings(["a", "b", "c"], [game_of("abc", [1, 2, 3])]),
    )
    assert twice["b"].mu == pytest.approx(apart["b"].mu)
    assert twice["a"].mu == pytest.approx((apart["a"].mu + apart["c"].mu) / 2)
    assert twice["a"].sigma == pytest.approx((apart["a"].sigma + apart["c"].sigma) / 2)
