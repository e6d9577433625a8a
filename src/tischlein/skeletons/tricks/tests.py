"""The rules of My Game by number, and every contract."""

from __future__ import annotations

from tischlein import Table
from tischlein.testing import contract_tests

TestContracts = contract_tests("my-game")


def test_2_2_a_player_must_follow_suit() -> None:
    table = Table(position="my-game; seats=3; hands=h9 c2 | h3 s4 | d5 d6; leader=0; turn=0; trump=s")
    table.play(0, "h9")
    assert table.moves(1) == ["h3"]
    refusal = table.why_not(1, "s4")
    assert refusal is not None
    assert refusal.rule == "my-game.2.2"


def test_2_3_a_trump_wins_the_trick() -> None:
    table = Table(position="my-game; seats=3; hands=h9 c2 | s4 s5 | hA d6; leader=0; turn=0; trump=s")
    for seat, card in enumerate(["h9", "s4", "hA"]):
        table.play(seat, card)
    assert list(table.waiting) == [1]
