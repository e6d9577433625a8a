"""A client at a table: what it asks, and what it is sent. How it got there is the matter of `door.py`."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import Final, Protocol

import msgspec
from msgspec import UNSET

from tischlein.core.errors import NotationError
from tischlein.server import messages, metrics
from tischlein.server.commands import Actor, carry_out, playing
from tischlein.server.duties import window_closes
from tischlein.server.errors import WrongError
from tischlein.server.keys import Keys
from tischlein.server.limits import ConcurrencyLimiter, TokenBucket
from tischlein.server.logs import log_error
from tischlein.server.room import Place, Room
from tischlein.server.settings import Settings
from tischlein.server.sitting import Sitting
from tischlein.server.stage import OUTSIDE, Viewer
from tischlein.server.store.base import StoreError
from tischlein.server.thinking import question_of
from tischlein.table.rulebook import rule_text
from tischlein.table.table import IllegalMove, Table

MISTAKES: Final = 8
"""Commands that could not be carried out, after which a client is sent away."""
CLOSE_BAD: Final = 1008
STUCK: Final = 30.0
"""Seconds in which a client takes none of what it is sent before it is sent away."""

_decoder = msgspec.json.Decoder(messages.AnyClientMessage)
_encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """A socket that has been accepted."""

    async def receive(self) -> str | bytes | None:
        """The next frame; None when the client is gone."""

    def send_now(self, frames: list[bytes]) -> bool:
        """Send frames without waiting; False, and nothing is sent, if that is not possible now."""

    async def send(self, frame: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Outbox:
    """The links that are to send something at the end of this turn of the loop: one call for all of them."""

    def __init__(self) -> None:
        self._links: list[Link] = []

    def add(self, link: Link) -> None:
        if not self._links:
            asyncio.get_running_loop().call_soon(self._send)
        self._links.append(link)

    def _send(self) -> None:
        links, self._links = self._links, []
        for link in links:
            try:
                link.flush()
            except Exception as error:  # the others are not to wait for ever
                log_error("frames not sent", error)


class Host(Place, Protocol):
    """What a socket needs of the house it leads into."""

    @property
    def settings(self) -> Settings: ...

    @property
    def keys(self) -> Keys: ...

    @property
    def outbox(self) -> Outbox: ...

    @property
    def strangers(self) -> ConcurrencyLimiter:
        """Those who have not said yet who they are."""

    async def room(self, table: str) -> Room | None: ...


class Link:
    """A client at a table. What it is sent waits in a queue; if it is too slow, a snapshot takes the place of news."""

    def __init__(self, house: Host, room: Room, socket: Wire, actor: Actor, lang: str) -> None:
        self.house: Final = house
        self.room: Final = room
        self.socket: Final = socket
        self.actor = actor
        self.lang: Final = lang
        self.viewer: Viewer = viewer_of(room.sitting, actor)
        self._queue: deque[tuple[bool, bytes]] = deque()
        self._most: Final = house.settings.limits.queue
        self._wake: Final = asyncio.Event()
        self._stale = False
        self._flushing = False
        self._pumping = False
        self._end: WrongError | None = None
        self._leaving: str | None = None
        self._mistakes = 0
        self._beside: asyncio.Task[None] | None = None

    @property
    def sat(self) -> int:
        """The line of the log with which it took its seat."""
        return self.actor.sat

    @property
    def dismissed(self) -> bool:
        """It is sent away, or was."""
        return self._end is not None

    # --- what it is sent

    def send(self, answer: messages.ServerMessage) -> None:
        self._put(False, _encode(answer))

    def send_news(self, frame: bytes) -> None:
        if not self._stale:
            self._put(True, frame)

    def _put(self, news: bool, frame: bytes) -> None:
        if self._end is not None or (len(self._queue) >= self._most and not self._make_room(news)):
            return
        self._queue.append((news, frame))
        if not self._flushing:
            self._flushing = True
            self.house.outbox.add(self)

    def _make_room(self, news: bool) -> bool:
        """In a full queue, for one more frame; False if it is not to be sent."""
        self.flush()  # all of it may be of this very turn of the loop, and nobody slow
        if len(self._queue) < self._most:
            return True
        self._queue = deque(entry for entry in self._queue if not entry[0])
        self._stale = True
        if len(self._queue) >= self._most:
            self.dismiss(WrongError("too-slow", fatal=True))
            return False
        return not news

    def flush(self) -> None:
        """Send all frames of this turn of the loop in one go; what cannot be sent at once is left to the pump."""
        self._flushing = False
        idle = not self._wake.is_set() and not self._pumping and not self._stale
        if idle and self._queue and self.socket.send_now([frame for _, frame in self._queue]):
            self._queue.clear()
        else:
            self._wake.set()

    def dismiss(self, wrong: WrongError) -> None:
        if self._end is None:
            if self._leaving is not None and wrong.code == "no-seat":
                self._queue.append((False, _encode(messages.CommandDone(self._leaving, self.room.sitting.seq))))
            self._queue.append((False, _encode(messages.ErrorMessage(None, wrong.code, str(wrong), True))))
            self._end = wrong
            self._wake.set()

    async def pump(self) -> None:
        """Send what waits to a client that is not fast enough, and close when it is sent away."""
        while True:
            await self._wake.wait()
            self._pumping = True
            self._wake.clear()
            while self._queue or (self._stale and self._end is None):
                if not self._queue:
                    self._stale = False
                    metrics.backlog_snapshots.inc()
                    self._queue.append((True, self.room.snapshot(self.viewer)))
                async with asyncio.timeout(STUCK):
                    await self.socket.send(self._queue.popleft()[1])
            self._pumping = False
            if self._end is not None:
                await self.socket.close(CLOSE_BAD, self._end.code)
                return

    # --- what it asks

    async def enter(self, since: int | None) -> None:
        """Come to the table: who the client is, then what it missed."""
        you = messages.ClientRole(self.actor.seat, self.actor.host)
        here = {*self.room.here(), *([] if you.seat is None else [you.seat])}
        self.send(messages.Welcome(messages.VERSION, self.house.now(), self.room.sitting.id, you, sorted(here)))
        for frame in await self.room.join(self, since):
            self._put(True, frame)

    async def listen(self) -> None:
        """Carry out one command after the other."""
        limits = self.house.settings.limits
        bucket = TokenBucket(limits.frames, limits.burst)
        loop = asyncio.get_running_loop()
        while self._end is None and (data := await self.socket.receive()) is not None:
            if not bucket.take(loop.time()):
                raise WrongError("too-fast", fatal=True)
            command = read_frame(data)
            if isinstance(command, messages.Hello):
                raise WrongError("bad-message", "hello is said once", fatal=True)
            held = isinstance(command, messages.MakeMove) and self._held_until(command.move)
            if held or isinstance(command, messages.RequestHint):
                self._aside(command)
            else:
                await self._answer(command)

    def _aside(self, command: messages.AnyCommand) -> None:
        """Answer something that takes longer, one at a time, while the client may ask for other things."""
        if self._beside is not None and not self._beside.done():
            self._complain(command.id, WrongError("busy"))
        else:
            self._beside = asyncio.get_running_loop().create_task(self._answer(command))
            self._beside.add_done_callback(self._answered)

    def _answered(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for what is done beside: if it fails, it has to be told here."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fail(error)

    def fail(self, error: BaseException) -> None:
        """A command went wrong in a way that has no answer: send the client away, and tell whoever runs the server."""
        if not isinstance(error, WrongError):
            log_error("command failed", error)
            error = WrongError("unavailable", fatal=True)
        self.dismiss(error)

    async def _answer(self, command: messages.AnyCommand) -> None:
        try:
            match command:
                case messages.CheckMove():
                    self._why(command)
                case messages.RequestHint(name):
                    await self._hint(name)
                case messages.MakeMove():
                    await self._move(command)
                case _:
                    await self._carry_out(command)
        except WrongError as wrong:
            self._complain(command.id, wrong)
        except IllegalMove as illegal:
            refusal = illegal.refusal
            metrics.illegal_moves.inc()
            self.send(messages.MoveRefused(command.id, refusal.rule, rule_text(refusal.rule, self.lang), refusal.facts))
        except NotationError as error:
            self._complain(command.id, WrongError("bad-move", str(error)))
        except StoreError as error:
            log_error("command not written", error)
            self.send(messages.ErrorMessage(command.id, "unavailable", "the database does not answer; try again"))

    def _complain(self, name: str, wrong: WrongError) -> None:
        self._mistakes += 1
        metrics.rejected_frames.inc()
        if self._mistakes >= MISTAKES:
            self.dismiss(WrongError("too-many", "too many mistakes", fatal=True))
        else:
            self.send(messages.ErrorMessage(name, wrong.code, str(wrong)))

    async def _carry_out(self, command: messages.AnyCommand) -> None:
        room, actor = self.room, self.actor
        client = f"{actor.mark}:{command.id}"
        if isinstance(command, messages.TakeSeat):
            client = f"g{actor.guest}:{command.id}"
        self._leaving = command.id if isinstance(command, messages.LeaveSeat) else None
        try:
            seq = await room.write(lambda: carry_out(room.sitting, actor, command, self.house.now()), client)
        finally:
            self._leaving = None
        self._mistakes = 0
        if isinstance(command, messages.TakeSeat):
            await self._seat(command, seq)
        else:
            self.send(messages.CommandDone(command.id, seq))

    async def _seat(self, command: messages.TakeSeat, seq: int) -> None:
        """Sit on the seat that was taken with line `seq`."""
        sitting = self.room.sitting
        seat = next((number for number, holder in enumerate(sitting.holders) if holder.sat == seq), None)
        if seat is None:
            raise WrongError("not-free", "that seat has changed hands since")
        self.send(messages.CommandDone(command.id, seq, sitting.key(seat) or UNSET))
        self.room.part(self)
        self.actor = Actor(self.actor.guest, self.actor.name, seat, self.actor.host, self.actor.invited, seq)
        self.viewer = seat
        await self.enter(None)

    def _why(self, command: messages.CheckMove) -> None:
        seat = self.actor.seat
        if seat is None:
            raise WrongError("no-seat")
        game = playing(self.room.sitting)
        refusal = game.why_not(seat, _meant(game, seat, command))
        if refusal is not None:
            raise IllegalMove(refusal)
        self.send(messages.MoveAllowed(command.id))

    async def _hint(self, name: str) -> None:
        seat, sitting = self.actor.seat, self.room.sitting
        if seat is None:
            raise WrongError("no-seat")
        game = playing(sitting)
        if seat not in game.waiting:
            raise WrongError("not-your-turn")
        question = question_of(f"{sitting.id}/{sitting.number}", game, seat)
        self.send(messages.Hint(name, await self.house.thinkers.advise(question)))

    def _held_until(self, move: str) -> int:
        """Until when a move waits, since an open window gives everybody time to react; 0 if it need not."""
        seat, sitting = self.actor.seat, self.room.sitting
        until = window_closes(sitting, seat) if seat is not None and seat in sitting.since else 0
        if seat is None or sitting.game is None or until <= self.house.now():
            return 0
        with contextlib.suppress(NotationError):
            return 0 if sitting.game.uses_window(seat, move) else until
        return until

    async def _move(self, command: messages.MakeMove) -> None:
        while until := self._held_until(command.move):
            carry_out(self.room.sitting, self.actor, command, self.house.now())  # what is illegal is told at once
            await self.room.wait_for_news((until - self.house.now()) / 1000)
        began = time.perf_counter()
        await self._carry_out(command)
        metrics.move_seconds.observe(time.perf_counter() - began)

    def leave(self) -> None:
        """The socket is closed."""
        if self._beside is not None:
            self._beside.cancel()
        self.room.part(self)


def _meant(game: Table, seat: int, command: messages.CheckMove) -> str:
    """Return the move that a client asks about; WrongError if there is none."""
    if (command.move is None) == (command.card is None):
        raise WrongError("bad-move", "ask about either a move or a card")
    if command.card is None:
        return command.move or ""
    move = game.move_for_drop(seat, command.card, command.zone or "")
    if move is None:
        raise WrongError("bad-move", f"{command.card[:40]!r} is not a card that can be played in this game")
    return move


def viewer_of(sitting: Sitting, actor: Actor) -> Viewer:
    if actor.seat is not None:
        return actor.seat
    return None if sitting.setup.spectators else OUTSIDE


def read_frame(data: str | bytes) -> messages.AnyClientMessage:
    """A frame as it came; WrongError if it is none."""
    length = len(data if isinstance(data, bytes) or data.isascii() else data.encode("utf-8", "surrogatepass"))
    if length > messages.MAX_MESSAGE_BYTES:
        raise WrongError(
            "too-long", f"a message has at most {messages.MAX_MESSAGE_BYTES} bytes, not {length}", fatal=True
        )
    try:
        frame: messages.AnyClientMessage = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise WrongError("bad-message", f"this is not a frame: {str(error)[:200]}", fatal=True) from None
    return frame
