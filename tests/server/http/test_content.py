"""Games, rulebooks, words, lessons and the schema of the socket."""

from __future__ import annotations

import msgspec
import pytest
from jsonschema_rs import validator_for

from tests.registered import BOXED
from tests.server.http.conftest import Client
from tischlein import games
from tischlein.bots.levels import BOTS
from tischlein.server.messages import VERSION
from tischlein.table.lesson import LessonFile, has_lessons, lessons
from tischlein.table.locales import CHAPTERS, chapter_ftl, ftl
from tischlein.table.look import examples_of
from tischlein.table.rulebook import LANGUAGES, rulebook


def test_all_games_with_their_options(client: Client) -> None:
    shelf = client.get("/api/games").json()
    assert shelf["levels"] == BOTS
    assert shelf["languages"] == list(LANGUAGES)
    found = {game["id"]: game for game in shelf["games"]}
    assert list(found) == list(games())
    for info in games().values():
        game = found[info.id]
        assert (game["seats"], game["rulebook"]) == (list(info.seats), info.rulebook)
        listed = [(option["name"], option["values"], option["default"], option["house"]) for option in game["options"]]
        assert listed == [(option.name, option.values, option.default, option.house) for option in info.options]
    for name in BOXED.values():
        assert [option["own"] for option in found[name]["options"] if option["name"] == "box"] == [True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebooks_and_words(client: Client, lang: str) -> None:
    for name in {info.rulebook for info in games().values()}:
        book = rulebook(name, lang)
        expected = {"name": name, "lang": lang, "text": book.text, "rules": book.rules, "pictures": examples_of(name)}
        assert client.get(f"/api/rulebooks/{name}/{lang}").json() == expected
    words = client.get(f"/api/locales/{lang}")
    assert words.text == ftl(lang)
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    for chapter in CHAPTERS:
        assert client.get(f"/api/locales/{lang}/{chapter}").text == chapter_ftl(chapter, lang)


def test_lessons_and_pictures(client: Client) -> None:
    for game in client.get("/api/games").json()["games"]:
        assert game["lesson"] is has_lessons(game["rulebook"])
        assert all(thing["card"] is None or "draw" in thing["card"] for thing in game["picture"])
        found = client.get(f"/api/lessons/{game['rulebook']}").json()
        assert msgspec.convert(found, LessonFile) == lessons(game["rulebook"])


@pytest.mark.parametrize(
    "path",
    [
        "lessons/nine",
        "rulebooks/uno/xx",
        "rulebooks/nine/en",
        "rulebooks/%2e%2e/en",
        "locales/xx",
        "locales/xx/review",
        "locales/en/terminal",
        "locales/en/%2e%2e",
    ],
)
def test_unknown_content_is_not_found(client: Client, path: str) -> None:
    answer = client.get(f"/api/{path}")
    assert answer.status_code == 404
    assert set(answer.json()) == {"code", "text"}


def test_the_schema_of_the_socket(client: Client) -> None:
    schema = client.get("/api/protocol").json()
    assert schema["version"] == VERSION
    frame = validator_for({"$defs": schema["$defs"], **schema["client"]})
    assert frame.is_valid({"type": "hello", "version": 1})
    assert frame.is_valid({"type": "make-move", "id": "1", "move": "r7"})
    assert not frame.is_valid({"type": "make-move", "id": "1"})
    assert not frame.is_valid({"type": "cheat", "id": "1"})
    answer = validator_for({"$defs": schema["$defs"], **schema["server"]})
    assert answer.is_valid({"type": "presence", "seat": 1, "connected": True, "since": 0})
    assert not answer.is_valid({"type": "presence", "seat": 1})
