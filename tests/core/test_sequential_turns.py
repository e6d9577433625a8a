"""One seat at a time is asked: first the seats with an open window, then those that must act."""

from __future__ import annotations

import pytest

from tests.registered import MIXED, SINGLE, new_state
from tischlein import Table
from tischlein.core.bits import bit, members
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.sequential_turns import NO_SEAT, WAIT, Actions, SequentialTurns

FORGOT = "uno; seats=4; hands=g7 g8 | b3 | r1 r2 r5 | y1 y2; discard=r5; turn=2; forgot=1"
"""Seats 0, 2 and 3 may catch seat 1, which may still call; seat 2 must play."""


def turns_in(position: str) -> SequentialTurns:
    state = Table(position=position, seed=1).state
    return SequentialTurns(state, Actions(state))


def seats_asked(turns: SequentialTurns) -> list[int]:
    """Return the seats in the order in which they are asked while nobody uses a window."""
    seats = [int(turns.seat)]
    while turns.allows(turns.actions.wait):
        turns.act(turns.actions.wait)
        seats.append(int(turns.seat))
    return seats


def test_windows_come_first_from_the_left_of_the_last_mover_then_the_seat_that_must_act() -> None:
    turns = turns_in(FORGOT)
    assert turns.mover == 3
    assert seats_asked(turns) == [0, 1, 3, 2]


def test_after_a_move_every_open_window_is_offered_again() -> None:
    turns = turns_in(FORGOT)
    seats_asked(turns)
    turns.act(turns.actions.names.index("draw"))
    assert turns.mover == 2
    again = seats_asked(turns)
    assert again[-1] in members(turns.state.must)


@pytest.mark.parametrize("mover", range(4))
def test_the_order_starts_at_the_left_of_any_mover(mover: int) -> None:
    turns = turns_in(FORGOT)
    turns.mover = mover
    turns.reopen()
    order = [seat % 4 for seat in range(mover + 1, mover + 5) if seat % 4 != 2]
    assert seats_asked(turns) == [*order, 2]


def test_a_game_that_is_over_asks_nobody() -> None:
    turns = turns_in("uno; seats=2; hands=r7 | b1 b2 b3; discard=r5; turn=0")
    turns.act(turns.actions.names.index("r7"))
    assert turns.state.over
    assert turns.seat == NO_SEAT
    assert turns.legal.size == 0
    assert turns.why_not(0) is None


def test_an_illegal_move_is_refused_with_its_rule_and_wait_is_no_move() -> None:
    turns = turns_in("uno; seats=2; hands=b8 g1 | W; discard=r7; turn=0")
    refusal = turns.why_not(turns.actions.names.index("b8"))
    assert refusal is not None
    assert refusal.rule == "uno.3.2"
    assert turns.why_not(turns.actions.wait) is None
    assert turns.why_not(-1) is None


@pytest.mark.parametrize("game", SINGLE)
def test_a_clone_in_the_middle_asks_the_same_and_shares_nothing(game: str) -> None:
    state = new_state(game, seed=3)
    state.deal()
    turns = SequentialTurns(state, Actions(state))
    rng = Rng(5)
    for _ in range(40):
        if turns.seat == NO_SEAT:
            break
        twin = turns.clone()
        assert (twin.seat, twin.mover, twin.windows) == (turns.seat, turns.mover, turns.windows)
        assert twin.legal.sorted() == turns.legal.sorted()
        action = turns.legal.at(rng.below(turns.legal.size))
        before = (turns.seat, turns.legal.size)
        twin.act(action)
        assert before == (turns.seat, turns.legal.size)
        turns.act(action)
        assert (twin.seat, twin.legal.sorted()) == (turns.seat, turns.legal.sorted())


def test_a_mask_marks_the_legal_actions_and_wait_when_there_is_none() -> None:
    turns = turns_in(FORGOT)
    legal = {int(turns.legal.at(i)) for i in range(turns.legal.size)}
    mask = turns.actions.mask(turns.legal)
    assert {number for number, mark in enumerate(mask) if mark == 1} == legal
    assert set(mask) == {0, 1}
    empty = turns.actions.mask(MoveList())
    assert [number for number, mark in enumerate(empty) if mark] == [turns.actions.wait]


def test_actions_of_a_series_are_those_of_all_its_games_and_wait() -> None:
    start = new_state(MIXED, seed=2)
    parts = start.parts()
    actions = Actions(start)
    assert actions.names[-1] == WAIT
    assert len(actions.names) == 1 + sum(len(part.catalogue().notations) for part in parts)
    for first, part in zip(actions.firsts, parts, strict=True):
        assert actions.names[first] == f"{part.catalogue().game} {part.catalogue().notations[0]}"
    start.deal()
    turns = SequentialTurns(start, actions)
    assert turns.first == actions.firsts[start.part()]
    legal = [int(turns.legal.at(i)) - int(turns.first) for i in range(turns.legal.size)]
    moves = MoveList()
    start.legal(turns.seat, moves)
    assert legal == [int(moves.at(i)) for i in range(moves.size)]


def test_choices_of_a_seat_with_a_window_include_waiting() -> None:
    turns = turns_in(FORGOT)
    for seat in range(4):
        choices = MoveList()
        turns.choices(seat, choices)
        has_window = bool(turns.state.may & ~turns.state.must & bit(seat))
        assert choices.holds(turns.actions.wait) == has_window
