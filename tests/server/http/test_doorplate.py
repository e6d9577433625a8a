"""What the page puts into links for others."""

from __future__ import annotations

import pytest

from tests.server.http.conftest import Client, Front
from tischlein.server import network

HERE = "http://localhost:8765"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "home_address", lambda: "192.168.1.5")


def reach(client: Client, host: str, **headers: str) -> str | None:
    answer = client.get("/api/house", headers={"host": host, **headers})
    assert answer.headers["cache-control"] == "no-store"
    found: str | None = answer.json()["reach"]
    return found


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765"])
def test_who_opened_the_page_on_the_same_computer_gives_others_its_address(front: Front, host: str) -> None:
    port = 80  # where the test client says that the server is
    assert reach(front(host="0.0.0.0"), host) == f"http://192.168.1.5:{port}"
    assert reach(front(host="192.168.1.7"), host) == f"http://192.168.1.7:{port}"
    assert reach(front(host="127.0.0.1"), host) is None


def test_who_came_from_elsewhere_gives_on_the_way_they_came(front: Front) -> None:
    client = front(host="127.0.0.1")
    assert reach(client, "192.168.1.9:8765") == "http://192.168.1.9:8765"
    assert reach(client, "Laptop.local:8765") == "http://laptop.local:8765"
    assert reach(client, "cards.example.org", **{"x-forwarded-proto": "https"}) == "https://cards.example.org"
    assert reach(front(secure=True), "cards.example.org") == "https://cards.example.org"
    assert reach(front(proxies=()), "cards.example.org", **{"x-forwarded-proto": "https"}) == "http://cards.example.org"
