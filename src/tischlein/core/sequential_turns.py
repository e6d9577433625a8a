"""Sequential play of games with simultaneous choices and open windows: one seat is asked at a time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tischlein.core.bits import bit, has
from tischlein.core.moves import MoveList
from tischlein.core.refusal import Refusal
from tischlein.core.state import State

WAIT: Final = "wait"
NO_SEAT: Final = -1


class Actions:
    """All moves of a game, or of all games of a series one after another, and finally `wait`, which lets a window pass.

    firsts  by game of the series: the number of its first move
    wait    the number of `wait`, the last action
    """

    def __init__(self, start: State) -> None:
        parts = start.parts()
        firsts: list[int] = []
        self.names: Final[list[str]] = []
        for part in parts:
            firsts.append(len(self.names))
            game, notations = part.catalogue().game, part.catalogue().notations
            self.names.extend(notations if len(parts) == 1 else [f"{game} {notation}" for notation in notations])
        self.names.append(WAIT)
        self.firsts: Final = vec[i64](firsts)
        self.wait: Final[i64] = len(self.names) - 1
        self.is_series: Final = len(parts) > 1
        self._none: Final = vec[u8]([0] * len(self.names))

    def mask(self, moves: MoveList) -> vec[u8]:
        """Return a mask with 1 for each of these actions, or for `wait` if there is none."""
        mask = self._none[:]
        set_mask(mask, 0, moves, 1)
        if moves.size == 0:
            mask[self.wait] = 1
        return mask


def set_mask(mask: vec[u8], base: i64, moves: MoveList, value: u8) -> None:
    """Set the mask to a value for each of the moves."""
    found = moves.moves
    size = moves.size
    i: i64 = 0
    while i < size:
        mask[base + i64(found[i])] = value
        i += 1


class SequentialTurns:
    """A game in which one seat at a time is asked.

    Seats that may use an open window are asked first, from the left of the seat that moved last, and may let it pass;
    after a move all of them are asked again. Then come the seats that must act, in order: the game hides simultaneous
    choices until all have chosen, so the order does not matter.

    seat     the seat to act, or NO_SEAT when the game is over
    legal    its legal actions
    first    the number of the first action of the game being played
    mover    the seat that moved last
    windows  the set of seats still to be asked about an open window
    """

    def __init__(self, state: State, actions: Actions) -> None:
        self.actions: Final = actions
        self.legal: Final = MoveList()
        self.state = state
        self.seat: i64 = NO_SEAT
        self.first: i64 = 0
        self.mover: i64 = 0
        self.windows: i64 = 0
        self.begin(state)

    def begin(self, state: State) -> None:
        """Begin another game, which has been dealt."""
        self.state = state
        self.mover = state.seats - 1
        self.reopen()

    def clone(self) -> SequentialTurns:
        """Return a copy with a clone of the state."""
        twin = SequentialTurns(self.state.clone(), self.actions)
        twin.resume(self.seat, self.mover, self.windows)
        return twin

    def resume(self, seat: i64, mover: i64, windows: i64) -> None:
        """Continue in the middle of a round of questions, with this seat, unless the game is over."""
        self.mover = mover
        self.windows = windows
        if seat != NO_SEAT:
            self.turn_to(seat)

    def act(self, action: i64) -> None:
        """Take a legal action of the seat to act."""
        if action == self.actions.wait:
            self.windows &= ~bit(self.seat)
            self._ask()
        else:
            self.mover = self.seat
            self.state.apply(self.seat, action - self.first)
            self.reopen()

    def allows(self, action: i64) -> bool:
        """Return whether an action is legal."""
        return self.legal.holds(action)

    def why_not(self, action: i64) -> Refusal | None:
        """Return the rule against an action, if it is a move of the game being played."""
        move = action - self.first
        if self.seat != NO_SEAT and 0 <= move < len(self.state.catalogue().notations):
            return self.state.why_not(self.seat, move)
        return None

    def choices(self, seat: i64, actions: MoveList) -> None:
        """Add the legal actions of any seat, for players that all act at the same time."""
        state = self.state
        state.legal(seat, actions)
        if self.first > 0:
            _shift(actions, self.first)
        if has(state.may & ~state.must, seat):
            actions.add(self.actions.wait)

    def turn_to(self, seat: i64) -> None:
        """Ask another of the seats that must act at the same time."""
        self.seat = seat
        self.legal.clear()
        self.choices(seat, self.legal)

    def reopen(self) -> None:
        """Ask all seats again that may use an open window."""
        state = self.state
        self.windows = state.may & ~state.must
        if self.actions.is_series:
            self.first = self.actions.firsts[state.part()]
        self._ask()

    def _ask(self) -> None:
        self.legal.clear()
        if self.state.over:
            self.seat = NO_SEAT
            return
        if self.windows != 0:
            self.seat = self._left_of_mover()
        else:
            self.seat = _lowest(self.state.must)
        self.choices(self.seat, self.legal)

    def _left_of_mover(self) -> i64:
        seat = self.mover
        while True:
            seat += 1
            if seat == self.state.seats:
                seat = 0
            if has(self.windows, seat):
                return seat


def _lowest(seats: i64) -> i64:
    seat: i64 = 0
    while not has(seats, seat):
        seat += 1
    return seat


def _shift(moves: MoveList, by: i64) -> None:
    i: i64 = 0
    while i < moves.size:
        moves.put(i, moves.at(i) + by)
        i += 1
