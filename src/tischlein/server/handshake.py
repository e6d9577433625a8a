"""The life of a connection: hello, authentication by keys, service, and disconnection."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tischlein.server import messages
from tischlein.server.commands import Actor
from tischlein.server.connection import Connection, parse_message
from tischlein.server.errors import CommandError
from tischlein.server.keys import Keys, secrets_equal
from tischlein.server.outgoing import POLICY_VIOLATION, SEND_TIMEOUT, SERVICE_RESTART, Transport
from tischlein.server.room import Room
from tischlein.server.runtime import Runtime
from tischlein.server.seat_holders import GuestIdentity
from tischlein.server.table_state import TableState

FAREWELL_TIMEOUT: Final = 5.0
"""Seconds in which a client can receive its last message."""


FindRoom = Callable[[], Awaitable[Room | None]]

_encode = msgspec.json.Encoder().encode


class ClosedTable(CommandError):
    """A table that an operator has closed, in its last state."""

    def __init__(self, state: TableState) -> None:
        super().__init__("table-closed", fatal=True)
        self.state = state


async def accept(
    runtime: Runtime, transport: Transport, find_room: FindRoom, guest: GuestIdentity | None, address: str
) -> Connection:
    """Wait for the hello of a client and authenticate it; raise CommandError or TimeoutError if it is not welcome."""
    async with asyncio.timeout(runtime.settings.limits.hello_seconds):
        data = await transport.receive()
        hello = parse_message(data if data is not None else b"")
        if not isinstance(hello, messages.Hello):
            raise CommandError("bad-message", "the first message must be hello", fatal=True)
        if hello.version != messages.VERSION:
            raise CommandError("bad-version", f"this server speaks version {messages.VERSION}", fatal=True)
        try:
            room = await find_room()
        except ClosedTable as closed:
            authenticate(runtime.keys, closed.state, hello.keys, guest)  # strangers learn nothing of a private table
            raise
        if room is None:
            raise CommandError("no-table", fatal=True)
        if _may_be_behind(runtime.keys, room.state, hello):
            await room.catch_up()
        actor = authenticate(runtime.keys, room.state, hello.keys, guest)
        if actor.seat is not None and guest is not None:
            await room.rename_on_return(actor.seat, guest)
        return Connection(runtime, room, transport, actor, hello, address)


async def serve(connection: Connection, transport: Transport) -> None:
    """Serve an accepted client until it is gone."""
    sender = asyncio.ensure_future(connection.outgoing.run(connection.snapshot))
    try:
        await connection.enter()
        receiver = asyncio.ensure_future(connection.receive_commands())
        await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        if not receiver.done() and not connection.outgoing.is_closing:
            # The client is gone or stuck; what it sent before is still carried out.
            await turn_away(transport, CommandError("too-slow", fatal=True))
            await asyncio.wait((receiver,), timeout=SEND_TIMEOUT)
        elif receiver.done() and (error := receiver.exception()) is not None:
            connection.fail(error)
            await asyncio.wait((sender,), timeout=SEND_TIMEOUT)
        receiver.cancel()
        await asyncio.gather(receiver, return_exceptions=True)
    finally:
        connection.leave()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def say_restart(transport: Transport) -> None:
    """Close the transport of a client that shall reconnect at once, to another process."""
    with contextlib.suppress(Exception):  # the client may be gone already
        async with asyncio.timeout(FAREWELL_TIMEOUT):
            await transport.close(SERVICE_RESTART, "restart")


async def turn_away(transport: Transport, error: CommandError) -> None:
    """Send an error and close the transport."""
    with contextlib.suppress(Exception):  # the client may be gone already
        async with asyncio.timeout(FAREWELL_TIMEOUT):
            await transport.send(_encode(messages.ErrorMessage(None, error.code, str(error), True)))
            await transport.close(POLICY_VIOLATION, error.code)


def table_keys(keys: Keys, state: TableState) -> dict[str, int]:
    """Return every key of a table with the log entry with which its seat was taken; 0 for host and invitation."""
    seats = {state.seat_key(seat): holder.entry for seat, holder in enumerate(state.holders)}
    return {keys.host(state.id): 0, keys.invitation(state.id): 0} | {key: entry for key, entry in seats.items() if key}


def authenticate(keys: Keys, state: TableState, given: list[str], guest: GuestIdentity | None) -> Actor:
    """Return who a client is by its keys. Every key is compared with every other, in constant time."""
    known = table_keys(keys, state)
    found = [real for real in known for key in given if secrets_equal(key, real)]
    if not found and not state.setup.public:
        raise CommandError("no-table", fatal=True)
    entry = next((known[key] for key in found if known[key]), 0)
    seat = next((number for number, holder in enumerate(state.holders) if entry and holder.entry == entry), None)
    host, invited = keys.host(state.id) in found, bool(found)
    if guest is None:
        return Actor(None, "", seat, host, invited, entry)
    return Actor(guest.id, guest.name, seat, host, invited, entry, guest.animal)


def _may_be_behind(keys: Keys, state: TableState, hello: messages.Hello) -> bool:
    """Return whether another process may know more: a log entry that the client has seen, or a key it was given."""
    known = table_keys(keys, state)
    unknown = [key for key in hello.keys if not sum(secrets_equal(key, real) for real in known)]
    return bool(unknown) or (hello.since or 0) > state.seq
