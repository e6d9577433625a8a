"""What counts as a decision, as chance and as nothing at all."""

from __future__ import annotations

import pytest

from tests.registered import SINGLE
from tests.review.playing import played
from tischlein import Table
from tischlein.bots.players import GreedyBot
from tischlein.bots.valuation import REFERENCE, TrueWorld, Valuation
from tischlein.core.policy import LET_PASS
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State
from tischlein.review import review
from tischlein.review.results import ReviewEvent
from tischlein.review.timeline import play_again


def events_of(table: Table) -> list[ReviewEvent]:
    return review(table.record(), "tiny").games[0].events


@pytest.mark.parametrize("game", SINGLE)
def test_every_move_of_the_record_is_an_event(game: str) -> None:
    record = played(game, 3)
    events = review(record, "tiny").games[0].events
    moves = [(event.seat, event.move) for event in events if event.kind == "move"]
    assert moves == [(seat, move) for seat, move, _ in record["moves"]]
    assert [event.after_moves for event in events if event.kind == "move"] == list(range(len(moves)))


@pytest.mark.parametrize("game", SINGLE)
def test_a_move_without_choice_and_chance_changes_nothing(game: str) -> None:
    _, games = play_again(played(game, 3))
    quiet = [event for event in games[0].events if event.changes_nothing]
    found = {event.number: event for event in review(played(game, 3), "tiny").games[0].events}
    for event in quiet:
        assert found[event.number].decision is None
        assert {*found[event.number].chance, *found[event.number].hidden, *found[event.number].skill} == {0.0}


def outcome(state: State) -> list[object]:
    """Return what is seen of a state, or the result at the end, when unseen piles are opened, in whatever order."""
    return [state.scores(), state.places()] if state.over else [state.view(seat) for seat in range(state.seats)]


@pytest.mark.parametrize("game", SINGLE)
def test_a_move_that_uses_no_chance_leads_to_the_same_state_in_all_samples(game: str) -> None:
    """The detection of chance would otherwise count as a choice what the stock or a die decided."""
    _, games = play_again(played(game, 3))
    for event in games[0].events:
        if event.move == LET_PASS or event.uses_chance:
            continue
        world = TrueWorld(event.state)
        rng = Rng(event.number)
        seen = []
        for _ in range(4):
            state = world.draw(rng)
            state.reseed(rng.split())
            state.apply(event.seat, event.move)
            seen.append(outcome(state))
        assert all(views == seen[0] for views in seen)


@pytest.mark.parametrize("game", SINGLE)
def test_the_real_cards_stay_where_somebody_sees_them(game: str) -> None:
    _, games = play_again(played(game, 3))
    for event in games[0].events[::7]:
        real = current_game(event.state)
        sample = TrueWorld(event.state).draw(Rng(3))
        assert [sample.view(seat) for seat in range(real.seats)] == [real.view(seat) for seat in range(real.seats)]
        assert sample.census() == real.census()


def test_a_window_that_is_let_pass_is_a_decision() -> None:
    table = Table(
        position="uno; seats=3; discard=r7; hands=r5 r6 b9 | g1 g2 g3 b5 | y1 y2 y3 r2; turn=0; "
        "stock=g9 y9 b1 r1 r8 b3 b4 g7 y7 r0 g0 b0 y0 b2 g4 y4"
    )
    table.play(0, "r5")  # two cards are left, and no call is due
    table.play(1, "draw")
    table.play(1, "keep")
    table.play(2, "r2")
    table.play(0, "r6")  # forgets the call
    table.play(1, "draw")  # so that nobody uses the window
    finish(table)
    windows = [event for event in events_of(table) if event.kind == "pass"]
    assert [event.seat for event in windows[:2]] == [0, 2]
    assert all(event.move is None and event.decision is not None for event in windows)
    catch = windows[1].decision
    assert catch is not None
    assert {move.move for move in catch.moves} == {"catch", None}


def finish(table: Table) -> None:
    """Let greedy players play to the end, each when it has to act."""
    bot = GreedyBot(1)
    while not table.over:
        seat = next(seat for seat, ask in table.waiting.items() if ask.must)
        move = bot.choose(table.insight(seat))
        assert move is not None
        table.make(seat, move)
        assert len(table.log) < 1000, "nobody wins"


def test_moves_that_were_taken_back_are_not_reviewed() -> None:
    table = Table("uno", seats=2, seed=5)
    seat = next(iter(table.waiting))
    table.make(seat, table.moves(seat)[0])
    table = table.rewound(seat)
    finish(table)
    moves = [event for event in events_of(table) if event.kind == "move"]
    assert len(moves) == len(table.log) < len(table.history)


def test_the_reference_player_lets_the_window_pass_when_it_has_passed() -> None:
    table = Table(
        position="uno; seats=2; discard=r7; hands=r5 b9 | g1 g2 r3; turn=0; "
        "stock=g9 y9 b1 y5 y6 r1 b8 g7 y2 r6 b4 g0 y8",
        seed=1,
    )
    table.play(0, "r5")
    called = Valuation(TrueWorld(table.state), 2, 1, [REFERENCE], 0, Rng(1))
    caught = Valuation(TrueWorld(table.state), 2, 1, [REFERENCE], 0b01, Rng(1))
    called.run(4000)
    caught.run(4000)
    assert called.shares[0] > caught.shares[0] + 40  # two penalty cards for the seat that did not call after all
