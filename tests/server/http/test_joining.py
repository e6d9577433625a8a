"""Join codes over HTTP."""

from __future__ import annotations

from tests.server.fake_store import FakeHost
from tests.server.http.conftest import Client, came_from
from tischlein.server.join_codes import WRONG_CODES_PER_MINUTE
from tischlein.server.log_events import TableSetup
from tischlein.server.store.base import TableSummary


def add(table_host: FakeHost, name: str, *, public: bool = False) -> None:
    table_host.add(TableSummary(name, TableSetup("uno", 2, public=public), "gathering", 1, ["Ada"], 0, 0))


def key_of(table_host: FakeHost, table: str) -> dict[str, str]:
    return {"authorization": f"Bearer {table_host.keys.invitation(table)}"}


def test_a_code_gives_the_invitation(client: Client, table_host: FakeHost) -> None:
    add(table_host, "t1")
    shown = client.post("/api/tables/t1/code", json={}, headers=key_of(table_host, "t1"))
    assert shown.status_code == 200
    assert shown.headers["cache-control"] == "no-store"
    joined = client.post("/api/join", json={"code": shown.json()["code"].lower()})
    invitation = table_host.keys.invitation("t1")
    assert (joined.status_code, joined.json()) == (
        200,
        {"id": "t1", "invitation": invitation, "link": f"/t/t1#{invitation}"},
    )
    assert joined.headers["cache-control"] == "no-store"


def test_the_code_of_a_table_needs_its_key(client: Client, table_host: FakeHost) -> None:
    add(table_host, "t1")
    add(table_host, "t2", public=True)
    for table, other in (("t1", "t2"), ("t2", "t1")):
        assert client.post(f"/api/tables/{table}/code", json={}).status_code == 404
        assert client.post(f"/api/tables/{table}/code", json={}, headers=key_of(table_host, other)).status_code == 404
        assert client.post(f"/api/tables/{table}/code", json={}, headers=key_of(table_host, table)).status_code == 200
    missing = client.post("/api/tables/t3/code", json={}, headers=key_of(table_host, "t3"))
    assert missing.json() == client.post("/api/tables/t1/code", json={}).json()


def test_a_wrong_code_is_refused_and_guessing_is_limited(client: Client, table_host: FakeHost) -> None:
    add(table_host, "t1")
    code = client.post("/api/tables/t1/code", json={}, headers=key_of(table_host, "t1")).json()["code"]
    wrong = {"code": "AAA-AAA" if code != "AAA-AAA" else "FFF-FFF"}
    guesser, friend = came_from("203.0.113.5"), came_from("203.0.113.6")
    for _ in range(WRONG_CODES_PER_MINUTE):
        answer = client.post("/api/join", json=wrong, headers=guesser)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-code")
    limited = client.post("/api/join", json={"code": code}, headers=guesser)
    assert (limited.status_code, limited.json()["code"]) == (429, "too-many")
    assert client.post("/api/join", json={"code": code}, headers=friend).status_code == 200


def test_what_is_not_a_code_counts_as_a_wrong_one(client: Client) -> None:
    for text in ("x", "-" * 40, "\u202e"):
        assert client.post("/api/join", json={"code": text}).json()["code"] == "no-code"
    assert client.post("/api/join", json={"code": ""}).status_code == 400
    assert client.post("/api/join", json={"code": "x" * 41}).status_code == 400
