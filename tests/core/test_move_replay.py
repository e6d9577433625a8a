"""A replay makes the moves of a game as they were written, and refuses what was not possible."""

from __future__ import annotations

import re

import pytest

from tests.registered import SINGLE, new_state
from tischlein import RecordError
from tischlein.core.bits import members
from tischlein.core.move_replay import MoveReplay
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.state import State


def play_lowest(game: str, moves: int) -> tuple[State, list[str]]:
    """Return a state and the moves that led to it: always the first of the catalogue that is legal."""
    state = new_state(game, 3)
    made: list[str] = []
    state.reseed(Rng(5))
    state.deal()
    while not state.over and len(made) < moves:
        seat, legal = members(state.must)[0], MoveList()
        state.legal(seat, legal)
        move = legal.sorted()[0]
        made.append(f"{seat} {state.catalogue().notations[move]}")
        state.apply(seat, move)
    return state, made


@pytest.mark.parametrize("game", SINGLE)
def test_a_replay_leads_to_the_same_cards(game: str) -> None:
    state, moves = play_lowest(game, 40)
    replay = MoveReplay(new_state(game, 3))
    replayed = replay.play(Rng(5), moves)
    for viewer in (None, 0, 1, 2):
        assert replayed.view(viewer)["zones"] == state.view(viewer)["zones"]
    assert replay.notations == [move[2:] for move in moves]


@pytest.mark.parametrize("game", SINGLE)
def test_what_is_no_move_of_the_game_is_refused_at_any_time(game: str) -> None:
    _, moves = play_lowest(game, 25)
    replay = MoveReplay(new_state(game, 3))
    for number, move in enumerate(moves):
        with pytest.raises(RecordError, match=f"move {number + 1}, '{move[0]} x', cannot be made"):
            replay.play(Rng(5), [*moves[:number], f"{move[0]} x"])


@pytest.mark.parametrize("who", ["", "x", "-1", "3", "9", "00", "²"])
def test_a_move_without_a_seat_of_the_table_is_refused(who: str) -> None:
    _, (move,) = play_lowest("uno", 1)
    text = f"{who} {move[2:]}"
    with pytest.raises(RecordError, match=re.escape(f"move 1, {text!r}, cannot be made")):
        MoveReplay(new_state("uno", 3)).play(Rng(5), [text])
