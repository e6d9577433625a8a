"""The correction for luck changes no expectation: exactly in a tiny game, and within noise in real ones."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from statistics import fmean, pvariance, stdev

import pytest

from tests.arena.drawing import CARDS, DRAW, WAIT, Drawing, ExactMeter, Gambler, coins
from tests.arena.setting import contest, own, play_here, same
from tests.registered import SERIES, SINGLE, brief
from tischlein import games
from tischlein.arena.contest import Contest, DealResult, DealRunner
from tischlein.arena.correction import Correction, LuckMeter, SeatLuck, check_correctable, outcomes_at_end
from tischlein.arena.entrants import parse_entrant
from tischlein.arena.errors import EntrantError
from tischlein.arena.results import summarize
from tischlein.bots.outcomes import OutcomeValuation
from tischlein.bots.soft_greedy import SoftGreedyPlayer
from tischlein.bots.valuation import REFERENCE, TrueSeriesWorld
from tischlein.core.insight import Insight
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.parallel.executor import Executor

ROOT = Path(__file__).parents[2]
QUICK = Correction(playouts=8, asks=2)


def corrected(*bots: str, game: str = "uno", seats: int = 2, correction: Correction = QUICK, seed: int = 1) -> Contest:
    return contest(*bots, game=game, seats=seats, seed=seed, limit=3_000, correction=correction)


# --- the tiny game: the exact mean over everything that chance and lot decide

Figures = tuple[float, ...]


def figures(luck: SeatLuck) -> Figures:
    return (luck.chance.win, luck.chance.place, luck.chance.margin, luck.choices.win, luck.choices.place)


def play_drawing(stock: tuple[int, ...], tossed: tuple[int, ...], meter: ExactMeter, peeks: bool = False) -> Drawing:
    state = Drawing([[], []], list(stock))
    for coin in tossed:
        seat = state.seat
        move = state.catalogue().parse(Gambler(coin).choose(Insight(state, seat)))
        if peeks and len(Insight(state, seat).legal()) == 2:
            move = DRAW if state.cards[2][-1] > 2 else WAIT
        meter.measure(state, seat, move)
        state.apply(seat, move)
    return state


def all_games(asks: bool, peeks: bool = False) -> list[tuple[list[SeatLuck], Drawing]]:
    found = []
    for stock in permutations(CARDS):
        for tossed, asked in coins(asks):
            meter = ExactMeter(asked)
            end = play_drawing(stock, tossed, meter, peeks)
            found.append((meter.luck(), end))
    return found


def means(lucks: Iterable[Figures]) -> list[float]:
    return [fmean(column) for column in zip(*lucks, strict=True)]


def test_every_term_is_zero_on_average_in_a_game_that_can_be_enumerated() -> None:
    played = all_games(asks=True)
    assert len(played) == 24 * 16 * 16
    for seat in range(2):
        assert means(figures(luck[seat]) for luck, _ in played) == pytest.approx([0.0] * 5, abs=1e-8)
        assert all(max(column) > 0.1 for column in zip(*(figures(luck[seat]) for luck, _ in played), strict=True))


def test_the_terms_take_out_variance() -> None:
    """The players differ from the reference player, so some of it stays."""
    for asks, most in ((False, 0.8), (True, 1.0)):
        played = all_games(asks)
        wins = [outcomes_at_end(end)[0].win for _, end in played]
        luckless = [win - luck[0].total.win for win, (luck, _) in zip(wins, played, strict=True)]
        assert fmean(luckless) == pytest.approx(fmean(wins), abs=1e-8)
        assert pvariance(luckless) < most * pvariance(wins)


def test_a_player_that_sees_the_stock_would_be_taken_for_a_lucky_one() -> None:
    played = all_games(asks=False, peeks=True)
    assert abs(fmean(luck[0].chance.margin for luck, _ in played)) > 0.1


def test_players_that_see_the_stock_are_refused() -> None:
    with pytest.raises(EntrantError, match="results with seer cannot be corrected"):
        check_correctable((parse_entrant("greedy"), parse_entrant("seer")))


# --- real games

DEALS = 16


def z_scores(deals: list[DealResult], seats: int) -> list[float]:
    """Return how many standard errors the mean luck of each seat, by each kind, is from zero."""
    scores = []
    for seat in range(seats):
        for kind in ("chance", "choices"):
            terms = [fmean(getattr(game.luck[seat], kind).win for game in deal.games if game.luck) for deal in deals]
            if any(terms):
                scores.append(fmean(terms) / (stdev(terms) / math.sqrt(len(terms))))
    return scores


@pytest.mark.parametrize("game", SINGLE)
def test_luck_is_zero_on_average(game: str) -> None:
    deals = play_here(corrected("greedy", "random", game=game), range(1, DEALS + 1))
    scores = z_scores(deals, 2)
    assert scores
    assert max(map(abs, scores)) < 3.5


class Careless(LuckMeter):
    """Adds a little to the value after chance for the seat that moves: a bias."""

    def _values(self, state: State, seat: int, moves: list[int], use: str) -> list[list[object]]:  # type: ignore[override]
        values = super()._values(state, seat, moves, use)
        if use == "after":
            values[0][seat].win += 0.25
        return values  # type: ignore[return-value]


def test_a_planted_bias_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischlein.arena.contest.LuckMeter", Careless)
    deals = play_here(corrected("greedy", "random"), range(1, DEALS + 1))
    assert max(map(abs, z_scores(deals, 2))) > 3.5


def test_equal_players_come_out_at_the_fair_share() -> None:
    """The two names stand for the same player."""
    played = corrected("expert:20", "expert:020", game=brief(), correction=Correction(60, 2))
    deals = play_here(played, range(1, 21))
    for one in summarize(played, deals).standings:
        assert one.wins is not None
        assert one.luckless is not None
        assert one.luckless.saved is not None
        assert one.luckless.saved > 1.2
        assert one.luckless.wins.low is not None
        assert one.luckless.wins.high is not None
        assert one.luckless.wins.low < 1 / 2 < one.luckless.wins.high


@pytest.mark.parametrize(("game", "seats"), [*((game, 3) for game in SINGLE), *((game, 2) for game in SERIES)])
def test_what_one_seat_gains_by_luck_others_lose(game: str, seats: int) -> None:
    played = corrected("greedy", "random", game=game, seats=seats, correction=Correction(3, 1))
    for one in play_here(played, [1])[0].games:
        assert (one.luck is None) == (one.places is None)
        if one.luck is not None:
            for kind in ("chance", "choices"):
                terms = [getattr(seat, kind) for seat in one.luck]
                assert sum(term.win for term in terms) == pytest.approx(0, abs=1e-6)
                assert sum(term.margin for term in terms) == pytest.approx(0, abs=1e-4)


def unordered(position: object) -> object:
    """Return a position without the order of the cards in each pile: no rule reads that of cards already won."""
    if isinstance(position, str):
        return sorted(position.split())
    if isinstance(position, list):
        return [unordered(each) for each in position]
    return {key: unordered(each) for key, each in position.items()} if isinstance(position, dict) else position


@pytest.mark.parametrize("game", SINGLE)
def test_no_seat_knows_the_order_of_what_is_drawn_again(game: str) -> None:
    """So the order at the deal and a new one are equally likely, whatever the seats did."""
    state = games()[game].new(contest("greedy", game=game).options, 3, Rng(5))
    state.deal()
    player = SoftGreedyPlayer(Rng(1), [1.0] * 3)
    save = games()[game].save
    for number in range(60):
        if state.over:
            return
        again = TrueSeriesWorld(state).draw(Rng(number))
        again.reseed(Rng(number))
        for seat in range(3):
            one, other = (unordered(save(Insight(each, seat)._whole)) for each in (state, again))
            assert one == other
        player.step(state)


def test_the_deal_cancels_over_the_rotations_of_a_line_up() -> None:
    """Every player sits once on every seat, so values of the deal add up to the fair share for each of them."""
    played = corrected("greedy", "random", "easy", seats=3, game="uno")
    state = games()["uno"].new(played.options, 3, Rng(1))
    state.deal()
    valuation = OutcomeValuation(
        TrueSeriesWorld(state), 3, 0, [REFERENCE], 0, Rng(1), SoftGreedyPlayer(Rng(0), [1.0] * 3)
    )
    valuation.run(50)
    values = [share / 50 for share in valuation.shares]
    assert len({round(value, 3) for value in values}) > 1
    games_of_deal = play_here(contest("greedy", "random", "easy", seats=3), [1])[0].games
    for bot in played.bots:
        sat = [values[seat] for game in games_of_deal for seat, name in enumerate(game.lineup) if name == bot]
        assert fmean(sat) == pytest.approx(1 / 3)


# --- how it is run


def test_the_games_are_those_without_correction() -> None:
    plain = play_here(contest("greedy", "easy", limit=3_000), [1, 2])
    assert same(plain, play_here(corrected("greedy", "easy"), [1, 2]))
    assert all(game.luck is None for deal in plain for game in deal.games)


def test_luck_does_not_depend_on_the_workers() -> None:
    played = corrected("greedy", "easy")
    here = play_here(played, [1, 2, 3])
    there = sorted(Executor(workers=2).map_unordered(DealRunner(played), [3, 2, 1]), key=lambda deal: deal.deal)
    assert [[game.luck for game in deal.games] for deal in here] == [
        [game.luck for game in deal.games] for deal in there
    ]
    assert here[0].games[0].luck != play_here(corrected("greedy", "easy", seed=2), [1])[0].games[0].luck


def test_only_players_by_name_are_asked_again(tmp_path: Path) -> None:
    name = own(tmp_path, "Lowest")
    alone = play_here(corrected(name, seats=2), [1])[0].games[0]
    assert alone.luck is not None
    assert all(seat.choices.win == 0 for seat in alone.luck)
    assert any(seat.chance.win != 0 for seat in alone.luck)
    never = play_here(corrected("beginner", correction=Correction(24, 0)), [1])[0].games[0]
    assert never.luck is not None
    assert all(seat.choices.win == 0 for seat in never.luck)
    often = play_here(corrected("beginner"), [1])[0].games[0]
    assert often.luck is not None
    assert any(seat.choices.win != 0 for seat in often.luck)


def test_the_table_of_the_page_is_that_of_the_results() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "correct.py", "--check"], capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()
