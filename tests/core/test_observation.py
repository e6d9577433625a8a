"""What the numbers say of positions made by hand; what is not named is 0."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.observing import Moves, Observed, check_numbers
from tests.games.helpers import play, table
from tischlein import games
from tischlein.core.observation import Observer
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.testing.view_features import observation_of

POSITIONS: list[Observed] = [
    (
        "uno; seats=3; hands=r7 r7 W | b3 g5 | y1; discard=r5 b5; turn=0; direction=-1; forgot=2",
        (),
        0,
        "waits.self, turn=self, direction:-1, colour=b, phase=play, dealer=+2, forgot=+2, stock count:100, "
        "discard count:2, discard b5, hand.self count:3, hand.self r7:2, hand.self W, hand.+1 count:2, hand.+2 count",
    ),
    (
        "uno; seats=3; hands=r7 r7 W | b3 g5 | y1; discard=r5 b5; turn=0; direction=-1; forgot=2",
        (),
        1,  # the same from the next seat
        "waits.+2, turn=+2, direction:-1, colour=b, phase=play, dealer=+1, forgot=+1, stock count:100, "
        "discard count:2, discard b5, hand.self count:2, hand.self b3, hand.self g5, hand.+1 count, hand.+2 count:3",
    ),
    (
        "uno; seats=2; options=open_memory:true; hands=r7 W | b3 g5; discard=r5 b5 r5; turn=0",
        (),
        0,  # with an open memory all of the discard is seen
        "waits.self, turn=self, direction, colour=r, phase=play, dealer=+1, stock count:101, discard count:3, "
        "discard r5:2, discard b5, hand.self count:2, hand.self r7, hand.self W, hand.+1 count:2",
    ),
]


@pytest.mark.parametrize(("position", "moves", "viewer", "numbers"), POSITIONS)
def test_the_numbers_are_what_lies_on_the_table(position: str, moves: Moves, viewer: int, numbers: str) -> None:
    check_numbers(position, moves, viewer, numbers)


def test_hands_that_were_shown_are_seen_with_an_open_memory() -> None:
    """A challenge: only the challenger has seen the hand."""
    start = "uno; seats=3; options=open_memory:true; hands=W+4 r5 | b3 g5 | y1; discard=r5; turn=0"
    t = play(table(start), (0, "W+4=g!"), (1, "challenge"))
    assert "hand.+2 r5" in observation_of(t, 1)
    assert not [name for name in observation_of(t, 2) if name.startswith("hand.+1 ") and name != "hand.+1 count"]


@pytest.mark.parametrize("open_memory", [False, True])
def test_what_is_known_is_tracked_for_the_numbers_only_if_they_show_it(open_memory: bool) -> None:
    info = games()["uno"]
    state = info.new(resolve_options("uno", info.options, {"open_memory": open_memory}), 3, Rng(1))
    assert state.needs_history() == open_memory


@pytest.mark.parametrize("game", games())
def test_a_layout_has_no_name_twice_and_depends_on_options_alone(game: str) -> None:
    info = games()[game]

    def layout(options: dict[str, Any]) -> list[str]:
        return Observer(info.new(resolve_options(game, info.options, options), 3, Rng(1))).layout

    assert len(set(layout({}))) == len(layout({}))
    assert layout({}) == layout({})
    if any(option.name == "open_memory" for option in info.options):
        assert len(layout({"open_memory": True})) > len(layout({}))
