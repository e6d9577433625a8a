"""All contracts hold at random points of random games, for every game and number of seats.

TISCHLEIN_GAMES sets how many games are checked for each game and seat count.
"""

from __future__ import annotations

import os

import pytest

from tests.registered import SEATS
from tischlein import Table, games
from tischlein.core import playout
from tischlein.core.options import resolve_options
from tischlein.core.playout import RandomPlayer, SimulationRun, SimulationTotals
from tischlein.core.rng import Rng
from tischlein.testing import contracts, view_features
from tischlein.testing.contracts import option_sets
from tischlein.testing.play_checks import is_series

COMPILED = not playout.__file__.endswith(".py")
GAMES = int(os.environ.get("TISCHLEIN_GAMES", "12"))
SINGLE = [game for game in games() if not is_series(games()[game])]
"""A series consists of many games, so fewer of them are enough."""


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_contracts_hold_in_random_games(game: str, seats: int) -> None:
    rng = Rng(1000 + seats)
    choices = option_sets(games()[game])
    for number in range(GAMES if game in SINGLE else max(2, GAMES // 6)):
        table = Table(game, seats, f"{game}-{seats}-{number}", choices[number % len(choices)] if number % 2 else None)
        box = table.state.census()
        for length, _ in enumerate(contracts.walk(table, rng)):
            # In a few games, check many points, most of them early, and the end; in many games, few points each.
            if rng.below(length + 5 if GAMES < 1000 else 100) == 0 or (table.over and GAMES < 1000):
                contracts.check_all(table, rng, box)
        contracts.check_replay(table)


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats"), SEATS)
@pytest.mark.parametrize("purposeful", [False, True])
def test_random_games_end_and_lose_no_card(game: str, seats: int, purposeful: bool) -> None:
    """Plays 10,000 random games of each kind and number of seats, or a few if the rules are not compiled."""
    info = games()[game]
    count = (10_000 if game in SINGLE else 1_000) if COMPILED else 3
    start = info.new(resolve_options(game, info.options, {}), seats, Rng(seats))
    totals = SimulationTotals(seats)
    SimulationRun(start, RandomPlayer(Rng(0), purposeful), seats, 1_000_000).play(1, count, totals)
    assert (totals.games, totals.truncated) == (count, 0)
    assert sum(totals.wins) == pytest.approx(count)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("number", range(8))
def test_random_games_end_with_every_option(game: str, number: int) -> None:
    info = games()[game]
    choices = option_sets(games()[game])
    options = resolve_options(game, info.options, choices[number % len(choices)])
    for seats in (info.seats[0], info.seats[1]):
        start = info.new(options, seats, Rng(seats))
        box = start.census()
        player = RandomPlayer(Rng(number), purposeful=True)
        for _ in range(20):
            state = start.clone()
            state.reseed(player.rng.split())
            state.deal()
            player.play_out(state, 1_000_000)
            assert state.over
            assert state.census() == box
            assert state.places() is not None


@pytest.mark.ruling("A6")
def test_a_simulation_reports_truncated_games() -> None:
    info = games()["uno"]
    totals = SimulationTotals(2)
    start = info.new(resolve_options("uno", info.options, {}), 2, Rng(1))
    SimulationRun(start, RandomPlayer(Rng(0)), 1, 20).play(1, 50, totals)
    assert totals.truncated == 50
    assert totals.longest == 20


@pytest.mark.parametrize("game", games())
def test_notation_round_trip(game: str) -> None:
    contracts.check_notation(Table(game, games()[game].seats[0], 1))


@pytest.mark.parametrize("game", games())
def test_every_fact_of_our_games_is_read_a_second_time(game: str) -> None:
    table = Table(game, 3, 1)
    for length, _ in enumerate(contracts.walk(table, Rng(3))):
        assert view_features.ViewFeatures(table, 0).unread == []
        if length == 200:
            break


@pytest.mark.parametrize("game", games())
def test_facts_without_a_reader_are_left_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`tischlein check-game` has no readers."""
    monkeypatch.setattr(view_features, "_READERS", {})
    table = Table(game, 3, 1)
    for length, _ in enumerate(contracts.walk(table, Rng(3))):
        if table.over or length == 100:
            break
        view_features.check_matches_view(table, length % 3)


@pytest.mark.parametrize("game", games())
def test_equal_seeds_give_equal_games(game: str) -> None:
    tables = [Table(game, 3, seed) for seed in (5, "5", 6)]
    assert tables[0].position() == tables[1].position() != tables[2].position()
