"""One socket from its first frame to its last: who comes, by which keys, and how it is sent away."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec

from tischlein.server import messages
from tischlein.server.commands import Actor
from tischlein.server.errors import WrongError
from tischlein.server.keys import Keys, secrets_equal
from tischlein.server.link import CLOSE_BAD, STUCK, Host, Link, Wire, read_frame
from tischlein.server.logs import log_error
from tischlein.server.sitting import Sitting
from tischlein.server.store.base import StoreError

FAREWELL: Final = 5.0
"""Seconds in which somebody takes the last frame, or not."""

_encode = msgspec.json.Encoder().encode


async def attend(house: Host, socket: Wire, table: str, guest: str | None, name: str) -> str | None:
    """Serve a client from its hello until it is gone; if it was sent away at the door, the code of the reason."""
    try:
        with house.strangers.enter("") as welcome:
            if not welcome:
                raise WrongError("too-many", fatal=True)
            async with asyncio.timeout(house.settings.limits.hello_seconds):
                link, hello = await _greet(house, socket, table, guest, name)
    except TimeoutError:
        return await send_away(socket, WrongError("too-slow", fatal=True))
    except WrongError as wrong:
        return await send_away(socket, wrong)
    except StoreError as error:
        log_error("table not read", error)
        return await send_away(socket, WrongError("unavailable", fatal=True))
    await _serve(link, hello)
    return None


async def _serve(link: Link, hello: messages.Hello) -> None:
    pump = asyncio.ensure_future(link.pump())
    try:
        await link.enter(hello.since)
        listen = asyncio.ensure_future(link.listen())
        await asyncio.wait((pump, listen), return_when=asyncio.FIRST_COMPLETED)
        if not listen.done() and not link.dismissed:
            # The client is gone or stuck; what it sent before is still carried out.
            await send_away(link.socket, WrongError("too-slow", fatal=True))
            await asyncio.wait((listen,), timeout=STUCK)
        elif listen.done() and (error := listen.exception()) is not None:
            link.fail(error)
            await asyncio.wait((pump,), timeout=STUCK)
        listen.cancel()
        await asyncio.gather(listen, return_exceptions=True)
    finally:
        link.leave()
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)


async def _greet(house: Host, socket: Wire, table: str, guest: str | None, name: str) -> tuple[Link, messages.Hello]:
    data = await socket.receive()
    hello = read_frame(data if data is not None else b"")
    if not isinstance(hello, messages.Hello):
        raise WrongError("bad-message", "the first frame is hello", fatal=True)
    if hello.version != messages.VERSION:
        raise WrongError("bad-version", f"version {messages.VERSION} of the protocol is spoken here", fatal=True)
    room = await house.room(table)
    if room is None:
        raise WrongError("no-table", fatal=True)
    if _may_be_behind(house.keys, room.sitting, hello):
        await room.catch_up()
    actor = recognise(house.keys, room.sitting, hello.keys, guest, name)
    return Link(house, room, socket, actor, hello.lang), hello


def key_ring(keys: Keys, sitting: Sitting) -> dict[str, int]:
    """Every key of a table, and the line of the log with which its seat was taken; 0 for host and invitation."""
    seats = {sitting.key(seat): holder.sat for seat, holder in enumerate(sitting.holders)}
    return {keys.host(sitting.id): 0, keys.invitation(sitting.id): 0} | {k: sat for k, sat in seats.items() if k}


def _may_be_behind(keys: Keys, sitting: Sitting, hello: messages.Hello) -> bool:
    """Another process may know more: of a line that the client has seen, or of a key that it has been given."""
    ring = key_ring(keys, sitting)
    strange = [key for key in hello.keys if not sum(secrets_equal(key, real) for real in ring)]
    return bool(strange) or (hello.since or 0) > sitting.seq


def recognise(keys: Keys, sitting: Sitting, given: list[str], guest: str | None, name: str) -> Actor:
    """Who somebody is by its keys. Every key is compared with every other, in a time that tells nothing."""
    ring = key_ring(keys, sitting)
    found = [real for real in ring for key in given if secrets_equal(key, real)]
    if not found and not sitting.setup.public:
        raise WrongError("no-table", fatal=True)
    sat = next((ring[key] for key in found if ring[key]), 0)
    seat = next((number for number, holder in enumerate(sitting.holders) if sat and holder.sat == sat), None)
    return Actor(guest, name, seat, keys.host(sitting.id) in found, bool(found), sat)


async def send_away(socket: Wire, wrong: WrongError) -> str:
    """Say what is wrong, and close; the code."""
    with contextlib.suppress(Exception):  # whoever is sent away may be gone already
        async with asyncio.timeout(FAREWELL):
            await socket.send(_encode(messages.ErrorMessage(None, wrong.code, str(wrong), True)))
            await socket.close(CLOSE_BAD, wrong.code)
    return wrong.code
