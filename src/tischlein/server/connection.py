"""A client at a table: receives its commands and replies to them. `handshake.py` decides who the client is."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec
from msgspec import UNSET

from tischlein.core.errors import NotationError
from tischlein.server import messages, metrics
from tischlein.server.bot_requests import position_of
from tischlein.server.commands import Actor, MoveHeld, current_game, decide
from tischlein.server.daily_policy import check_command
from tischlein.server.errors import CommandError
from tischlein.server.feed import OUTSIDE, Viewer
from tischlein.server.limits import TokenBucket
from tischlein.server.logs import log_error
from tischlein.server.outgoing import OutgoingQueue, Transport
from tischlein.server.room import Room
from tischlein.server.runtime import Runtime
from tischlein.server.seat_holders import GuestIdentity
from tischlein.server.store.base import StoreError
from tischlein.server.table_state import TableState
from tischlein.table.rulebook import rule_text
from tischlein.table.table import IllegalMove, Table

MAX_MISTAKES: Final = 8
"""Failed commands in a row after which a client is disconnected."""

BAD_ID: Final = "the id of a command consists of printable ASCII characters without spaces - at `$.id`"
BLAMELESS: Final = frozenset({"busy", "too-fast"})
"""Errors that are no mistakes: the same command succeeds a moment later."""

TALK: Final = (messages.SendChat, messages.SendReaction)

_decoder = msgspec.json.Decoder(messages.AnyClientMessage)


class Connection:
    """A client in a room. Commands are carried out one after the other; held moves and hints wait in the background."""

    def __init__(
        self, runtime: Runtime, room: Room, transport: Transport, actor: Actor, hello: messages.Hello, address: str
    ) -> None:
        self._runtime: Final = runtime
        self._room: Final = room
        self._transport: Final = transport
        self._actor = actor
        self._frames_of_seat = frames_of(room, actor)
        self._hello: Final = hello
        self.address: Final = address
        self.viewer: Viewer = viewer_of(room.state, actor)
        limit = runtime.settings.limits.queue
        self.outgoing: Final = OutgoingQueue(transport, runtime.outbox, limit)
        self.send: Final = self.outgoing.send
        self.send_news: Final = self.outgoing.send_news
        self._leaving: str | None = None
        self._mistakes = 0
        self._background: asyncio.Task[None] | None = None

    @property
    def room(self) -> Room:
        return self._room

    @property
    def guest(self) -> str | None:
        """The id of the client's guest."""
        return self._actor.guest

    @property
    def seat_entry(self) -> int:
        """The number of the log entry with which its seat was taken."""
        return self._actor.seat_entry

    async def enter(self) -> None:
        """Join the room as the hello asks: send the welcome, then a snapshot or the missed news."""
        await self._join(self._hello.since)

    async def _join(self, since: int | None) -> None:
        role = messages.ClientRole(self._actor.seat, self._actor.host)
        connected, absent = self._presence()
        table, now = self._room.state.id, self._room.clock.now()
        self.send(messages.Welcome(messages.VERSION, now, table, role, connected, absent))
        for frame in await self._room.join(self, since):
            self.send_news(frame)

    def _presence(self) -> tuple[list[int], list[messages.AbsentSeat]]:
        """Return who is connected and who is not, as far as the client may know."""
        if self._room.is_delayed(self.viewer):
            return list(range(self._room.state.setup.seats)), []
        own = [] if self._actor.seat is None else [self._actor.seat]
        connected = {*self._room.attendance.connected_seats(), *own}
        return sorted(connected), [absence for absence in self._room.absences() if absence.seat not in connected]

    def snapshot(self) -> bytes:
        """Return the whole state for a client that could not keep up."""
        return self._room.snapshot(self.viewer)

    async def receive_commands(self) -> None:
        """Carry out the client's commands until it is gone or disconnected."""
        limits = self._runtime.settings.limits
        bucket = TokenBucket(limits.frames, limits.burst)
        time_of = asyncio.get_running_loop().time
        while not self.outgoing.is_closing and (data := await self._transport.receive()) is not None:
            now = time_of()
            if not bucket.take(now) or not self._may_send(now):
                raise CommandError("too-fast", fatal=True)
            command = parse_message(data)
            if (wait := self._seconds_to_wait(command, now)) > 0:
                await asyncio.sleep(wait)
            if isinstance(command, messages.Hello):
                raise CommandError("bad-message", "hello may be sent only once", fatal=True)
            if isinstance(command, messages.RequestHint):
                self._start_background(command, 0)
            elif (held_until := await self._reply(command)) is not None:
                self._start_background(command, held_until)

    def _may_send(self, now: float) -> bool:
        """Return whether the client's seat, on all its connections, may send another frame."""
        return self._frames_of_seat is None or self._frames_of_seat.take(now)

    def _seconds_to_wait(self, command: messages.AnyClientMessage, now: float) -> float:
        """Return how long a command has to wait for others from the same address or at the same table."""
        wait = self._runtime.frames_by_address.reserve(self.address, now)
        return wait if isinstance(command, messages.Ping) else max(wait, self._room.traffic.reserve_frame(now))

    def introduce(self, guest: GuestIdentity) -> None:
        """Note that a guest has another name or animal, with which it may take a seat."""
        if self._actor.guest == guest.id:
            self._actor = replace(self._actor, name=guest.name, animal=guest.animal)

    def leave(self) -> None:
        """Leave the room after the transport was closed."""
        if self._background is not None:
            self._background.cancel()
        self._room.leave(self)

    def disconnect(self, error: CommandError) -> None:
        """End the connection with an error, after the reply to the command that gave up the seat."""
        first = None
        if self._leaving is not None and error.code == "no-seat":
            first = messages.CommandDone(self._leaving, self._room.state.seq)
        self.outgoing.close(error, first)

    def fail(self, error: BaseException) -> None:
        """Disconnect the client after an error that has no reply; log what is a fault of the server."""
        if not isinstance(error, CommandError):
            log_error("command_failed", error)
            error = CommandError("unavailable", fatal=True)
        self.disconnect(error)

    # --- background

    def _start_background(self, command: messages.AnyCommand, held_until: int) -> None:
        """Continue a slow command in the background, one at a time, while the client may send others."""
        if self._background is not None:
            self._send_error(command.id, CommandError("busy"))
        else:
            self._background = asyncio.get_running_loop().create_task(self._reply_later(command, held_until))
            self._background.add_done_callback(self._on_background_done)

    async def _reply_later(self, command: messages.AnyCommand, held_until: int | None) -> None:
        while held_until is not None:
            if held_until:
                await self._room.wait_for_entry((held_until - self._room.clock.now()) / 1000)
            held_until = await self._reply(command)

    def _on_background_done(self, task: asyncio.Task[None]) -> None:
        """Report a failure: background work has no awaiter."""
        self._background = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fail(error)

    # --- replies

    async def _reply(self, command: messages.AnyCommand) -> int | None:
        """Carry out a command and reply; return until when a move is held back instead."""
        try:
            match command:
                case messages.CheckMove():
                    self._check_move(command)
                case messages.Ping(command_id):
                    self.send(messages.Pong(command_id))
                case messages.RequestHint():
                    await self._hint(command)
                case _:
                    await self._execute(command)
        except MoveHeld as held:
            return held.until
        except CommandError as error:
            self._send_error(command.id, error)
        except IllegalMove as illegal:
            refusal = illegal.refusal
            metrics.illegal_moves.inc()
            self.send(
                messages.MoveRefused(command.id, refusal.rule, rule_text(refusal.rule, self._hello.lang), refusal.facts)
            )
        except NotationError as error:
            self._send_error(command.id, CommandError("bad-move", str(error)))
        except StoreError:  # the store logs why
            self.send(messages.ErrorMessage(command.id, "unavailable", "the database does not answer; try again"))
        return None

    def _send_error(self, command_id: str, error: CommandError) -> None:
        self._mistakes += error.code not in BLAMELESS
        metrics.rejected_frames.inc()
        if self._mistakes >= MAX_MISTAKES:
            self.disconnect(CommandError("too-many", "too many mistakes", fatal=True))
        else:
            self.send(messages.ErrorMessage(command_id, error.code, str(error)))

    async def _execute(self, command: messages.AnyCommand) -> None:
        """Write a command to the log and reply."""
        room, actor, now = self._room, self._actor, self._room.clock.now
        prefix = f"g{actor.guest}" if isinstance(command, messages.TakeSeat) else actor.command_prefix
        client = f"{prefix}:{command.id}"
        if isinstance(command, TALK) and room.state.find_command(client) is None:
            self._check_chat()
        self._leaving = command.id if isinstance(command, messages.LeaveSeat) else None
        began = time.perf_counter()
        try:
            decision = partial(decide, room.state, actor, command)
            seq = await room.write(lambda: decision(now(), room.absences), client)
        finally:
            self._leaving = None
        self._mistakes = 0
        if isinstance(command, messages.MakeMove):
            metrics.move_seconds.observe(time.perf_counter() - began)
        if isinstance(command, messages.TakeSeat):
            await self._enter_as_seat(command, seq)
        else:
            self.send(messages.CommandDone(command.id, seq))

    def _check_chat(self) -> None:
        """Raise CommandError if a seat, or all of the table, sends chat messages too fast."""
        if not self._room.traffic.take_chat(self._actor.command_prefix, asyncio.get_running_loop().time()):
            raise CommandError("too-fast")

    async def _enter_as_seat(self, command: messages.TakeSeat, entry: int) -> None:
        """Enter the room again as the seat that was taken with a log entry, unless it was only asked for."""
        state = self._room.state
        seat = next((number for number, holder in enumerate(state.holders) if holder.entry == entry), None)
        if seat is None and state.newcomers.has_entry(entry):
            self.send(messages.CommandDone(command.id, entry))
            return
        if seat is None:
            raise CommandError("not-free", "that seat has changed hands since")
        self.send(messages.CommandDone(command.id, entry, state.seat_key(seat) or UNSET))
        self._room.leave(self)
        self._actor = replace(self._actor, seat=seat, seat_entry=entry)
        self._frames_of_seat = frames_of(self._room, self._actor)
        self.viewer = seat
        await self._join(None)

    def _check_move(self, command: messages.CheckMove) -> None:
        seat = self._actor.seat
        if seat is None:
            raise CommandError("no-seat")
        game = current_game(self._room.state)
        game.check(seat, game.parse(_meant_move(game, seat, command)))
        self.send(messages.MoveAllowed(command.id))

    async def _hint(self, command: messages.RequestHint) -> None:
        seat, state = self._actor.seat, self._room.state
        if seat is None:
            raise CommandError("no-seat")
        check_command(state, command)
        game = current_game(state)
        if seat not in state.asks:
            raise CommandError("not-your-turn")
        position = position_of(state.id, state.game_number, game, seat)
        suggestions = await self._runtime.bots.suggest(position, self._room.attendance)
        self.send(messages.Hint(command.id, suggestions))


