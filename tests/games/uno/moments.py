"""Moments of UNO that random games seldom come to."""

from __future__ import annotations

from tischlein import Table
from tischlein.games.uno.cards import BOX, format_cards, parse_cards


def wild_first() -> Table:
    return Table(position="uno; seats=2; hands=r7 b3 | r1; discard=W; phase=colour")


def nothing_left() -> Table:
    """Return a table at which seat 0 can neither play nor draw: seat 1 holds all other cards."""
    rest = list(BOX)
    for card in parse_cards("r7 g5"):
        rest.remove(card)
    return Table(position={"game": "uno", "seats": 2, "hands": ["r7", format_cards(rest)], "discard": "g5"})


def questions() -> list[Table]:
    """Return a table for each question that is seldom asked."""
    return [
        Table(position=f"uno; seats=2; {rest}")
        for rest in (
            "hands=r7 b3 | r1 r2; discard=g5 W+4; colour=b; phase=answer; played=1 2 g",
            "hands=r7 b3 | r1 r2; options=stacking:true; discard=r+2; phase=hit; owed=4",
            "hands=r7 b3 | r1 r2; discard=r5; phase=drawn",
            "hands=r7 b3 | r1; discard=r5; turn=0; forgot=1",
            "hands=r1 | r7 b3; discard=r5; turn=1; forgot=0",
        )
    ]


def moments() -> list[Table]:
    """List them all; sooner or later the first card is one that goes back into the stock."""
    named, passed = wild_first(), nothing_left()
    named.play(0, "=b")
    passed.play(0, "pass")
    returned = [Table("uno", 2, seed) for seed in range(40)]
    return [wild_first(), named, nothing_left(), passed, *questions(), *returned]
