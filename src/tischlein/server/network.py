"""Where this server is: on this computer, in the network at home, or in the world."""

from __future__ import annotations

import socket
from typing import Final

from tischlein.server.limits import parse_ip

WILDCARD_HOSTS: Final = ("0.0.0.0", "::")
"""Addresses to listen at that mean all of them."""
PROBE_ADDRESS: Final = ("192.0.2.1", 9)
"""An address that nobody has: the way to it begins where every way to others does."""
LOCAL_SUFFIXES: Final = (".local", ".lan", ".internal", ".home.arpa", ".localhost")
"""Names that nobody can register."""


def is_loopback(name: str) -> bool:
    """A name or address by which a computer means itself."""
    ip = parse_ip(name)
    return name == "localhost" or name.endswith(".localhost") or (ip is not None and ip.is_loopback)


def is_private(address: str) -> bool:
    """An address on this computer or in its network, as routers at home give them."""
    ip = parse_ip(address)
    return ip is not None and (ip.is_private or ip.is_link_local)


def is_local_name(name: str) -> bool:
    """An address, or a name that only a network at home can have: no stranger can point it at this computer."""
    return "." not in name or parse_ip(name) is not None or name.endswith(LOCAL_SUFFIXES)


def local_address() -> str | None:
    """This computer's address in its network, if it is in one. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE_ADDRESS)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if is_loopback(found) else found


def reachable_origin(host: str, port: int) -> str | None:
    """The origin at which others find a server that listens there; None if only this computer does."""
    found = local_address() if host in WILDCARD_HOSTS else host
    if found is None or is_loopback(found):
        return None
    return f"http://{f'[{found}]' if ':' in found else found}:{port}"
