"""What the search makes of cards chosen face down."""

from __future__ import annotations

from tests.bots.playing import run_search
from tischlein import Table
from tischlein.bots.tree import ROOT


def test_the_tree_does_not_tell_what_is_chosen_face_down() -> None:
    """All first cards lead to one node, where the next seat chooses without knowing."""
    table = Table("raise", 2, 1)
    search = run_search(table.insight(0), 50)
    assert search.race.size > 1
    assert search.tree.node_visits[ROOT + 1] == search.simulations - 1  # the first simulation made the node
