"""Link previews: in the language of the reader, and silent about private tables."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from tests.server.fake_store import FakeHost
from tests.server.http.conftest import OWN, Client
from tischlein.server.http import page, previews
from tischlein.server.http.previews import preferred_language
from tischlein.server.log_events import Phase, TableSetup
from tischlein.server.store.base import StoreError, TableSummary

pytestmark = pytest.mark.skipif(not page.page_files(), reason="the page has not been built")


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        name = facts.get("property") or facts.get("name")
        if tag == "meta" and name:
            assert name not in self.found or name == "theme-color", f"{name} comes twice"
            self.found[name] = facts.get("content") or ""


def tags(client: Client, path: str, lang: str = "") -> dict[str, str]:
    answer = client.get(path, headers={"accept-language": lang} if lang else {})
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"]
    parser = Tags()
    parser.feed(answer.text)
    return parser.found


def add(table_host: FakeHost, name: str, taken: int = 1, phase: Phase = "gathering", **setup: object) -> None:
    made = TableSetup(**{"game": "uno", "seats": 3, **setup})  # type: ignore[arg-type]
    table_host.add(TableSummary(name, made, phase, taken, ["Ada", "Bo", "Cy"][:taken], 0, 0))


def test_an_invitation_to_a_public_table_names_game_host_and_free_seats(client: Client, table_host: FakeHost) -> None:
    add(table_host, "t1", public=True)
    found = tags(client, "/t/t1")
    assert found["og:title"] == "Ada invites you to UNO"
    assert found["og:description"] == "2 seats are free. Tap, sit down, play. No account needed."
    assert found["description"] == found["og:description"]
    assert found["og:url"] == f"{OWN}/t/t1"
    assert found["og:image"].startswith(f"{OWN}/static/previews/")
    assert client.get(found["og:image"]).headers["content-type"] == "image/jpeg"
    add(table_host, "t2", taken=3, public=True)
    assert tags(client, "/t/t2")["og:description"].startswith("All seats are taken.")
    add(table_host, "t3", taken=0, public=True)
    assert tags(client, "/t/t3")["og:title"] == "You are invited to UNO"
    table_host.add(TableSummary("t4", TableSetup("uno", 3, public=True), "gathering", 1, ["Mia"], 0, 0))
    assert tags(client, "/t/t4")["og:title"] == "Mia invites you to UNO", "people have such names, too"


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("de", "Ada lädt dich zu UNO ein"),
        ("fr-CH, en;q=0.5", "Ada vous invite à UNO"),
        ("xx, hu;q=0.3", "Ada játszani hív: UNO"),
        ("xx", "Ada invites you to UNO"),
    ],
)
def test_a_preview_is_in_the_language_of_the_reader(
    client: Client, table_host: FakeHost, lang: str, title: str
) -> None:
    add(table_host, "t1", public=True)
    assert tags(client, "/t/t1", lang)["og:title"] == title


def test_a_private_table_looks_like_none(client: Client, table_host: FakeHost) -> None:
    add(table_host, "t1")
    key = {"authorization": f"Bearer {table_host.keys.invitation('t1')}"}
    for path in ("/t/{}", "/t/{}/screen", "/hotseat/{}", "/t/{}?game=uno", "/t/{}/replay/1", "/t/{}/review/1"):
        private = client.get(path.format("t1")).text.replace("t1", "")
        assert private == client.get(path.format("t9")).text.replace("t9", "")
        assert private == client.get(path.format("t1"), headers=key).text.replace("t1", "")
        assert "Ada" not in private
    assert tags(client, "/t/t1")["og:title"] == "You are invited to a card table"
    assert tags(client, "/t/t1?game=uno")["og:title"] == "You are invited to UNO"
    assert tags(client, "/t/t1?game=nonsense")["og:title"] == "You are invited to a card table"


def test_a_replay_is_described_if_anyone_may_watch_it(client: Client, table_host: FakeHost) -> None:
    add(table_host, "t1")
    game = table_host.finish("t1", 1, False)
    assert tags(client, "/t/t1/replay/1")["og:title"] == "A game to watch"
    table_host.store.finished[:] = [replace(game, shared=True)]
    found = tags(client, "/t/t1/replay/1")
    assert found["og:title"] == "UNO: Ada won"
    assert found["og:description"] == "Watch the whole game, with Ada, Bo."
    assert tags(client, f"/t/t1/replay/{10**30}")["og:title"] == "A game to watch"


def test_names_cannot_break_out_of_a_tag(client: Client, table_host: FakeHost) -> None:
    setup = TableSetup("uno", 3, public=True)
    table_host.add(TableSummary("t1", setup, "gathering", 1, ['"><script>alert(1)</script>'], 0, 0))
    assert "<script>alert" not in client.get("/t/t1").text
    assert tags(client, "/t/t1")["og:title"] == '"><script>alert(1)</script> invites you to UNO'


def test_the_page_is_served_although_the_database_is_not(
    client: Client, table_host: FakeHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("gone")

    monkeypatch.setattr(table_host.store, "summary", fail)
    monkeypatch.setattr(table_host.store, "finished_game", fail)
    assert tags(client, "/t/t1")["og:title"] == "You are invited to a card table"
    assert tags(client, "/t/t1/replay/1")["og:title"] == "A game to watch"


def test_every_other_page_shows_the_project(client: Client) -> None:
    for path in ("/", "/played", "/rules/uno"):
        assert tags(client, path, "de")["og:title"] == "Tischlein"
        assert tags(client, path, "de")["description"].startswith("Kartenspiele für zwei bis zehn")


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("*", "en"),
        ("DE-at", "de"),
        ("fr;q=0.2,hu;q=0.9,de;q=0", "hu"),
        ("de;q=x", "en"),
        (",;;,de", "de"),
        ("xx," * 1000 + "de", "en"),
        ("de;q=1.2.3", "en"),
    ],
)
def test_the_best_known_language_is_chosen(accepted: str, lang: str) -> None:
    assert preferred_language(accepted) == lang


def test_every_language_has_every_sentence() -> None:
    game = FakeHost().finish("t", 1, True)
    table = TableSummary("t", TableSetup("uno", 3, public=True), "gathering", 2, ["Ada"], 0, 0)
    for lang in ("de", "en", "fr", "hu"):
        made = [
            previews.general_preview(lang),
            previews.invitation_preview(lang, table, ""),
            previews.invitation_preview(lang, None, "uno"),
            previews.replay_preview(lang, game),
            previews.replay_preview(lang, None),
        ]
        assert all(one.title and one.description for one in made)
