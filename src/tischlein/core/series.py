"""Several games in a row that are scored together, with the same methods as one game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.events import Event
from tischlein.core.features import FeatureWriter, seat_names
from tischlein.core.moves import Catalogue, MoveList, MoveParts
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import State

TOTALS: Final = [f"total.{name}" for name in seat_names(10)]


class Series(State):
    """A series delegates to the game being played; a subclass says what is dealt next and when it is over.

    sheet   the score sheet: one row of points for each finished game
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.sheet: list[list[int]] = []

    def game(self) -> State:
        """Return the game being played, or the last one."""
        raise NotImplementedError

    def finish_game(self) -> None:
        """Enter the points of the current game, which is over, in the sheet."""
        raise NotImplementedError

    def is_decided(self) -> bool:
        raise NotImplementedError

    def next_game(self) -> None:
        """Replace the current game by the next one, not dealt yet."""
        raise NotImplementedError

    def series_facts(self) -> dict[str, object]:
        """Return the public facts of the series: the current or last game, and the sheet."""
        return {"current": self.current_name(), "sheet": [row[:] for row in self.sheet]}

    def current_name(self) -> str:
        """Return the id of the game being played, or of the last one."""
        return self.game().catalogue().game

    def part_names(self) -> list[str]:
        """Return the ids of the different games."""
        return [part.catalogue().game for part in self.parts()]

    def write_features(self, writer: FeatureWriter) -> None:
        """Write which game is being played, the number of games played, and the totals; the game writes the rest."""
        writer.one_of("game", self.part(), self.part_names())
        writer.put("played", len(self.sheet))
        totals = self.totals()
        step: i64 = 0
        while step < self.seats:
            writer.put(TOTALS[step], totals[writer.seat_at(step)])
            step += 1

    def needs_history(self) -> bool:
        return any(part.needs_history() for part in self.parts())

    def totals(self) -> list[int]:
        return [sum(row[seat] for row in self.sheet) for seat in range(self.seats)]

    def deal(self) -> None:
        self._begin()
        self._emit_sheet()

    def emit_setup(self) -> None:
        self.game().emit_setup()
        self._emit_sheet()

    def _emit_sheet(self) -> None:
        if self.journal is not None:
            facts: dict[str, object] = {"totals": self.totals(), "places": self.places()}
            self.journal.append(Event("score", facts=facts, now=self.series_facts()))

    def listen(self, journal: list[Event]) -> None:
        self.journal = journal
        self.game().listen(journal)

    def reseed(self, rng: Rng) -> None:
        self.rng = rng
        self.game().reseed(rng)

    def stop_tracking(self) -> None:
        self.tracking = False
        self.game().stop_tracking()

    def hide_from(self, seat: i64) -> None:
        self.game().hide_from(seat)
        self.rng = self.game().rng

    def _begin(self) -> None:
        game = self.game()
        game.tracking = self.tracking
        game.journal = self.journal
        game.deal()
        self._mirror()

    def _mirror(self) -> None:
        game = self.game()
        self.must = game.must
        self.may = game.may

    def copy_to(self, twin: Series) -> None:
        """Copy what all series have in common to a clone."""
        twin.must = self.must
        twin.may = self.may
        twin.over = self.over
        twin.tracking = self.tracking
        twin.sheet = [row[:] for row in self.sheet]

    def catalogue(self) -> Catalogue:
        return self.game().catalogue()

    def ask(self, seat: i64) -> str:
        return self.game().ask(seat)

    def question(self, seat: i64) -> dict[str, object]:
        return self.game().question(seat)

    def describe(self, seat: i64, move: i64) -> MoveParts:
        return self.game().describe(seat, move)

    def move_for_drop(self, seat: i64, card: str, zone: str) -> i64:
        return self.game().move_for_drop(seat, card, zone)

    def legal(self, seat: i64, moves: MoveList) -> None:
        self.game().legal(seat, moves)

    def purposeful(self, seat: i64, moves: MoveList) -> None:
        self.game().purposeful(seat, moves)

    def random_move(self, seat: i64, purposeful: bool, rng: Rng, moves: MoveList) -> i64:
        return self.game().random_move(seat, purposeful, rng, moves)

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        return self.game().why_not(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        self.game().apply(seat, move)
        self._mirror()
        if self.game().over:
            self.advance()

    def advance(self) -> None:
        """Enter the result of the game being played, which is over, and deal the next one."""
        self.finish_game()
        self.over = self.is_decided()
        self._emit_sheet()
        if not self.over:
            self.next_game()
            self._begin()
            if self.journal is not None:
                # The new table has been set up; the sheet stays in view.
                self.journal.append(Event("sheet", now=self.series_facts()))

    def scores(self) -> list[int] | None:
        """Return the totals, which everybody sees."""
        return self.totals()

    def view(self, viewer: int | None) -> dict[str, object]:
        seen = self.game().view(viewer)
        table = seen["table"]
        assert isinstance(table, dict)
        table |= self.series_facts()
        return seen

    def census(self) -> list[int]:
        return self.game().census()


def current_game(state: State) -> State:
    """Return the game being played, if this is a series; else the state itself."""
    while isinstance(state, Series):
        state = state.game()
    return state
