"""Series of XXL games (chapter 9): *pur*, all six in order once or twice, and *individuell*, the table's list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tischlein.core.errors import OptionError
from tischlein.core.features import FeatureWriter
from tischlein.core.options import Option
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.series import Series
from tischlein.core.state import State, places_from_scores
from tischlein.games.kit.card_game import NOT_SET, CardGame
from tischlein.games.xxl import drunter_bleiben, farbe, rauf_runter, reihe, strassenbau, verweigern
from tischlein.games.xxl.layout import OPTIONS

New = Callable[[dict[str, object], i64, Rng], CardGame]

PLUS: Final = "6+"
GAMES: Final[dict[str, New]] = {
    "1": rauf_runter.new_game,
    "2": drunter_bleiben.new_game,
    "3": verweigern.new_game,
    "4": strassenbau.new_game,
    "5": reihe.new_game,
    "6": farbe.new_game,
    PLUS: farbe.new_plus,
}
"""The games by their numbers."""
IDS: Final[dict[str, str]] = {
    "1": rauf_runter.GAME,
    "2": drunter_bleiben.GAME,
    "3": verweigern.GAME,
    "4": strassenbau.GAME,
    "5": reihe.GAME,
    "6": farbe.GAME,
    PLUS: farbe.PLUS,
}
GAMES_LEFT: Final = {number: f"left.{name}" for number, name in IDS.items()}
MAX_GAMES: Final = 100


def _read_games(given: object) -> object:
    """Check the numbers of games, separated by commas (rule 9.3)."""
    if isinstance(given, str):
        names = given.split(",")
        if 1 <= len(names) <= MAX_GAMES and all(name in GAMES for name in names):
            return given
    raise OptionError(
        f"option games of xxl-individuell lists games of {', '.join(GAMES)}, such as 1,5,6+, not {str(given)[:40]!r}"
    )


PUR_OPTIONS: Final[list[Option]] = [Option("rounds", [1, 2]), *OPTIONS]
INDIVIDUELL_OPTIONS: Final[list[Option]] = [
    Option("games", ["1,2,3,4,5,6"], read=_read_games),
    Option("rounds", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    *OPTIONS,
]


class XxlSeries(Series):
    """A series; the points of a game are its places (9.2).

    plan         the numbers of all games, in order
    rounds       how many there are, if the table chose the games; else 0
    tables       an undealt table of each game, by number
    current      the game being played, or the last one
    trump_from   the seat that began the last game 6+ (9.4), or NOT_SET
    """

    def __init__(self, plan: list[str], tables: dict[str, CardGame], current: CardGame, rounds: int) -> None:
        super().__init__(current.seats, current.rng)
        self.plan: Final = plan
        self.tables: Final = tables
        self.rounds: Final = rounds
        self.current = current
        self.trump_from: i64 = NOT_SET

    def clone(self) -> XxlSeries:
        return self._twin(self.current.clone())

    def resample(self, seat: i64, rng: Rng) -> XxlSeries:
        current = self.current.resample(seat, rng)
        assert isinstance(current, CardGame)
        return self._twin(current)

    def _twin(self, current: CardGame) -> XxlSeries:
        twin = XxlSeries(self.plan, self.tables, current, self.rounds)
        self.copy_to(twin)
        twin.trump_from = self.trump_from
        return twin

    def game(self) -> State:
        return self.current

    def parts(self) -> list[State]:
        return list(self.tables.values())

    def part(self) -> i64:
        return list(self.tables).index(self.plan[min(len(self.sheet), len(self.plan) - 1)])

    def write_features(self, writer: FeatureWriter) -> None:
        super().write_features(writer)
        to_come = self.plan[len(self.sheet) + 1 :]
        for name in self.tables:
            writer.put(GAMES_LEFT[name], to_come.count(name))

    def _begin(self) -> None:
        super()._begin()
        if self.plan[len(self.sheet)] == PLUS:
            self.trump_from = self.current.turn

    def finish_game(self) -> None:
        places = self.current.places()
        assert places is not None
        self.sheet.append(places)

    def is_decided(self) -> bool:
        return len(self.sheet) == len(self.plan)

    def next_game(self) -> None:
        """Start the next game: the deal moves on (rule 8.3), and the sums so far decide who begins (rule 8.4)."""
        last = self.current
        self.current = self.tables[self.plan[len(self.sheet)]].clone()
        self.current.rng = last.rng
        self.current.dealer = last.next(last.dealer)
        self.current.standing = self.totals()
        if self.plan[len(self.sheet)] == PLUS and self.trump_from != NOT_SET:
            self.current.starter = self.current.next(self.trump_from)

    def places(self) -> list[int] | None:
        """Return the final placing: the lowest sum wins (rule 9.2)."""
        return places_from_scores(self.totals(), -1) if self.over else None

    def series_facts(self) -> dict[str, object]:
        return super().series_facts() | {"games": [IDS[number] for number in self.plan]}

    def warnings(self) -> list[Refusal]:
        """Warn of fewer rounds than players (rule 9.3), or if not everybody names trump equally often (rule 9.4)."""
        found: list[Refusal] = []
        seats = int(self.seats)
        if 0 < self.rounds < seats:
            found.append(Refusal("xxl.9.3", {"rounds": self.rounds, "seats": seats}))
        plus = self.plan.count(PLUS)
        if plus % seats != 0:
            found.append(Refusal("xxl.9.4", {"plus": plus, "seats": seats}))
        return found


NewSeries = Callable[[dict[str, object], i64, Rng], XxlSeries]


def _series(plan: list[str], rounds: int, options: dict[str, object], seats: i64, rng: Rng) -> XxlSeries:
    tables = {name: GAMES[name](options, seats, rng) for name in dict.fromkeys(plan)}
    return XxlSeries(plan, tables, tables[plan[0]].clone(), rounds)


def new_pur(options: dict[str, object], seats: i64, rng: Rng) -> XxlSeries:
    """Return a series of all six games in order, once or twice (rule 9.1)."""
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    return _series(["1", "2", "3", "4", "5", "6"] * rounds, 0, options, seats, rng)


def new_individuell(options: dict[str, object], seats: i64, rng: Rng) -> XxlSeries:
    """Return a series of the games the table chose (rule 9.3)."""
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    return _series(str(options["games"]).split(",") * rounds, rounds, options, seats, rng)
