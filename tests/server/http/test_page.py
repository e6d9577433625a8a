"""The page is served at its paths and keeps to its policy; a server without it says so."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from urllib.robotparser import RobotFileParser

import pytest

from tests.server.http.conftest import Client
from tischlein.server.http import page

PAGE_PATHS = [
    *("/", "/t/k3m", "/t/k3m/screen", "/t/k3m/replay/2", "/t/k3m/review/2", "/hotseat/k3m"),
    *("/played", "/rules", "/rules/uno", "/learn/uno"),
]
NOWHERE = [
    *("/t", "/t/k3m/else", "/t/k3m/screen/x", "/t/k3m/replay", "/t/k3m/review/x", "/hotseat", "/learn"),
    *("/rules/uno/3", "/played/1", "/index.html", "/icon.svg", "/assets", "/apis"),
]
NO_RESOURCE = ["/api/", "/api/nowhere", "/static", "/static/nowhere.js"]


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize("path", PAGE_PATHS)
def test_the_page_is_there(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    built = page.page_files()["index.html"].decode()
    assert answer.text.startswith(built.partition("<title>")[0])
    assert answer.text.endswith(built.partition("</head>")[2])


@pytest.mark.parametrize("path", NOWHERE)
def test_the_page_says_that_there_is_nothing_at_other_paths(client: Client, path: str) -> None:
    answer = client.get(path, headers={"if-none-match": "*"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert answer.content == page.page_files()["index.html"]
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", NO_RESOURCE)
def test_programs_get_a_problem(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert client.post("/nowhere", json={}).json()["code"] == "not-found"


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/games", "/api/guest", "/health", "/robots.txt", "/static/x"])
def test_head_is_get_without_the_body(client: Client, path: str) -> None:
    found, head = client.get(path), client.request("HEAD", path)
    assert (head.status_code, head.content) == (found.status_code, b"")
    same = ("content-type", "content-length", "content-encoding", "cache-control", "etag", "content-security-policy")
    assert {name: head.headers.get(name) for name in same} == {name: found.headers.get(name) for name in same}


def test_search_engines_are_asked_to_leave_out_tables(client: Client) -> None:
    answer = client.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    robots = RobotFileParser()
    robots.parse(answer.text.splitlines())
    allowed = ["/", "/rules", "/rules/uno", "/learn/uno", "/played", "/static/icon.svg"]
    assert [path for path in allowed if not robots.can_fetch("Googlebot", path)] == []
    assert [path for path in ["/t/k3m", "/hotseat/k3m", "/api/games"] if robots.can_fetch("Googlebot", path)] == []
    assert robots.can_fetch("Twitterbot", "/t/k3m")


def test_the_page_keeps_to_its_policy(client: Client) -> None:
    """Nothing is inline or from another site, and everything it names exists."""
    tags = Tags()
    tags.feed(client.get("/").text)
    named = [attrs.get("src") or attrs.get("href") for tag, attrs in tags.found if tag in ("script", "link", "img")]
    assert len(named) > 3
    for path in named:
        assert path is not None
        assert path.startswith("/static/")
        assert client.get(path).status_code == 200
    assert not [tag for tag, attrs in tags.found if tag == "style" or "style" in attrs]
    assert not [name for _, attrs in tags.found for name in attrs if name.startswith("on")]
    scripts = [(name, body.decode()) for name, body in page.page_files().items() if name.endswith(".js")]
    assert scripts
    for name, script in scripts:
        assert not re.search(r"\beval\(|new Function\b|document\.write", script), name


def test_files_with_a_hash_in_their_name_are_cached_for_ever(client: Client) -> None:
    hashed = [name for name in page.page_files() if name.startswith("assets/")]
    assert {name.rpartition(".")[2] for name in hashed} >= {"js", "css", "woff2"}
    for name in hashed:
        assert re.fullmatch(r"assets/[\w.-]+-[\w-]{8}\.\w+", name)
        assert client.get(f"/static/{name}").headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/static/index.html", "/static/icon.svg"):
        assert client.get(path).headers["cache-control"] == "no-cache"


def test_the_service_worker_lists_all_files_of_the_page(client: Client) -> None:
    worker = client.get("/sw.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert not re.search(r"\b(im|ex)port\b|__\w+__", worker.text), "not every browser knows workers that import"
    hashed = {name for name in page.page_files() if name.startswith("assets/")}
    assert set(re.findall(r'"/static/(assets/[^"]+)"', worker.text)) == hashed


def test_the_page_can_be_installed(client: Client) -> None:
    answer = client.get("/static/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    icons = {icon["sizes"]: icon["src"] for icon in manifest["icons"]}
    assert {"192x192", "512x512", "any"} <= set(icons)
    assert [client.get(f"/static/{name}").status_code for name in icons.values()] == [200] * len(icons)


@pytest.mark.parametrize("path", ["../app.py", "..%2f..%2fkeys.py", "%2e%2e/keys.py", "icon.svg/x", "", "Icon.svg"])
def test_nothing_but_the_page_is_served(client: Client, path: str) -> None:
    assert client.get(f"/static/{path}").status_code == 404


def test_a_checkout_without_a_built_page_says_how_to_build_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "page_files", dict)
    for path in PAGE_PATHS:
        answer = client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
        assert "make page" in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert client.get("/static/icon.svg").status_code == 404
    assert client.get("/api/games").status_code == 200
