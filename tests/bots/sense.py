"""What the tests of policies share: the move a policy likes best, why, and whether it beats chance."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tischlein import Table
from tischlein.cli.words import load_words
from tischlein.core.bits import members
from tischlein.core.moves import MoveList
from tischlein.core.options import resolve_options
from tischlein.core.policy import Policy, best_of
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.games.registry import game_info, policy_of
from tischlein.table.rulebook import LANGUAGES


def at(position: str) -> Table:
    """Return a table in a position; what it does not name is shuffled with a fixed seed."""
    return Table(seed=1, position=position)


def _policy(state: State) -> Policy:
    return policy_of(state.catalogue().game)


def worths(table: Table, seat: int) -> dict[str, float]:
    """Return the worth of each legal move by the policy."""
    state, moves = table.state, MoveList()
    state.legal(seat, moves)
    worth = vec[float]([0.0] * moves.size)
    _policy(state).weigh(state, seat, moves, worth)
    notations = state.catalogue().notations
    return {notations[moves.at(i)]: worth[i] for i in range(moves.size)}


def best(position: str, seat: int = 0) -> str:
    """Return the one move that the policy likes best."""
    found = worths(at(position), seat)
    favourites = [move for move, worth in found.items() if worth == max(found.values())]
    assert len(favourites) == 1, found
    return favourites[0]


def reason(position: str, move: str, seat: int = 0) -> str:
    """Return the reason for a legal move, which has a message in every language."""
    table = at(position)
    assert move in table.moves(seat)
    code = _policy(table.state).reason(table.state, seat, table.state.catalogue().parse(move))
    if code != "best":
        for lang in LANGUAGES:
            assert load_words(lang)(f"reason-{code}")
    return code


def wins(game: str, seats: int, deals: int) -> float:
    """Return the share of games that the policy wins against random play; it plays every seat of each deal."""
    info = game_info(game)
    start = info.new(resolve_options(info.id, info.options, {}), seats, Rng(1))
    won = 0.0
    for deal in range(deals):
        for me in range(seats):
            places = _play(start, deal, me)
            if places[me] == 1:
                won += 1 / places.count(1)
    return won / (deals * seats)


def _play(start: State, deal: int, me: int) -> list[int]:
    state = start.clone()
    state.reseed(Rng(deal))
    state.deal()
    rng = Rng(deal + 1)
    while not state.over:
        seat = members(state.must)[0]
        moves = MoveList()
        if seat == me:
            state.legal(seat, moves)
            worth = vec[float]([0.0] * moves.size)
            _policy(state).weigh(state, seat, moves, worth)
            state.apply(seat, best_of(moves, worth, rng))
        else:
            state.apply(seat, state.random_move(seat, True, rng, moves))
    places = state.places()
    if places is None:
        pytest.fail("a game that is over has places")
    return places
