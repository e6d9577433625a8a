"""Guest cookies: names that can be displayed, and cookies that nobody else can sign."""

from __future__ import annotations

import re

import pytest

from tests.server.http.conftest import Client, Clock, Front, came_from
from tischlein.server.http import guest_cookie
from tischlein.server.http.guest_cookie import COOKIE_SECONDS, BadName, Guest, GuestCookies, normalise_name
from tischlein.server.keys import Keys

KEYS = Keys(bytes(32))


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("名前", "名前"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_names_are_normalised(given: str, name: str) -> None:
    assert normalise_name(given) == name


@pytest.mark.parametrize(
    "name", ["", " \t ", "x" * 25, "a\x00b", "a\u202eb", "\u200b", "\u2800", "\u3164 \u3164", "\ue000", "a\u200db"]
)
def test_names_that_cannot_be_displayed_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        normalise_name(name)


def cookie(guest: Guest, keys: Keys = KEYS, now: float = 0) -> str:
    return GuestCookies(keys).to_cookie(guest, now, secure=False).value or ""


def test_a_cookie_is_valid_for_a_year() -> None:
    guest = Guest("x-_1", "Ada.Zoë")
    written = cookie(guest, now=1000)
    assert GuestCookies(KEYS).from_cookie(written, 1000 + COOKIE_SECONDS) == guest
    assert GuestCookies(KEYS).from_cookie(written, 1001 + COOKIE_SECONDS) is None


def test_foreign_and_forged_cookies_are_ignored() -> None:
    mine = cookie(Guest("me", "Ada"))
    other = cookie(Guest("you", "Bo"))
    forged = [
        cookie(Guest("me", "Ada"), Keys(b"\1" * 32)),
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
    written = cookie(Guest("me", "Ada"))
    assert GuestCookies(KEYS).from_cookie(written, 0) is not None
    assert compared == [written.rpartition(".")[2]]


def test_a_name_is_set_stored_and_changed(client: Client, clock: Clock) -> None:
    assert client.get("/api/guest").json() == {"name": None}
    answer = client.post("/api/guest", json={"name": " Ada  L "})
    assert (answer.status_code, answer.json()) == (200, {"name": "Ada L"})
    assert client.get("/api/guest").json() == {"name": "Ada L"}
    number = client.cookies["guest"].partition(".")[0]
    assert client.post("/api/guest", json={"name": "Ada"}).json() == {"name": "Ada"}
    assert client.cookies["guest"].partition(".")[0] == number
    clock.time += COOKIE_SECONDS + 1
    assert client.get("/api/guest").json() == {"name": None}


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
    assert answer.json() == {"code": "refused", "text": "a name may have at most 24 characters, not 25"}
    assert "set-cookie" not in answer.headers


def test_a_socket_knows_its_guest(client: Client) -> None:
    with client.websocket_connect("/api/tables/t1/socket", headers=came_from("2001:db8::5")) as socket:
        assert socket.receive_json() == {"table": "t1", "guest": None, "address": "2001:db8::/64"}
    client.post("/api/guest", json={"name": "Ada"})
    with client.websocket_connect("/api/tables/t1/socket") as socket:
        received = socket.receive_json()
        assert received["guest"] == {"id": client.cookies["guest"].partition(".")[0], "name": "Ada"}
        socket.send_text("echo")
        assert socket.receive_text() == "echo"
