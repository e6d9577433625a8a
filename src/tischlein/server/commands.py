"""The commands of clients: who may do what. Each allowed command is decided here and becomes a log event."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from tischlein.bots.levels import UnknownBot, make_bot
from tischlein.server import log_events, messages
from tischlein.server.errors import CommandError
from tischlein.server.log_events import AnyLogEvent
from tischlein.server.table_state import SeatHolder, TableState
from tischlein.server.tasks import window_end
from tischlein.table.table import Table

PATIENCE: Final = 60_000
"""Milliseconds after which the others may let a computer player move for a player who keeps them waiting."""
BOT_NAMES: Final = ["Mia", "Leo", "Ida", "Ben", "Zoe", "Max", "Eva", "Tom", "Lili", "Noa"]

SALT_BYTES: Final = 8


class Decision(Struct, frozen=True):
    """A log event to write, and for a move its number, which was checked against the state the decision is based on."""

    seat: int | None
    event: AnyLogEvent
    move: int | None = None


class MoveHeld(Exception):
    """A legal move that has to wait until the server time `until`, because others may use an open window."""

    def __init__(self, until: int) -> None:
        super().__init__(until)
        self.until = until


@dataclass(frozen=True)
class Actor:
    """The sender of commands: the guest of a cookie, its seat, and whether it is the host or was invited."""

    guest: str | None
    name: str
    seat: int | None
    host: bool
    invited: bool
    seat_entry: int = 0
    """The number of the log entry with which the seat was taken."""

    @property
    def command_prefix(self) -> str:
        """The prefix that keeps command ids of different senders apart, also of two players in the same seat."""
        if self.seat is not None:
            return f"s{self.seat_entry}"
        if self.host:
            return "host"
        return f"g{self.guest}" if self.guest else "nobody"


def decide(state: TableState, actor: Actor, command: messages.AnyCommand, now: int) -> Decision:
    """Decide a command; raise CommandError, NotationError, IllegalMove or MoveHeld if nothing is to be written."""
    match command:
        case messages.MakeMove(_, move):
            return _decide_move(state, actor, move, now)
        case messages.TakeSeat(_, seat):
            return _take_seat(state, actor, seat)
        case messages.LeaveSeat():
            return Decision(_own_seat(state, actor), log_events.SeatLeft())
        case messages.AddBot(_, seat, level):
            return _add_bot(state, actor, seat, level, now)
        case messages.ClearSeat(_, seat):
            return _clear_seat(state, actor, seat)
        case messages.HandOver(_, level):
            return _hand_over(state, actor, level)
        case messages.TakeOver():
            return _take_over(state, actor)
        case messages.AddEntropy(_, entropy):
            _check_not_playing(state)
            return Decision(_own_seat(state, actor), log_events.EntropyAdded(entropy))
        case messages.StartGame():
            return _start_game(state, actor)
        case messages.SendChat(_, text):
            return Decision(_seat_or_host(state, actor), log_events.ChatSent(text))
        case messages.SendReaction(_, reaction):
            return Decision(_seat_or_host(state, actor), log_events.ReactionSent(reaction))
    raise CommandError("bad-message")


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def current_game(state: TableState) -> Table:
    """Return the game that is being played; raise CommandError if there is none."""
    if state.phase != "playing" or state.game is None:
        raise CommandError("not-now", "no game is being played at this table now")
    return state.game


def check_level(level: str) -> None:
    """Raise CommandError if there is no computer player of that level."""
    try:
        make_bot(level, 0)
    except UnknownBot as unknown:
        raise CommandError("unknown-level", str(unknown)) from None
    if ":" in level:
        raise CommandError("unknown-level", f"give the name of a level, without a budget as in {level[:20]!r}")


def _own_seat(state: TableState, actor: Actor) -> int:
    """Return the actor's seat; raise CommandError if it has changed hands since the command came."""
    if actor.seat is None or state.holders[actor.seat].entry != actor.seat_entry:
        raise CommandError("no-seat")
    return actor.seat


def _seat_or_host(state: TableState, actor: Actor) -> int | None:
    """Return the actor's seat, or None for a host without one; raise CommandError for anyone else."""
    return None if actor.seat is None and actor.host else _own_seat(state, actor)


