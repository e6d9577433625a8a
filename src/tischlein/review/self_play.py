"""Games between computer players, to be reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.bots.levels import make_bot
from tischlein.bots.players import Bot
from tischlein.core.rng import Rng
from tischlein.review.errors import ReviewError
from tischlein.table.table import Table

MAX_MOVES: Final = 20_000


def play_out(table: Table, levels: Sequence[str], seed: int) -> Table:
    """Play a table to the end with a computer player of a level on each seat; windows are offered in random order."""
    return play_with(table, [make_bot(level, seed + seat) for seat, level in enumerate(levels)], seed)


def play_with(table: Table, bots: Sequence[Bot], seed: int) -> Table:
    """Play a table to the end with these computer players; the seed decides about the order of windows."""
    lot = Rng(seed)
    passed: set[int] = set()
    while not table.over:
        waiting = table.waiting
        windows = [seat for seat, ask in waiting.items() if not ask.must and seat not in passed]
        seat = windows[lot.below(len(windows))] if windows else next(s for s, ask in waiting.items() if ask.must)
        move = bots[seat].choose(table.insight(seat))
        if move is None:
            passed.add(seat)
            continue
        passed.clear()
        table.apply(seat, table.parse(move))
        table.discard_events()
        if len(table.log) > MAX_MOVES:
            raise ReviewError(f"the game was not over after {MAX_MOVES} moves")
    return table
