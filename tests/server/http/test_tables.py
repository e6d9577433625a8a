"""Lobby, tables, records and replays."""

from __future__ import annotations

import pytest
from msgspec import structs

from tests.boxes import read_box
from tests.registered import BOXED
from tests.server.fake_store import FakeHost
from tests.server.http.conftest import Client, came_from
from tests.server.http.conftest import Clock as Watch
from tischlein import games
from tischlein.server import table_requests
from tischlein.server.link_guesses import WRONG_LINKS_PER_MINUTE
from tischlein.server.log_events import TableSetup, TimeControl
from tischlein.server.store.base import StoreError, TableSummary
from tischlein.server.table_requests import LOBBY_MAX_AGE

UNO = {"game": "uno", "seats": 3}
FEW = min(games().values(), key=lambda info: info.seats[1])
"""A game for few."""


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def add(table_host: FakeHost, name: str, updated: int = 0, **setup: object) -> TableSummary:
    table = TableSummary(name, TableSetup(**{"game": "uno", "seats": 2, **setup}), "gathering", 1, ["Ada"], 0, updated)  # type: ignore[arg-type]
    return table_host.add(table)


def test_a_new_table_returns_its_keys_once(client: Client, table_host: FakeHost) -> None:
    answer = client.post("/api/tables", json={**UNO, "options": {"stacking": True}, "bots": ["easy", "hard"]})
    assert answer.status_code == 201
    made = answer.json()
    table = made["id"]
    assert made == {
        "id": table,
        "host": table_host.keys.host(table),
        "invitation": table_host.keys.invitation(table),
        "link": f"/t/{table}#{table_host.keys.invitation(table)}",
    }
    assert answer.headers["cache-control"] == "no-store"
    assert table_host.store.summaries[table].setup == TableSetup("uno", 3, {"stacking": True})
    assert table_host.bots[table] == ["easy", "hard"]


def test_public_tables_have_a_clock(client: Client, table_host: FakeHost) -> None:
    first = client.post("/api/tables", json={**UNO, "public": True}).json()["id"]
    clock = {"each": "game", "seconds": 600}
    second = client.post("/api/tables", json={**UNO, "public": True, "clock": clock}).json()["id"]
    private = client.post("/api/tables", json=UNO).json()["id"]
    clocks = [table_host.store.summaries[table].setup.clock for table in (first, second, private)]
    assert clocks == [TimeControl("move", 60), TimeControl("game", 600), None]


@pytest.mark.parametrize(
    ("body", "status", "text"),
    [
        ({**UNO, "game": "chess"}, 422, "there is no game 'chess'"),
        ({"game": FEW.id, "seats": 10}, 422, f"{FEW.id} is for {FEW.seats[0]} to {FEW.seats[1]} seats, not 10"),
        ({**UNO, "options": {"stacking": 7}}, 422, "option stacking of uno takes False, True, not '7'"),
        ({**UNO, "bots": ["genius"]}, 422, "there is no computer player 'genius'"),
        ({**UNO, "bots": ["easy"] * 4}, 422, "4 computer players do not fit on 3 seats"),
        ({**UNO, "options": {"a": [[[[[[[[[[]]]]]]]]]]}}, 422, "The options are nested too deeply."),
        ({**UNO, "seats": "many"}, 400, "seats: Expected `int`, got `str`"),
        ({**UNO, "seats": 11}, 400, "seats: Expected `int` <= 10"),
        ({**UNO, "seed": 1}, 400, "request: Object contains unknown field `seed`"),
        ({**UNO, "clock": {"each": "day", "seconds": 1}}, 400, "clock.each: Invalid enum value 'day'"),
        ({"seats": 2}, 400, "request: Object missing required field `game`"),
        ([], 400, "request: Expected `object`, got `array`"),
    ],
)
def test_invalid_tables_are_refused(client: Client, table_host: FakeHost, body: object, status: int, text: str) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == status
    assert answer.json()["text"].startswith(text)
    assert not table_host.store.summaries


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (b"", "The request has no body."),
        (b"{", "The request is not JSON."),
        (b'{"game": "\xff", "seats": 2}', "The request is not JSON."),
        (b'{"game": "\\ud800", "seats": 2}', "The request is not JSON."),
        (b"[" * 30_000, "The request is nested too deeply."),
        (b'{"game":"uno","seats":2,"options":' + b'{"a":' * 12_000, "The request is nested too deeply."),
    ],
)
def test_invalid_json_is_refused(client: Client, body: bytes, text: str) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()) == (400, {"code": "bad-request", "text": text})


