"""What one seat knows of a game, and nothing else: all that a computer player is ever given."""

from __future__ import annotations

from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.moves import Catalogue, MoveList
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State


class Insight:
    """Made from the real state, of which nothing is kept but what the seat knows.

    The state inside is a twin: hidden cards lie in an order that follows from the seat's knowledge alone. Two
    states that the seat cannot tell apart give the same insight, so whatever is made of it cannot depend on the truth.
    """

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self._whole = state.clone()
        if not state.over:  # then all hands are open
            self._whole.hide_from(seat)
        self._game = current_game(self._whole)

    def sample(self, rng: Rng) -> State:
        """A state of the game being played that the seat could not tell from the real one."""
        return self._game.resample(self.seat, rng)

    def sample_whole(self, rng: Rng) -> State:
        """The same with the series that the game is part of, if it is."""
        return self._whole.resample(self.seat, rng)

    def catalogue(self) -> Catalogue:
        """All conceivable moves of the game being played."""
        return self._game.catalogue()

    def seats(self) -> int:
        return int(self._game.seats)

    def must(self) -> bool:
        """The seat has to act; otherwise it may use an open window, or let it pass."""
        return has(self._game.must, self.seat)

    def can_act(self) -> bool:
        """The seat may act at all."""
        return has(self._game.must | self._game.may, self.seat)

    def over(self) -> bool:
        """The whole game or series is over."""
        return self._whole.over

    def legal(self) -> list[int]:
        """The seat's legal moves, as numbers of the catalogue."""
        found = MoveList()
        self._game.legal(self.seat, found)
        return found.sorted()

    def moves(self) -> list[str]:
        """The seat's legal moves, as they are written."""
        notations = self.catalogue().notations
        return [notations[move] for move in self.legal()]

    def view(self) -> dict[str, object]:
        """The zones and the open facts of the table as the seat sees them, without handles of cards."""
        return self._whole.view(int(self.seat))
