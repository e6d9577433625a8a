"""What a worker of the computer players does: it thinks about one position at a time.

A worker keeps the games it has played along, so a request needs only the moves since the last time.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from tischlein.bots.advice import explain
from tischlein.bots.levels import make_bot
from tischlein.server.bot_requests import BotRequest
from tischlein.server.messages import LegalMove, SuggestedMove
from tischlein.table.table import Table

MAX_GAMES: Final = 64
"""Games that a worker keeps, so that it need not replay them for each move."""
MAX_SUGGESTIONS: Final = 3


class MissingMoves(Exception):
    """A worker does not have the moves before those of a request."""


_games: OrderedDict[str, Table] = OrderedDict()


def _table(request: BotRequest) -> Table:
    """Return the game of a request, played on from where this worker left it."""
    table = _games.pop(request.game, None)
    if request.first == 0:
        if table is None or table.log != request.moves[: len(table.log)]:
            table = Table(request.kind, request.seats, request.seed, request.options)
    elif table is None or not request.first <= len(table.log) <= request.first + len(request.moves):
        raise MissingMoves(request.game)
    for seat, move in request.moves[len(table.log) - request.first :]:
        table.apply(seat, table.parse(move))
    table.discard_events()
    _games[request.game] = table
    while len(_games) > MAX_GAMES:
        _games.popitem(last=False)
    return table


def choose(request: BotRequest, level: str, seed: int) -> str | None:
    return make_bot(level, seed).choose(_table(request).insight(request.seat))


def suggest(request: BotRequest, seed: int) -> list[SuggestedMove]:
    table = _table(request)
    moves = {parts["text"]: LegalMove(**parts) for parts in table.parts(request.seat)}
    best = explain(table.insight(request.seat), seed=seed)[:MAX_SUGGESTIONS]
    return [SuggestedMove(moves.get(one.move or ""), one.place, one.win, one.reason) for one in best]
