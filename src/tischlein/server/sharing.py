"""Sharing finished games: anyone with the link may watch a game once every person at the table has agreed."""

from __future__ import annotations

from tischlein.server.log_events import (
    GameStarted,
    LogEntry,
    SeatCleared,
    SeatLeft,
    SeatTaken,
    ShareAgreed,
    ShareDeclined,
)
from tischlein.server.messages import ShareProposal


class Sharing:
    """The games that a table has shared, and the one that it is asked to share."""

    def __init__(self) -> None:
        self.shared: list[int] = []
        self._players: dict[int, set[str]] = {}
        """By finished game: the guests who played it to the end."""
        self.proposed: int | None = None
        self.agreed: set[int] = set()
        """The seats whose people agree to the proposal."""

    def apply(self, entry: LogEntry) -> None:
        match entry.event:
            case ShareAgreed(game, is_public):
                self.agreed = self.after(game, entry.seat)
                self.proposed = game
                if is_public:
                    self.shared = sorted({*self.shared, game})
                    self._withdraw()
            case ShareDeclined() | GameStarted():
                self._withdraw()
            case SeatTaken() | SeatLeft() | SeatCleared() if entry.seat is not None:
                self.agreed.discard(entry.seat)
                if not self.agreed:
                    self._withdraw()

    def finish(self, game: int, guests: set[str]) -> None:
        """Note that a game is over and who played it; computer players and free seats have no guest."""
        self._players[game] = guests - {""}

    def is_finished(self, game: int) -> bool:
        return game in self._players

    def has_played(self, game: int, guests: set[str]) -> bool:
        """Return whether one of these guests played a game to the end."""
        return not self._players[game].isdisjoint(guests)

    def after(self, game: int, seat: int | None) -> set[int]:
        """Return who agrees to share a game if the person at a seat does so, too."""
        before = self.agreed if game == self.proposed else set()
        return before if seat is None else before | {seat}

    def proposal(self) -> ShareProposal | None:
        return None if self.proposed is None else ShareProposal(self.proposed, sorted(self.agreed))

    def _withdraw(self) -> None:
        self.proposed, self.agreed = None, set()
