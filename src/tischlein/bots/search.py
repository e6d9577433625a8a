"""Information-set Monte-Carlo tree search, for any number of seats, secret choices at the same time and open windows.

The search draws states that the seat could not tell from the real one (`Insight.sample`). In each, all moves that are
still in the race (`race.py`) are tried with the same luck. A simulation descends a shared tree, adds a node, plays out
the rest of the game, and backs up the result for every seat. At a node the seat to act prefers moves that did well for
it, moves that its policy likes, and moves seldom tried: PUCT, with the number of times a move was possible in place of
the visits of the node, since hands differ from sample to sample.

The search gets an `Insight`, never the real state. It has no clock: the caller decides when to stop.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischlein.bots.race import Race
from tischlein.bots.tree import MAX_NODES, NONE, ROOT, Tree
from tischlein.bots.values import value
from tischlein.core.bits import has
from tischlein.core.insight import Insight
from tischlein.core.moves import MoveList
from tischlein.core.policy import LET_PASS, NEVER, Policy, best_of
from tischlein.core.rng import Rng
from tischlein.core.state import State, mean_place

EXPLORATION: Final = 2.0
UNIFORM_SHARE: Final = 0.25
"""The share of the prior that is spread evenly over all moves."""
MAX_PLAYOUT_MOVES: Final = 3000
"""A longer playout is cut off and counts as a draw."""
MAX_MOVES: Final = 4096

_BLANK: Final = vec[i64]([0] * MAX_MOVES)
_BLANK_SUMS: Final = vec[float]([0.0] * MAX_MOVES)


class Search:
    """A search for the best move of a seat; `run` may be called again and again.

    rng   draws the samples
    luck  generator of one simulation, for windows and playouts
    """

    def __init__(
        self, insight: Insight, policy: Policy, rng: Rng, max_nodes: i64 = MAX_NODES, max_moves: int = MAX_MOVES
    ) -> None:
        """Let the `max_moves` moves that the policy likes best enter the race, and any rated equal to them."""
        self.insight: Final = insight
        self.policy: Final = policy
        self.rng: Final = rng
        self.luck = rng
        self.seat: Final[i64] = insight.seat
        self.tree: Final = Tree(max_nodes)
        self.simulations: i64 = 0
        self.moves: Final = MoveList()
        self.worth: Final = _BLANK_SUMS[:]
        self.edge_of: Final = _BLANK[:]
        """By move: its edge at the current node, valid where `stamps` equals `stamp`."""
        self.stamps: Final = _BLANK[:]
        self.stamp: i64 = 0
        self.path_nodes = vec[i64]()
        self.path_edges = vec[i64]()
        self.path_seats = vec[i64]()
        self.utility: Final = vec[float]([0.0] * insight.seats())
        self._list(insight.sample(rng), self.seat)
        listed = [(self.worth[i], int(self.moves.at(i))) for i in range(self.moves.size)]
        least = sorted(worth for worth, _ in listed)[-max_moves:][0]
        entered = [(worth, move) for worth, move in listed if worth >= least]
        self.race: Final = Race([move for _, move in entered], [worth for worth, _ in entered])

    def run(self, simulations: i64) -> None:
        """Run about this number of simulations, in whole samples; fewer once one move is left."""
        end = self.simulations + simulations
        while self.simulations < end and not self.race.is_decided():
            self.try_sample()

    def best(self) -> i64:
        """Return the move that is ahead; LET_PASS in an open window that is better left alone."""
        return self.race.moves[self.race.best()]

    # --- one sample, and all moves in it

    def try_sample(self) -> None:
        """Try every move that is still in the race."""
        sample = self.insight.sample(self.rng)
        sample.stop_tracking()
        chance = self.rng.split()
        luck = self.rng.split()
        race = self.race
        i: i64 = 0
        while i < race.size:
            if race.running[i] == 1:
                state = sample.clone()
                state.reseed(chance.clone())
                self.luck = luck.clone()
                self._simulate(state, race.moves[i])
                race.latest[i] = self.utility[self.seat]
                self._count_place(state, i)
                self.simulations += 1
            i += 1
        race.end_sample()

    def _simulate(self, state: State, move: i64) -> None:
        self.path_nodes = vec[i64]()
        self.path_edges = vec[i64]()
        self.path_seats = vec[i64]()
        self._descend(state, move)
        self._play_out(state)
        self._judge(state)
        self._back_up()

    def _descend(self, state: State, move: i64) -> None:
        node: i64 = ROOT
        seat = self.seat
        while True:
            public_move = self._make(state, seat, move)
            self._windows(state)
            if state.over:
                return
            node = self.tree.child(node, public_move, state.public_chance_key(), state.must)
            if node == NONE:
                return
            seat = lowest_seat(state.must)
            move = self._select(state, seat, node)

    def _make(self, state: State, seat: i64, move: i64) -> i64:
        """Make a move and return its public form. After LET_PASS at the root, the seat that must act moves."""
        if move != LET_PASS:
            public_move = state.public_move(seat, move)
            state.apply(seat, move)
            return public_move
        self._follow(state)
        return LET_PASS

    def _select(self, state: State, seat: i64, node: i64) -> i64:
        """Choose a move at a node and add it to the path; its edge is created if the tree has room."""
        tree = self.tree
        moves = self.moves
        self._list(state, seat)
        to_prior(self.worth, moves.size)
        self._recall(node)
        prior = self.worth
        visits = tree.node_visits[node]
        first_try = 0.5
        if visits > 0.0:
            first_try = tree.node_value[node] / visits
        best: i64 = 0
        best_score = -1.0
        i: i64 = 0
        while i < moves.size:
            at = moves.at(i)
            if self.stamps[at] == self.stamp:
                edge = self.edge_of[at]
                tree.possible[edge] += 1.0
                n = tree.visits[edge]
                score = tree.value[edge] / n + EXPLORATION * prior[i] * math.sqrt(tree.possible[edge]) / (1.0 + n)
            else:
                score = first_try + EXPLORATION * prior[i] * math.sqrt(visits + 1.0)
            if score > best_score:
                best = i
                best_score = score
            i += 1
        self._go(node, seat, moves.at(best))
        return moves.at(best)

    def _go(self, node: i64, seat: i64, move: i64) -> None:
        """Add a move to the path for `_back_up`, unless the tree has no room for it."""
        if self.stamps[move] == self.stamp:
            edge = self.edge_of[move]
        elif not self.tree.is_full():
            edge = self.tree.add_edge(node, move)
        else:
            return
        self.path_nodes = append(self.path_nodes, node)
        self.path_seats = append(self.path_seats, seat)
        self.path_edges = append(self.path_edges, edge)

    def _list(self, state: State, seat: i64) -> None:
        """List the sensible moves in `moves`, and their worth by the policy in `worth`."""
        moves, worth = self.moves, self.worth
        moves.clear()
        state.legal(seat, moves)
        if not has(state.must, seat):
            moves.add(LET_PASS)
            i: i64 = 0
            while i < moves.size:
                worth[i] = 0.0
                i += 1
            return
        self.policy.weigh(state, seat, moves, worth)
        moves.size = keep_sensible(moves, worth)

    def _recall(self, node: i64) -> None:
        """Find the edges of a node by their moves."""
        tree = self.tree
        self.stamp += 1
        edge = tree.first_edge[node]
        while edge != NONE:
            at = tree.move[edge]
            self.stamps[at] = self.stamp
            self.edge_of[at] = edge
            edge = tree.next_edge[edge]

    def _windows(self, state: State) -> None:
        """Let the seats that may act out of turn follow the policy, from a random one on."""
        if state.may == 0 or state.over:
            return
        seat = self.luck.below(state.seats)
        left = state.seats
        while left > 0 and state.may != 0:
            if has(state.may, seat) and not has(state.must, seat):
                move = self.policy.window(state, seat)
                if move != LET_PASS:
                    state.apply(seat, move)
            seat += 1
            if seat == state.seats:
                seat = 0
            left -= 1

    def _play_out(self, state: State) -> None:
        n: i64 = 0
        while not state.over and n < MAX_PLAYOUT_MOVES:
            self._windows(state)
            self._follow(state)
            n += 1

    def _follow(self, state: State) -> None:
        """Make a move of the seat that must act, by the policy or at random."""
        seat = lowest_seat(state.must)
        moves = self.moves
        moves.clear()
        if not self.policy.guides_playouts:
            state.apply(seat, state.random_move(seat, True, self.luck, moves))
            return
        state.legal(seat, moves)
        if moves.size > 1:
            self.policy.weigh(state, seat, moves, self.worth)
        state.apply(seat, best_of(moves, self.worth, self.luck))

    # --- results

    def _judge(self, state: State) -> None:
        """Set the utility of every seat, from 0 to 1, by its place and its margin; 0.5 if the game was cut off."""
        scores, places = state.scores(), state.places()
        seat: i64 = 0
        while seat < state.seats:
            if places is None or scores is None:
                self.utility[seat] = 0.5
            else:
                self.utility[seat] = value(scores, places, seat, self.policy.spread)
            seat += 1

    def _count_place(self, state: State, i: i64) -> None:
        """Count places and wins, for hints."""
        places = state.places()
        if places is not None:
            self.race.places[i] += mean_place(places, self.seat)
            if places[self.seat] == 1:
                self.race.wins[i] += 1.0 / places.count(1)

    def _back_up(self) -> None:
        tree, utility = self.tree, self.utility
        i: i64 = 0
        while i < len(self.path_edges):
            node, edge, gained = self.path_nodes[i], self.path_edges[i], utility[self.path_seats[i]]
            tree.node_visits[node] += 1.0
            tree.node_value[node] += gained
            tree.visits[edge] += 1.0
            tree.value[edge] += gained
            i += 1


def lowest_seat(seats: i64) -> i64:
    seat: i64 = 0
    while not has(seats, seat):
        seat += 1
    return seat


def keep_sensible(moves: MoveList, worth: vec[float]) -> i64:
    """Drop moves that no sensible player makes, unless there is no other; return the number of moves left."""
    kept: i64 = 0
    i: i64 = 0
    while i < moves.size:
        if worth[i] > NEVER:
            moves.put(kept, moves.at(i))
            worth[kept] = worth[i]
            kept += 1
        i += 1
    return kept if kept > 0 else moves.size


def to_prior(worth: vec[float], size: i64) -> None:
    """Turn worths into prior probabilities: softmax, with a share spread evenly."""
    most = worth[0]
    i: i64 = 1
    while i < size:
        most = max(most, worth[i])
        i += 1
    total = 0.0
    i = 0
    while i < size:
        worth[i] = math.exp(worth[i] - most)
        total += worth[i]
        i += 1
    i = 0
    while i < size:
        worth[i] = (1.0 - UNIFORM_SHARE) * worth[i] / total + UNIFORM_SHARE / float(size)
        i += 1
