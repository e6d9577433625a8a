"""Tischlein, a card table: the rules of UNO and other card games as a fast library.

>>> from tischlein import Table, games
>>> table = Table("uno", seats=4, seed=7)
>>> table.play(seat, table.moves(seat)[0])  # doctest: +SKIP
"""

from tischlein import _pure

_pure.install()

from tischlein.bots.advice import Advice, explain  # noqa: E402  (the finder for pure mode comes first)
from tischlein.bots.levels import make_bot  # noqa: E402
from tischlein.bots.players import Bot  # noqa: E402
from tischlein.core.errors import (  # noqa: E402
    BoxError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    SeatError,
    TischleinError,
    UnknownGame,
)
from tischlein.core.game import GameInfo  # noqa: E402
from tischlein.core.insight import Insight  # noqa: E402
from tischlein.core.refusal import Refusal  # noqa: E402
from tischlein.games.registry import games  # noqa: E402
from tischlein.table.table import Ask, IllegalMove, Table  # noqa: E402

__all__ = [
    "Advice",
    "Ask",
    "Bot",
    "BoxError",
    "GameInfo",
    "IllegalMove",
    "Insight",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "Refusal",
    "SeatError",
    "Table",
    "TischleinError",
    "UnknownGame",
    "explain",
    "games",
    "make_bot",
]
