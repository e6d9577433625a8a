"""The computer players by name: always legal, as strong as their level says, and clear about what they cannot do."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from tests.bots.playing import fast_bot, make_bots, play_out
from tests.cli.command import LAST_ROUNDS
from tests.registered import FIRSTS, SERIES, SINGLE
from tischlein import Table, games
from tischlein.bots.levels import BOTS, LEVELS, UnknownBot, make_bot
from tischlein.bots.players import NotAsked

GOING_OUT = "uno; seats=2; hands=r7 | b1 b2 b3 b4 b5 b6; discard=r5; turn=0"
"""To lay the last card, or to draw."""
TWO_LEFT = "uno; seats=2; hands=r7 g8 | b3 b4 b5; discard=r5; turn=0"
FORGOT = "uno; seats=3; hands=g7 g8 | b3 | r1 r2 r5; discard=r5; turn=2; forgot=1"
"""Seat 0 may catch seat 1, which may still call."""


def choices(name: str, position: str, times: int, seat: int = 0) -> Counter[str | None]:
    """Return what players of a level do in a position, with different luck."""
    insight = Table(position=position, seed=1).insight(seat)
    return Counter(fast_bot(name, seed).choose(insight) for seed in range(times))


def within(count: int, times: int, per_mille: float) -> bool:
    """Return whether a count is at most four standard deviations from what is expected."""
    part = per_mille / 1000
    return abs(count - times * part) <= 4 * math.sqrt(times * part * (1 - part))


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", SINGLE)
def test_every_level_finishes_every_game(game: str, name: str) -> None:
    low, high = games()[game].seats
    table = Table(game, min(high, low + list(LEVELS).index(name)), name)
    play_out(table, [fast_bot(name, seat) for seat in range(table.seats)])
    assert table.over


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", SINGLE)
def test_so_do_those_who_do_not_think(game: str, name: str) -> None:
    low, high = games()[game].seats
    table = Table(game, low if name == "random" else high, name)
    play_out(table, make_bots(name, table.seats))
    assert table.over


@pytest.mark.parametrize("name", ["greedy", "easy"])
def test_series_are_finished_too(name: str) -> None:
    table = Table(position=LAST_ROUNDS, seed=name)
    play_out(table, make_bots("greedy", 3) if name == "greedy" else [fast_bot(name, seat) for seat in range(3)])
    assert len(table.view(None)["table"]["sheet"]) > 1
    for game in SERIES:
        table = Table(game, 2, name)
        play_out(table, [make_bot("greedy", 0), fast_bot("easy", 1, simulations=1)])
        assert table.over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_chance_plays_the_same_game(name: str) -> None:
    def log(seed: int) -> list[tuple[int, str]]:
        table = Table("uno", 2, 5)
        bots = [fast_bot(name, seed + seat) if name in LEVELS else make_bot(name, seed + seat) for seat in range(2)]
        play_out(table, bots)
        return table.log

    assert log(1) == log(1)
    assert name == "greedy" or any(log(1) != log(seed) for seed in (2, 3, 4))


def test_the_names_make_the_players_they_say() -> None:
    window = Table(position=FORGOT, seed=1).insight(0)
    for name in (*BOTS, "expert:60s", "expert:50000"):
        assert make_bot(name, 1).choose(window) in ("catch", None)
    for game in FIRSTS:
        table = Table(game, 3, 1)
        insight = table.insight(min(table.waiting))
        for seed in range(5):
            assert make_bot("expert:20", seed).choose(insight) == fast_bot("expert", seed, 20).choose(insight)
        assert make_bot("beginner", 7).choose(insight) == fast_bot("beginner", 7, 10).choose(insight)


@pytest.mark.parametrize(
    "name", ["", "Hard", "expert:0", "expert:0s", "expert:x", "expert:", "expert:-5", "hard:50", "x"]
)
def test_unknown_players(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"no computer player '{name}'; there are random, greedy, beginner, .*expert:"):
        make_bot(name, 1)


@pytest.mark.parametrize("name", BOTS)
def test_who_is_not_asked_does_not_choose(name: str) -> None:
    table = Table(position=TWO_LEFT, seed=1)
    before = table.position()
    with pytest.raises(NotAsked, match="does not wait for seat 1"):
        make_bot(name, 1).choose(table.insight(1))
    assert table.position() == before
    table = Table(position=GOING_OUT, seed=1)
    table.play(0, "r7")
    for seat in range(2):
        with pytest.raises(NotAsked, match="the game is over"):
            make_bot(name, 1).choose(table.insight(seat))


def test_a_choice_changes_nothing() -> None:
    for position in (TWO_LEFT, FORGOT):
        table = Table(position=position, seed=1)
        before = table.position()
        for name in LEVELS:
            fast_bot(name, 1).choose(table.insight(0))
        for name in ("random", "greedy"):
            make_bot(name, 1).choose(table.insight(0))
        assert table.position() == before


def test_random_is_fair_to_every_move_and_to_doing_nothing() -> None:
    table = Table(position=TWO_LEFT, seed=1)
    done = Counter(make_bot("random", seed).choose(table.insight(0)) for seed in range(600))
    assert set(done) == set(table.moves(0))
    assert all(within(count, 600, 1000 / len(done)) for count in done.values())
    window = Table(position=FORGOT, seed=1).insight(0)
    caught = Counter(make_bot("random", seed).choose(window) for seed in range(600))
    assert set(caught) == {"catch", None}
    assert within(caught["catch"], 600, 500)


def test_greedy_does_what_looks_best() -> None:
    for position, seat, move in ((GOING_OUT, 0, "r7"), (TWO_LEFT, 0, "r7!"), (FORGOT, 0, "catch"), (FORGOT, 1, "uno")):
        insight = Table(position=position, seed=1).insight(seat)
        assert {make_bot("greedy", seed).choose(insight) for seed in range(30)} == {move}


@pytest.mark.parametrize("name", LEVELS)
def test_mistakes_are_as_frequent_as_the_level_says(name: str) -> None:
    """Half of the mistakes are no mistake: any of two moves is made."""
    done = choices(name, GOING_OUT, 500)
    assert set(done) <= {"r7", "draw"}
    assert within(done["draw"], 500, LEVELS[name].mistakes / 2)
    assert bool(done["draw"]) == (LEVELS[name].mistakes > 0)


@pytest.mark.parametrize("name", LEVELS)
def test_calls_are_forgotten_and_windows_overlooked_as_often_as_the_level_says(name: str) -> None:
    level = LEVELS[name]
    for seat, word in ((0, "catch"), (1, "uno")):
        done = choices(name, FORGOT, 500, seat)
        assert set(done) <= {word, None}
        assert within(done[None], 500, level.careless)
    laid = choices(name, TWO_LEFT, 300)
    # A mistake is any of three moves, of which one forgets the call as well.
    forgotten = level.mistakes / 3 + (1000 - level.mistakes) / 1000 * level.careless
    assert within(laid["r7"], 300, forgotten)


def test_hard_forgets_nothing_and_a_beginner_does() -> None:
    assert set(choices("hard", TWO_LEFT, 100)) <= {"r7!", "draw"}
    assert set(choices("hard", FORGOT, 100)) == {"catch"}
    assert choices("beginner", TWO_LEFT, 100)["r7"] > 10
    assert choices("beginner", FORGOT, 100)[None] > 10
