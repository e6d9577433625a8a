"""A game that is over leaves nothing behind, compiled code included, which the garbage collector cannot help."""

from __future__ import annotations

import gc
import random
import sys

import pytest

from tischlein import Table, games

MOVES = 40
GAMES = 3
MAX_BLOCKS = 60
"""Blocks of memory that the interpreter may take meanwhile; a leak takes some for every game, view or move."""


def play(game: str) -> None:
    """Play a part of a game, and look at it as the server does."""
    rng = random.Random(1)
    table = Table(game, min(games()[game].seats[1], 4), 1)
    for _ in range(MOVES):
        if table.over:
            return
        seat = rng.choice(list(table.waiting))
        table.check(seat, table.parse(move := rng.choice(table.moves(seat))))
        table.make(seat, move)
        table.news()
        for viewer in range(table.seats):
            table.view(viewer)
            table.parts(viewer)
    table.position_text()
    table.insight(0)


@pytest.mark.parametrize("game", list(games()))
def test_a_game_that_is_played_again_takes_no_more_memory(game: str) -> None:
    def blocks_after(times: int) -> int:
        for _ in range(times):
            play(game)
        gc.collect()
        return sys.getallocatedblocks()

    before = blocks_after(2)
    assert blocks_after(GAMES) - before < MAX_BLOCKS
