"""Checks that play whole games: that they end, keep their promises, and have words for what happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec

from tischlein.bots.fast_greedy import FastGreedyPlayer
from tischlein.core.bits import members
from tischlein.core.game import GameInfo
from tischlein.core.moves import MoveList
from tischlein.core.options import resolve_options
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.core.series import Series, current_game
from tischlein.core.state import State
from tischlein.games.registry import games, policy_of
from tischlein.table.table import Table
from tischlein.testing import contracts
from tischlein.testing.faults import GameFault

MAX_MOVES: Final = 20_000
GAMES: Final = 4
"""Random games for each number of seats by default."""
TAKE_BACK_AFTER: Final = 11
"""Moves after which a take-back is tried; comparing worlds takes longer than all other contracts."""
ROOM: Final = 4096

Tick = Callable[[], None]
"""Called after each move, so that a watchdog notices a game that hangs."""


def no_tick() -> None:
    """Do nothing after a move."""


@dataclass
class Vocabulary:
    """Event kinds, questions, rules that refused a move, and reasons that came up in games."""

    events: set[str] = field(default_factory=set)
    asks: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)


def is_series(info: GameInfo) -> bool:
    """Return whether a game is a series of games."""
    return isinstance(_start(info, info.seats[0]), Series)


def seat_counts(info: GameInfo) -> range:
    """Return the numbers of seats that a game allows."""
    return range(info.seats[0], info.seats[1] + 1)


def _start(info: GameInfo, seats: int, number: int = 0) -> State:
    choices = contracts.option_sets(info)
    return info.new(resolve_options(info.id, info.options, choices[number % len(choices)]), seats, Rng(seats))


def check_ends(info: GameInfo, seats: int, tick: Tick = no_tick, limit: int = MAX_MOVES) -> None:
    """Check that random games end, with places for all seats and no lost card, for all options."""
    for number in range(max(GAMES, len(contracts.option_sets(info)))):
        rng = Rng(number)
        state = _start(info, seats, number)
        state.reseed(rng.split())
        state.deal()
        box = state.census()
        player = RandomPlayer(rng, purposeful=True)
        moves = 0
        while not state.over:
            _check_somebody_moves(state)
            if moves == limit:
                raise GameFault(f"a random game did not end within {limit} moves")
            player.step(state)
            moves += 1
            tick()
        _check_result(state)
        contracts.check_cards(state, box)


def _check_somebody_moves(state: State) -> None:
    if state.must == 0:
        raise GameFault("the game is not over, but nobody has to move")
    for seat in members(state.must):
        if not contracts.legal(state, seat):
            raise GameFault(f"seat {seat} has to move, but has no legal move")


def _check_result(state: State) -> None:
    places = state.places()
    seats = int(state.seats)
    if places is None or len(places) != seats or min(places) != 1 or max(places) > seats:
        raise GameFault(f"the game is over, but its places are {places}")
    scores = state.scores()
    if scores is None or len(scores) != seats:
        raise GameFault(f"the game is over, but its scores are {scores}")


def check_contracts(info: GameInfo, seats: int, tick: Tick = no_tick, count: int = GAMES) -> None:
    """Check all contracts at random points of random games, most of them early."""
    rng = Rng(1000 + seats)
    choices = contracts.option_sets(info)
    for number in range(count):
        options = choices[number % len(choices)] if number % 2 else None
        table = Table(info.id, seats, f"{info.id}-{seats}-{number}", options)
        contracts.check_notation(table)
        box = table.state.census()
        for length, _ in enumerate(contracts.walk(table, rng, MAX_MOVES)):
            if rng.below(length + 5) == 0 or table.over:
                contracts.check_all(table, rng, box)
            if length == TAKE_BACK_AFTER and not table.over:
                contracts.check_take_back(table, rng)
            tick()
        contracts.check_replay(table)


def check_policy(info: GameInfo, seats: int, tick: Tick = no_tick, said: Vocabulary | None = None) -> None:
    """Check that the policy evaluates every state of a game and chooses only legal moves."""
    rng = Rng(seats)
    state = _start(info, seats)
    state.reseed(rng.split())
    state.deal()
    greedy = FastGreedyPlayer(rng)
    at_random = RandomPlayer(rng, purposeful=True)
    moves = 0
    while not state.over and moves < MAX_MOVES:
        _check_somebody_moves(state)
        game = current_game(state)
        _check_policy_here(game, said)
        player = greedy if rng.below(2) else at_random
        player.choose(state)
        seat, move = int(player.seat), int(player.move)
        if move not in contracts.legal(state, seat):
            raise GameFault(f"the policy chooses move {_notation(game, move)} of seat {seat}, which is not legal")
        state.apply(seat, move)
        moves += 1
        tick()


def _check_policy_here(game: State, said: Vocabulary | None) -> None:
    name = game.catalogue().game
    if name not in games():
        raise GameFault(f"the catalogue of moves names the game {name!r}, which does not exist")
    policy = policy_of(name)
    worth = vec[float]([0.0] * ROOM)
    for seat in members(game.must):
        moves = MoveList()
        game.legal(seat, moves)
        policy.weigh(game, seat, moves, worth)
        for i in range(moves.size):
            if worth[i] != worth[i]:
                raise GameFault(f"the policy returns no value for {_notation(game, int(moves.at(i)))} of seat {seat}")
            if said is not None:
                said.reasons.add(policy.reason(game, seat, moves.at(i)))
    for seat in members(game.may):
        policy.window(game, seat)


def _notation(game: State, move: int) -> str:
    notations = game.catalogue().notations
    return notations[move] if 0 <= move < len(notations) else str(move)


def collect_vocabulary(info: GameInfo, tick: Tick = no_tick, said: Vocabulary | None = None) -> Vocabulary:
    """Play random games with the fewest and the most seats and every option, and collect their vocabulary."""
    said = said or Vocabulary()
    choices = contracts.option_sets(info)
    for number in range(max(GAMES, len(choices))):
        for seats in sorted(set(info.seats)):
            table = Table(info.id, seats, f"said-{number}", choices[number % len(choices)])
            rng = Rng(number)
            for length, _ in enumerate(contracts.walk(table, rng, MAX_MOVES)):
                said.asks |= {ask.what for ask in table.waiting.values()}
                if length < GAMES or rng.below(length) < GAMES or table.over:
                    said.rules |= _refusals(table)
                tick()
            said.events |= {event["kind"] for viewer in contracts.viewers(table) for event in table.events(viewer)}
            said.rules |= {warning.rule for warning in table.state.warnings()}
    return said


def _refusals(table: Table) -> set[str]:
    state = table.state
    moves = range(len(state.catalogue().notations))
    found = [state.why_not(seat, move) for seat in range(table.seats) for move in moves]
    return {refusal.rule for refusal in found if refusal is not None}
