"""XXL: one deck of two-number cards, six games and a variant, and two ways to play them as a series."""

from functools import partial

from tischlein.core.game import GameBox, GameInfo
from tischlein.core.options import Option
from tischlein.core.policy import Policy
from tischlein.games.kit.boxes import box_option
from tischlein.games.kit.card_game import save_game
from tischlein.games.xxl.box import XxlBox
from tischlein.games.xxl.deck import card_totals
from tischlein.games.xxl.layout import OPTIONS
from tischlein.games.xxl.policies.farbe import FarbePolicy
from tischlein.games.xxl.policies.piles import DrunterBleibenPolicy, RaufRunterPolicy
from tischlein.games.xxl.policies.reihe import ReihePolicy
from tischlein.games.xxl.policies.strassenbau import StrassenbauPolicy
from tischlein.games.xxl.policies.verweigern import VerweigernPolicy
from tischlein.games.xxl.position import load, load_series, save_series
from tischlein.games.xxl.series import (
    GAMES,
    INDIVIDUELL_OPTIONS,
    PUR_OPTIONS,
    NewSeries,
    new_individuell,
    new_pur,
)

_box = box_option(__name__, XxlBox)
_reveals = ("idle", "turn_over")
"""A seat that cannot play, and a card of the stock."""


def _game(number: str, name: str, policy: Policy) -> GameInfo:
    new = GAMES[number]
    load_one = partial(load, new)
    return GameInfo(name, (2, 6), [_box, *OPTIONS], "xxl", new, load_one, save_game, policy, reveals=_reveals)


def _series(name: str, new: NewSeries, options: list[Option]) -> GameInfo:
    load_one = partial(load_series, new)
    return GameInfo(name, (2, 6), [_box, *options], "xxl", new, load_one, save_series, reveals=_reveals)


BOX = GameBox(
    "xxl",
    __name__,
    [
        _game("1", "xxl-rauf-runter", RaufRunterPolicy()),
        _game("2", "xxl-drunter-bleiben", DrunterBleibenPolicy()),
        _game("3", "xxl-verweigern", VerweigernPolicy()),
        _game("4", "xxl-strassenbau", StrassenbauPolicy()),
        _game("5", "xxl-reihe", ReihePolicy()),
        _game("6", "xxl-farbe", FarbePolicy()),
        _game("6+", "xxl-farbe-plus", FarbePolicy()),
        _series("xxl-pur", new_pur, PUR_OPTIONS),
        _series("xxl-individuell", new_individuell, INDIVIDUELL_OPTIONS),
    ],
    order=4,
    values=card_totals,
)
