"""Loopback, private and local addresses, and where others reach the server."""

from __future__ import annotations

import socket

import pytest

from tischlein.server import network


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1", "cards.localhost"])
def test_loopback_names(name: str) -> None:
    assert network.is_loopback(name)
    assert network.is_local_name(name)


@pytest.mark.parametrize("name", ["", "192.168.1.5", "laptop.local", "localhost.example.org", "::"])
def test_other_names_are_not_loopback(name: str) -> None:
    assert not network.is_loopback(name)


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("127.0.0.1", True),
        ("192.168.1.5", True),
        ("10.0.0.7", True),
        ("172.20.3.4", True),
        ("169.254.1.1", True),
        ("::ffff:192.168.1.5", True),
        ("fe80::1%eth0", True),
        ("fd12::1", True),
        ("8.8.8.8", False),
        ("172.32.0.1", False),
        ("100.64.0.1", False),
        ("2a00:1450::1", False),
        ("unix", False),
        ("", False),
    ],
)
def test_private_addresses(address: str, near: bool) -> None:
    assert network.is_private(address) is near


@pytest.mark.parametrize(
    ("name", "home"),
    [
        ("192.168.1.5", True),
        ("laptop", True),
        ("laptop.local", True),
        ("laptop.lan", True),
        ("2a00:1450::1", True),
        ("cards.example.org", False),
        ("laptop.local.example.org", False),
        ("192.168.1.5.example.org", False),
    ],
)
def test_local_names(name: str, home: bool) -> None:
    assert network.is_local_name(name) is home


def test_reachable_origins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "local_address", lambda: "192.168.1.5")
    assert (
        network.reachable_origin("0.0.0.0", 8765) == network.reachable_origin("::", 8765) == "http://192.168.1.5:8765"
    )
    assert network.reachable_origin("10.0.0.7", 80) == "http://10.0.0.7:80"
    assert network.reachable_origin("fd12::1", 8765) == "http://[fd12::1]:8765"
    assert (
        network.reachable_origin("127.0.0.1", 8765)
        is network.reachable_origin("::1", 8765)
        is network.reachable_origin("localhost", 8765)
        is None
    )
    monkeypatch.setattr(network, "local_address", lambda: None)
    assert network.reachable_origin("0.0.0.0", 8765) is None


def test_the_local_address(monkeypatch: pytest.MonkeyPatch) -> None:
    found = network.local_address()
    assert found is None or not network.is_loopback(found)

    class Nowhere(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "socket", Nowhere)
    assert network.local_address() is None
