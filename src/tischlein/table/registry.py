"""Every game the table knows; a new game is one entry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tischlein.core.errors import SeatError, UnknownGame
from tischlein.core.options import Option
from tischlein.core.position import Reader
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.games.ex_hop.layout import OPTIONS as EX_HOP_OPTIONS
from tischlein.games.ex_hop.position import load as load_ex_hop
from tischlein.games.ex_hop.position import save as save_ex_hop
from tischlein.games.ex_hop.rules import new_game as new_ex_hop
from tischlein.games.raise_.layout import OPTIONS as RAISE_OPTIONS
from tischlein.games.raise_.position import load as load_raise
from tischlein.games.raise_.position import save as save_raise
from tischlein.games.raise_.rules import new_game as new_raise
from tischlein.games.uno.layout import OPTIONS as UNO_OPTIONS
from tischlein.games.uno.match import new_match
from tischlein.games.uno.position import load_match, load_round, save_match, save_round
from tischlein.games.uno.round import new_round
from tischlein.games.xxl.layout import OPTIONS as XXL_OPTIONS
from tischlein.games.xxl.position import load as load_xxl
from tischlein.games.xxl.position import load_series as load_xxl_series
from tischlein.games.xxl.position import save as save_xxl
from tischlein.games.xxl.position import save_series as save_xxl_series
from tischlein.games.xxl.series import GAMES as XXL_GAMES
from tischlein.games.xxl.series import INDIVIDUELL_OPTIONS, PUR_OPTIONS, NewSeries, new_individuell, new_pur
from tischlein.table.boxes import box_option


@dataclass(frozen=True)
class GameInfo:
    """What can be played, by how many, with which options.

    changed  the rules that were changed since the game was first recorded, in order: an older record plays otherwise
    new    a state before the deal, from options, seats and a generator
    load   a state in the middle, from a position
    save   the position of a state
    """

    id: str
    seats: tuple[int, int]
    options: list[Option]
    rulebook: str
    new: Callable[[dict[str, object], int, Rng], State]
    load: Callable[[Reader, dict[str, object], int, Rng], State]
    save: Callable[[Any], dict[str, object]]
    changed: tuple[str, ...] = ()

    @property
    def edition(self) -> int:
        """Return the edition of the rules, which records name: 1, and one more for each change."""
        return 1 + len(self.changed)

    def why_not_edition(self, edition: int) -> str:
        """Say why a game of an edition cannot be played again; an empty text if it can."""
        if edition == self.edition:
            return ""
        played = f"the game was played by edition {edition} of the rules of {self.id}"
        if edition > self.edition:
            return f"{played}, and only edition {self.edition} is known here"
        since = ", ".join(self.changed[edition - 1 :])
        return f"{played}; since then {since} has changed, and it would be played otherwise"

    def check_seats(self, seats: object) -> int:
        low, high = self.seats
        if isinstance(seats, int) and not isinstance(seats, bool) and low <= seats <= high:
            return seats
        if seats is None:
            raise SeatError(f"seats= is missing: {self.id} is for {low} to {high} seats")
        raise SeatError(f"{self.id} is for {low} to {high} seats, not {str(seats)[:40]}")


def _xxl(number: str, name: str) -> GameInfo:
    new = XXL_GAMES[number]
    return GameInfo(name, (2, 6), [box_option("xxl"), *XXL_OPTIONS], "xxl", new, partial(load_xxl, new), save_xxl)


def _xxl_series(name: str, new: NewSeries, options: list[Option]) -> GameInfo:
    load = partial(load_xxl_series, new)
    return GameInfo(name, (2, 6), [box_option("xxl"), *options], "xxl", new, load, save_xxl_series)


_GAMES = [
    GameInfo("uno", (2, 10), UNO_OPTIONS, "uno", new_round, load_round, save_round),
    GameInfo("uno-match", (2, 10), UNO_OPTIONS, "uno", new_match, load_match, save_match),
    GameInfo(
        "ex-hop",
        (2, 6),
        [box_option("ex-hop"), *EX_HOP_OPTIONS],
        "ex-hop",
        new_ex_hop,
        load_ex_hop,
        save_ex_hop,
        changed=("ex-hop.3.6",),
    ),
    GameInfo("raise", (2, 5), [box_option("raise"), *RAISE_OPTIONS], "raise", new_raise, load_raise, save_raise),
    _xxl("1", "xxl-rauf-runter"),
    _xxl("2", "xxl-drunter-bleiben"),
    _xxl("3", "xxl-verweigern"),
    _xxl("4", "xxl-strassenbau"),
    _xxl("5", "xxl-reihe"),
    _xxl("6", "xxl-farbe"),
    _xxl("6+", "xxl-farbe-plus"),
    _xxl_series("xxl-pur", new_pur, PUR_OPTIONS),
    _xxl_series("xxl-individuell", new_individuell, INDIVIDUELL_OPTIONS),
]


def games() -> dict[str, GameInfo]:
    """All games by id."""
    return {game.id: game for game in _GAMES}


def game_info(name: object) -> GameInfo:
    for game in _GAMES:
        if game.id == name:
            return game
    raise UnknownGame(f"there is no game {str(name)[:40]!r}; there are {', '.join(games())}")
