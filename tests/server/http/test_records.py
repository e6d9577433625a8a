"""Bringing in games over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.registered import brief
from tests.server.brought_in import import_body
from tests.server.fake_store import FakeHost
from tests.server.http.conftest import Client, came_from
from tischlein.server.http.tables import MAX_RECORD_BYTES
from tischlein.server.record_import import IMPORTS_AT_ONCE


def test_a_guest_brings_in_a_game_once(client: Client, table_host: FakeHost) -> None:
    client.post("/api/guest", json={"name": "Ada"})
    first = client.post("/api/records", json=import_body(brief()))
    assert first.status_code == 201
    added = first.json()
    table = added["game"]["table"]
    assert (added["new"], added["host"]) == (True, table_host.keys.host(table))
    again = client.post("/api/records", json=import_body(brief()))
    assert again.json() == added | {"new": False}
    path = f"/api/tables/{table}/games"
    assert client.get(path).status_code == 404
    key = {"authorization": f"Bearer {added['host']}"}
    assert client.get(path, headers=key).json()["games"] == [added["game"]]


def test_a_game_that_was_removed_is_not_brought_in_again(client: Client, table_host: FakeHost) -> None:
    client.post("/api/guest", json={"name": "Ada"})
    client.post("/api/records", json=import_body(brief()))
    table_host.store.finished.clear()
    answer = client.post("/api/records", json=import_body(brief()))
    assert (answer.status_code, answer.json()["code"]) == (422, "removed")


def test_only_a_guest_with_a_name_can_bring_in_a_game(client: Client, table_host: FakeHost) -> None:
    answer = client.post("/api/records", json=import_body(brief()))
    assert (answer.status_code, answer.json()["code"]) == (422, "no-guest")
    assert table_host.store.entries == {}


@pytest.mark.parametrize(
    ("body", "status", "text"),
    [
        ({}, 400, "missing required field `record`"),
        ({"record": []}, 400, "record: Expected `object`, got `array`"),
        ({"record": {}, "players": [{}]}, 400, "missing required field `name`"),
        ({"record": {}, "who": 1}, 400, "unknown field `who`"),
        ({"record": {}}, 422, "this is not a record of a game"),
        ({"record": {"moves": "x" * MAX_RECORD_BYTES}}, 413, "The request is too large."),
    ],
)
def test_a_bad_request_gets_a_sentence(client: Client, table_host: FakeHost, body: Any, status: int, text: str) -> None:
    client.post("/api/guest", json={"name": "Ada"})
    answer = client.post("/api/records", json=body)
    assert answer.status_code == status
    assert text in answer.json()["text"]
    assert table_host.store.entries == {}


def test_many_games_from_one_address_have_to_wait(client: Client) -> None:
    client.post("/api/guest", json={"name": "Ada"})
    statuses = [client.post("/api/records", json={"record": {}}).status_code for _ in range(IMPORTS_AT_ONCE + 1)]
    assert statuses == [422] * IMPORTS_AT_ONCE + [429]
    elsewhere = client.post("/api/records", json={"record": {}}, headers=came_from("203.0.113.9"))
    assert elsewhere.status_code == 422
