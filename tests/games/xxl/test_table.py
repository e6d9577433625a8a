"""A series at the table."""

from __future__ import annotations

from tischlein import Table


def test_notations_of_a_series_are_those_of_its_current_game() -> None:
    t = Table("xxl-individuell", 2, 1, {"games": "6,6+"})
    assert "=r" not in t.notations
    while not t.scores[0]:  # type: ignore[index]
        seat = min(t.waiting)
        t.play(seat, t.moves(seat)[0])
    assert "=r" in t.notations
