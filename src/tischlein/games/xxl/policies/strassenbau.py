"""The policy of *Straßenbau*, game 4 of XXL: build the highest run, or prepare for the next one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.moves import MoveList
from tischlein.core.policy import NEVER, Policy
from tischlein.core.state import State
from tischlein.games.xxl.policies.run_outlook import RunOutlook, all_of_three
from tischlein.games.xxl.runs import LENGTH
from tischlein.games.xxl.strassenbau import Strassenbau

POINT: Final = 0.25

MAX_DEFICIT: Final = 2.5
"""Exchanges worth this much less than the best one are left out: there are about fifty."""


class StrassenbauPolicy(Policy):
    """Considers the runs and pairs in its hand and in the row, but does not remember which seat took which card."""

    def __init__(self) -> None:
        super().__init__(30.0)

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        assert isinstance(state, Strassenbau)
        if moves.at(0) < state.runs.first_swap:
            _weigh_runs(state, moves, worth)
        else:
            _weigh_exchanges(state, seat, moves, worth)

    def reason(self, state: State, seat: i64, move: i64) -> str:
        assert isinstance(state, Strassenbau)
        runs = state.runs
        if move < runs.first_swap:
            return "run-highest" if _is_highest(state, seat, move) else "best"
        outlook = RunOutlook(state, seat)
        outlook.look_at(move)
        if move >= runs.pass_move:
            return "run-held" if all_of_three(outlook.hand) & outlook.possible != 0 else "best"
        if outlook.makes_run():
            return "run-ready"
        if outlook.pairs_won() > 0:
            return "run-pair"
        if outlook.open_pairs_won() < 0:
            return "run-denies"
        if move >= runs.first_put and outlook.pairs_won() == 0:
            return "run-fresh"
        return "run-harmless" if outlook.open_pairs_won() == 0 else "best"


def _weigh_runs(state: Strassenbau, moves: MoveList, worth: vec[float]) -> None:
    """Weigh runs only: a seat that builds may exchange as well (rule 4.2)."""
    i: i64 = 0
    while i < moves.size:
        if moves.at(i) < state.runs.first_swap:
            worth[i] = POINT * float(run_total(state, moves.at(i)))
        else:
            worth[i] = NEVER
        i += 1


def _weigh_exchanges(state: Strassenbau, seat: i64, moves: MoveList, worth: vec[float]) -> None:
    outlook = RunOutlook(state, seat)
    best = NEVER
    i: i64 = 0
    while i < moves.size:
        outlook.look_at(moves.at(i))
        worth[i] = POINT * outlook.points()
        best = max(best, worth[i])
        i += 1
    i = 0
    while i < moves.size:
        if worth[i] < best - MAX_DEFICIT:
            worth[i] = NEVER
        i += 1


def run_total(state: Strassenbau, run: i64) -> i64:
    """Return the points of a run (rule 4.9)."""
    total: i64 = 0
    i: i64 = LENGTH * run
    while i < LENGTH * (run + 1):
        total += state.deck.totals[state.runs.cards[i]]
        i += 1
    return total


def _is_highest(state: Strassenbau, seat: i64, run: i64) -> bool:
    """Say whether no run that the seat can build counts more."""
    moves = MoveList()
    state.add_runs(seat, moves)
    i: i64 = 0
    while i < moves.size:
        if run_total(state, moves.at(i)) > run_total(state, run):
            return False
        i += 1
    return True
