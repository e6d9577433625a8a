"""UNO: the cards, one round, and the match to 500."""

from functools import partial

from tischlein.core.game import GameBox, GameInfo
from tischlein.games.uno.layout import OPTIONS
from tischlein.games.uno.match import new_match
from tischlein.games.uno.policy import UnoPolicy
from tischlein.games.uno.position import load_match, load_round, save_match, save_round
from tischlein.games.uno.round import new_round

_uno_game = partial(
    GameInfo,
    reveals=("challenge",),
    reveals_with={"draw_until_playable": ("draw-turn",)},  # how many cards it takes tells of them
    random_stalls=True,
)

BOX = GameBox(
    "uno",
    __name__,
    [
        _uno_game("uno", (2, 10), OPTIONS, "uno", new_round, load_round, save_round, UnoPolicy()),
        _uno_game("uno-match", (2, 10), OPTIONS, "uno", new_match, load_match, save_match),
    ],
    order=1,
)
