"""Taking back a card that was chosen face down."""

from __future__ import annotations

from tests.table.taking_back import refusal
from tischlein import Table
from tischlein.table.take_back import take_back


def test_a_secret_choice_can_be_taken_back_until_the_choices_are_turned_up() -> None:
    table = Table("raise", 3, "choices")
    chosen = [seat for seat, ask in table.waiting.items() if ask.must]
    assert len(chosen) == 3
    table.make(0, table.moves(0)[0])
    table.make(1, table.moves(1)[0])
    again = take_back(table, 0, [0, 1, 2])
    assert again.log == []
    table.make(2, table.moves(2)[0])
    assert {refusal(table, seat) for seat in range(3)} <= {"revealed", "chance"}
