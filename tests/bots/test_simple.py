"""The simple players: always legal, with a little sense, and honest by construction."""

from __future__ import annotations

from collections import Counter

import pytest

from tischlein import Table
from tischlein.bots.simple import choose, react
from tischlein.core.rng import Rng


def play_out(table: Table, rng: Rng) -> None:
    """Bots on all seats."""
    while not table.over:
        for seat, ask in list(table.waiting.items()):
            if not ask.must and seat in table.waiting:
                move = react(table.view(seat), table.moves(seat), rng)
                if move is not None:
                    table.play(seat, move)
        seat = next(seat for seat, ask in table.waiting.items() if ask.must)
        table.play(seat, choose(table.view(seat), table.moves(seat), rng))


@pytest.mark.parametrize("seats", range(2, 11))
def test_they_finish_games(seats: int) -> None:
    for options in ({}, {"stacking": True}, {"draw_until_playable": True, "reverse_skips": True}):
        table = Table("uno", seats, f"{seats} {options}", options)
        play_out(table, Rng(seats))
        assert table.over


def test_the_same_chance_plays_the_same_match() -> None:
    logs = []
    for _ in range(2):
        table = Table("uno-match", 3, 1)
        play_out(table, Rng(8))
        logs.append(table.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in ("ex-hop", "raise") for seats in (2, 3, 5)])
def test_they_finish_the_other_games_too(game: str, seats: int) -> None:
    for seed in range(5):
        table = Table(game, seats, seed)
        play_out(table, Rng(seed))
        assert table.over


def wins(game: str, seats: int, rounds: int) -> float:
    """The share of games that one bot wins against players who move at random; every seat gets its turn."""
    rng = Rng(3)
    won = 0.0
    for number in range(rounds):
        table = Table(game, seats, number)
        me = number % seats
        while not table.over:
            for seat in list(table.waiting):
                moves = table.moves(seat)
                bot = choose(table.view(seat), moves, rng) if seat == me else moves[rng.below(len(moves))]
                table.make(seat, bot)
        assert table.places is not None
        if table.places[me] == 1:
            won += 1 / table.places.count(1)
    return won / rounds


def test_they_beat_chance() -> None:
    assert wins("ex-hop", 2, 30) > 0.9
    assert wins("ex-hop", 4, 30) > 0.8
    assert wins("raise", 2, 100) > 0.65
    assert wins("raise", 4, 100) > 0.45


def choices(position: str, times: int = 400) -> Counter[str]:
    """What a bot on turn does, with different luck."""
    table = Table(position=position)
    seat = next(seat for seat, ask in table.waiting.items() if ask.must)
    return Counter(choose(table.view(seat), table.moves(seat), Rng(n)) for n in range(times))


def test_lays_dear_cards_first_and_keeps_wilds() -> None:
    assert choices("uno; seats=2; hands=r1 r9 r+2 W g3 | b1; discard=r5") == {"r+2": 400}
    assert choices("uno; seats=2; hands=r1 r9 W g3 | b1; discard=r5") == {"r9": 400}
    assert choices("uno; seats=2; hands=g1 b2 b3 W | b1; discard=r5") == {"W=b": 400}
    assert choices("uno; seats=2; hands=g1 b2 b3 | b1; discard=r5") == {"draw": 400}


def test_names_the_colour_it_has_most_of() -> None:
    assert choices("uno; seats=2; hands=g1 y2 y3 | b1; discard=W; phase=colour") == {"=y": 400}


def test_mostly_calls_and_seldom_bluffs() -> None:
    called = choices("uno; seats=2; hands=r1 b9 | b1; discard=r5")
    assert called["r1!"] > 300
    assert called["r1"] > 5
    for phase, honest in (("play", "r1"), ("drawn", "keep")):
        laid = choices(f"uno; seats=2; hands=r1 b8 b9 W+4 | b1; discard=r5; phase={phase}")
        assert laid[honest] > 300
        assert laid["W+4=b"] > 5
        assert set(laid) == {honest, "W+4=b"}


def test_challenges_sometimes() -> None:
    answered = choices("uno; seats=2; hands=r7 b3 | r1 r2; discard=g5 W+4; colour=b; phase=answer; laid=1 2 g")
    assert 50 < answered["challenge"] < 200
    assert set(answered) == {"challenge", "accept"}


def test_catches_mostly() -> None:
    table = Table(position="uno; seats=3; hands=g7 g8 | b3 | r1 r2 r5; discard=r5; turn=2; forgot=1")
    for seat, word in ((0, "catch"), (1, "uno"), (2, "catch")):
        done = Counter(react(table.view(seat), table.moves(seat), Rng(n)) for n in range(400))
        assert set(done) == {word, None}
        assert done[word] > 200
    assert react(table.view(0), [], Rng(1)) is None
    assert {choose(table.view(2), table.moves(2), Rng(n)) for n in range(50)} == {"r5"}


EX_HOP = "ex-hop; seats=3; colours=ygr; tiles=+2 | -2 | +6 | -6; "


def test_own_colour_to_black_tiles_and_others_to_red_ones() -> None:
    assert choices(f"{EX_HOP}rows=g4 | g3 | | ; hands=y12 y1 | g5 | r5", 20) == {"y12/1": 20}
    assert choices(f"{EX_HOP}rows=g4 | y3 | | ; hands=g12 r1 | g5 | r5", 20) == {"g12/2": 20}


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("g5:r", "r2"),  # the own colour comes, and the lowest card goes
        ("g5:g", "decline"),
        ("y1:g", "decline"),
        ("y1:r", "decline"),
        ("g5:y", "decline"),  # has none
    ],
)
def test_answers_an_offer_only_if_the_own_colour_comes(offer: str, answer: str) -> None:
    table = Table(position=f"{EX_HOP}hands=y1 g5 | r2 r9 g9 | r3 y4; turn=0")
    table.play(0, offer)
    assert choose(table.view(1), table.moves(1), Rng(1)) == answer


RAISE = "raise; seats=2; phase=raise; dice=diamond diamond bell bell bell gear blank; track=6:0 8:1; "


def test_raises_with_the_cheapest_card_that_is_enough_and_for_a_prize_that_is_worth_it() -> None:
    assert choices(f"{RAISE}prize=20; hands=b1 b2 b4 h1 | d5", 20) == {"b2": 20}
    assert choices(f"{RAISE.replace('8:1', '30:1')}prize=6; hands=b2 b2 b3 h1 | d5", 20) == {"pass": 20}
    assert choices(f"{RAISE.replace('8:1', '90:1')}prize=20; hands=b2 | d5", 20) == {"pass": 20}


def test_other_games_are_played_at_random() -> None:
    moves = ["a", "b", "c"]
    done = Counter(choose({"game": "other"}, moves, Rng(n)) for n in range(300))
    assert set(done) == set(moves)
    assert min(done.values()) > 50
    assert {react({"game": "other"}, moves, Rng(n)) for n in range(50)} == {*moves, None}