@pytest.mark.parametrize(("name", "game"), BOXED.items())
def test_options_may_contain_a_whole_box(client: Client, table_host: FakeHost, name: str, game: str) -> None:
    box = read_box(name, "standard")
    made = client.post("/api/tables", json={"game": game, "seats": 2, "options": {"box": box}, "public": True})
    assert made.status_code == 201
    assert table_host.store.summaries[made.json()["id"]].setup.options["box"] == box
    assert client.get("/api/tables").json()["tables"][0]["options"] == {"box": "own"}
    assert client.get(f"/api/tables/{made.json()['id']}").json()["setup"]["options"]["box"] == box


def test_the_lobby_lists_public_tables_page_by_page(client: Client, table_host: FakeHost) -> None:
    for number in range(5):
        add(table_host, f"open{number}", updated=100 + number, public=True)
    add(table_host, "secret", updated=200)
    first = client.get("/api/tables", params={"limit": 3}).json()
    assert [table["id"] for table in first["tables"]] == ["open4", "open3", "open2"]
    assert first["tables"][0]["people"] == ["Ada"]
    second = client.get("/api/tables", params={"limit": 3, "before": first["before"]}).json()
    assert [table["id"] for table in second["tables"]] == ["open1", "open0"]
    assert second["before"] is None


