"""Golden evaluations: what policy and search make of positions of every game. `make playthroughs` writes them again.

No rule says what a move is worth, so nothing but a comparison notices when a weight changes by accident. Each text has
one block a position: the best moves by the policy with the sum over all, and for some positions the result of a search.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.bots.playing import deal_state, run_search, weigh_moves
from tests.registered import SINGLE, folder_of
from tischlein import games
from tischlein.core.bits import members
from tischlein.core.insight import Insight
from tischlein.core.playout import RandomPlayer
from tischlein.core.policy import LET_PASS
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.games.registry import policy_of

STEP = 3
"""Moves between two positions."""
POSITIONS = 16
"""Positions for each number of seats."""
SEARCHED = 4
"""One position in this many is searched, too."""
SIMULATIONS = 60
BEST = 6
"""Moves that are listed."""


@dataclass(frozen=True)
class Evaluation:
    """The evaluations of one game as text."""

    game: str

    @property
    def path(self) -> Path:
        return folder_of(games()[self.game].rulebook) / "evaluations" / f"{self.game}.txt"

    def text(self) -> str:
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        low, high = games()[self.game].seats
        for seats in sorted({low, (low + high) // 2, high}):
            yield f"# {seats} seats"
            for number, (moves, state) in enumerate(_positions(self.game, seats)):
                for seat in members(state.may & ~state.must):
                    yield f"{moves:3} {seat} window: {_name(state, policy_of(self.game).window(state, seat))}"
                seat = members(state.must)[0]
                yield f"{moves:3} {seat} {_weights(state, seat)}"
                if number % SEARCHED == 0:
                    yield f"      {_search(state, seat)}"


def _positions(game: str, seats: int) -> Iterator[tuple[int, State]]:
    """Yield states of a random game with the number of moves made so far."""
    state, player = deal_state(game, seats, 10 + seats), RandomPlayer(Rng(seats), purposeful=True)
    for moves in range(STEP * POSITIONS):
        if state.over:
            return
        if moves % STEP == 0:
            yield moves, state
        player.step(state)


def _weights(state: State, seat: int) -> str:
    """Format the moves that the policy likes best, the reason for the first, and the sum of all weights."""
    worth = weigh_moves(state, seat)
    order = sorted(worth, key=lambda move: (-worth[move], move))
    listed = ", ".join(f"{_name(state, move)} {worth[move]:.5g}" for move in order[:BEST])
    reason = policy_of(state.catalogue().game).reason(state, seat, order[0])
    return f"{listed} | {len(worth)} moves, sum {sum(worth.values()):.6g}, {reason}"


def _search(state: State, seat: int) -> str:
    """Format what a search found: samples and value of each move, and the size of its tree."""
    search = run_search(Insight(state, seat), SIMULATIONS)
    race, tree = search.race, search.tree
    moves = [f"{_name(state, race.moves[i])} {race.samples[i]:.0f} {race.lead(i):.4f}" for i in race.ranking()]
    return f"search: {', '.join(moves[:BEST])} | {tree.size()} nodes, {tree.edges()} edges"


def _name(state: State, move: int) -> str:
    return "pass by" if move == LET_PASS else state.catalogue().notations[move]


def all_evaluations() -> dict[str, Evaluation]:
    """Return the evaluations of all games whose box has tests here."""
    return {game: Evaluation(game) for game in SINGLE if folder_of(games()[game].rulebook).is_dir()}
