"""The tree of a search, in flat vectors: nodes, edges for the moves tried from each, and a hash table of nodes.

A node is a public history: everything that all seats have seen since the root. Moves that look alike lead to the same
node, so no decision in the tree depends on a secret choice.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
ROOT: Final = 0
MAX_NODES: Final = 200_000
"""A longer search continues with the nodes it has; a node with its edges takes about 200 bytes."""
EDGES_PER_NODE: Final = 3
HALF: Final = 0x7FFFFFFF


class Tree:
    """Nodes and edges.

    By node: its first edge, visits, and the sum of values for the seat that acts there. By edge, which is a move tried
    from a node: the next edge of the node, the move, visits, how often the move was possible since it was first tried,
    and the sum of values for the seat that made it. Visits are floats, because they are only used in divisions.
    """

    def __init__(self, max_nodes: i64) -> None:
        self.max_nodes: Final = max_nodes
        self.first_edge = vec[i64]()
        self.node_visits = vec[float]()
        self.node_value = vec[float]()
        self.next_edge = vec[i64]()
        self.move = vec[i64]()
        self.visits = vec[float]()
        self.possible = vec[float]()
        self.value = vec[float]()
        self.keys = vec[i64]([0] * 256)
        """An open hash table of nodes by key; 0 is free."""
        self.nodes = vec[i64]([0] * 256)
        self._add_node()

    def size(self) -> i64:
        return i64(len(self.first_edge))

    def edges(self) -> i64:
        return i64(len(self.move))

    def is_full(self) -> bool:
        return self.size() >= self.max_nodes or self.edges() >= EDGES_PER_NODE * self.max_nodes

    def _add_node(self) -> None:
        self.first_edge = append(self.first_edge, NONE)
        self.node_visits = append(self.node_visits, 0.0)
        self.node_value = append(self.node_value, 0.0)

    def add_edge(self, node: i64, move: i64) -> i64:
        edge = self.edges()
        self.next_edge = append(self.next_edge, self.first_edge[node])
        self.move = append(self.move, move)
        self.visits = append(self.visits, 0.0)
        self.possible = append(self.possible, 1.0)
        self.value = append(self.value, 0.0)
        self.first_edge[node] = edge
        return edge

    def child(self, node: i64, public_move: i64, chance_key: i64, must: i64) -> i64:
        """Return the node after a move, given the seats that must act next; NONE the first time."""
        key = mix(node, public_move, chance_key, must)
        at = self._slot(key)
        if self.keys[at] == key:
            return self.nodes[at]
        if not self.is_full():
            self.keys[at] = key
            self.nodes[at] = self.size()
            self._add_node()
            if 2 * self.size() > i64(len(self.keys)):
                self._grow()
        return NONE

    def _slot(self, key: i64) -> i64:
        keys = self.keys
        mask = i64(len(keys)) - 1
        at = key & mask
        while keys[at] != 0 and keys[at] != key:
            at = (at + 1) & mask
        return at

    def _grow(self) -> None:
        keys, nodes = self.keys, self.nodes
        size = 2 * len(keys)
        self.keys = vec[i64]([0] * size)
        self.nodes = vec[i64]([0] * size)
        i: i64 = 0
        while i < len(keys):
            if keys[i] != 0:
                at = self._slot(keys[i])
                self.keys[at] = keys[i]
                self.nodes[at] = nodes[i]
            i += 1


def mix(node: i64, move: i64, chance: i64, must: i64) -> i64:
    """Return a key of 62 bits, not 0, by multiplications below 63 bits: compiled and interpreted runs agree."""
    low = _stir(_stir(_stir(_stir(_stir(0x2545F491, node), move & HALF), chance & HALF), (chance >> 31) & HALF), must)
    high = _stir(_stir(_stir(_stir(_stir(0x1B873593, must), (chance >> 31) & HALF), chance & HALF), move & HALF), node)
    return (high << 31 | low) | 1


def _stir(seed: i64, part: i64) -> i64:
    product = ((seed ^ part) & HALF) * 0x5851F42D
    return (product ^ (product >> 29)) & HALF
