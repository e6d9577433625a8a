"""What is best beyond doubt, and what is not."""

from __future__ import annotations

from typing import Final

import pytest

from tischlein.puzzles.proof import DEEP, DOUBT, Proof, mark, prove, prove_twice
from tischlein.review.effort import Pass
from tischlein.table.table import Table

PASSES: Final = (Pass(0, 200, 0, 0), Pass(3, 60, 0, 0), Pass(3, 200, 0, 0))
WINNING: Final = "uno; seats=2; hands=r7 | b8 b9 g1 g2; discard=r5; turn=0"
"""Seat 0 wins at once with its last card; it may also draw."""
CHOICE: Final = "uno; seats=2; hands=r7 r+2 | W g2; discard=r5; turn=0"


def insight_of(position: str) -> tuple[Table, Proof]:
    table = Table(position=position, seed=1)
    return table, Proof(table.insight(0), "1")


def test_a_winning_move_is_best_beyond_doubt() -> None:
    table, proof = insight_of(WINNING)
    assert proof.run(PASSES)
    assert proof.holds()
    assert proof.best_notation.startswith("r7")
    best, *others = proof.values()
    assert best[1:] == (1.0, 0.0, 0.0)
    assert {move for move, _, _, _ in [best, *others]} == set(table.moves(0))
    assert [behind for _, _, behind, _ in others] == sorted(behind for _, _, behind, _ in others)


def test_every_other_move_is_behind_by_the_mark_and_by_several_errors() -> None:
    table = Table(position=CHOICE, seed=1)
    proof = prove(table.insight(0), "1", PASSES)
    assert proof is not None
    assert all(behind >= max(mark(2), DOUBT * error) for _, _, behind, error in proof.values()[1:])


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_mark_is_a_mistake_in_shares_of_the_fair_chance(seats: int) -> None:
    assert mark(seats) == pytest.approx(0.16 / seats)


def test_moves_that_are_the_same_in_effect_make_no_puzzle() -> None:
    """Which red number goes first makes no difference: neither is ahead, however many samples there are."""
    table = Table(position="uno; seats=2; hands=r7 r8 | b8 b9 g1 g2 g3 g4 g5; discard=r5; turn=0", seed=1)
    proof = Proof(table.insight(0), "1")
    assert not proof.run(DEEP)
    assert not proof.holds()


def test_copies_of_a_card_are_one_move() -> None:
    table = Table(position="uno; seats=2; hands=r7 r7 | b8 b9 g1 g2; discard=r5; turn=0", seed=1)
    assert sum(move in ("r7", "r7!") for move in table.moves(0)) == len({*table.moves(0)} & {"r7", "r7!"})


def test_a_hopeless_position_is_given_up_early() -> None:
    _, proof = insight_of("uno; seats=2; hands=r7 r8 | b8 b9 g1 g2 g3 g4 g5; discard=r5; turn=0")
    assert not proof.run(DEEP)
    assert proof._comparison.trials is not None
    assert proof._comparison.trials.samples < sum(plan.samples for plan in DEEP) / 10


def test_a_move_that_is_not_far_behind_stays_in() -> None:
    """Of many moves, those that are doubtful are tried again, whatever a pass has room for."""
    table = Table(position="uno; seats=2; hands=r1 r2 r3 r4 r6 r7 | b8 b9 g1; discard=r5; turn=0", seed=1)
    proof = Proof(table.insight(0), "1")
    for plan in (Pass(0, 200, 0, 0), Pass(1, 30, 0, 0), Pass(1, 30, 0, 0)):
        proof.run([plan])
    assert proof._comparison.trials is not None
    still = {proof.insight.catalogue().notations[move] for move in proof._comparison.trials.moves}
    assert {"r1", "r2", "r3", "r4", "r6", "r7"} <= still
    assert {move for move, _, _, _ in proof.values()} == set(table.moves(0))


def test_equal_seeds_give_equal_values_and_two_proofs_differ() -> None:
    insight = Table(position=CHOICE, seed=1).insight(0)
    first, again = (prove_twice(insight, "7", PASSES) for _ in range(2))
    other = prove(insight, "7|second", PASSES)
    assert first is not None
    assert again is not None
    assert other is not None
    assert first.values() == again.values()
    assert first.values() != other.values()
    assert first.best == other.best
