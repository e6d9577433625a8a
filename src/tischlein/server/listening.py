"""Listening sockets."""

from __future__ import annotations

import socket
from typing import Final

from tischlein.server.settings import AddressUnavailable

BACKLOG: Final = 2048


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; raise AddressUnavailable if that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = error.strerror or str(error)
        raise AddressUnavailable(f"the server cannot listen on {host} port {port}: {reason}") from None
