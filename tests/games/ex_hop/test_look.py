"""How the cards of Ex & Hop look."""

from __future__ import annotations

from tischlein import Table
from tischlein.table.look import look_of


def test_the_colours_of_the_seats_change_no_card() -> None:
    table = Table("ex-hop", 3, 1, {"colours": "ryg"})
    assert look_of(table.info, table.options).cards == look_of(table.info, Table("ex-hop", 3, 1).options).cards
