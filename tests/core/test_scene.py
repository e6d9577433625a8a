"""Handles: a card keeps its own from zone to zone; no two viewers share one; the stock hands out new ones."""

from __future__ import annotations

from tischlein import Table


def table() -> Table:
    return Table(seed=1, position="uno; seats=2; discard=r5; hands=r1 g2 r1 | b1 b2 b9; stock=r7; turn=0")


def test_a_card_keeps_its_handle_from_hand_to_discard() -> None:
    t = table()
    hand = t.view(0)["zones"]["hand.0"]
    handle = hand["ids"][hand["cards"].index("g2")]
    t.play(0, "draw")
    drawn = t.events(0)[-2]["shifts"][0]["ids"]
    t.play(0, "r7")
    assert t.events(0)[-2]["shifts"][0]["ids"] == drawn
    after = t.view(0)["zones"]["hand.0"]
    assert after["ids"][after["cards"].index("g2")] == handle
    assert t.view(0)["zones"]["discard"]["ids"][0] == drawn[0], "the open card comes first"


def test_viewers_have_handles_of_their_own() -> None:
    t = table()
    handles = [set(t.view(viewer)["zones"]["hand.0"]["ids"]) for viewer in (0, 1, None)]
    assert [len(h) for h in handles] == [3, 3, 3]
    assert len(set.union(*handles)) == 9


def test_cards_in_the_stock_have_no_handles() -> None:
    t = table()
    assert t.view(0)["zones"]["stock"]["ids"] == []
    seen = set(t.view(1)["zones"]["hand.0"]["ids"])
    t.play(0, "draw")
    (new,) = set(t.view(1)["zones"]["hand.0"]["ids"]) - seen
    assert t.events(1)[-2]["shifts"][0]["ids"] == [new]


def test_all_cards_have_a_handle_each() -> None:
    t = table()
    t.play(0, "r1")
    zones = t.view(1)["zones"]
    handles = [handle for zone in zones.values() for handle in zone["ids"]]
    assert len(handles) == len(set(handles)) == 2 + 2 + 3
