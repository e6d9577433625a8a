"""Tables of every game, at every moment, for tests that must not miss anything."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from tests.games.ex_hop.test_rules import sixes
from tests.games.raise_.test_rules import last_cards
from tests.games.xxl.test_strassenbau import late
from tischlein import Table, games
from tischlein.core.rng import Rng
from tischlein.games.uno.cards import BOX, read, write

SLOW = ("draw", "keep")
"""Moves of UNO that make random rounds long."""


OFFER = "ex-hop; seats=3; colours=ygr; tiles=+5 | -4 | +3 | +2; hands=y1 y2 | g1 g2 r3 | g3 y4 r7"
"""Three hands, and nobody has laid a card yet."""


def settings() -> Iterator[Table]:
    for number in range(12):
        options = {"stacking": number % 2 == 1, "draw_until_playable": number % 3 == 1}
        yield Table("uno" if number % 4 else "uno-match", 2 + number % 3, number, options)
    for seats in (2, 3, 4):
        yield Table("ex-hop", seats, seats, {"open_memory": seats == 3})
        yield Table("raise", seats, seats)
    for game, seats in itertools.product(games(), (2, 3, 4)):
        if game.startswith("xxl-"):
            chosen = {"games": "6+,4"} if game == "xxl-individuell" else {}
            yield Table(game, seats, seats, {"open_memory": seats == 3} | chosen)


def played() -> Iterator[Table]:
    """Games at random, of every kind, each after every move."""
    rng = Rng(11)
    for table in settings():
        yield table
        for _ in range(200):
            if table.over:
                break
            waiting = list(table.waiting)
            seat = waiting[rng.below(len(waiting))]
            moves = [move for move in table.moves(seat) if move not in SLOW] or table.moves(seat)
            if table.info.id == "ex-hop" and rng.below(4):
                moves = [move for move in moves if ":" not in move]
            table.play(seat, moves[rng.below(len(moves))])
            yield table


def wild_first() -> Table:
    return Table(position="uno; seats=2; hands=r7 b3 | r1; discard=W; phase=colour")


def nothing_left() -> Table:
    """Seat 0 can neither lay nor draw: seat 1 holds all the other cards."""
    rest = list(BOX)
    for card in read("r7 g5"):
        rest.remove(card)
    return Table(position={"game": "uno", "seats": 2, "hands": ["r7", write(rest)], "discard": "g5"})


def nobody_to_swap_with() -> Table:
    """Seat 1 is the only one with cards."""
    position = (
        "ex-hop; seats=2; colours=yg; tiles=+6 | +6 | -6 | +6; hands= | g1 g2 g3 g4; turn=1; "
        "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 y12 g10 g11 | y1 y2 y3 y4 g12"
    )
    return Table(seed=1, options={"box": sixes()}, position=position)


def an_offer_with_an_empty_hand() -> Table:
    """Seat 2 holds no card, and is not asked."""
    position = (
        "ex-hop; seats=3; colours=ygr; tiles=+6 | +6 | -6 | +6; hands=y1 y2 y3 y4 | g1 g2 g3 g4 | ; turn=0; "
        "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 y12 g10 g11 | r1 r2 r3 r4 g12"
    )
    table = Table(seed=1, options={"box": sixes()}, position=position)
    table.play(0, "y1:g")
    return table


def one_has_answered() -> Table:
    table = Table(position=f"{OFFER}; turn=0")
    table.play(0, "y1:g")
    table.play(1, "decline")
    return table


def offers_in_a_row() -> Table:
    table = Table(
        position="ex-hop; seats=2; colours=yg; tiles=+5 | -4 | +3 | +2; hands=y1 y2 y3 y4 | g1 g2 g3 g4; turn=0"
    )
    for seat, move in ((0, "y1:g"), (1, "g1"), (1, "g2:g"), (0, "decline")):
        table.play(seat, move)
    return table


def short_of_worth() -> Table:
    """Seat 2 is on turn, and its whole hand does not get it ahead."""
    return Table(
        position="raise; seats=3; phase=raise; dice=diamond diamond bell bell bell gear blank; prize=10; "
        "track=1:2 8:1 30:0; hands=b2 b3 | d5 | c1"
    )


def no_trick_in_the_first_half() -> Table:
    """Seat 0 has won everything, so there is no second half."""
    won = "y0g1 b0y2 y0g3 b0r4 b0y5 g0r6 r0y7 g0y8 r0y9 r0b10 r1y3 y1r4 r1y5 g1b6"
    table = Table(position=f"xxl-verweigern; seats=2; hands=r5g7 | g1r2; won={won} | ; turn=0")
    table.play(0, "r5g7=r")
    table.play(1, "g1r2")
    return table


def nobody_holds_a_card() -> Table:
    """The game has ended before its point cards."""
    table = last_cards(["d5", "b2"], "points=20 18")
    table.play(0, "d5")
    table.play(1, "b2")
    return table


def nothing_to_exchange() -> Table:
    """The talon is empty, and no card lies open."""
    return Table(position=late("r2g7 b0r4 y1r4 | r3b5"))


def a_run_that_reached_its_end() -> Table:
    """On pile 1 red has come down to 0, and only yellow is open."""
    return Table(position="xxl-rauf-runter; seats=2; piles=r1y5 r0y9 | b4y7; hands=r1b8 g2b5 | b8g9 g9r10; turn=0")


def a_tied_row() -> Table:
    """Yellow and green have the same sum, and nobody gets the tile."""
    table = Table(
        position="ex-hop; seats=2; colours=yg; tiles=+2 | -4 | +3 | +5; rows=g1 | | | ; "
        "hands=y1 y2 y3 y4 | g2 g3 g4 g5; turn=0"
    )
    table.play(0, "y1/1")
    return table


def special() -> list[Table]:
    """Moments that random games seldom come to."""
    return [
        wild_first(),
        nothing_left(),
        nobody_to_swap_with(),
        an_offer_with_an_empty_hand(),
        one_has_answered(),
        offers_in_a_row(),
        short_of_worth(),
        no_trick_in_the_first_half(),
        nobody_holds_a_card(),
        nothing_to_exchange(),
        a_run_that_reached_its_end(),
        a_tied_row(),
    ]
