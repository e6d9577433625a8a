"""Raise: dice decide what cards are worth, and the player furthest back must raise or pass."""

from tischlein.core.game import GameBox, GameInfo
from tischlein.games.kit.boxes import box_option
from tischlein.games.raise_.box import RaiseBox
from tischlein.games.raise_.cards import card_points
from tischlein.games.raise_.layout import OPTIONS
from tischlein.games.raise_.policy import RaisePolicy
from tischlein.games.raise_.position import load, save
from tischlein.games.raise_.rules import new_game

_options = [box_option(__name__, RaiseBox), *OPTIONS]
_game = GameInfo(
    *("raise", (2, 5), _options, "raise", new_game, load, save, RaisePolicy()),
    reveals=("prize", "roll", "reveal"),  # a point card, the dice, all cards chosen face down
)

BOX = GameBox("raise", __name__, [_game], order=3, values=card_points)
