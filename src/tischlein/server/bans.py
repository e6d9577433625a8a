"""The bans as a running server knows them, and what a ban can name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from tischlein.core.errors import TischleinError
from tischlein.server.store.base import Ban

GUEST_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
"""The id in a guest's cookie: 16 random bytes in base64."""
IPV6_PREFIX: Final = 64
"""The longest prefix of a banned IPv6 network: smaller ones cannot be told apart (`limits.client_key`)."""

Network = IPv4Network | IPv6Network


class BadTarget(TischleinError):
    """A text that names neither a guest nor a network."""


def parse_target(text: str) -> str:
    """Return a guest's id, or the network of an address; raise BadTarget if the text is neither."""
    if (network := _parse_network(text)) is not None:
        return str(network)
    if GUEST_ID.fullmatch(text):
        return text
    raise BadTarget(f"{text[:40]!r} is neither the id of a guest nor an address or a network")


def _parse_network(text: str) -> Network | None:
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv4Network):
        return network
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= 96:
        return ip_network((mapped, network.prefixlen - 96), strict=False)
    return network.supernet(new_prefix=min(IPV6_PREFIX, network.prefixlen))


class BanList:
    """The bans that are in force. Looking a client up costs the same for any number of banned addresses."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now: Final = now
        self._expiries: dict[str, int | None] = {}
        self._prefixes: dict[int, set[int]] = {}
        """The lengths of prefixes in use, by the version of the protocol."""
        self.has_guests = False
        """Whether any guest is banned."""

    def replace(self, bans: Iterable[Ban]) -> None:
        """Forget all bans, and note these."""
        self._expiries = {ban.target: ban.expires for ban in bans}
        networks = [network for target in self._expiries if (network := _parse_network(target)) is not None]
        self.has_guests = len(networks) < len(self._expiries)
        self._prefixes = {}
        for network in networks:
            self._prefixes.setdefault(network.version, set()).add(network.prefixlen)

    def covers(self, guest: str | None, address: str) -> bool:
        """Return whether a guest, or the address of a client (`limits.client_key`), is banned now."""
        if not self._expiries:
            return False
        return (guest is not None and self._is_in_force(guest)) or self.covers_address(address)

    def covers_address(self, address: str) -> bool:
        if not self._prefixes or (network := _parse_network(address)) is None:
            return False
        lengths = self._prefixes.get(network.version, ())
        return any(self._is_in_force(str(network.supernet(new_prefix=length))) for length in lengths)

    def _is_in_force(self, target: str) -> bool:
        expires = self._expiries.get(target, 0)
        return expires is None or expires > self._now()
