"""Addresses and names: which are loopback, local or public, and where others can reach this server."""

from __future__ import annotations

import socket
from typing import Final

from tischlein.server.limits import parse_ip

WILDCARD_HOSTS: Final = ("0.0.0.0", "::")
"""Addresses to listen on that mean all interfaces."""
PROBE_ADDRESS: Final = ("192.0.2.1", 9)
"""An address reserved for documentation: the route to it starts at the interface that routes to others use."""
LOCAL_SUFFIXES: Final = (".local", ".lan", ".internal", ".home.arpa", ".localhost")
"""Suffixes that nobody can register."""


def is_loopback(name: str) -> bool:
    """Return whether a name or address means this computer."""
    ip = parse_ip(name)
    return name == "localhost" or name.endswith(".localhost") or (ip is not None and ip.is_loopback)


def is_private(address: str) -> bool:
    """Return whether an address is loopback, link-local or private, as home routers assign them."""
    ip = parse_ip(address)
    return ip is not None and (ip.is_private or ip.is_link_local)


def is_local_name(name: str) -> bool:
    """Return whether a host is an address or a local name, which no stranger can point at this computer."""
    return "." not in name or parse_ip(name) is not None or name.endswith(LOCAL_SUFFIXES)


def local_address() -> str | None:
    """Return this computer's address in its network, or None, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE_ADDRESS)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if is_loopback(found) else found


def reachable_origin(host: str, port: int) -> str | None:
    """Return the origin at which others reach a server with this host and port; None if only this computer can."""
    found = local_address() if host in WILDCARD_HOSTS else host
    if found is None or is_loopback(found):
        return None
    return f"http://{f'[{found}]' if ':' in found else found}:{port}"
