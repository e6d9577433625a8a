"""Ex & Hop: the cards and tiles, the table, and the rules."""

from tischlein.core.game import GameBox, GameInfo
from tischlein.games.ex_hop.box import ExHopBox
from tischlein.games.ex_hop.layout import OPTIONS
from tischlein.games.ex_hop.policy import ExHopPolicy
from tischlein.games.ex_hop.position import load, save
from tischlein.games.ex_hop.rules import new_game
from tischlein.games.kit.boxes import box_option

_options = [box_option(__name__, ExHopBox), *OPTIONS]
_game = GameInfo(
    *("ex-hop", (2, 6), _options, "ex-hop", new_game, load, save, ExHopPolicy()),
    changed=("ex-hop.3.6",),
    reveals=("tile", "swap", "no_swap"),  # a tile turned over; the outcome of an offer
)

BOX = GameBox("ex-hop", __name__, [_game], order=2)
