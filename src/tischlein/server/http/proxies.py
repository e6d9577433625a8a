"""Where a request really comes from: what a proxy tells is believed only if the proxy is one of ours."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

from tischlein.server.limits import parse_ip

UNIX_PEER: Final = "unix"
"""The name of a peer that has no address: whoever connects over a Unix socket."""


class TrustedProxies:
    """The proxies in front of us: addresses, networks such as 10.0.0.0/8, or `unix`."""

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
        """The client's address: the last one on the way that is not a proxy of ours."""
        peer = _peer(scope)
        if self.trusts(peer):
            for text in reversed(header(scope, b"x-forwarded-for").split(",")):
                if parse_ip(text.strip()) is None:
                    break  # whatever stands before a word that no proxy writes is not to be believed
                peer = text.strip()
                if not self.trusts(peer):
                    break
        return peer

    def is_encrypted(self, scope: Scope) -> bool:
        """The client speaks TLS, to us or to a proxy of ours."""
        told = header(scope, b"x-forwarded-proto") if self.trusts(_peer(scope)) else ""
        return (told or scope["scheme"]) in ("https", "wss")

    def page_origin(self, scope: Scope, secure: bool) -> str:
        """The origin that the client's page has if it is ours; `secure` if we know that it speaks TLS."""
        return f"{'https' if secure or self.is_encrypted(scope) else 'http'}://{header(scope, b'host').lower()}"


def _peer(scope: Scope) -> str:
    client = scope.get("client")
    return (client[0] if client else "") or UNIX_PEER


def host_name(scope: Scope) -> str:
    """The name or address that the client knows us by; empty if it makes no sense."""
    try:
        return urlsplit(f"//{header(scope, b'host')}").hostname or ""
    except ValueError:
        return ""


def header(scope: Scope, name: bytes) -> str:
    """The value of a header; empty if there is none. Several of the same name are one list."""
    return ", ".join(value.decode("latin-1") for found, value in scope["headers"] if found == name)
