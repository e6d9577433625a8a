"""Everybody sees that cards move and how many; only some viewers see which."""

from __future__ import annotations

import pytest

from tests.games.helpers import events_of, table
from tischlein.core.events import EVERYBODY, NOBODY, Event, Shift, only

VIEWERS = (None, 0, 1, 2)


@pytest.mark.parametrize(
    ("visible_to", "seeing"),
    [(EVERYBODY, VIEWERS), (NOBODY, ()), (only(1), (1,)), (only(0) | only(2), (0, 2))],
)
def test_cards_and_secrets_are_seen_by_those_who_may_see_them(visible_to: int, seeing: tuple[int | None, ...]) -> None:
    shift = Shift("stock", "hand.1", ["r7", "b3"], visible_to)
    event = Event("draw", 1, {"count": 2}, {"known": "r7"}, visible_to, [shift])
    for viewer in VIEWERS:
        moved: dict[str, object] = {"from": "stock", "to": "hand.1", "count": 2}
        facts: dict[str, object] = {"count": 2}
        if viewer in seeing:
            moved["cards"] = ["r7", "b3"]
            facts["known"] = "r7"
        assert event.seen_by(viewer) == {"kind": "draw", "seat": 1, "facts": facts, "shifts": [moved]}


def test_everybody_sees_what_is_public_about_hidden_cards() -> None:
    public: dict[str, object] = {"last": True, "hint": "r", "instead": "b3", "edges": ["g1", "y2"]}
    shift = Shift("hand.0", "hand.1", ["r7"], NOBODY, last=True, hint="r", instead="b3", edges=["g1", "y2"])
    for viewer in VIEWERS:
        assert shift.seen_by(viewer) == {"from": "hand.0", "to": "hand.1", "count": 1, **public}


def test_an_event_says_only_what_there_is_to_say() -> None:
    shown, now = {"hand.0": ["r7"]}, {"turn": 1}
    assert Event("end", shown=shown, now=dict(now)).seen_by(None) == {
        "kind": "end",
        "seat": None,
        "shown": shown,
        "now": now,
    }
    assert Event("pass", 2).seen_by(2) == {"kind": "pass", "seat": 2}


@pytest.mark.parametrize("cards", range(1, 5))
def test_the_setup_shows_only_the_top_of_a_pile(cards: int) -> None:
    discard = ["g1", "y2", "b3", "r5"][-cards:]
    t = table(f"uno; seats=2; hands=r1 r2 | b1 b2; discard={' '.join(discard)}; turn=0")
    for viewer in (None, 0, 1):
        (setup,) = events_of(t, "setup", viewer)
        moved = [shift for shift in setup["shifts"] if shift["to"] == "discard"]
        assert sum(shift["count"] for shift in moved) == cards
        assert [shift["cards"] for shift in moved if "cards" in shift] == [["r5"]]
