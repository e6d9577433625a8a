"""Guest cookies, which nobody else can sign."""

from __future__ import annotations

import base64
import re

import pytest

from tests.server.fake_store import FakeHost
from tests.server.http.conftest import Client, Clock, Front, came_from
from tischlein.server.http import guest_cookie
from tischlein.server.http.guest_cookie import COOKIE_SECONDS, GuestCookies, new_guest_id
from tischlein.server.keys import Keys
from tischlein.server.people import ANIMALS, Guest, default_animal

KEYS = Keys(bytes(32))


def cookie(guest: Guest, keys: Keys = KEYS, now: float = 0) -> str:
    return GuestCookies(keys).to_cookie(guest, now, secure=False).value or ""


def test_a_cookie_is_valid_for_a_year() -> None:
    guest = Guest("x-_1", "Ada.Zoë", "owl")
    written = cookie(guest, now=1000)
    assert GuestCookies(KEYS).from_cookie(written, 1000 + COOKIE_SECONDS) == guest
    assert GuestCookies(KEYS).from_cookie(written, 1001 + COOKIE_SECONDS) is None


def test_foreign_and_forged_cookies_are_ignored() -> None:
    mine = cookie(Guest("me", "Ada", "owl"))
    other = cookie(Guest("you", "Bo", "owl"))
    forged = [
        cookie(Guest("me", "Ada", "owl"), Keys(b"\1" * 32)),
        other.rpartition(".")[0] + "." + mine.rpartition(".")[2],
        mine.replace("me.", "you.", 1),
        mine[:-1],
        mine + "x",
        "",
        ".",
        "....",
        "ü.ü.ü.ü",
        KEYS.sign(""),
        f"a.b.c.{KEYS.sign('a.b.c')}",
    ]
    assert [GuestCookies(KEYS).from_cookie(text, 0) for text in forged] == [None] * len(forged)
    assert GuestCookies(KEYS).from_cookie(None, 0) is None
    assert all(GuestCookies(KEYS).from_cookie(mine[:at] + "~" + mine[at + 1 :], 0) is None for at in range(len(mine)))


def test_signatures_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    def watched(given: str, real: str) -> bool:
        compared.append(given)
        return given == real

    monkeypatch.setattr(guest_cookie, "secrets_equal", watched)
    written = cookie(Guest("me", "Ada", "owl"))
    assert GuestCookies(KEYS).from_cookie(written, 0) is not None
    assert compared == [written.rpartition(".")[2]]


def test_a_name_and_an_animal_are_set_stored_and_changed(client: Client, clock: Clock) -> None:
    assert client.get("/api/guest").json() == {"name": None, "animal": None}
    answer = client.post("/api/guest", json={"name": " Ada  L ", "animal": "owl"})
    assert (answer.status_code, answer.json()) == (200, {"name": "Ada L", "animal": "owl"})
    assert client.get("/api/guest").json() == {"name": "Ada L", "animal": "owl"}
    number = client.cookies["guest"].partition(".")[0]
    assert client.post("/api/guest", json={"name": "Ada"}).json() == {"name": "Ada", "animal": "owl"}
    assert client.post("/api/guest", json={"name": "Ada", "animal": "hen"}).json() == {"name": "Ada", "animal": "hen"}
    assert client.cookies["guest"].partition(".")[0] == number
    clock.time += COOKIE_SECONDS + 1
    assert client.get("/api/guest").json() == {"name": None, "animal": None}


def test_only_a_known_guest_with_another_name_or_animal_is_renamed(client: Client, table_host: FakeHost) -> None:
    client.post("/api/guest", json={"name": "Ada", "animal": "owl"})
    client.post("/api/guest", json={"name": " Ada "})
    assert table_host.renamed == []
    assert client.post("/api/guest", json={"name": " "}).status_code == 422
    assert table_host.renamed == []
    number = client.cookies["guest"].partition(".")[0]
    client.post("/api/guest", json={"name": "Bo"})
    client.post("/api/guest", json={"name": "Bo", "animal": "hen"})
    assert table_host.renamed == [(number, "Bo", "owl"), (number, "Bo", "hen")]


def test_a_guest_without_a_choice_keeps_one_animal(client: Client) -> None:
    animal = client.post("/api/guest", json={"name": "Ada"}).json()["animal"]
    assert animal in ANIMALS
    assert client.post("/api/guest", json={"name": "Bo"}).json()["animal"] == animal


def test_an_unknown_animal_is_refused(client: Client) -> None:
    answer = client.post("/api/guest", json={"name": "Ada", "animal": "unicorn"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert "animal" in answer.json()["text"]
    assert "set-cookie" not in answer.headers


def test_a_cookie_from_before_there_were_animals_is_valid() -> None:
    text = f"me.{base64.urlsafe_b64encode(b'Ada').decode()}.0"
    guest = GuestCookies(KEYS).from_cookie(f"{text}.{KEYS.sign(f'guest/{text}')}", 0)
    assert guest == Guest("me", "Ada", default_animal("me"))


def test_two_guests_have_different_ids(client: Client) -> None:
    numbers = set()
    for _ in range(2):
        client.cookies.clear()
        client.post("/api/guest", json={"name": "Ada"})
        numbers.add(client.cookies["guest"].partition(".")[0])
    assert len(numbers) == 2
    assert all(len(number) == 22 for number in numbers), "128 bits"


def test_the_cookie_is_for_this_server_only(front: Front) -> None:
    def flags(client: Client, headers: dict[str, str] | None = None) -> str:
        answer = client.post("/api/guest", json={"name": "Ada"}, headers=headers)
        return re.sub(r"guest=[^;]*", "guest", answer.headers["set-cookie"])

    plain = "guest; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax"
    assert flags(front()) == plain
    assert flags(front(), {"x-forwarded-proto": "https"}) == plain + "; Secure"
    assert flags(front(proxies=()), {"x-forwarded-proto": "https"}) == plain
    assert flags(front(secure=True)) == plain + "; Secure"


def test_bad_names_are_refused_with_a_sentence(client: Client) -> None:
    answer = client.post("/api/guest", json={"name": "x" * 25})
    assert answer.status_code == 422
    assert answer.json() == {"code": "name-too-long", "text": "a name may have at most 24 characters, not 25"}
    assert "set-cookie" not in answer.headers


def test_a_socket_knows_its_guest(client: Client) -> None:
    with client.websocket_connect("/api/tables/t1/socket", headers=came_from("2001:db8::5")) as socket:
        assert socket.receive_json() == {"table": "t1", "guest": None, "address": "2001:db8::/64"}
    client.post("/api/guest", json={"name": "Ada"})
    with client.websocket_connect("/api/tables/t1/socket") as socket:
        received = socket.receive_json()
        assert received["guest"] == {
            "id": client.cookies["guest"].partition(".")[0],
            "name": "Ada",
            "animal": default_animal(client.cookies["guest"].partition(".")[0]),
        }
        socket.send_text("echo")
        assert socket.receive_text() == "echo"


def test_no_id_of_a_guest_looks_like_an_option_of_a_command_line() -> None:
    ids = {new_guest_id() for _ in range(500)}
    assert len(ids) == 500
    assert not any("-" in guest for guest in ids)
