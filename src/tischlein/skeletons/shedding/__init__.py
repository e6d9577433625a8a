"""My Game, a game for Tischlein."""

from tischlein.core.game import GameBox
from tischlein.games.kit.card_game import info_for

from .rules import MyGame

BOX = GameBox("my-game", __name__, [info_for("my-game", MyGame, seats=(2, 5))], draft=True)