def _meant_move(game: Table, seat: int, command: messages.CheckMove) -> str:
    """Return the move that a client asks about; raise CommandError if there is none."""
    if (command.move is None) == (command.card is None):
        raise CommandError("bad-move", "ask about either a move or a card")
    if command.card is None:
        return command.move or ""
    move = game.move_for_drop(seat, command.card, command.zone or "")
    if move is None:
        raise CommandError("bad-move", f"{command.card[:40]!r} is not a card that can be played in this game")
    return move


def frames_of(room: Room, actor: Actor) -> TokenBucket | None:
    """Return the bucket that counts the frames of a client's seat on all its connections; None without a seat."""
    return None if actor.seat is None else room.traffic.frames_of(actor.command_prefix)


def viewer_of(state: TableState, actor: Actor) -> Viewer:
    """Return the viewer as which a client sees the table."""
    if actor.seat is not None:
        return actor.seat
    return None if state.setup.spectators else OUTSIDE


def parse_message(data: str | bytes) -> messages.AnyClientMessage:
    """Parse a message from a client; raise CommandError if it is not one."""
    length = len(data if isinstance(data, bytes) or data.isascii() else data.encode("utf-8", "surrogatepass"))
    if length > messages.MAX_MESSAGE_BYTES:
        text = f"a message has at most {messages.MAX_MESSAGE_BYTES} bytes, not {length}"
        raise CommandError("too-long", text, fatal=True)
    try:
        message: messages.AnyClientMessage = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason = BAD_ID if "matching regex" in str(error) else str(error)[:200]
        raise CommandError("bad-message", f"this is not a message: {reason}", fatal=True) from None
    return message
