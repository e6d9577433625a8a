"""The door to a table's socket."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from tischlein.server.http.house import Socket, desk_of
from tischlein.server.http.persons import guest_of
from tischlein.server.limits import place_of


@websocket("/api/tables/{table:str}/socket")
async def attend_table(socket: Socket, table: FromPath[str]) -> None:
    """Origin and number of sockets are checked already (`guard.py`); the house does the rest."""
    desk = desk_of(socket)
    address = place_of(desk.proxies.address(socket.scope))
    await desk.house.attend(socket, table, guest_of(socket), address)
