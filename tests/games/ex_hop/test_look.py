"""How the cards of Ex & Hop look."""

from __future__ import annotations

from tischlein import Table
from tischlein.table.look import table_look


def test_the_colours_of_the_seats_change_no_card() -> None:
    table = Table("ex-hop", 3, 1, {"colours": "ryg"})
    assert table_look(table.info, table.options).cards == table_look(table.info, Table("ex-hop", 3, 1).options).cards
