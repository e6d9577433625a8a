"""Replay of games from their moves, with figures about each move."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from tischlein.core.bits import has
from tischlein.core.errors import RecordError
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State
from tischlein.core.zones import Zone


class MoveReplay:
    """Replays games with the same options and collects a column of figures for each of these; numbers have 16 bits.

    seats      the seat that moved
    notations  the move
    asks       what the seat was asked
    choices    the number of its legal moves
    hands      the number of cards in its hand
    """

    def __init__(self, start: State) -> None:
        self.start: Final = start
        self.legal: Final = MoveList()
        self.seats: Final = BytesWriter()
        self.notations: list[str] = []
        self.asks: list[str] = []
        self.choices: Final = BytesWriter()
        self.hands: Final = BytesWriter()
        self.zones: Final[dict[str, list[Zone]]] = {}

    def clear(self) -> None:
        self.notations = []
        self.asks = []
        for column in (self.seats, self.choices, self.hands):
            column.truncate(0)

    def play(self, rng: Rng, moves: list[str]) -> State:
        """Deal, make all moves and return the state they lead to; RecordError if one of them is illegal."""
        state = self.start.clone()
        state.reseed(rng)
        state.stop_tracking()
        state.deal()
        for number, text in enumerate(moves, 1):
            self._make(state, number, text)
        return state

    def _make(self, state: State, number: int, text: str) -> None:
        who, _, notation = text.partition(" ")
        seat: i64 = self._seat(who)
        move: i64 = state.catalogue().numbers.get(notation, -1)
        legal = self.legal
        legal.clear()
        if seat >= 0 and has(state.must | state.may, seat):
            state.legal(seat, legal)
        if not legal.holds(move):
            raise RecordError(f"move {number}, {text[:40]!r}, cannot be made")
        self.asks.append(state.ask(seat))
        self.notations.append(notation)
        write_i16_le(self.seats, i16(seat))
        write_i16_le(self.choices, i16(legal.size))
        write_i16_le(self.hands, i16(self._held(current_game(state), seat)))
        state.apply(seat, move)

    def _seat(self, who: str) -> int:
        seat = int(who) if who.isdecimal() and len(who) == 1 else -1
        return seat if seat < self.start.seats else -1

    def _held(self, game: State, seat: i64) -> i64:
        """Return the number of cards in the hand of a seat."""
        name = game.catalogue().game
        zones = self.zones.get(name)
        if zones is None:
            zones = self.zones[name] = [zone for zone in game.zones() if zone.kind == "hand"]
        zone = zones[seat]
        return game.pile_group(zone.group).size(zone.pile)