def _check_not_playing(state: TableState) -> None:
    if state.phase == "playing":
        raise CommandError("not-now", "not while a game is being played")


def _holder(state: TableState, seat: int) -> SeatHolder:
    if seat >= state.setup.seats:
        raise CommandError("no-such-seat", f"the seats of this table are 0 to {state.setup.seats - 1}, not {seat}")
    return state.holders[seat]


def _take_seat(state: TableState, actor: Actor, seat: int | None) -> Decision:
    if actor.guest is None:
        raise CommandError("no-guest")
    if actor.seat is not None:
        raise CommandError("not-now", "leave your seat before you take another one")
    if state.setup.public and any(holder.guest == actor.guest for holder in state.holders):
        raise CommandError("already-seated")
    if seat is None:
        free = [number for number, holder in enumerate(state.holders) if holder.kind == "free"]
        if not free:
            raise CommandError("no-free-seat")
        seat = free[0]
    elif _holder(state, seat).kind == "person":
        raise CommandError("not-free")
    elif state.phase == "playing" and not actor.invited:
        raise CommandError("not-free", "during a game, an invitation is needed to replace a computer player")
    return Decision(seat, log_events.SeatTaken(actor.name, actor.guest, new_salt()))


def _add_bot(state: TableState, actor: Actor, seat: int, level: str, now: int) -> Decision:
    _seat_or_host(state, actor)
    check_level(level)
    holder = _holder(state, seat)
    if holder.kind == "free":
        return Decision(seat, log_events.BotAdded(level, _bot_name(state)))
    if holder.kind == "bot":
        _check_not_playing(state)
        return Decision(seat, log_events.BotAdded(level, holder.name))
    if holder.away or seat not in state.waiting_since:
        raise CommandError("not-now", "the game does not wait for that player")
    if not actor.host and now - state.waiting_since[seat] < PATIENCE:
        raise CommandError("not-away", f"a player has at least {PATIENCE // 1000} seconds for a move")
    return Decision(seat, log_events.HandedOver(level, "others"))


def _bot_name(state: TableState) -> str:
    taken = {holder.name for holder in state.holders}
    return next(name for name in [*BOT_NAMES, "Tischlein"] if name not in taken)


def _clear_seat(state: TableState, actor: Actor, seat: int) -> Decision:
    _seat_or_host(state, actor)
    _check_not_playing(state)
    holder = _holder(state, seat)
    if holder.kind == "free":
        raise CommandError("not-now", "the seat is already free")
    if holder.kind == "person" and not actor.host:
        raise CommandError("not-host")
    return Decision(seat, log_events.SeatCleared())


def _hand_over(state: TableState, actor: Actor, level: str) -> Decision:
    seat = _own_seat(state, actor)
    check_level(level)
    current_game(state)
    if state.holders[seat].away:
        raise CommandError("not-now", "a computer player already plays for you")
    return Decision(seat, log_events.HandedOver(level, "request"))


def _take_over(state: TableState, actor: Actor) -> Decision:
    seat = _own_seat(state, actor)
    if not state.holders[seat].away:
        raise CommandError("not-now", "you are playing yourself")
    return Decision(seat, log_events.TakenOver())


def _start_game(state: TableState, actor: Actor) -> Decision:
    _seat_or_host(state, actor)
    _check_not_playing(state)
    if any(holder.kind == "free" for holder in state.holders):
        raise CommandError("not-now", "a game starts when every seat is taken, by people or computer players")
    return Decision(None, log_events.GameStarted(state.game_number + 1, state.info.edition))


def _decide_move(state: TableState, actor: Actor, text: str, now: int) -> Decision:
    """Parse and check a move once, and hold it back while an open window gives others time to react."""
    seat = _own_seat(state, actor)
    game = current_game(state)
    if state.holders[seat].away:
        raise CommandError("not-now", "a computer player plays for you; take over first")
    move = game.parse(text)
    game.check(seat, move)
    until = window_end(state, seat) if seat in state.waiting_since else 0
    if until > now and not game.uses_window(seat, move):
        raise MoveHeld(until)
    return Decision(seat, log_events.MoveMade(text), move)
