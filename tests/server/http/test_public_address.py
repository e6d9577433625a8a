"""The origin that the page uses in links for others."""

from __future__ import annotations

import pytest

from tests.server.http.conftest import Client, Front
from tischlein.server import network

HERE = "http://localhost:8765"


@pytest.fixture(autouse=True)
def on_local_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "local_address", lambda: "192.168.1.5")


def origin_for(client: Client, host: str, **headers: str) -> str | None:
    answer = client.get("/api/address", headers={"host": host, **headers})
    assert answer.headers["cache-control"] == "no-store"
    found: str | None = answer.json()["origin"]
    return found


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765"])
def test_a_page_on_the_same_computer_gets_the_network_address(front: Front, host: str) -> None:
    port = 80  # the port of the test client
    assert origin_for(front(host="0.0.0.0"), host) == f"http://192.168.1.5:{port}"
    assert origin_for(front(host="192.168.1.7"), host) == f"http://192.168.1.7:{port}"
    assert origin_for(front(host="127.0.0.1"), host) is None


def test_a_page_from_elsewhere_gets_the_origin_it_used(front: Front) -> None:
    client = front(host="127.0.0.1")
    assert origin_for(client, "192.168.1.9:8765") == "http://192.168.1.9:8765"
    assert origin_for(client, "Laptop.local:8765") == "http://laptop.local:8765"
    assert origin_for(client, "cards.example.org", **{"x-forwarded-proto": "https"}) == "https://cards.example.org"
    assert origin_for(front(secure=True), "cards.example.org") == "https://cards.example.org"
    assert (
        origin_for(front(proxies=()), "cards.example.org", **{"x-forwarded-proto": "https"})
        == "http://cards.example.org"
    )
