"""The real address, scheme and host of a request. Forwarded headers are trusted only from configured proxies."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

from tischlein.server.limits import parse_ip

UNIX_PEER: Final = "unix"
"""The name of a peer without an address, which connects over a Unix socket."""


class TrustedProxies:
    """The configured proxies: addresses, networks such as 10.0.0.0/8, or `unix`."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names: set[str] = set()
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in names:
            try:
                self._networks.append(ip_network(name, strict=False))
            except ValueError:
                self._names.add(name)

    def trusts(self, address: str) -> bool:
        if address in self._names:
            return True
        ip = parse_ip(address) if self._networks else None
        return ip is not None and any(ip in network for network in self._networks)

    def client_address(self, scope: Scope) -> str:
        """Return the client's address: the last forwarded one that is not a trusted proxy."""
        peer = _peer(scope)
        if self.trusts(peer):
            for text in reversed(header(scope, b"x-forwarded-for").split(",")):
                if parse_ip(text.strip()) is None:
                    break  # no proxy wrote this, so what comes before it cannot be trusted
                peer = text.strip()
                if not self.trusts(peer):
                    break
        return peer

    def is_encrypted(self, scope: Scope) -> bool:
        """Return whether the client uses TLS, to us or to a trusted proxy."""
        forwarded = header(scope, b"x-forwarded-proto") if self.trusts(_peer(scope)) else ""
        return (forwarded or scope["scheme"]) in ("https", "wss")

    def page_origin(self, scope: Scope, secure: bool) -> str:
        """Return the origin of our page for this client. `secure`: the server is always reached over https."""
        return f"{'https' if secure or self.is_encrypted(scope) else 'http'}://{header(scope, b'host').lower()}"


def _peer(scope: Scope) -> str:
    client = scope.get("client")
    return (client[0] if client else "") or UNIX_PEER


def host_name(scope: Scope) -> str:
    """Return the host by which the client addressed us; empty if it is malformed."""
    try:
        return urlsplit(f"//{header(scope, b'host')}").hostname or ""
    except ValueError:
        return ""


def header(scope: Scope, name: bytes) -> str:
    """Return the value of a header, with repeated headers joined; empty if there is none."""
    return ", ".join(value.decode("latin-1") for found, value in scope["headers"] if found == name)
