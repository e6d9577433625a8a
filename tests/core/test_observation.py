"""What the numbers say of positions made by hand; what is not named is 0."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.reading import observed
from tests.games.helpers import play, table
from tischlein import Table, games
from tischlein.core.observation import Observer
from tischlein.core.options import settle
from tischlein.core.rng import Rng

Moves = tuple[tuple[int, str], ...]


def said(numbers: dict[str, int]) -> set[str]:
    """`hand.self r7` once is just that, twice `hand.self r7:2`."""
    return {name if number == 1 else f"{name}:{number}" for name, number in numbers.items()}


POSITIONS: list[tuple[str, Moves, int, str]] = [
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
    (
        "ex-hop; seats=2; colours=yg; tiles=+5 | -4 | +3 | +2; hands=y1 y2 y3 y4 | g1 g2 g3 g4; rows=y7 g9 | | | ; "
        "turn=0",
        ((0, "y2:g"),),
        1,  # hears the colour offered, not the card
        "waits.self, turn=+1, phase=answer, starter=+1, colour.self=g, colour.+1=y, offers, gives=y, wants=g, "
        "stock count:14, stack count:14, tile.1 count, tile.1 +5, row.1 count:2, row.1 y7, row.1 g9:2, tile.2 count, "
        "tile.2 -4, tile.3 count, tile.3 +3, tile.4 count, tile.4 +2, hand.self count:4, hand.self g1, hand.self g2, "
        "hand.self g3, hand.self g4, hand.+1 count:4",
    ),
    (
        "raise; seats=3; phase=raise; roller=1; dice=diamond diamond bell bell bell gear blank; prize=10; "
        "track=7:0,2 12:1; hands=b2 b2 d5 | c1 | g4 c1",
        (),
        0,  # its stone lies below that of the seat on turn
        "waits.+2, turn=+2, phase=raise, roller=+1, round, rounds:9, die.1=diamond, die.2=diamond, die.3=bell, "
        "die.4=bell, die.5=bell, die.6=gear, die.7=blank, factor.b:4, factor.h, factor.c, factor.g:2, factor.d:3, "
        "stone.self:2, stone.self field:7, stone.+1:3, stone.+1 field:12, stone.+2, stone.+2 field:7, ahead_of:7, "
        "points count:8, prize count, prize 10, stock.self count:27, stock.+1 count:29, stock.+2 count:28, "
        "hand.self count:3, hand.self b2:2, hand.self d5, hand.+1 count, hand.+2 count:2",
    ),
    (
        "xxl-rauf-runter; seats=2; piles=b4y7 y6r7 g0r6 | g5b9; hands=g1r2 | y0g1; turn=0",
        (),
        0,
        "waits.self, turn=self, phase=play, dealer=+1, run.1=r, run.1 number:6, run.1 step:-1, pile.1 edge.1:8, "
        "pile.1 edge.2:41, stock count:49, pile.1 count:3, pile.1 g0r6, pile.2 count, pile.2 g5b9, hand.self count, "
        "hand.self g1r2, hand.+1 count",
    ),
    (
        "xxl-drunter-bleiben; seats=3; discard=g0r6; hands=g1r2 | r1y5 | r3b5; turn=0",
        (),
        1,
        "waits.+2, turn=+2, phase=play, dealer=+1, stock count:51, discard count, discard g0r6, hand.self count, "
        "hand.self r1y5, hand.+1 count, hand.+2 count",
    ),
    (
        "xxl-verweigern; seats=3; half=2; turn=2; hands=g9r10 | g2b5 r1y3 | g1r2 b0y2 b0y5 b4y7",
        ((2, "g1r2=r"), (0, "g9r10")),
        2,
        "waits.+2, turn=+2, phase=play, dealer=self, leader=self, played.self, played.+1:2, colour=r, half:2, "
        "stock count:48, trick count:2, trick g1r2, trick g9r10:2, hand.self count:3, hand.self b0y2, hand.self b0y5, "
        "hand.self b4y7, hand.+2 count:2",
    ),
    (
        "xxl-strassenbau; seats=2; hands=g1r2 g2b5 r1y5 y2b3 | g1b6 y0g1 r7g9 b8r10; open=y3g8 y4b9; "
        "streets=r2g7 r3b5 y1r4 | ; passes=1; idle_turns=2; turn=0",
        (),
        1,
        "waits.+1, turn=+1, phase=play, dealer=self, passes, idle_turns:2, stock count:42, open count:2, open y3g8, "
        "open y4b9:2, hand.self count:4, hand.self y0g1, hand.self g1b6, hand.self r7g9, hand.self b8r10, "
        "hand.+1 count:4, streets.+1 count:3, streets.+1 r2g7, streets.+1 r3b5:2, streets.+1 y1r4:3",
    ),
    (
        "xxl-reihe; seats=2; hands=r0b10 g5b10 r6b10 | y0g1 y0g3; turn=0",
        ((0, "b10r0"),),
        0,
        "waits.+1, turn=+1, phase=play, dealer=+1, wanted.r:10, wanted.g:10, wanted.b:9, wanted.y:10, stock count:50, "
        "run.b count, run.b r0b10, hand.self count:2, hand.self g5b10, hand.self r6b10, hand.+1 count:2",
    ),
    (
        "xxl-farbe-plus; seats=2; hands=y5g6 b0y2 | r1y5 b0r4; trump=b; turn=0",
        ((0, "y5g6"), (1, "r1y5")),
        1,  # the last trick stays in sight
        "waits.+1, turn=+1, phase=play, dealer=self, leader=+1, last.played.self:2, last.played.+1, last.colour=y, "
        "last.winner=+1, last r1y5:2, last y5g6, trump=b, stock count:51, won.+1 count:2, hand.self count, "
        "hand.self b0r4, hand.+1 count",
    ),
]


@pytest.mark.parametrize(("position", "moves", "viewer", "numbers"), POSITIONS)
def test_the_numbers_are_what_lies_on_the_table(position: str, moves: Moves, viewer: int, numbers: str) -> None:
    found = observed(play(table(position), *moves), viewer)
    assert said(found) == set(numbers.split(", "))


def test_the_row_scored_last_stays_in_sight() -> None:
    start = "ex-hop; seats=2; colours=yg; tiles=+2 | -4 | +3 | +2; hands=y1 y2 | g1 g2; rows=y7 | | | ; turn=0"
    found = observed(play(table(start), (0, "y2/1")), 1)
    last = {name for name in said(found) if name.startswith("last")}
    assert last == {"last.row=1", "last.tile:2", "last.winner=+1", "last y7", "last y2:2"}


def test_hands_that_were_shown_are_seen_with_an_open_memory() -> None:
    """A challenge: only the challenger has seen the hand."""
    start = "uno; seats=3; options=open_memory:true; hands=W+4 r5 | b3 g5 | y1; discard=r5; turn=0"
    t = play(table(start), (0, "W+4=g!"), (1, "challenge"))
    assert "hand.+2 r5" in observed(t, 1)
    assert not [name for name in observed(t, 2) if name.startswith("hand.+1 ") and name != "hand.+1 count"]


def test_a_series_tells_which_game_is_played_and_how_it_stands() -> None:
    t = Table("xxl-individuell", 2, 3, {"games": "6,6+,6"})
    rng = Rng(1)
    while len(t.view(None)["table"]["sheet"]) < 1:
        (seat,) = t.waiting
        moves = t.moves(seat)
        t.play(seat, moves[rng.below(len(moves))])
    found = said(observed(t, 0))
    sheet = t.view(None)["table"]["sheet"][0]
    assert {"game=xxl-farbe-plus", "played", "left.6", "phase=trump"} <= found
    assert {f"total.self:{sheet[0]}".removesuffix(":1"), f"total.+1:{sheet[1]}".removesuffix(":1")} <= found


@pytest.mark.parametrize("game", games())
def test_a_layout_has_no_name_twice_and_depends_on_options_alone(game: str) -> None:
    info = games()[game]

    def layout(options: dict[str, Any]) -> list[str]:
        return Observer(info.new(settle(game, info.options, options), 3, Rng(1))).layout

    assert len(set(layout({}))) == len(layout({}))
    assert layout({}) == layout({})
    if any(option.name == "open_memory" for option in info.options):
        assert len(layout({"open_memory": True})) > len(layout({}))
