"""The rules of My Game by number, and every contract."""

from __future__ import annotations

from tischlein import Table
from tischlein.testing import contract_tests

TestContracts = contract_tests("my-game")


def test_2_2_a_card_fits_by_suit_or_rank() -> None:
    table = Table(position="my-game; seats=2; discard=h9; hands=h7 s9 cK | d7 d9; turn=0")
    assert table.moves(0) == ["s9", "h7"]
    refusal = table.why_not(0, "cK")
    assert refusal is not None
    assert refusal.rule == "my-game.2.2"


def test_3_1_the_game_ends_with_an_empty_hand() -> None:
    table = Table(position="my-game; seats=2; discard=h9; hands=h7 | d7 d9; turn=0")
    table.play(0, "h7")
    assert (table.over, table.scores, table.places) == (True, [0, 2], [1, 2])
