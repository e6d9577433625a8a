"""What one seat knows of a game, and nothing else: the only input of a computer player."""

from __future__ import annotations

from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.moves import Catalogue, MoveList
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State


class Insight:
    """What a seat knows, made from the real state.

    It holds a clone whose hidden cards are in an order that follows from the seat's knowledge alone. Two
    states that the seat cannot tell apart give the same insight, so nothing derived from it depends on hidden cards.
    """

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self._whole = state.clone()
        if not state.over:  # at the end all hands are open
            self._whole.hide_from(seat)
        self._game = current_game(self._whole)

    def sample(self, rng: Rng) -> State:
        """Draw a state of the game being played that the seat could not tell from the real one."""
        return self._game.resample(self.seat, rng)

    def sample_whole(self, rng: Rng) -> State:
        """Draw a state of the whole series, if the game is part of one."""
        return self._whole.resample(self.seat, rng)

    def catalogue(self) -> Catalogue:
        """Return the catalogue of the game being played."""
        return self._game.catalogue()

    def seats(self) -> int:
        return int(self._game.seats)

    def must(self) -> bool:
        """Return whether the seat has to act; otherwise it may use an open window, or let it pass."""
        return has(self._game.must, self.seat)

    def can_act(self) -> bool:
        """Return whether the seat may act at all."""
        return has(self._game.must | self._game.may, self.seat)

    def over(self) -> bool:
        """Return whether the whole game or series is over."""
        return self._whole.over

    def legal(self) -> list[int]:
        """Return the seat's legal moves, as numbers of the catalogue."""
        found = MoveList()
        self._game.legal(self.seat, found)
        return found.sorted()

    def moves(self) -> list[str]:
        """Return the notations of the seat's legal moves."""
        notations = self.catalogue().notations
        return [notations[move] for move in self.legal()]

    def view(self) -> dict[str, object]:
        """Return the zones and the public facts of the table as the seat sees them, without handles of cards."""
        return self._whole.view(int(self.seat))
