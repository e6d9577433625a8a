"""How the cards of XXL look: two numbers, either of which may come first."""

from __future__ import annotations

from tischlein import Table
from tischlein.table.look import table_look


def test_a_card_may_be_written_in_several_ways() -> None:
    table = Table("xxl-reihe", 2, 1)
    look = table_look(table.info, table.options)
    assert look.spellings("r0y7") == ["r0y7", "y7r0"]
    assert look.numbers("y7r0") == ["y7", "r0"]
    assert look.card("y7r0")["colour2"] == "r"