def test_idle_tables_leave_the_lobby(client: Client, table_host: FakeHost, clock: Watch) -> None:
    add(table_host, "fresh", updated=int(clock() * 1000), public=True)
    add(table_host, "stale", updated=int(clock() * 1000) - LOBBY_MAX_AGE - 1, public=True)
    assert [table["id"] for table in client.get("/api/tables").json()["tables"]] == ["fresh"]


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "before=-1", f"before={10**30}", "before=x"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/archive"])
def test_pages_have_limits(client: Client, path: str, query: str) -> None:
    answer = client.get(f"{path}?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_private_table_looks_like_one_that_does_not_exist(client: Client, table_host: FakeHost) -> None:
    add(table_host, "secret")
    add(table_host, "other")
    table_host.finish("secret", 1, replays=False)
    keys = table_host.keys
    wrong: list[dict[str, str]] = [
        {},
        bearer("x"),
        bearer(""),
        bearer(keys.invitation("other")),
        bearer(keys.host("other")),
        bearer(keys.seat("secret", 2)),
        {"authorization": keys.invitation("secret")},
        {"authorization": f"Basic {keys.invitation('secret')}"},
    ]
    for path in ("", "/games", "/games/1/record", "/games/1/replay", "/games/1/replay?viewer=0", "/games/1/review"):
        table_host.time += 60  # wrong keys are limited
        missing = client.get(f"/api/tables/missing{path}")
        assert missing.status_code == 404
        for headers in wrong:
            found = client.get(f"/api/tables/secret{path}", headers=headers)
            assert (found.status_code, found.content) == (404, missing.content)
            assert found.headers == missing.headers
        for key in (keys.invitation("secret"), keys.host("secret")):
            assert client.get(f"/api/tables/secret{path}", headers=bearer(key)).status_code == 200
    assert client.get("/api/tables/missing", headers=bearer(keys.host("missing"))).status_code == 404


@pytest.mark.parametrize("path", ["", "/games", "/games/1/record", "/games/1/replay", "/games/1/review"])
@pytest.mark.parametrize("table", ["secret", "missing"])
def test_wrong_keys_are_counted(client: Client, table_host: FakeHost, path: str, table: str) -> None:
    add(table_host, "secret")
    table_host.finish("secret", 1, replays=False)
    right = bearer(table_host.keys.invitation("secret"))
    eve, ada = came_from("192.0.2.1"), came_from("192.0.2.2")
    for number in range(WRONG_LINKS_PER_MINUTE):
        assert client.get("/api/tables/secret", headers=right | eve).status_code == 200, "right ones do not count"
        guess = client.get(f"/api/tables/{table}{path}", headers=bearer(f"guess{number}") | eve)
        assert guess.status_code == 404
    refused = client.get("/api/tables/secret", headers=right | eve)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    assert client.post("/api/tables/secret/code", json={}, headers=right | eve).status_code == 429
    assert client.get("/api/tables", headers=eve).status_code == 200, "what needs no key is open"
    assert client.get("/api/tables/secret", headers=right | ada).status_code == 200
    assert table_host.guesses.is_blocked("192.0.2.1"), "over sockets as well"
    table_host.time += 60
    assert client.get("/api/tables/secret", headers=right | eve).status_code == 200


def test_a_request_without_a_key_is_no_guess(client: Client, table_host: FakeHost) -> None:
    add(table_host, "secret")
    for _ in range(2 * WRONG_LINKS_PER_MINUTE):
        assert client.get("/api/tables/secret/games").status_code == 404
    right = bearer(table_host.keys.invitation("secret"))
    assert client.get("/api/tables/secret", headers=right).status_code == 200


@pytest.mark.parametrize("path", ["/t/a%00b", "/t/a%00b/replay/1", "/api/tables/a%00b", "/api/tables/a%00b/games"])
def test_what_cannot_be_a_table_is_not_looked_for(
    client: Client, table_host: FakeHost, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("summary", "finished_game"):
        monkeypatch.setattr(table_host.store, name, None)
    assert client.get(path).status_code in (200, 400, 503), "the page, or an error of the client"


def test_a_public_table_needs_no_key(client: Client, table_host: FakeHost) -> None:
    add(table_host, "open", public=True)
    assert client.get("/api/tables/open").json()["id"] == "open"
    assert client.get("/api/tables/open/games").status_code == 404, "it does not show its games"


def test_keys_are_compared_in_constant_time(
    client: Client, table_host: FakeHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[tuple[str, str]] = []

    def watched(given: str, real: str) -> bool:
        compared.append((given, real))
        return given == real

    monkeypatch.setattr(table_requests, "secrets_equal", watched)
    add(table_host, "secret")
    client.get("/api/tables/secret", headers=bearer(table_host.keys.invitation("secret")))
    assert compared == [
        (table_host.keys.invitation("secret"), table_host.keys.invitation("secret")),
        (table_host.keys.invitation("secret"), table_host.keys.host("secret")),
    ]


def test_records_need_a_key_unless_replays_are_public(client: Client, table_host: FakeHost) -> None:
    add(table_host, "t", replays=True)
    table_host.finish("t", 1, replays=True)
    table_host.finish("t", 2, replays=False)
    listed = client.get("/api/tables/t/games").json()["games"]
    assert [game["number"] for game in listed] == [1, 2]
    record = client.get("/api/tables/t/games/1/record")
    assert record.json() == {"game": "uno", "table": "t", "number": 1}
    assert record.headers["content-disposition"] == 'attachment; filename="uno-t-1.json"'
    assert client.get("/api/tables/t/games/2/record").status_code == 404
    with_key = client.get("/api/tables/t/games/2/record", headers=bearer(table_host.keys.host("t")))
    assert with_key.status_code == 200
    assert client.get("/api/tables/t/games/3/record", headers=bearer(table_host.keys.host("t"))).status_code == 404


def test_a_shared_game_needs_no_key_and_is_not_listed(client: Client, table_host: FakeHost) -> None:
    add(table_host, "t1")
    game = table_host.finish("t1", 1, False)
    paths = [f"/api/tables/t1/games/1/{kind}" for kind in ("record", "replay", "review")]
    assert [client.get(path).status_code for path in paths] == [404] * 3
    table_host.store.finished[:] = [structs.replace(game, shared=True)]
    assert [client.get(path).status_code for path in paths] == [200] * 3
    assert client.get("/api/tables/t1/games").status_code == 404
    assert client.get("/api/archive").json()["games"] == []


def test_replays_need_the_same_key_as_records(client: Client, table_host: FakeHost) -> None:
    table_host.finish("t", 1, replays=True)
    table_host.finish("t", 2, replays=False)
    first, second, missing = (f"/api/tables/t/games/{number}/replay" for number in (1, 2, 3))
    seen = {viewer: client.get(first, params={"viewer": viewer}) for viewer in ("none", "0", "1")}
    assert [answer.json()["snapshot"]["view"]["viewer"] for answer in seen.values()] == [None, 0, 1]
    assert client.get(first).content == seen["none"].content
    assert client.get(first, params={"viewer": "2"}).status_code == 404, "there are two seats"
    for path in (second, missing):
        assert client.get(path).status_code == 404
    assert client.get(second, headers=bearer(table_host.keys.invitation("t"))).status_code == 200
    assert client.get(second, headers=bearer(table_host.keys.invitation("other"))).status_code == 404
    assert client.get(missing, headers=bearer(table_host.keys.host("t"))).status_code == 404


def test_a_review_is_made_for_the_address_that_asks(client: Client, table_host: FakeHost) -> None:
    table_host.finish("t", 1, replays=True)
    first = client.get("/api/tables/t/games/1/review", headers=came_from("192.0.2.1"))
    assert first.json() == {"progress": 0.0, "review": None}
    assert first.headers["cache-control"] == "private, no-cache"
    client.get("/api/tables/t/games/1/review?effort=quick", headers=came_from("2001:db8::1"))
    assert table_host.reviews.asked == [("t", 1, "normal", "192.0.2.1"), ("t", 1, "quick", "2001:db8::/64")]
    assert client.get("/api/tables/t/games/2/review").status_code == 404
    assert len(table_host.reviews.asked) == 2


def test_an_unchanged_replay_is_not_sent_again(client: Client, table_host: FakeHost) -> None:
    table_host.finish("t", 1, replays=True)
    first = client.get("/api/tables/t/games/1/replay")
    assert first.headers["cache-control"] == "private, no-cache"
    again = client.get("/api/tables/t/games/1/replay", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "a.b",
        "a b",
        "x" * 41,
        "a%00b",
        "ü",
        "a/games/0/record",
        "a/games/1/replay?viewer=all",
        "a/games/0/review",
        "a/games/1/review?effort=deep",
        f"a/games/{10**30}/record",
    ],
)
def test_unknown_ids_are_not_found(client: Client, path: str) -> None:
    answer = client.get(f"/api/tables/{path}")
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "text"}


@pytest.mark.parametrize("number", ["x", "1.5", "-", "9" * 5000])
def test_invalid_game_numbers_are_refused(client: Client, number: str) -> None:
    assert client.get(f"/api/tables/a/games/{number}/record").status_code == 404


def test_the_archive_lists_public_replays(client: Client, table_host: FakeHost) -> None:
    for number in range(1, 4):
        table_host.finish("t", number, replays=number != 2)
    first = client.get("/api/archive", params={"limit": 1}).json()
    assert [game["number"] for game in first["games"]] == [3]
    second = client.get("/api/archive", params={"before": first["before"]}).json()
    assert [game["number"] for game in second["games"]] == [1]
    assert second["before"] is None


def test_a_storage_failure_is_a_server_error(
    client: Client, table_host: FakeHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object) -> None:
        raise StoreError("the database at secret-host is gone")

    monkeypatch.setattr(table_host.store, "lobby", lost)
    answer = client.get("/api/tables")
    assert answer.status_code == 503
    assert "secret-host" not in answer.text
