"""What people may do at a table, and who may do it: each command is checked here and becomes a line of the log."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from tischlein.bots.levels import UnknownBot, make_bot
from tischlein.server import log_events, messages
from tischlein.server.errors import WrongError
from tischlein.server.log_events import AnyLogEvent
from tischlein.server.sitting import Holder, Sitting
from tischlein.table.table import IllegalMove, Table

PATIENCE: Final = 60_000
"""Milliseconds that somebody is waited for before the others may let a computer player play on."""
BOT_NAMES: Final = ["Mia", "Leo", "Ida", "Ben", "Zoe", "Max", "Eva", "Tom", "Lili", "Noa"]

SALT: Final = 8

Wanted = tuple[int | None, AnyLogEvent]


@dataclass(frozen=True)
class Actor:
    """Who asks: the guest of a cookie, the seat it holds, and whether it is the host or has been invited."""

    guest: str | None
    name: str
    seat: int | None
    host: bool
    invited: bool
    sat: int = 0
    """The line of the log with which it took its seat."""

    @property
    def mark(self) -> str:
        """Tells apart whose ids of commands are whose; whoever takes a seat after somebody else begins anew."""
        if self.seat is not None:
            return f"s{self.sat}"
        if self.host:
            return "host"
        return f"g{self.guest}" if self.guest else "nobody"


def carry_out(sitting: Sitting, actor: Actor, command: messages.AnyCommand, now: int) -> Wanted:
    """The line that a command asks for; WrongError or IllegalMove if it must not be written."""
    match command:
        case messages.MakeMove(_, move):
            return _move(sitting, actor, move)
        case messages.TakeSeat(_, seat):
            return _sit(sitting, actor, seat)
        case messages.LeaveSeat():
            return _own(sitting, actor), log_events.SeatLeft()
        case messages.AddBot(_, seat, level):
            return _fill(sitting, actor, seat, level, now)
        case messages.ClearSeat(_, seat):
            return _clear(sitting, actor, seat)
        case messages.HandOver(_, level):
            return _rest(sitting, actor, level)
        case messages.TakeOver():
            return _back(sitting, actor)
        case messages.AddEntropy(_, entropy):
            _not_while_playing(sitting)
            return _own(sitting, actor), log_events.EntropyAdded(entropy)
        case messages.StartGame():
            return _start(sitting, actor)
        case messages.SendChat(_, text):
            return _at_table(sitting, actor), log_events.ChatSent(text)
        case messages.SendReaction(_, reaction):
            return _at_table(sitting, actor), log_events.ReactionSent(reaction)
    raise WrongError("bad-message")


def new_salt() -> str:
    return secrets.token_hex(SALT)


def playing(sitting: Sitting) -> Table:
    """The game that is being played."""
    if sitting.phase != "playing" or sitting.game is None:
        raise WrongError("not-now", "no game is being played at this table now")
    return sitting.game


def _own(sitting: Sitting, actor: Actor) -> int:
    """Its seat, if it has not changed hands since the command came."""
    if actor.seat is None or sitting.holders[actor.seat].sat != actor.sat:
        raise WrongError("no-seat")
    return actor.seat


def _at_table(sitting: Sitting, actor: Actor) -> int | None:
    """Who sits there or is the host."""
    return None if actor.seat is None and actor.host else _own(sitting, actor)


def _not_while_playing(sitting: Sitting) -> None:
    if sitting.phase == "playing":
        raise WrongError("not-now", "not while a game is being played")


def _holder(sitting: Sitting, seat: int) -> Holder:
    if seat >= sitting.setup.seats:
        raise WrongError("no-such-seat", f"the seats of this table are 0 to {sitting.setup.seats - 1}, not {seat}")
    return sitting.holders[seat]


def check_level(level: str) -> None:
    try:
        make_bot(level, 0)
    except UnknownBot as unknown:
        raise WrongError("unknown-level", str(unknown)) from None
    if ":" in level:
        raise WrongError("unknown-level", f"a level is given by its name here, without a budget as in {level[:20]!r}")


def _sit(sitting: Sitting, actor: Actor, seat: int | None) -> Wanted:
    if actor.guest is None:
        raise WrongError("no-guest")
    if actor.seat is not None:
        raise WrongError("not-now", "whoever has a seat leaves it before taking another")
    if sitting.setup.public and any(holder.guest == actor.guest for holder in sitting.holders):
        raise WrongError("already-seated")
    if seat is None:
        free = [number for number, holder in enumerate(sitting.holders) if holder.kind == "free"]
        if not free:
            raise WrongError("no-free-seat")
        seat = free[0]
    elif _holder(sitting, seat).kind == "person":
        raise WrongError("not-free")
    elif sitting.phase == "playing" and not actor.invited:
        raise WrongError("not-free", "during a game, only who is invited may take over from a computer player")
    return seat, log_events.SeatTaken(actor.name, actor.guest, new_salt())


def _fill(sitting: Sitting, actor: Actor, seat: int, level: str, now: int) -> Wanted:
    _at_table(sitting, actor)
    check_level(level)
    holder = _holder(sitting, seat)
    if holder.kind == "free":
        return seat, log_events.BotAdded(level, _bot_name(sitting))
    if holder.kind == "bot":
        _not_while_playing(sitting)
        return seat, log_events.BotAdded(level, holder.name)
    if holder.away or seat not in sitting.since:
        raise WrongError("not-now", "that person is not waited for")
    if not actor.host and now - sitting.since[seat] < PATIENCE:
        raise WrongError("not-away", f"wait for that person: at least {PATIENCE // 1000} seconds for a move")
    return seat, log_events.HandedOver(level, "others")


def _bot_name(sitting: Sitting) -> str:
    taken = {holder.name for holder in sitting.holders}
    return next(name for name in [*BOT_NAMES, "Tischlein"] if name not in taken)


def _clear(sitting: Sitting, actor: Actor, seat: int) -> Wanted:
    _at_table(sitting, actor)
    _not_while_playing(sitting)
    holder = _holder(sitting, seat)
    if holder.kind == "free":
        raise WrongError("not-now", "the seat is free already")
    if holder.kind == "person" and not actor.host:
        raise WrongError("not-host")
    return seat, log_events.SeatCleared()


def _rest(sitting: Sitting, actor: Actor, level: str) -> Wanted:
    seat = _own(sitting, actor)
    check_level(level)
    playing(sitting)
    if sitting.holders[seat].away:
        raise WrongError("not-now", "a computer player plays for you already")
    return seat, log_events.HandedOver(level, "request")


def _back(sitting: Sitting, actor: Actor) -> Wanted:
    seat = _own(sitting, actor)
    if not sitting.holders[seat].away:
        raise WrongError("not-now", "you are playing yourself")
    return seat, log_events.TakenOver()


def _start(sitting: Sitting, actor: Actor) -> Wanted:
    _at_table(sitting, actor)
    _not_while_playing(sitting)
    if any(holder.kind == "free" for holder in sitting.holders):
        raise WrongError("not-now", "a game begins when every seat is taken, by people or computer players")
    return None, log_events.GameStarted(sitting.number + 1, sitting.info.edition)


def _move(sitting: Sitting, actor: Actor, move: str) -> Wanted:
    seat = _own(sitting, actor)
    game = playing(sitting)
    if sitting.holders[seat].away:
        raise WrongError("not-now", "a computer player plays for you; come back first")
    refusal = game.why_not(seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    return seat, log_events.MoveMade(move)
