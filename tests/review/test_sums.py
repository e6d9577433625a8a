"""Every review adds up, whatever the game and the number of seats."""

from __future__ import annotations

import math

import pytest

from tests.registered import SEATS, SERIES
from tests.review.playing import played
from tischlein.review import Review, review
from tischlein.review.results import GameReview

EXACT = 1e-9
CASES = [(game, seats) for game, seats in SEATS if game not in SERIES or seats == 3]


def check_sums(found: Review) -> None:
    for game in found.games:
        _check_events(game)
        for seat in game.seats:
            terms = [seat.deal, seat.draws, seat.hidden, seat.moves, seat.others_moves, seat.others_luck]
            assert abs(seat.fair + math.fsum(terms) - seat.result) < EXACT
            assert abs(seat.luck + seat.moves + seat.others_moves - (seat.result - seat.fair)) < EXACT
            assert seat.gave_away >= 0
            assert seat.skill is None or 0 <= seat.skill <= 100
    for shares in found.standing:
        assert abs(math.fsum(shares) - 1) < EXACT


def _check_events(game: GameReview) -> None:
    values = [1 / len(game.seats)] * len(game.seats)
    for event in game.events:
        assert abs(math.fsum(event.values) - 1) < EXACT
        for term in (event.chance, event.hidden, event.skill):
            assert abs(math.fsum(term)) < EXACT
        changes = zip(values, event.chance, event.hidden, event.skill, strict=True)
        values = [math.fsum(parts) for parts in changes]
        assert values == pytest.approx(event.values, abs=EXACT)
        values = event.values
    assert values == [seat.result for seat in game.seats]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_terms_of_a_review_add_up_to_the_result(game: str, seats: int) -> None:
    check_sums(review(played(game, seats), effort="tiny"))


@pytest.mark.parametrize("game", SERIES)
def test_a_series_has_a_standing_after_each_game(game: str) -> None:
    found = review(played(game, 2), effort="tiny")
    check_sums(found)
    assert len(found.standing) == len(found.games) > 1
    winners = [total == 1 for total in found.standing[-1]]
    assert any(winners)
    assert {one.game for one in found.games} <= {game, *(one.game for one in found.games)}
