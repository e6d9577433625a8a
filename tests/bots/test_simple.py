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


def test_other_games_are_played_at_random() -> None:
    moves = ["a", "b", "c"]
    done = Counter(choose({"game": "other"}, moves, Rng(n)) for n in range(300))
    assert set(done) == set(moves)
    assert min(done.values()) > 50
    assert {react({"game": "other"}, moves, Rng(n)) for n in range(50)} == {*moves, None}
