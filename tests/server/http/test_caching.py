"""Cacheable responses are sent once, and compressed if the client accepts it."""

from __future__ import annotations

import gzip

import pytest

from tests.server.http.conftest import Client
from tischlein.server.http.caching import accepts

PATHS = ["/api/games", "/api/rulebooks/uno/en", "/api/locales/de", "/api/protocol", "/", "/static/icon.svg"]
PLAIN = {"accept-encoding": "identity"}


@pytest.mark.parametrize("path", PATHS)
def test_unchanged_content_is_not_sent_again(client: Client, path: str) -> None:
    first = client.get(path)
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"].removeprefix("W/")
    assert first.headers["vary"].startswith("accept-encoding")
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = client.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert (again.headers["etag"], again.headers["vary"]) == (first.headers["etag"], first.headers["vary"])
    assert client.get(path, headers={"if-none-match": '"other"'}).content == first.content


@pytest.mark.parametrize("path", PATHS)
def test_content_is_compressed_if_the_client_accepts_it(client: Client, path: str) -> None:
    plain = client.get(path, headers=PLAIN)
    assert "content-encoding" not in plain.headers
    with client.stream("GET", path, headers={"accept-encoding": "br, gzip;q=0.5"}) as packed:
        sent = b"".join(packed.iter_raw())
    assert (packed.headers["content-encoding"], packed.headers["content-length"]) == ("gzip", str(len(sent)))
    assert gzip.decompress(sent) == plain.content
    assert len(sent) < len(plain.content)
    for one in (plain, packed):
        assert (one.headers["etag"], one.headers["vary"]) == (plain.headers["etag"], plain.headers["vary"])


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("gzip", True),
        ("br, GZip", True),
        ("gzip;q=0.001", True),
        ("gzip; q=1.0", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("", False),
        ("br, deflate, x-gzip", False),
        ("*", False),
    ],
)
def test_which_clients_accept_gzip(accepted: str, expected: bool) -> None:
    assert accepts("gzip", accepted) is expected
